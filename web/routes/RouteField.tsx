import styled from '@emotion/styled';
import { CircleAlert, FileUp, Route, X } from 'lucide-react';
import type { ChangeEvent, Ref } from 'react';
import { useRef } from 'react';
import { useUnits } from '../auth/useUnits.ts';
import type { Units } from '../lib/formatDistance.ts';
import { formatDistance } from '../lib/formatDistance.ts';
import { formatElevation } from '../lib/formatElevation.ts';
import { entryOf, toEntry } from '../lib/unitEntry.ts';
import { theme } from '../theme/tokens.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { LiveText } from '../ui/LiveText.tsx';
import { UploadProgress } from '../ui/UploadProgress.tsx';
import type { RideRoute, useRoute } from './useRoute.ts';
import { isCut } from './useRoute.ts';
import type { RouteFacts } from './useRouteFigures.ts';
import { useRouteFigures } from './useRouteFigures.ts';

interface Props {
  route: ReturnType<typeof useRoute>;
  /** Whether the ride is new, so that the file is its beginning. */
  isFirst: boolean;
  /** The current values of the form. */
  facts: RouteFacts;
  onFacts(facts: Partial<RouteFacts>): void;
}

const name = 'Route (GPX or TCX)';

/** Chooses the file of a route, which fills the empty fields of the ride. */
export function RouteField({ route: { route, upload, problem, ...actions }, isFirst, facts, onFacts }: Props) {
  const units = useUnits();
  const button = useRef<HTMLButtonElement>(null);
  const { differing, filled } = useRouteFigures(route, facts, onFacts);

  // The pressed button disappears with the part that it removes.
  const removeAndRefocus = (remove: () => void) => {
    remove();
    button.current?.focus();
  };

  return (
    <Root role="group" aria-label={name}>
      <Label>{isFirst ? 'Start from a route file' : name}</Label>
      {isFirst && !route && (
        <Hint>A GPX or TCX file fills in what it can: distance, climb, place, start. What you have typed stays.</Hint>
      )}
      <FileButton ref={button} label={route || upload ? 'Replace File' : 'Choose File'} onChoose={actions.choose} />
      {upload && (
        <Sending>
          <UploadProgress percent={upload.percent} noun="route" />
          <IconButton label="Cancel upload" icon={<X />} onClick={() => removeAndRefocus(actions.cancel)} />
        </Sending>
      )}
      {route && !upload && <Chosen route={route} units={units} onRemove={() => removeAndRefocus(actions.remove)} />}
      <LiveText visible>{filled.length > 0 ? `Filled in from the file: ${listed(filled)}.` : ''}</LiveText>
      {differing && !upload && (
        <Differing>
          <span>The route is {wordsOf(differing, units)}.</span>
          <Button variant="outline" size="small" onClick={() => removeAndRefocus(() => onFacts(differing))}>
            Use these figures
          </Button>
        </Differing>
      )}
      {problem && (
        <Alert tone="danger" icon={<CircleAlert />}>
          {problem}
        </Alert>
      )}
    </Root>
  );
}

interface FileButtonProps {
  label: string;
  onChoose(file: File): Promise<void>;
  ref: Ref<HTMLButtonElement>;
}

function FileButton({ label, onChoose, ref }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);

  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (file) void onChoose(file);
    // Without this, choosing the same file again would fire no change event.
    currentTarget.value = '';
  };

  return (
    <div>
      <Button ref={ref} variant="outline" icon={<FileUp />} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input ref={input} type="file" accept={accepted} aria-label="Route file" hidden onChange={handleChange} />
    </div>
  );
}

const accepted = '.gpx,.tcx,application/gpx+xml,application/vnd.garmin.tcx+xml';

function Chosen({ route, units, onRemove }: { route: RideRoute; units: Units; onRemove(): void }) {
  const { distance, elevation, hasElevation, file } = route;
  const length = textOf(formatDistance(distance, units));
  const climb = hasElevation ? textOf(formatElevation(elevation, units)) : 'without elevations';

  return (
    <Card>
      <Route aria-hidden="true" />
      <LiveText>{`${file?.name ?? 'The route of this ride'}, ${length}, ${climb}`}</LiveText>
      <div>
        <b dir="auto">{file?.name ?? 'The route of this ride'}</b>
        <span>
          {length} · {climb}
        </span>
        {isCut(route) && <span>Your privacy zones hide some of it: only what others see is filled in.</span>}
      </div>
      <IconButton label="Remove route" icon={<X />} onClick={onRemove} />
    </Card>
  );
}

const textOf = ({ value, unit }: { value: string; unit: string }) => `${value} ${unit}`;

function wordsOf({ distance = '', elevation }: Partial<RouteFacts>, units: Units): string {
  const length = `${toEntry(distance, 'distance', units)} ${entryOf('distance', units).unit} long`;
  return elevation === undefined ? length : `${length} and climbs ${textOf(formatElevation(Number(elevation), units))}`;
}

const words: Record<keyof RouteFacts, string> = {
  distance: 'distance',
  elevation: 'climb',
  location: 'place',
  date: 'date',
  time: 'time',
};

/** 'distance, climb and place' */
const listed = (names: readonly (keyof RouteFacts)[]): string =>
  new Intl.ListFormat('en-GB').format(names.map((name) => words[name]));

const { color, type } = theme;

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;

  > [role='status'] { color: ${color.textMuted}; font: ${type.small}; }
  > [role='status']:empty { margin-top: -8px; }
`;

const Label = styled.span`
  font: ${type.label};
  font-size: 0.875rem;
`;

const Hint = styled.p`
  color: ${color.textMuted};
  font: ${type.small};
  text-wrap: pretty;
`;

const Sending = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 12px;
  align-items: center;
`;

const Card = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  padding: 8px 8px 8px 14px;
  border-radius: ${theme.radius.control};
  background: ${color.surfaceSunken};

  > .lucide { color: ${color.textMuted}; }
  > div { display: grid; flex: 1; min-width: 0; }
  b { font: ${type.ui}; font-weight: 600; overflow-wrap: anywhere; }
  span { color: ${color.textMuted}; font: ${type.small}; font-variant-numeric: tabular-nums; }
`;

const Differing = styled.p`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 8px 16px;
  font: ${type.small};
`;
