import styled from '@emotion/styled';
import { ArrowLeft } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useUnits } from '../auth/useUnits.ts';
import type { MapFileFragment, TileLayerFragment } from '../generated.ts';
import { useMediaQuery } from '../lib/useMediaQuery.ts';
import { ClimbTable } from '../routes/ClimbTable.tsx';
import { ElevationProfile } from '../routes/ElevationProfile.tsx';
import { RouteDrawing } from '../routes/RouteDrawing.tsx';
import { RouteTable } from '../routes/RouteTable.tsx';
import type { Place } from '../routes/routePlane.ts';
import { useRouteCursor } from '../routes/useRouteCursor.ts';
import { WaypointList } from '../routes/WaypointList.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { LiveText } from '../ui/LiveText.tsx';
import { toastEscapes } from '../ui/toastEscapes.ts';
import { useFocusReturn } from '../ui/useFocusReturn.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { coverOf, fullMapStyles, wideWindow } from './fullMapStyles.ts';
import { MapCanvas } from './MapCanvas.tsx';
import { MapLegend } from './MapLegend.tsx';
import type { ShownRoute } from './shownRoute.ts';
import { useFineLine } from './useFineLine.ts';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** One line under the title. */
  headline: ReactNode;
  /** The first one is chosen at the start. */
  routes: readonly ShownRoute[];
  tiles: TileLayerFragment | null;
  mapFile: MapFileFragment | null;
  meetingPoint: Place | undefined;
}

/** A map that fills the window, with the profile, climbs and waypoints of the chosen route. */
export function FullMap({ open, onOpenChange, headline, ...content }: Props) {
  const { rememberOpener, restoreFocus } = useFocusReturn();

  const handleOpenAutoFocus = (event: Event) => {
    rememberOpener();
    event.preventDefault();
    if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus({ preventScroll: true });
  };

  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <Content
          onOpenAutoFocus={handleOpenAutoFocus}
          onCloseAutoFocus={restoreFocus}
          onKeyDown={toastEscapes.closing(() => onOpenChange(false))}
        >
          <Routes {...content}>
            <Head>
              <RadixDialog.Close asChild>
                <IconButton label="Close map" icon={<ArrowLeft />} />
              </RadixDialog.Close>
              <div>
                <RadixDialog.Title>Route Map</RadixDialog.Title>
                <RadixDialog.Description>{headline}</RadixDialog.Description>
              </div>
            </Head>
          </Routes>
        </Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

interface RoutesProps extends Pick<Props, 'routes' | 'tiles' | 'mapFile' | 'meetingPoint'> {
  children: ReactNode;
}

function Routes({ routes, children, ...shown }: RoutesProps) {
  const [chosenId, setChosenId] = useState<string>();
  const chosen = routes.find(({ id }) => id === chosenId) ?? routes[0];
  return chosen ? (
    <ChosenRoute {...shown} {...{ routes, chosen }} onChoose={({ id }) => setChosenId(id)}>
      {children}
    </ChosenRoute>
  ) : null;
}

interface ChosenProps extends RoutesProps {
  chosen: ShownRoute;
  onChoose(route: ShownRoute): void;
}

function ChosenRoute({ routes, chosen, tiles, mapFile, meetingPoint, children, onChoose }: ChosenProps) {
  const units = useUnits();
  const isWide = useMediaQuery(wideWindow);
  const [isPlain, setPlain] = useState(false);
  const [isClose, setClose] = useState(false);
  const { map } = chosen;
  const fine = useFineLine(chosen, isClose);
  const cursor = useRouteCursor(map, units);
  const { chart, climb, named, setCursor, setNamed } = cursor;

  const handleChoose = (route: ShownRoute) => {
    onChoose(route);
    setCursor(0);
    setNamed(undefined);
  };
  const profile = chart && (
    <Profile>
      <ElevationProfile chart={chart} units={units} cursor={cursor.cursor} climb={climb} onMove={setCursor} />
    </Profile>
  );

  return (
    <Layout data-profile={chart && ''}>
      <Ground>
        {isPlain ? (
          <Plain>
            <p>
              <LiveText visible>
                The map that moves and zooms could not be opened here. This one shows the whole route.
              </LiveText>
            </p>
            <RouteDrawing
              {...{ map, tiles, units, meetingPoint, climb, named }}
              samples={cursor.samples}
              here={cursor.here}
              onPoint={setCursor}
            />
          </Plain>
        ) : (
          <MapCanvas
            {...{ routes, cursor, units, meetingPoint }}
            chosen={fine}
            ground={mapFile ?? tiles}
            cover={coverOf({ isWide, hasProfile: chart !== undefined })}
            onClose={() => setClose(true)}
            onFail={() => setPlain(true)}
          />
        )}
      </Ground>
      <Panel>
        {children}
        {!isWide && profile}
        {routes.length > 1 && <MapLegend {...{ routes, chosen, units }} onChoose={handleChoose} />}
        {map.climbs.length > 0 && <ClimbTable climbs={map.climbs} units={units} here={climb} onPoint={cursor.moveTo} />}
        {map.waypoints.length > 0 && (
          <WaypointList waypoints={map.waypoints} units={units} named={named} onName={setNamed} />
        )}
      </Panel>
      {isWide && profile}
      {chart && (
        <VisuallyHidden as="div">
          <RouteTable chart={chart} units={units} />
        </VisuallyHidden>
      )}
    </Layout>
  );
}

const Content = styled(RadixDialog.Content)(fullMapStyles.window);
const Layout = styled.div(fullMapStyles.layout);
const Ground = styled.div(fullMapStyles.ground);
const Panel = styled.div(fullMapStyles.panel);
const Head = styled.div(fullMapStyles.head);
const Profile = styled.div(fullMapStyles.profile);
const Plain = styled.div(fullMapStyles.plain);
