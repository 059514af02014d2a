/** In milliseconds: Safari reads the file some time after the download starts. */
const revokeDelay = 60_000;

/** Saves a file through the browser under this name. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), revokeDelay);
}
