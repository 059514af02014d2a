/** Reads a picture as a data URL. Rejects what is no picture and what cannot be read; `name` is for who looks into the log. */
export function readPhoto(photo: Blob, name: string): Promise<string> {
  return new Promise((resolve, reject) => {
    if (!photo.type.startsWith('image/')) {
      reject(new Error(`${name} is not an image`));
      return;
    }
    const reader = new FileReader();
    reader.onload = () =>
      typeof reader.result === 'string' ? resolve(reader.result) : reject(new Error('Nothing was read'));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(photo);
  });
}
