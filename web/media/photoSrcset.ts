const ours = /^(\/media\/[0-9a-f]{64})\.webp$/;
/** The widths in which the server stores a picture. The first two are for profile pictures. */
const widths = [64, 128, 256, 480, 800, 1200, 1600, 2048];
const narrowestPhoto = 256;

/**
 * The `srcset` of a photo that is `full` pixels wide, equal to `srcset` in the API. Undefined for a photo on another
 * site.
 */
export function photoSrcset(url: string, full: number | null): string | undefined {
  const path = ours.exec(url)?.[1];
  if (!path || !full) return undefined;
  const narrower = widths.filter((width) => width >= narrowestPhoto && width < full);
  // The server does not enlarge a picture, so the next larger width contains it unchanged.
  const widest = widths.find((width) => width >= full) ?? full;
  return [...narrower.map((width) => `${path}/${width}.webp ${width}w`), `${path}/${widest}.webp ${full}w`].join(', ');
}
