import styled from '@emotion/styled';
import { useMemo } from 'react';
import type { RouteViewFragment } from '../generated.ts';
import type { Size } from '../lib/useSize.ts';
import { theme } from '../theme/tokens.ts';
import type { LabelPlace } from './labelPlaces.ts';
import { alongWay, labelPlaces } from './labelPlaces.ts';
import type { Place, RoutePlane, Spot } from './routePlane.ts';

interface Props {
  line: RouteViewFragment['line'];
  spotOf: RoutePlane['spotOf'];
  size: Size;
  /** Discs and waypoints. Labels do not cover them. */
  discs: readonly Spot[];
  meetingPoint: Place | undefined;
}

/** In pixels: at a smaller distance, both ends share one mark. */
const MERGE_DISTANCE = 24;
/** In pixels: the height of the middle of a pin above its tip. */
const PIN_HEIGHT = 21;
/** The radius in pixels of a disc, and of the mark of an end. */
const DISC_RADIUS = 11;

/** The ends of the visible part of a route: a ring at the start, a square at the end. Also a pin where its riders meet. */
export function RouteEnds({ line, spotOf, size, discs, meetingPoint }: Props) {
  const ends = useMemo(() => endsOf(line, spotOf), [line, spotOf]);
  const meeting = useMemo(() => meetingPoint && spotOf(meetingPoint), [meetingPoint, spotOf]);
  const places = useMemo(() => {
    if (!ends) return [];
    const { start, finish, isLoop } = ends;
    const ways = line.flatMap((piece) => alongWay(piece.map(spotOf)));
    const isStartHigher = start.y < finish.y;
    const labels = isLoop
      ? [{ words: 'Start and finish', spot: start, isAbove: false }]
      : [
          { words: 'Start', spot: start, isAbove: isStartHigher },
          { words: 'Finish', spot: finish, isAbove: !isStartHigher },
        ];
    const marks = isLoop ? discs : [...discs, start, finish];
    const pins = meeting ? [{ x: meeting.x, y: meeting.y - PIN_HEIGHT }] : [];
    const pinLabels = meeting ? [{ words: 'Meeting point', spot: meeting, isAbove: false }] : [];
    return labelPlaces([...labels, ...pinLabels], [...ways, ...[...marks, ...pins].flatMap(rimOf)], size);
  }, [ends, line, spotOf, size, discs, meeting]);
  const meetingLabel = meeting && places.at(-1);
  const [startLabel, finishLabel] = meeting ? places.slice(0, -1) : places;
  if (!ends || !startLabel) return null;

  return (
    <>
      {finishLabel && (
        <End transform={`translate(${ends.finish.x} ${ends.finish.y})`}>
          <rect x="-10" y="-10" width="20" height="20" rx="4" />
          <rect x="-4" y="-4" width="8" height="8" />
          <Label place={finishLabel}>Finish</Label>
        </End>
      )}
      <End transform={`translate(${ends.start.x} ${ends.start.y})`}>
        <circle r="12" />
        <circle r="4.5" />
        <Label place={startLabel}>{ends.isLoop ? 'Start and finish' : 'Start'}</Label>
      </End>
      {meetingLabel && (
        <End data-part="meeting" transform={`translate(${meeting.x} ${meeting.y})`}>
          <path d="M0 0C-3 -8 -12 -12 -12 -21a12 12 0 0 1 24 0C12 -12 3 -8 0 0Z" />
          <circle cy={-PIN_HEIGHT} r="4.5" />
          <Label place={meetingLabel}>Meeting point</Label>
        </End>
      )}
    </>
  );
}

function Label({ place: { x, y, anchor }, children }: { place: LabelPlace; children: string }) {
  return (
    <text x={x} y={y} style={{ textAnchor: anchor }}>
      {children}
    </text>
  );
}

function endsOf(line: RouteViewFragment['line'], spotOf: RoutePlane['spotOf']) {
  const [first, last] = [line[0]?.[0], line.at(-1)?.at(-1)];
  if (!first || !last) return null;
  const [start, finish] = [spotOf(first), spotOf(last)];
  return { start, finish, isLoop: Math.hypot(start.x - finish.x, start.y - finish.y) < MERGE_DISTANCE };
}

/** The centre of a disc and points on its edge. */
function rimOf({ x, y }: Spot): Spot[] {
  return [0, -DISC_RADIUS, DISC_RADIUS].flatMap((across) =>
    [0, -DISC_RADIUS, DISC_RADIUS].map((down) => ({ x: x + across, y: y + down })),
  );
}

const { color } = theme;

const End = styled.g`
  path, rect:first-of-type, circle:first-of-type { fill: ${color.text}; stroke: ${color.surface}; stroke-width: 3; }
  rect + rect, circle + circle { fill: ${color.surface}; }
  path + circle:first-of-type { fill: ${color.surface}; stroke: none; }
  text { stroke: ${color.surfaceSunken}; stroke-width: 4px; stroke-linejoin: round; paint-order: stroke; }
`;
