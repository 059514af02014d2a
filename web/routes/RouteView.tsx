import styled from '@emotion/styled';
import { Maximize2 } from 'lucide-react';
import type { RouteViewFragment, TileLayerFragment, Units } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { ClimbTable } from './ClimbTable.tsx';
import { ElevationProfile } from './ElevationProfile.tsx';
import { RouteDrawing } from './RouteDrawing.tsx';
import { RouteTable } from './RouteTable.tsx';
import type { Place } from './routePlane.ts';
import { useRouteCursor } from './useRouteCursor.ts';
import { WaypointList } from './WaypointList.tsx';

interface Props {
  map: RouteViewFragment;
  tiles: TileLayerFragment | null;
  units: Units;
  /** The point where the riders meet, if there is one near the route. */
  meetingPoint?: Place;
  /** Opens the map that fills the window. */
  onOpenMap(): void;
}

/** A route on its map, with its elevation profile and climbs when known. One cursor moves along all of them. */
export function RouteView({ map, tiles, units, meetingPoint, onOpenMap }: Props) {
  const { samples, chart, cursor, setCursor, here, climb, moveTo, named, setNamed } = useRouteCursor(map, units);

  return (
    <Root>
      <Drawing>
        <RouteDrawing
          map={map}
          tiles={tiles}
          units={units}
          samples={samples}
          here={here}
          climb={climb}
          meetingPoint={meetingPoint}
          named={named}
          onPoint={setCursor}
        />
        <Button variant="outline" size="small" icon={<Maximize2 />} onClick={onOpenMap}>
          Open Map
        </Button>
      </Drawing>
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

const Drawing = styled.div`
  position: relative;

  button { position: absolute; top: 8px; left: 8px; background: ${theme.color.surface}; }
`;
