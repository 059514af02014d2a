import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { EventTitle } from '../events/EventTitle.tsx';
import { milestoneOf } from '../events/milestoneOf.ts';
import type { GroupEventFragment } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { Milestone } from '../ui/Milestone.tsx';

interface Props {
  event: GroupEventFragment;
  /** Only the soonest event has a stone in the accent colour. */
  isNext: boolean;
}

/** An event in the side column: its date, title, start and number of participants. */
export function NextEventRow({ event, isNext }: Props) {
  const { id, date, displayDate, startsAt, participantCount, maxParticipants, calledOffReason } = event;
  const milestone = milestoneOf(date);
  const isOff = calledOffReason !== null;

  return (
    <Row>
      {milestone && <Milestone {...milestone} size="s" past={isOff} later={!isNext} />}
      <Words>
        <Name dir="auto" to={`/events/${id}`}>
          <EventTitle event={event} />
        </Name>
        <Facts>
          <time dateTime={startsAt}>{displayDate}</time>
          <span>
            {isOff ? 'Called off' : `${participantCount}${maxParticipants === null ? '' : `/${maxParticipants}`} going`}
          </span>
        </Facts>
      </Words>
    </Row>
  );
}

const { color, space, type } = theme;

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: 14px;
  padding: ${space[3]} 0;
  border-bottom: 1px solid ${color.border};
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

const Name = styled(Link)`
  border-radius: 3px;
  font: ${type.ui};
  font-weight: 600;
  overflow-wrap: anywhere;

  &:hover { text-decoration: underline; text-underline-offset: 3px; }
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  color: ${color.textMuted};
  font: ${type.small};
`;
