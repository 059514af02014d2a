import type { Size } from '../lib/useSize.ts';
import type { Spot } from './routePlane.ts';

export interface Label {
  words: string;
  /** The spot that the label names. */
  spot: Spot;
  /** The preferred side when several sides are free. */
  isAbove: boolean;
}

/** The anchor of the text at its spot: its start, its middle or its end. */
export interface LabelPlace extends Spot {
  anchor: 'start' | 'middle' | 'end';
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * In pixels, for the font of map labels: an average letter, the heights above and below the baseline, and the margin.
 */
const LETTER = 6.8;
const ASCENT = 11;
const DESCENT = 4;
const AIR = 5;
/** The distance in pixels between two checked points of a route. */
const STEP = 4;
/** The maximum number of checked points between two points of a route. A longer line leads far out of any drawing. */
const MAX_STEPS = 1_000;
/** The distance in pixels at which a label clears the mark of its spot. */
const BESIDE = 20;
const ABOVE = -19;
const BELOW = 29;
const MIDDLE = 4;

function candidates(isAbove: boolean): LabelPlace[] {
  const [first, second] = isAbove ? [ABOVE, BELOW] : [BELOW, ABOVE];
  const sides = [
    { x: BESIDE, anchor: 'start' },
    { x: -BESIDE, anchor: 'end' },
  ] as const;
  return [
    { x: 0, y: first, anchor: 'middle' },
    { x: 0, y: second, anchor: 'middle' },
    ...[MIDDLE, first, second].flatMap((y) => sides.map((side) => ({ ...side, y }))),
  ];
}

function boxOf({ words, spot }: Label, { x, y, anchor }: LabelPlace): Box {
  const width = words.length * LETTER;
  const before = { start: 0, middle: width / 2, end: width }[anchor];
  const left = spot.x + x - before;
  return {
    left: left - AIR,
    right: left + width + AIR,
    top: spot.y + y - ASCENT - AIR,
    bottom: spot.y + y + DESCENT + AIR,
  };
}

const holds = ({ left, right, top, bottom }: Box, { x, y }: Spot) => x > left && x < right && y > top && y < bottom;
const meets = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Points along a route at short distances. */
export function alongWay(way: readonly Spot[]): Spot[] {
  return way.flatMap((to, index) => {
    const from = way[index - 1] ?? to;
    const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP);
    const count = Math.min(MAX_STEPS, Math.max(1, steps));
    return Array.from({ length: count }, (_, part) => ({
      x: from.x + ((to.x - from.x) * (part + 1)) / count,
      y: from.y + ((to.y - from.y) * (part + 1)) / count,
    }));
  });
}

/** Places the labels in order, each within the drawing where it covers the least. */
export function labelPlaces(labels: readonly Label[], drawn: readonly Spot[], { width, height }: Size): LabelPlace[] {
  const taken: Box[] = [];
  return labels.map((label) => {
    const offers = candidates(label.isAbove).map((place) => {
      const box = boxOf(label, place);
      const isOut = box.left < 0 || box.right > width || box.top < 0 || box.bottom > height;
      const isTaken = taken.some((other) => meets(other, box));
      const hidden = drawn.filter((spot) => holds(box, spot)).length;
      return { place, box, cost: isOut || isTaken ? Number.POSITIVE_INFINITY : hidden };
    });
    const [first, ...others] = offers;
    if (!first) throw new RangeError('A label has no place');
    const best = others.reduce((one, other) => (other.cost < one.cost ? other : one), first);
    taken.push(best.box);
    return best.place;
  });
}
