import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import "./art/palette.css";
import { tongue } from "./i18n/index.svelte";
import { router } from "./router.svelte";

router.start();
await tongue.load();
mount(App, { target: document.getElementById("app")! });
