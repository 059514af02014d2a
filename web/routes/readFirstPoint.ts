import type { Point } from '../moments/useDeviceLocation.ts';

/** In bytes: the part of a file that is read. It contains the first point, behind the name. */
const HEAD = 64 * 1024;
const point = /<trkpt lat="([-\d.]{1,20})" lon="([-\d.]{1,20})"/;

/** The first point in a GPX file of the server. Undefined if it has none. */
export async function readFirstPoint(file: Blob): Promise<Point | undefined> {
  const [, lat, lng] = point.exec(await file.slice(0, HEAD).text()) ?? [];
  return lat && lng ? { lat: Number(lat), lng: Number(lng) } : undefined;
}
