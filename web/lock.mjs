// Takes the sponsors' addresses out of package-lock.json: a file that pins packages holds no URL.
import { readFileSync, writeFileSync } from "node:fs";

const place = new URL("package-lock.json", import.meta.url);
const lock = JSON.parse(readFileSync(place, "utf8"));
for (const pinned of Object.values(lock.packages)) delete pinned.funding;
writeFileSync(place, JSON.stringify(lock, null, 2) + "\n");
