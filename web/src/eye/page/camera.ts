/** The camera at the back, and what keeps it from being used. */

/** The name of the message that says it. */
export type Trouble = string;

const BY_NAME: Record<string, Trouble> = {
  NotAllowedError: "eye-trouble-refused",
  SecurityError: "eye-trouble-refused",
  NotFoundError: "eye-trouble-none",
  OverconstrainedError: "eye-trouble-none",
  NotReadableError: "eye-trouble-busy",
  AbortError: "eye-trouble-busy",
};

/** What an attempt to open the camera came to. */
export const troubleOf = (error: unknown): Trouble =>
  (error instanceof DOMException ? BY_NAME[error.name] : undefined) ?? "eye-trouble-camera";

/** Why there is no use in trying: browsers hide cameras from pages that do not come over a secure connection. */
export const noCamera = (): Trouble | null =>
  navigator.mediaDevices ? null : window.isSecureContext ? "eye-trouble-none" : "eye-trouble-insecure";

export const openCamera = (): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: { ideal: "environment" }, width: { ideal: 1920 }, height: { ideal: 1080 } },
  });

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** When the next picture of the camera is there. */
export const nextFrame = (video: HTMLVideoElement): Promise<void> =>
  new Promise((give) => {
    if ("requestVideoFrameCallback" in video) video.requestVideoFrameCallback(() => give());
    else requestAnimationFrame(() => give());
  });
