const ours = /^(\/media\/[0-9a-f]{64})\.webp$/;
/** The widths in which the server has a picture; the first two are for faces. */
const widths = [64, 128, 256, 480, 800, 1200, 1600, 2048];
const narrowestPhoto = 256;

/**
 * The widths of a photo that is `full` pixels wide, as the `srcset` of an image: what the API answers as `srcset`. Undefined
 * for a photo kept elsewhere.
 */
export function photoSrcset(url: string, full: number | null): string | undefined {
  const path = ours.exec(url)?.[1];
  if (!path || !full) return undefined;
  const narrower = widths.filter((width) => width >= narrowestPhoto && width < full);
  // A picture is not made wider than it is: the next width holds it as it is.
  const widest = widths.find((width) => width >= full) ?? full;
  return [...narrower.map((width) => `${path}/${width}.webp ${width}w`), `${path}/${widest}.webp ${full}w`].join(', ');
}
