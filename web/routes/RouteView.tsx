import styled from '@emotion/styled';
import { useMemo, useState } from 'react';
import type { RouteViewFragment, RouteWaypointFragment, TileLayerFragment, Units } from '../generated.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { ClimbTable } from './ClimbTable.tsx';
import { ElevationProfile } from './ElevationProfile.tsx';
import type { Climb } from './grades.ts';
import { climbAt } from './grades.ts';
import { profileChart } from './profileChart.ts';
import { RouteDrawing } from './RouteDrawing.tsx';
import { RouteTable } from './RouteTable.tsx';
import type { Place } from './routePlane.ts';
import { WaypointList } from './WaypointList.tsx';

interface Props {
  map: RouteViewFragment;
  tiles: TileLayerFragment | null;
  units: Units;
  /** The point where the riders meet, if there is one near the route. */
  meetingPoint?: Place;
}

/** A route on its map, with its elevation profile and climbs when known. One cursor moves along all of them. */
export function RouteView({ map, tiles, units, meetingPoint }: Props) {
  const [cursor, setCursor] = useState(0);
  const [named, setNamed] = useState<RouteWaypointFragment>();
  const samples = useMemo(() => map.profile.flat(), [map]);
  const hasProfile = (samples.at(-1)?.distance ?? 0) > 0;
  const chart = useMemo(() => (hasProfile ? profileChart(map, units) : undefined), [map, units, hasProfile]);

  const climb = climbAt(map.climbs, samples[cursor]);
  const moveTo = ({ startDistance }: Climb) =>
    setCursor(samples.findLastIndex(({ distance }) => distance <= startDistance));

  return (
    <Root>
      <RouteDrawing
        map={map}
        tiles={tiles}
        units={units}
        samples={samples}
        here={samples[cursor]}
        climb={climb}
        meetingPoint={meetingPoint}
        named={named}
        onPoint={setCursor}
      />
      {chart && (
        <>
          <ElevationProfile chart={chart} units={units} cursor={cursor} climb={climb} onMove={setCursor} />
          {map.climbs.length > 0 && <ClimbTable climbs={map.climbs} units={units} here={climb} onPoint={moveTo} />}
          <VisuallyHidden as="div">
            <RouteTable chart={chart} units={units} />
          </VisuallyHidden>
        </>
      )}
      {map.waypoints.length > 0 && (
        <WaypointList waypoints={map.waypoints} units={units} named={named} onName={setNamed} />
      )}
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;
