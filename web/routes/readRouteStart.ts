/** The start of a route, as its file has it. */
export interface RouteStart {
  place?: { lat: number; lng: number };
  /** When the recording began. Absent for a planned route. */
  at?: Date;
}

/** In bytes: the part of a file that is read. It contains the first point, behind names and waypoints. */
const HEAD = 512 * 1024;
/** Programs write 1970 or 1989 in place of a missing time. */
const EARLIEST = Date.UTC(1990, 0, 1);

/** In characters: a longer point is cut off. */
const LONGEST_POINT = 4000;

const opening = /<(?:\w{1,20}:)?(trkpt|rtept|Trackpoint)\b([^>]{0,500})>/g;
const closing = /<\/(?:\w{1,20}:)?(?:trkpt|rtept|Trackpoint)>/;

const numberIn = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.[1] ?? Number.NaN);

function placeOf(attributes: string, content: string): RouteStart['place'] {
  const lat = content.includes('LatitudeDegrees')
    ? numberIn(content, /LatitudeDegrees>\s*([-+\d.eE]+)/)
    : numberIn(attributes, /\blat=["']\s*([-+\d.eE]+)/);
  const lng = content.includes('LongitudeDegrees')
    ? numberIn(content, /LongitudeDegrees>\s*([-+\d.eE]+)/)
    : numberIn(attributes, /\blon=["']\s*([-+\d.eE]+)/);
  const isPlace = Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && !(lat === 0 && lng === 0);
  return isPlace ? { lat, lng } : undefined;
}

function instantOf(content: string): Date | undefined {
  const at = Date.parse(/time>([^<]{1,40})</i.exec(content)?.[1]?.trim() ?? '');
  return at >= EARLIEST ? new Date(at) : undefined;
}

/** The start in the text of a GPX or TCX file: the first point that has a place. */
export function routeStartIn(text: string): RouteStart {
  const kind = text.includes('trkpt') ? 'trkpt' : undefined;
  for (const { 0: tag, 1: name, 2: attributes = '', index } of text.matchAll(opening)) {
    // The server prefers the tracks of a file to its routes.
    if (kind && name !== kind) continue;
    const from = index + tag.length;
    const [inside = ''] = text.slice(from, from + LONGEST_POINT).split(closing, 1);
    const content = attributes.endsWith('/') ? '' : inside;
    const place = placeOf(attributes, content);
    if (place) return { place, at: instantOf(content) };
  }
  return {};
}

/** The start of a route file, read in the browser: the server stores no times. Empty if the file has no place. */
export async function readRouteStart(file: Blob): Promise<RouteStart> {
  return routeStartIn(await file.slice(0, HEAD).text());
}
