import styled from '@emotion/styled';
import type { EventPlacesFragment } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

interface Props {
  event: Pick<EventPlacesFragment, 'participantCount' | 'maxParticipants'>;
}

/** The number of participants and the limit. Without a limit, no bar is shown. */
export function EventSeats({ event: { participantCount, maxParticipants } }: Props) {
  if (maxParticipants === null) {
    return (
      <Seats>
        <span>
          <b>{participantCount}</b> {participantCount === 1 ? 'participant' : 'participants'}
        </span>
      </Seats>
    );
  }
  const percent = Math.min(100, (participantCount / Math.max(1, maxParticipants)) * 100);
  return (
    <Seats>
      <Bar aria-hidden="true">
        <i style={{ width: `${percent}%` }} />
      </Bar>
      <span>
        <b>{participantCount}</b>/{maxParticipants} <VisuallyHidden>participants</VisuallyHidden>
      </span>
    </Seats>
  );
}

const { color, media, motion } = theme;

const Seats = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  font: ${theme.type.small};
  font-variant-numeric: tabular-nums;

  b { font-weight: 600; }
`;

const Bar = styled.span`
  width: 120px;
  height: 6px;
  overflow: hidden;
  border-radius: 3px;
  background: ${color.surfacePressed};

  i {
    display: block;
    height: 100%;
    border-radius: 3px;
    background: ${color.textMuted};
    transition: width ${motion.normal} ${motion.ease};
  }
  ${media.phone} { width: 64px; }
  ${media.forcedColors} { border: 1px solid; i { background: CanvasText; } }
`;
