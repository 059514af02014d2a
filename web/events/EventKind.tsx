import styled from '@emotion/styled';
import { Bike, Mountain, Timer, Wrench } from 'lucide-react';
import type { EventType } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { Badge } from '../ui/Badge.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

interface Props {
  type: EventType;
}

const groupRide = { Icon: Bike, word: 'Group Ride' };

const kinds: Partial<Record<EventType, typeof groupRide>> = {
  WORKSHOP: { Icon: Wrench, word: 'Workshop' },
  MOUNTAIN_BIKE: { Icon: Mountain, word: 'Mountain Bike' },
  TRAINING: { Icon: Timer, word: 'Training' },
};

const kindOf = (type: EventType) => kinds[type] ?? groupRide;

/** The type of an event as text: 'Group Ride'. */
export const kindWord = (type: EventType): string => kindOf(type).word;

/** The type of an event, with its icon. */
export function EventKindBadge({ type }: Props) {
  const { Icon, word } = kindOf(type);
  return <Badge icon={<Icon />}>{word}</Badge>;
}

/** The icon of an event's type. Unknown types use the icon of a group ride. */
export function EventKind({ type }: Props) {
  const { Icon, word } = kindOf(type);
  return (
    <Root>
      <Icon />
      <VisuallyHidden>{word}</VisuallyHidden>
    </Root>
  );
}

const Root = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  border-radius: ${theme.radius.picture};
  background: ${theme.color.surfaceSunken};

  .lucide { width: 24px; height: 24px; stroke-width: 1.6; }
`;
