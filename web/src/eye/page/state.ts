/** The page of the eye, as it was left; and the pictures that are looked at. */
import { signal } from "@preact/signals";
import type { Sight } from "../look";
import type { OnFilming, OnSight, Picture } from "./looking";
import { type Act, FIRST, type Page, reduce } from "./page";
import type { Still } from "./still";

export const page = signal<Page>(FIRST);
export const filming = signal(false); // the camera is wanted: it goes on until somebody stops it

const pictures = new WeakMap<Sight, Picture>(); // as long as somebody may come back to them

export const pictureOf = ({ sight }: Still): Picture | undefined => pictures.get(sight);

export function act(what: Act): void {
  page.value = reduce(page.value, what);
}

export const films: OnFilming = (wanted) => {
  filming.value = wanted;
};

export const saw: OnSight = (seen, sight) => {
  pictures.set(sight, seen);
  act({ type: "saw", sight });
};
