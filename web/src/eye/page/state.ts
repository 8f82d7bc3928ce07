/** The page of the eye, as it was left; and the picture that is looked at. */
import { signal } from "@preact/signals";
import type { OnFilming, OnSight, Picture } from "./looking";
import { type Act, FIRST, type Page, reduce } from "./page";

export const page = signal<Page>(FIRST);
export const picture = signal<Picture | null>(null);
export const filming = signal(false); // the camera is wanted: it goes on until somebody stops it

export function act(what: Act): void {
  page.value = reduce(page.value, what);
}

export const films: OnFilming = (wanted) => {
  filming.value = wanted;
};

export const saw: OnSight = (seen, sight) => {
  picture.value = seen;
  act({ type: "saw", sight });
};
