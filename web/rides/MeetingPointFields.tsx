import styled from '@emotion/styled';
import { CircleAlert, LocateFixed, Route, X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import type { Point } from '../moments/useDeviceLocation.ts';
import { useDeviceLocation } from '../moments/useDeviceLocation.ts';
import type { RideRoute } from '../routes/useRoute.ts';
import { theme } from '../theme/tokens.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Input } from '../ui/Input.tsx';
import { useRideStart } from '../zones/useRideStart.ts';
import { meetingPointText } from './meetingPointText.ts';

export interface MeetingPointProps {
  /** The post of the ride that is edited. Absent for a new ride. */
  postId: string | undefined;
  /** The point as typed. Empty for none. */
  text: string;
  error: string | undefined;
  /** Whether only the author sees the point. */
  isHidden: boolean;
  /** The chosen route. Undefined for none. */
  route: RideRoute | undefined;
  onText(text: string): void;
}

/** The meeting point of a ride: the start of its route, the position of the device, or numbers. */
export function MeetingPointFields({ postId, text, error, isHidden, route, onText }: MeetingPointProps) {
  const device = useDeviceLocation();
  const input = useRef<HTMLInputElement>(null);
  const labelId = useId();
  const start = useRideStart<{ id: string }>((_ride, place) => onText(meetingPointText(place)));
  const problem = device.problem ?? start.problem;

  const fillPosition = useEffectEvent((found: Point) => onText(meetingPointText(found)));
  useEffect(() => {
    if (device.point) fillPosition(device.point);
  }, [device.point]);

  const startOfFile = route?.file?.start.place;
  const handleStart = () => {
    device.clear();
    if (startOfFile) onText(meetingPointText(startOfFile));
    else if (postId) void start.read({ id: postId });
  };
  const handleClear = () => {
    device.clear();
    onText('');
    input.current?.focus();
  };

  return (
    <Root role="group" aria-labelledby={labelId}>
      <Label id={labelId}>Meeting point</Label>
      <Ways>
        {route && (startOfFile || (postId && !route.file)) && (
          <Button
            variant="outline"
            icon={<Route />}
            pending={start.reading !== undefined}
            pendingLabel="Reading..."
            onClick={handleStart}
          >
            Use the start of the route
          </Button>
        )}
        <Button
          variant="outline"
          icon={<LocateFixed />}
          pending={device.isLocating}
          pendingLabel="Locating..."
          onClick={device.locate}
        >
          Use my position
        </Button>
        {text && (
          <Button variant="ghost" icon={<X />} onClick={handleClear}>
            Clear
          </Button>
        )}
      </Ways>
      {problem && (
        <Alert tone="danger" icon={<CircleAlert />}>
          {problem}
        </Alert>
      )}
      <Field
        label="Coordinates"
        optional
        error={error}
        hint="Everyone who can see the ride sees this point on its map."
        warning={isHidden ? 'Only you see this point now: it lies in a privacy zone of yours.' : ''}
      >
        {(control) => (
          <Input
            {...control}
            ref={input}
            name="meetingPoint"
            value={text}
            onChange={(event) => onText(event.target.value)}
            placeholder="53.1903, -2.8912"
            autoComplete="off"
            maxLength={60}
          />
        )}
      </Field>
    </Root>
  );
}

const { media, space, type } = theme;

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;

const Label = styled.span`
  margin-bottom: -6px;
  font: ${type.label};
  font-size: 0.875rem;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};

  ${media.phone} { display: grid; grid-template-columns: minmax(0, 1fr); }
`;
