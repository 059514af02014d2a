import type { Size } from '../lib/useSize.ts';
import type { RoutePlane } from './routePlane.ts';

export interface Tile {
  zoom: number;
  /** Columns count from the west, rows from the north. */
  column: number;
  row: number;
  /** The position in the drawing in whole pixels, so that tiles meet without a gap. */
  left: number;
  top: number;
  width: number;
  height: number;
}

const TILE = 256;
const MAX_TILES = 24;
/** The highest zoom level of OpenStreetMap's servers. */
const MAX_ZOOM = 19;

function rangeOf(start: number, end: number): number[] {
  return Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index);
}

function gridAt(zoom: number, { world }: RoutePlane, { width, height }: Size): Tile[] {
  const count = 2 ** zoom;
  const side = world.width / count;
  const columns = rangeOf(Math.floor(-world.left / side), Math.ceil((width - world.left) / side));
  const rows = rangeOf(
    Math.max(0, Math.floor(-world.top / side)),
    Math.min(count, Math.ceil((height - world.top) / side)),
  );
  return rows.flatMap((row) =>
    columns.map((column) => {
      const [left, right] = [column, column + 1].map((edge) => Math.round(world.left + edge * side));
      const [top, bottom] = [row, row + 1].map((edge) => Math.round(world.top + edge * side));
      const [width = 0, height = 0] = [Number(right) - Number(left), Number(bottom) - Number(top)];
      // The column west of the first is the last.
      const around = ((column % count) + count) % count;
      return { zoom, column: around, row, left: Number(left), top: Number(top), width, height };
    }),
  );
}

/** The tiles of a drawing, at about their natural size, at most 24. */
export function tileGrid(plane: RoutePlane, size: Size): Tile[] {
  let zoom = Math.min(MAX_ZOOM, Math.max(0, Math.round(Math.log2(plane.world.width / TILE))));
  while (zoom > 0 && gridAt(zoom, plane, size).length > MAX_TILES) zoom -= 1;
  return gridAt(zoom, plane, size);
}
