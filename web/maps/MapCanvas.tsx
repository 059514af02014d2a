import styled from '@emotion/styled';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { MapFileFragment, TileLayerFragment, Units } from '../generated.ts';
import { MapCredit } from '../routes/MapCredit.tsx';
import { nearestSpot } from '../routes/nearestSpot.ts';
import type { Place } from '../routes/routePlane.ts';
import type { useRouteCursor } from '../routes/useRouteCursor.ts';
import { useThemeChoice } from '../theme/ThemeProvider.tsx';
import { theme } from '../theme/tokens.ts';
import { LiveText } from '../ui/LiveText.tsx';
import { lazyPart } from '../ui/lazyPart.ts';
import { useLazyPart } from '../ui/useLazyPart.ts';
import { MapTools } from './MapTools.tsx';
import { boundsOf, positionOf } from './mapFeatures.ts';
import type { Cover, MapState, MapView } from './mapView.ts';
import type { ShownRoute } from './shownRoute.ts';
import { useDrawnRoutes } from './useDrawnRoutes.ts';

const viewPart = lazyPart(() => import('./mapView.ts').then((module) => module.makeMapView));

/** From this zoom on, the simplified line deviates from the route by more than a pixel. */
const CLOSE_ZOOM = 12;

interface Props {
  routes: readonly ShownRoute[];
  chosen: ShownRoute;
  cursor: ReturnType<typeof useRouteCursor>;
  units: Units;
  meetingPoint: Place | undefined;
  /** The operator's map beneath the routes. Null for a plain ground. */
  ground: MapFileFragment | TileLayerFragment | null;
  /** The part at each edge that cards cover. */
  cover: Cover;
  /** The map shows more than the simplified line contains. */
  onClose(): void;
  /** The map cannot be loaded, or the browser cannot draw it. */
  onFail(): void;
}

/** Routes on a map that moves and zooms by pointer, touch and keys. */
export function MapCanvas({ routes, chosen, cursor, units, meetingPoint, ground, cover, onClose, onFail }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const makeMapView = useLazyPart(viewPart, true, onFail);
  const [view, setView] = useState<MapView>();
  const [state, setState] = useState<MapState>();
  const { isDark } = useThemeChoice();
  const { samples, here, named, setCursor } = cursor;
  const origin = chosen.map.bounds.west;
  const positions = useMemo(() => samples.map((sample) => positionOf(sample, origin)), [samples, origin]);

  const open = useEffectEvent((element: HTMLElement) => {
    try {
      return makeMapView?.({
        container: element,
        isDark,
        bounds: boundsOf([chosen.map]),
        cover,
        onMove: setState,
        onPointer: (pointer, spotOf) => followPointer(pointer, spotOf),
      });
    } catch (error) {
      console.error('The map cannot be drawn:', error);
      onFail();
    }
  });
  const followPointer = useEffectEvent(
    (pointer: Parameters<typeof nearestSpot>[1], spotOf: (at: [number, number]) => typeof pointer) => {
      const index = nearestSpot(positions.map(spotOf), pointer);
      if (index !== undefined) setCursor(index);
    },
  );
  useEffect(() => {
    if (!makeMapView || !container.current) return;
    const opened = open(container.current);
    setView(opened);
    return () => opened?.remove();
  }, [makeMapView]);

  const isClose = (state?.zoom ?? 0) > CLOSE_ZOOM;
  const handleClose = useEffectEvent(onClose);
  useEffect(() => {
    if (isClose) handleClose();
  }, [isClose]);

  useDrawnRoutes(view, { routes, chosen, cursor, units, meetingPoint });
  useEffect(() => view?.setTheme(isDark), [view, isDark]);
  const [isOnMap, setOnMap] = useState(false);
  useEffect(() => {
    if (!view || !ground) return;
    view.setGround(ground).then(
      () => setOnMap(true),
      (error) => console.error('The map beneath the routes could not be read:', error),
    );
  }, [view, ground]);
  useEffect(() => {
    if (here) view?.reveal(positionOf(here, origin));
  }, [view, here, origin]);
  useEffect(() => {
    if (named) view?.reveal(positionOf(named, origin));
  }, [view, named, origin]);
  const showAll = useEffectEvent(() => view?.showBounds(boundsOf([chosen.map])));
  const first = useRef(chosen.id);
  useEffect(() => {
    if (chosen.id !== first.current) showAll();
    first.current = chosen.id;
  }, [chosen.id]);

  return (
    <Root
      data-part="map"
      data-zoom={state?.zoom.toFixed(2)}
      data-center={state && `${state.center.lat.toFixed(5)},${state.center.lng.toFixed(5)}`}
      data-points={chosen.map.line.flat().length}
      data-bearing={state?.bearing.toFixed(0)}
    >
      <div ref={container} />
      {ground && isOnMap && <MapCredit {...ground} />}
      {!state && <LiveText>Loading...</LiveText>}
      {view && state && <MapTools view={view} state={state} units={units} />}
    </Root>
  );
}

// The library's own style sheet also styles parts that this map does not use.
const Root = styled.div`
  position: absolute;
  inset: 0;
  background: ${theme.color.surfaceSunken};

  .maplibregl-map { position: absolute; inset: 0; overflow: hidden; -webkit-tap-highlight-color: transparent; }
  .maplibregl-canvas { position: absolute; top: 0; left: 0; }
  .maplibregl-canvas:focus-visible { outline: 3px solid ${theme.color.focusRing}; outline-offset: -3px; }
  .maplibregl-interactive { cursor: grab; user-select: none; touch-action: none; }
  .maplibregl-interactive:active { cursor: grabbing; }
  .maplibregl-interactive .maplibregl-canvas { touch-action: none; }
  .maplibregl-control-container { display: none; }
`;
