import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { showSettings } from "./settings.svelte";
import { tongue } from "./words/index.svelte";
import { router } from "./router.svelte";

// What each game brings to the room: its accent (for what is chosen or main), the text on it, and the cloth its table is
// covered with. A game without a palette has the room's own colours.
import.meta.glob("./boards/*/art/palette.css", { eager: true });

showSettings(); // before the words are loaded: nobody who chose dark waits at a white page
router.start();
await tongue.load();
mount(App, { target: document.getElementById("app")! });
