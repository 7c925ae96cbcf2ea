import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const OUT = process.env.HOUNDTABLE_STATIC ?? "../src/houndtable/server/static";
const COMPRESSED = /\.(js|css|html|svg|json|webmanifest)$/;

/** Beside every text file lie its compressed forms, so that the server only has to send them. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    closeBundle() {
      for (const entry of readdirSync(OUT, { recursive: true, encoding: "utf8" })) {
        if (!COMPRESSED.test(entry)) continue;
        const text = readFileSync(join(OUT, entry));
        writeFileSync(join(OUT, `${entry}.br`), brotliCompressSync(text));
        writeFileSync(join(OUT, `${entry}.gz`), gzipSync(text, { level: 9 }));
      }
    },
  };
}

/** `packages.json` names the npm packages of which something is in the client, for licences and the list of components. */
function packages(): Plugin {
  return {
    name: "packages",
    apply: "build",
    generateBundle(_, bundle) {
      const from = Object.values(bundle).flatMap((file) =>
        file.type === "chunk" ? file.moduleIds : file.originalFileNames,
      );
      const names = from.flatMap((path) => path.replaceAll("\\", "/").match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1] ?? []);
      const source = JSON.stringify([...new Set(names)].sort());
      this.emitFile({ type: "asset", fileName: "packages.json", source });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), packages(), compressed()],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: ["chrome123", "firefox121", "safari17.5"],
    assetsInlineLimit: 0, // the content policy allows no data: addresses
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: process.env.HOUNDTABLE_SERVER ?? "http://127.0.0.1:8000", ws: true } } },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
