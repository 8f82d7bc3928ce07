/** Pictures on a canvas of their own: a photo the way up it was taken, or a frame of the camera. */
import { ApiError } from "../../api";

const LONGEST = 2400; // of a photo; more is only slower

/** A photo; throws if this browser cannot read the file as a picture. */
export async function readPhoto(file: Blob): Promise<HTMLCanvasElement> {
  const whole = await createImageBitmap(file).catch(() => {
    throw new ApiError("eye-unreadable");
  });
  const scale = Math.min(1, LONGEST / Math.max(whole.width, whole.height));
  const canvas = onCanvas(whole, Math.round(whole.width * scale), Math.round(whole.height * scale));
  whole.close();
  return canvas;
}

export function onCanvas(source: CanvasImageSource, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) throw new ApiError("eye-failed");
  context.imageSmoothingQuality = "high";
  context.drawImage(source, 0, 0, width, height);
  return canvas;
}

/** The first picture among files that were chosen, dropped or pasted; if there is none, the first file. */
export function pictureAmong(files: FileList | null | undefined): File | null {
  const all = [...(files ?? [])];
  return all.find(({ type }) => type.startsWith("image/")) ?? all[0] ?? null;
}
