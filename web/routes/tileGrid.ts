import type { Size } from '../lib/useSize.ts';
import type { RoutePlane } from './routePlane.ts';

export interface Tile {
  zoom: number;
  /** Columns are counted from the west, rows from the north. */
  column: number;
  row: number;
  /** Where it lies in the drawing, in whole pixels: neighbours meet without a seam. */
  left: number;
  top: number;
  width: number;
  height: number;
}

const TILE = 256;
const MOST_TILES = 24;
/** As far as the servers of OpenStreetMap go. */
const CLOSEST = 19;

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
      // West of the first column comes the last one.
      const around = ((column % count) + count) % count;
      return { zoom, column: around, row, left: Number(left), top: Number(top), width, height };
    }),
  );
}

/** The tiles beneath a drawing, about as large as they are made, 24 at most. */
export function tileGrid(plane: RoutePlane, size: Size): Tile[] {
  let zoom = Math.min(CLOSEST, Math.max(0, Math.round(Math.log2(plane.world.width / TILE))));
  while (zoom > 0 && gridAt(zoom, plane, size).length > MOST_TILES) zoom -= 1;
  return gridAt(zoom, plane, size);
}
