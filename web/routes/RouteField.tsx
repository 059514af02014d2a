import styled from '@emotion/styled';
import { CircleAlert, FileUp, Route, X } from 'lucide-react';
import type { ChangeEvent, Ref } from 'react';
import { useId, useRef } from 'react';
import { formatDistance } from '../lib/formatDistance.ts';
import { formatElevation } from '../lib/formatElevation.ts';
import { theme } from '../theme/tokens.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { LiveText } from '../ui/LiveText.tsx';
import { UploadProgress } from '../ui/UploadProgress.tsx';
import type { RideRoute, useRoute } from './useRoute.ts';
import type { RideFigures } from './useRouteFigures.ts';
import { useRouteFigures } from './useRouteFigures.ts';

interface Props {
  route: ReturnType<typeof useRoute>;
  /** The current values of the form. */
  figures: RideFigures;
  onFigures(figures: Partial<RideFigures>): void;
}

/** Chooses the file of a route, which fills the empty figures of the ride. */
export function RouteField({ route: { route, upload, problem, ...actions }, figures, onFigures }: Props) {
  const labelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const differing = useRouteFigures(route, figures, onFigures);

  // The pressed button disappears with the part that it removes.
  const removeAndRefocus = (remove: () => void) => {
    remove();
    button.current?.focus();
  };

  return (
    <Root role="group" aria-labelledby={labelId}>
      <Label id={labelId}>Route (GPX or TCX)</Label>
      <FileButton ref={button} label={route || upload ? 'Replace File' : 'Choose File'} onChoose={actions.choose} />
      {upload && (
        <Sending>
          <UploadProgress percent={upload.percent} noun="route" />
          <IconButton label="Cancel upload" icon={<X />} onClick={() => removeAndRefocus(actions.cancel)} />
        </Sending>
      )}
      {route && !upload && <Chosen route={route} onRemove={() => removeAndRefocus(actions.remove)} />}
      {differing && !upload && (
        <Differing>
          <span>The route is {wordsOf(differing)}.</span>
          <Button variant="outline" size="small" onClick={() => removeAndRefocus(() => onFigures(differing))}>
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

function Chosen({ route, onRemove }: { route: RideRoute; onRemove(): void }) {
  const { distance, elevation, hasElevation, file } = route;
  const isCut = file && (file.shown?.distance !== distance || file.shown.elevation !== elevation);
  const length = `${formatDistance(distance, 'IMPERIAL').value} mi`;
  const climb = hasElevation ? `${formatElevation(elevation, 'IMPERIAL').value} ft` : 'without elevations';

  return (
    <Card>
      <Route aria-hidden="true" />
      <LiveText>{`${file?.name ?? 'The route of this ride'}, ${length}, ${climb}`}</LiveText>
      <div>
        <b dir="auto">{file?.name ?? 'The route of this ride'}</b>
        <span>
          {length} · {climb}
        </span>
        {isCut && <span>Your privacy zones hide some of it: only what others see is filled in.</span>}
      </div>
      <IconButton label="Remove route" icon={<X />} onClick={onRemove} />
    </Card>
  );
}

function wordsOf({ distance, elevation }: Partial<RideFigures>): string {
  const length = `${distance} mi long`;
  return elevation === undefined
    ? length
    : `${length} and climbs ${formatElevation(Number(elevation), 'IMPERIAL').value} ft`;
}

const { color, type } = theme;

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`;

const Label = styled.span`
  font: ${type.label};
  font-size: 0.875rem;
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
