/** Reads a picture file as a data URL. Rejects what is no picture and what cannot be read. */
export function readPhoto(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    if (!file.type.startsWith('image/')) {
      reject(new Error(`${file.name} is not an image`));
      return;
    }
    const reader = new FileReader();
    reader.onload = () =>
      typeof reader.result === 'string' ? resolve(reader.result) : reject(new Error('Nothing was read'));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
