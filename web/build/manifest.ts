/** Says how the page is installed on a device: its name, its icons (see tests/support/icons.py), and its ground. */
import type { Plugin } from "vite";
import { said } from "./words.ts";

const png = (name: string, size: number, purpose: string) => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

export const manifest = () => ({
  id: "/",
  name: "Tercet",
  short_name: "Tercet",
  description: said("en", "page-description"),
  start_url: "/",
  display: "standalone",
  background_color: "#e6eae6", // --bg of look/tokens.css by day
  theme_color: "#e6eae6",
  icons: [
    { src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
    png("icon-192", 192, "any"),
    png("icon-512", 512, "any"),
    png("icon-maskable-512", 512, "maskable"),
  ],
});

export function manifestPlugin(): Plugin {
  return {
    name: "tercet-manifest",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "manifest.webmanifest", source: JSON.stringify(manifest(), null, 1) });
    },
  };
}
