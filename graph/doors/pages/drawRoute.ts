import { beside } from '../../routes/longitudes.ts';
import { earthRadius } from '../../routes/metresBetween.ts';
import type { MapPoint, RideMap } from '../../routes/RideMap.ts';

// Draws a route as the web client draws it: on a Mercator map, with gaps left open, without terrain.

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

/** The parts of a map that the drawing needs. */
export type Route = Pick<RideMap, 'bounds' | 'line'>;

/** The margin around a route, in pixels. */
const margin = 64;
/** The minimum width of the drawn area, in metres, so that a short route is not enlarged. */
const narrowest = 400;
/** In pixels. If start and end are closer than this, one mark stands for both. */
const together = 24;
/** The limit of Mercator maps, in degrees of latitude. */
const farthest = 85.0511;
const radians = Math.PI / 180;
const color = { ground: '#edf0f1', route: '#d3125b', casing: '#ffffff', end: '#10191c' };

/** The vertical Mercator coordinate of a latitude. */
const northing = (lat: number) =>
  Math.log(Math.tan(Math.PI / 4 + (Math.max(-farthest, Math.min(farthest, lat)) * radians) / 2)) / radians;

/** Returns a function from positions to points in a box, north up, scaled to fit the bounds. */
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

const ring = (spot: Spot) =>
  `<g transform="translate(${written(spot)})"><circle r="13" fill="${color.end}" stroke="${color.casing}" stroke-width="4"/><circle r="5" fill="${color.casing}"/></g>`;
const square = (spot: Spot) =>
  `<g transform="translate(${written(spot)})"><rect x="-11" y="-11" width="22" height="22" rx="4" fill="${color.end}" stroke="${color.casing}" stroke-width="4"/><rect x="-4.5" y="-4.5" width="9" height="9" fill="${color.casing}"/></g>`;

/** A route on its background: a ring at the start, a square at the end. */
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
