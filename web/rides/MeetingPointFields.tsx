import styled from '@emotion/styled';
import { Route, X } from 'lucide-react';
import { useRef } from 'react';
import type { RideRoute } from '../routes/sendRouteFile.ts';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Input } from '../ui/Input.tsx';
import { PlaceGroup, PlaceProblem, PositionButton, useFoundPosition } from '../zones/PlaceGroup.tsx';
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
  const device = useFoundPosition((found) => onText(meetingPointText(found)));
  const input = useRef<HTMLInputElement>(null);
  const start = useRideStart<{ id: string }>((_ride, place) => onText(meetingPointText(place)));
  const problem = device.problem ?? start.problem;

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
    <PlaceGroup label="Meeting point">
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
        <PositionButton isLocating={device.isLocating} onPress={device.locate} />
        {text && (
          <Button variant="ghost" icon={<X />} onClick={handleClear}>
            Clear
          </Button>
        )}
      </Ways>
      <PlaceProblem>{problem}</PlaceProblem>
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
    </PlaceGroup>
  );
}

const { media, space } = theme;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};

  ${media.phone} { display: grid; grid-template-columns: minmax(0, 1fr); }
`;
