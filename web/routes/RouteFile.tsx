import styled from '@emotion/styled';
import { CircleAlert, FileUp, Route, X } from 'lucide-react';
import type { ChangeEvent, ReactNode, Ref, RefObject } from 'react';
import { useRef } from 'react';
import { useUnits } from '../auth/useUnits.ts';
import type { Units } from '../lib/formatDistance.ts';
import { formatDistance } from '../lib/formatDistance.ts';
import { formatElevation } from '../lib/formatElevation.ts';
import { theme } from '../theme/tokens.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { LiveText } from '../ui/LiveText.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { UploadProgress } from '../ui/UploadProgress.tsx';
import type { RideRoute } from './sendRouteFile.ts';
import type { useRoute } from './useRoute.ts';
import { isCut } from './useRoute.ts';

interface Props {
  route: ReturnType<typeof useRoute>;
  /** The name of its group of controls. */
  name: string;
  /** The text above the button. */
  heading: ReactNode;
  /** The name of a route that was stored before. */
  keptName: string;
  button: RefObject<HTMLButtonElement | null>;
  /** Receives several files that are chosen at once. Absent where only one can be chosen. */
  onSeveral?(files: File[]): void;
  /** Below the chosen route. */
  children?: ReactNode;
}

/** Chooses, replaces and removes the file of a route. */
export function RouteFile({ route: { route, upload, problem, ...actions }, name, heading, keptName, ...props }: Props) {
  const units = useUnits();
  const { button } = props;

  // The pressed button disappears with the part that it removes.
  const removeAndRefocus = (remove: () => void) => {
    remove();
    button.current?.focus();
  };

  return (
    <Root role="group" aria-label={name}>
      {heading}
      <FileButton
        ref={button}
        label={route || upload ? 'Replace File' : 'Choose File'}
        onChoose={actions.choose}
        onSeveral={props.onSeveral}
      />
      {upload && (
        <Sending>
          <UploadProgress percent={upload.percent} noun="route" />
          <IconButton label="Cancel upload" icon={<X />} onClick={() => removeAndRefocus(actions.cancel)} />
        </Sending>
      )}
      {route && !upload && (
        <Chosen
          route={route}
          name={route.file?.name ?? keptName}
          units={units}
          onRemove={() => removeAndRefocus(actions.remove)}
        />
      )}
      {props.children}
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
  onSeveral?(files: File[]): void;
  ref: Ref<HTMLButtonElement>;
}

function FileButton({ label, onChoose, onSeveral, ref }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);

  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    const [file] = files;
    if (files.length > 1) onSeveral?.(files);
    else if (file) void onChoose(file);
    // Without this, choosing the same file again would fire no change event.
    currentTarget.value = '';
  };

  return (
    <div>
      <Button ref={ref} variant="outline" icon={<FileUp />} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accepted}
        multiple={onSeveral !== undefined}
        aria-label="Route file"
        hidden
        onChange={handleChange}
      />
    </div>
  );
}

// Phones know few of these names. They offer all files because of the last type.
const accepted =
  '.gpx,.tcx,.fit,.kml,.kmz,.gz,.zip,application/gpx+xml,application/vnd.garmin.tcx+xml,application/octet-stream';

interface ChosenProps {
  route: RideRoute;
  name: string;
  units: Units;
  onRemove(): void;
}

function Chosen({ route, name, units, onRemove }: ChosenProps) {
  const { distance, elevation, hasElevation } = route;
  const length = textOf(formatDistance(distance, units));
  const climb = hasElevation ? textOf(formatElevation(elevation, units)) : 'without elevations';

  return (
    <Card>
      <Route aria-hidden="true" />
      <LiveText>{`${name}, ${length}, ${climb}`}</LiveText>
      <div>
        <b dir="auto">{name}</b>
        <span>
          {length} · {climb}
        </span>
        {isCut(route) && (
          <>
            <span>Your privacy zones hide some of it: only what others see is filled in.</span>
            <TextLink to="/settings/zones">Privacy zones</TextLink>
          </>
        )}
      </div>
      <IconButton label="Remove route" icon={<X />} onClick={onRemove} />
    </Card>
  );
}

export const textOf = ({ value, unit }: { value: string; unit: string }) => `${value} ${unit}`;

const { color, type } = theme;

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;

  > [role='status'] { color: ${color.textMuted}; font: ${type.small}; }
  > [role='status']:empty { margin-top: -8px; }
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
