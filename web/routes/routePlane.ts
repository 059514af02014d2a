import type { RouteViewFragment } from '../generated.ts';
import type { Size } from '../lib/useSize.ts';

export interface Spot {
  x: number;
  y: number;
}

export interface Place {
  lat: number;
  lng: number;
}

export interface RoutePlane {
  /** The position of a place in the drawing, in pixels. */
  spotOf(place: Place): Spot;
  /** At the middle of the drawing. */
  pixelsInMetre: number;
  /** The square of the whole world from the 180th meridian on: its position and width in pixels. */
  world: { left: number; top: number; width: number };
}

/** In pixels: the margin around a route, for its marks and labels. */
const MARGIN = 44;
/** In metres: the smallest distance that the drawing's width stands for. */
const MIN_METRES = 400;
const EARTH_RADIUS = 6_371_008.8;
const METRES_IN_DEGREE = (EARTH_RADIUS * Math.PI) / 180;
/** In degrees: the latitude at which a Mercator map is cut off to make it square. */
const MAX_LATITUDE = 85.0511287798;
/** The cosine of the highest latitude whose metres are drawn to scale. At a pole a metre has no width on a Mercator map. */
const MIN_COSINE = 0.05;
const radians = Math.PI / 180;

/** The vertical position of a latitude on a Mercator map, in degrees, which keeps shapes. */
function northing(lat: number): number {
  const within = Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, lat));
  return Math.log(Math.tan(Math.PI / 4 + (within * radians) / 2)) / radians;
}

/** The projection of a route: as large as fits into the middle of the drawing, north up. */
export function routePlane({ south, west, north, east }: RouteViewFragment['bounds'], size: Size): RoutePlane {
  // Measured from the western edge, so that a route may cross the 180th meridian.
  const easting = (lng: number) => (lng < west ? lng - west + 360 : lng - west);
  const width = easting(east);
  const [top, bottom] = [northing(north), northing(south)];
  const metresInUnit = METRES_IN_DEGREE * Math.max(MIN_COSINE, Math.cos(((north + south) / 2) * radians));
  const scale = Math.min(
    (size.width - 2 * MARGIN) / width,
    (size.height - 2 * MARGIN) / (top - bottom),
    (size.width * metresInUnit) / MIN_METRES,
  );

  return {
    spotOf: ({ lat, lng }) => ({
      x: size.width / 2 + (easting(lng) - width / 2) * scale,
      y: size.height / 2 - (northing(lat) - (top + bottom) / 2) * scale,
    }),
    pixelsInMetre: scale / metresInUnit,
    world: {
      left: size.width / 2 - (180 + west + width / 2) * scale,
      top: size.height / 2 - (180 - (top + bottom) / 2) * scale,
      width: 360 * scale,
    },
  };
}
