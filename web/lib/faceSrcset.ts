const ours = /^(\/media\/[0-9a-f]{64})\.webp$/;
const widths = [64, 128, 256, 480];

/**
 * The widths of a small picture on the server, as the `srcset` of an image. Undefined for a picture on another site.
 */
export function faceSrcset(url: string): string | undefined {
  const path = ours.exec(url)?.[1];
  return path && widths.map((width) => `${path}/${width}.webp ${width}w`).join(', ');
}
