/** Let the browser save a file: it opens with whatever shows or prints it here. */
export function save(blob: Blob, name: string): void {
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(blob), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
