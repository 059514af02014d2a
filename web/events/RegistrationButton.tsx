import styled from '@emotion/styled';
import { Check } from 'lucide-react';
import type { EventPlacesFragment } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { eventPhase } from './eventPhase.ts';
import { useEventRegistration } from './useEventRegistration.ts';

interface Props {
  event: EventPlacesFragment;
  /** The id of the element that names the event. */
  describedBy: string;
  /** The events page says 'join', the lists of Explore 'register'. */
  wording: 'join' | 'register';
  /** The main button of its page: large, and as wide as its container. */
  isMain?: boolean;
}

const wordings = {
  join: { take: 'Join Event', taken: 'Joined', size: 'medium', variant: 'accent' },
  register: { take: 'Register', taken: 'Registered', size: 'small', variant: 'outline' },
} as const;

const main = { size: 'large', variant: 'primary' } as const;

/**
 * Registers for an event or cancels. A participant can cancel until the event has ended, even when it is full or has
 * started.
 */
export function RegistrationButton({ event, describedBy, wording, isMain = false }: Props) {
  const toggle = useEventRegistration(event);
  const { take, taken, ...small } = wordings[wording];
  const { size, variant } = isMain ? main : small;
  const shared = { size, block: isMain, 'aria-describedby': describedBy, onClick: toggle };
  const phase = eventPhase(event, new Date());

  if (phase === 'past') {
    return (
      <Closed>
        Past event
        {event.viewerIsRegistered && (
          <Badge tone="joined" icon={<Check />}>
            {taken}
          </Badge>
        )}
      </Closed>
    );
  }
  if (event.viewerIsRegistered) {
    return (
      <Button {...shared} variant="soft" icon={<Check />}>
        {taken}
      </Button>
    );
  }
  if (event.calledOffReason !== null) return <Closed>Called off</Closed>;
  if (phase === 'running') return <Closed>Already started</Closed>;
  return (
    <Button {...shared} variant={variant} disabled={event.isFull}>
      {event.isFull ? 'Full' : take}
    </Button>
  );
}

const Closed = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 12px;
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
`;
