import type { Pixels } from "./picture";

const LONGEST = 1600; // pixels: enough to read 81 cards

/** The pixels of a picture, made smaller if it is large. */
export function pixelsOf(picture: ImageBitmap): Pixels {
  const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
  const [width, height] = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * scale))) as [
    number,
    number,
  ];
  const pen = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  if (!pen) throw new Error("no canvas");
  pen.imageSmoothingQuality = "high";
  pen.drawImage(picture, 0, 0, width, height);
  return { width, height, data: pen.getImageData(0, 0, width, height).data };
}
