import { EventTitle } from '../events/EventTitle.tsx';
import { milestoneOf } from '../events/milestoneOf.ts';
import type { GroupEventFragment } from '../generated.ts';
import { zoneNote } from '../rides/startText.ts';
import { Milestone } from '../ui/Milestone.tsx';
import { SideFacts, SideName, SideRow, SideWords } from './SideRow.tsx';

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
    <SideRow>
      {milestone && <Milestone {...milestone} size="s" past={isOff} later={!isNext} />}
      <SideWords>
        <SideName dir="auto" to={`/events/${id}`}>
          <EventTitle event={event} />
        </SideName>
        <SideFacts>
          <time dateTime={startsAt}>
            {displayDate}
            {zoneNote(event)}
          </time>
          <span>
            {isOff ? 'Called off' : `${participantCount}${maxParticipants === null ? '' : `/${maxParticipants}`} going`}
          </span>
        </SideFacts>
      </SideWords>
    </SideRow>
  );
}
