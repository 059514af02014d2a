import { beside } from '../routes/longitudes.ts';
import { earthRadius } from '../routes/metresBetween.ts';
import type { MapPoint, RideMap } from '../routes/RideMap.ts';

// A route as outlines for a preview, drawn as the web client draws it: on a Mercator map, with gaps as gaps, no terrain invented.

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Spot {
  x: number;
  y: number;
}

/** What of a map is drawn. */
export type Route = Pick<RideMap, 'bounds' | 'line'>;

/** Kept free around a route, in pixels. */
const margin = 64;
/** So many metres at least are as wide as the box: what is short is not blown up. */
const narrowest = 400;
/** In pixels: nearer to each other, the ends are one. */
const together = 24;
/** Where Mercator maps end, in degrees. */
const farthest = 85.0511;
const radians = Math.PI / 180;
const color = { ground: '#edf0f1', route: '#d3125b', casing: '#ffffff', end: '#10191c' };

/** Degrees north as they stand on a Mercator map. */
const northing = (lat: number) =>
  Math.log(Math.tan(Math.PI / 4 + (Math.max(-farthest, Math.min(farthest, lat)) * radians) / 2)) / radians;

/** Where places stand in a box: as large as the bounds fit, north above. */
function spotsIn({ south, west, north, east }: Route['bounds'], { x, y, width, height }: Box): (at: MapPoint) => Spot {
  const right = east < west ? east + 360 : east;
  const middle = { lng: (west + right) / 2, north: (northing(north) + northing(south)) / 2 };
  const metresInUnit = earthRadius * radians * Math.max(0.05, Math.cos(((north + south) / 2) * radians));
  const scale = Math.min(
    (width - 2 * margin) / (right - west),
    (height - 2 * margin) / (northing(north) - northing(south)),
    (width * metresInUnit) / narrowest,
  );
  return ({ lat, lng }) => ({
    x: x + width / 2 + (beside(lng, middle.lng) - middle.lng) * scale,
    y: y + height / 2 - (northing(lat) - middle.north) * scale,
  });
}

const written = ({ x, y }: Spot) => `${x.toFixed(1)} ${y.toFixed(1)}`;

const ring = ({ x, y }: Spot) =>
  `<circle cx="${x}" cy="${y}" r="13" fill="${color.end}" stroke="${color.casing}" stroke-width="4"/><circle cx="${x}" cy="${y}" r="5" fill="${color.casing}"/>`;
const square = ({ x, y }: Spot) =>
  `<rect x="${x - 11}" y="${y - 11}" width="22" height="22" rx="4" fill="${color.end}" stroke="${color.casing}" stroke-width="4"/><rect x="${x - 4.5}" y="${y - 4.5}" width="9" height="9" fill="${color.casing}"/>`;

/** A route on its ground: begun at a ring, ended at a square. */
export function drawRoute({ bounds, line }: Route, box: Box): string {
  const spotOf = spotsIn(bounds, box);
  const pieces = line.map((piece) => piece.map(spotOf));
  const path = pieces.map((piece) => `M${piece.map(written).join('L')}`).join('');
  const stroke = (width: number, shade: string) =>
    `<path fill="none" stroke="${shade}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round" d="${path}"/>`;
  const [start, finish] = [pieces[0]?.[0], pieces.at(-1)?.at(-1)];
  const isLoop = start && finish && Math.hypot(start.x - finish.x, start.y - finish.y) < together;
  return `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" fill="${color.ground}"/>
${stroke(13, color.casing)}${stroke(7, color.route)}
${finish && !isLoop ? square(finish) : ''}${start ? ring(start) : ''}`;
}
