import type { RouteViewFragment } from '../generated.ts';
import type { Size } from '../lib/useSize.ts';

export interface Spot {
  x: number;
  y: number;
}

export interface RoutePlane {
  /** Where a place stands in the drawing, in pixels. */
  spotOf(place: { lat: number; lng: number }): Spot;
  /** Across the middle of the drawing. */
  pixelsInMetre: number;
  /** The square that the whole Earth would be, from the 180th meridian on: where it begins and how wide it is, in pixels. */
  world: { left: number; top: number; width: number };
}

/** Kept free around a route, in pixels: for its discs and their words. */
const MARGIN = 44;
/** So many metres at least are as wide as the drawing. */
const NARROWEST = 400;
const EARTH_RADIUS = 6_371_008.8;
const METRES_IN_DEGREE = (EARTH_RADIUS * Math.PI) / 180;
/** Degrees to the north and to the south, where a Mercator map is cut off to be a square. */
const FARTHEST = 85.0511287798;
const radians = Math.PI / 180;

/** Degrees north as they stand on a Mercator map, on which shapes stay what they are. */
function northing(lat: number): number {
  const within = Math.max(-FARTHEST, Math.min(FARTHEST, lat));
  return Math.log(Math.tan(Math.PI / 4 + (within * radians) / 2)) / radians;
}

/** The plane on which a route is drawn: as large as it fits into the middle of the drawing, north above. */
export function routePlane({ south, west, north, east }: RouteViewFragment['bounds'], size: Size): RoutePlane {
  // Counted from the western edge, so that the 180th meridian is one as any other.
  const easting = (lng: number) => (lng < west ? lng - west + 360 : lng - west);
  const width = easting(east);
  const [top, bottom] = [northing(north), northing(south)];
  const metresInUnit = METRES_IN_DEGREE * Math.cos(((north + south) / 2) * radians);
  const scale = Math.min(
    (size.width - 2 * MARGIN) / width,
    (size.height - 2 * MARGIN) / (top - bottom),
    (size.width * metresInUnit) / NARROWEST,
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
