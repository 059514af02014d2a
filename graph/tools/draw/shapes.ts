/** A place on the paper: right and down from the upper left corner. */
export type Point = readonly [x: number, y: number];

/** A rectangle, by its upper left corner. */
export type Area = readonly [x: number, y: number, width: number, height: number];

/** A circle, by its middle. */
export type Round = readonly [x: number, y: number, radius: number];

/** An ellipse, by its middle. */
export type Oval = readonly [x: number, y: number, radiusAcross: number, radiusDown: number];

export type Pen = readonly [color: string, width: number];

export type Attributes = Readonly<Record<string, string | number>>;

/** The paper every scene is drawn on, in units of the SVG. */
export const paper = { width: 1200, height: 800 } as const;

export const between = (from: number, to: number, share: number): number => from + (to - from) * share;

const figure = (value: number): string => String(Math.round(value * 100) / 100);

const coordinates = ([x, y]: Point): string => `${figure(x)} ${figure(y)}`;

export function element(name: string, attributes: Attributes, ...children: string[]): string {
  const list = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? figure(value) : value}"`)
    .join('');
  return children.length === 0 ? `<${name}${list}/>` : `<${name}${list}>${children.join('')}</${name}>`;
}

/** Straight from point to point; an open path. */
export const straightPath = (points: readonly Point[]): string => `M${points.map(coordinates).join('L')}`;

function pointAt(points: readonly Point[], index: number): Point {
  const point = points[Math.min(Math.max(index, 0), points.length - 1)];
  if (!point) throw new RangeError('A path needs at least one point');
  return point;
}

/** A smooth open path through all points: a Catmull–Rom spline written as cubic Béziers. */
export function smoothPath(points: readonly Point[]): string {
  const curves = points.slice(1).map((end, index) => {
    const start = pointAt(points, index);
    const before = pointAt(points, index - 1);
    const after = pointAt(points, index + 2);
    const leaving: Point = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6];
    const arriving: Point = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6];
    return `C${coordinates(leaving)} ${coordinates(arriving)} ${coordinates(end)}`;
  });
  return `M${coordinates(pointAt(points, 0))}${curves.join('')}`;
}

export const polygon = (points: readonly Point[], fill: string, more: Attributes = {}): string =>
  element('path', { d: `${straightPath(points)}Z`, fill, ...more });

export const shape = (d: string, fill: string, more: Attributes = {}): string => element('path', { d, fill, ...more });

export const stroke = (d: string, [color, width]: Pen, more: Attributes = {}): string =>
  element('path', {
    d,
    fill: 'none',
    stroke: color,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });

export const line = (points: readonly Point[], pen: Pen, more: Attributes = {}): string =>
  stroke(straightPath(points), pen, more);

export const circle = ([cx, cy, r]: Round, fill: string, more: Attributes = {}): string =>
  element('circle', { cx, cy, r, fill, ...more });

export const ring = ([cx, cy, r]: Round, [color, width]: Pen, more: Attributes = {}): string =>
  element('circle', { cx, cy, r, fill: 'none', stroke: color, 'stroke-width': width, ...more });

export const oval = ([cx, cy, rx, ry]: Oval, fill: string, more: Attributes = {}): string =>
  element('ellipse', { cx, cy, rx, ry, fill, ...more });

export const box = ([x, y, width, height]: Area, fill: string, more: Attributes = {}): string =>
  element('rect', { x, y, width, height, fill, ...more });

/** A bar with round ends: clouds far away, glints on water, foam. */
export const streak = (area: Area, fill: string, opacity: number): string =>
  box(area, fill, { rx: area[3] / 2, opacity });

/** The outline of everything below a smooth horizon, down to `bottom`. */
export function groundPath(horizon: readonly Point[], bottom: number = paper.height): string {
  const right = pointAt(horizon, horizon.length - 1);
  const left = pointAt(horizon, 0);
  return `${smoothPath(horizon)}L${coordinates([right[0], bottom])}L${coordinates([left[0], bottom])}Z`;
}

export const ground = (horizon: readonly Point[], fill: string, more: Attributes = {}): string =>
  shape(groundPath(horizon), fill, more);

/** How high a line of points, ordered from left to right, runs at x. */
export function heightAt(points: readonly Point[], x: number): number {
  const index = points.findIndex((point) => point[0] > x);
  if (index <= 0) return pointAt(points, 0)[1];
  const [startX, startY] = pointAt(points, index - 1);
  const [endX, endY] = pointAt(points, index);
  return between(startY, endY, (x - startX) / (endX - startX));
}

/** `count` drawings side by side in one string. */
export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
