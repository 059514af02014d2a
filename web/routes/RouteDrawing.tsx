import styled from '@emotion/styled';
import type { PointerEvent } from 'react';
import { useMemo } from 'react';
import type { RouteViewFragment, RouteWaypointFragment, TileLayerFragment, Units } from '../generated.ts';
import { formatDistance } from '../lib/formatDistance.ts';
import { useSize } from '../lib/useSize.ts';
import { theme } from '../theme/tokens.ts';
import { boundsWith } from './boundsWith.ts';
import { distanceMarks } from './distanceMarks.ts';
import type { Climb, ProfileSample } from './grades.ts';
import { MapFurniture } from './MapFurniture.tsx';
import { MapGrid } from './MapGrid.tsx';
import { mapScale } from './mapScale.ts';
import { nearestSpot } from './nearestSpot.ts';
import { RouteEnds } from './RouteEnds.tsx';
import type { Place, Spot } from './routePlane.ts';
import { routePlane } from './routePlane.ts';
import { stretchOf } from './stretchOf.ts';
import { TileLayer } from './TileLayer.tsx';
import { WaypointMarks } from './WaypointMarks.tsx';

interface Props {
  map: RouteViewFragment;
  /** The operator's map tiles. Null when none are configured. */
  tiles: TileLayerFragment | null;
  units: Units;
  samples: readonly ProfileSample[];
  /** The sample at the cursor. */
  here: ProfileSample | undefined;
  /** The climb at the cursor. */
  climb: Climb | undefined;
  meetingPoint: Place | undefined;
  /** The waypoint with a label. */
  named: RouteWaypointFragment | undefined;
  /** Receives the index of the sample at the pointer. */
  onPoint(index: number): void;
}

/** The size before the first layout. */
const guessed = { width: 640, height: 360 };

/** A route on a plain background or on the operator's map tiles. The client draws only known data. */
export function RouteDrawing({ map, tiles, units, samples, here, climb, meetingPoint, named, onPoint }: Props) {
  const [ground, measured] = useSize<HTMLDivElement>();
  const size = measured ?? guessed;
  const bounds = useMemo(
    () => (meetingPoint && boundsWith(map.bounds, meetingPoint)) ?? map.bounds,
    [map, meetingPoint],
  );
  const plane = useMemo(() => routePlane(bounds, size), [bounds, size]);
  const scale = mapScale(plane.pixelsInMetre, units);
  const path = useMemo(() => pathOf(map.line, plane.spotOf), [map, plane]);
  const climbs = useMemo(
    () => map.climbs.map((each) => ({ climb: each, path: pathOf([stretchOf(map, each)], plane.spotOf) })),
    [map, plane],
  );
  const chosen = climbs.find((each) => each.climb === climb);
  const marks = useMemo(() => distanceMarks(map, units), [map, units]);
  const discs = useMemo(() => marks.map(plane.spotOf), [marks, plane]);
  const marked = useMemo(() => [...discs, ...map.waypoints.map(plane.spotOf)], [discs, map, plane]);
  const spots = useMemo(() => samples.map(plane.spotOf), [samples, plane]);
  const cursor = here && plane.spotOf(here);
  const length = formatDistance(map.distance, units);

  const handlePointer = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    const index = nearestSpot(spots, { x: clientX - left, y: clientY - top });
    if (index !== undefined) onPoint(index);
  };

  return (
    <Ground ref={ground}>
      <MapGrid size={size} pixels={scale.pixels} />
      {/* Tiles for the guessed size would be loaded twice. */}
      {tiles && measured && <TileLayer tiles={tiles} plane={plane} size={size} />}
      <svg
        role="img"
        aria-label={`Map of the route, ${length.value} ${length.unit}`}
        width={size.width}
        height={size.height}
        onPointerMove={handlePointer}
        onPointerDown={handlePointer}
      >
        <MapFurniture size={size} scale={scale} />
        <path d={path} data-part="casing" />
        <path d={path} data-part="route" />
        {chosen && <path d={chosen.path} data-part="chosen" />}
        {climbs.map((each) => (
          <path key={each.climb.startDistance} d={each.path} data-part="climb" />
        ))}
        {marks.map(({ distance }, index) => (
          <g key={distance} data-part="mark" transform={`translate(${discs[index]?.x} ${discs[index]?.y})`}>
            <circle r="11" />
            <text y="4">{distance}</text>
          </g>
        ))}
        <RouteEnds line={map.line} spotOf={plane.spotOf} size={size} discs={marked} meetingPoint={meetingPoint} />
        <WaypointMarks waypoints={map.waypoints} named={named} spotOf={plane.spotOf} size={size} />
        {cursor && (
          <g data-part="here" transform={`translate(${cursor.x} ${cursor.y})`}>
            <circle r="15" />
            <circle r="8" />
          </g>
        )}
      </svg>
    </Ground>
  );
}

function pathOf(line: readonly (readonly Place[])[], spotOf: (place: Place) => Spot): string {
  const written = (place: Place) => {
    const { x, y } = spotOf(place);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  return line
    .filter(({ length }) => length > 0)
    .map((piece) => `M${piece.map(written).join('L')}`)
    .join('');
}

const { color, font } = theme;

const Ground = styled.div`
  position: relative;
  height: clamp(240px, 38dvh, 400px);
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${theme.radius.picture};
  background: ${color.surfaceSunken};

  [role='img'] { position: relative; }
  text { font: 600 0.8125rem/1 ${font}; text-anchor: middle; fill: ${color.text}; }
  [data-part='casing'], [data-part='route'], [data-part='chosen'], [data-part='climb'] {
    fill: none; stroke-linejoin: round; stroke-linecap: round;
  }
  [data-part='casing'] { stroke: ${color.surface}; stroke-width: 10; }
  [data-part='route'] { stroke: ${color.accent}; stroke-width: 5; }
  [data-part='chosen'] { stroke: ${color.text}; stroke-width: 12; }
  [data-part='climb'] { stroke: ${color.accentPressed}; stroke-width: 7; }
  [data-part='mark'] circle { fill: ${color.surface}; stroke: ${color.accent}; stroke-width: 2; }
  [data-part='mark'] text { font: 700 0.6875rem/1 ${font}; }
  [data-part='here'] circle:first-of-type { fill: ${color.accent}; opacity: 0.25; }
  [data-part='here'] circle:last-of-type { fill: ${color.accent}; stroke: ${color.surface}; stroke-width: 3; }
`;
