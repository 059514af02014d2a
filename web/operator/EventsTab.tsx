import { useState } from 'react';
import { kindWord } from '../events/EventKind.tsx';
import { eventDay } from '../events/eventDay.ts';
import type { OperatorEventRowFragment } from '../generated.ts';
import { useCancelEventMutation, useOperatorEventsQuery } from '../generated.ts';
import { useSettled } from '../lib/useSettled.ts';
import { useUrlText } from '../lib/useUrlText.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { SearchInput } from '../ui/SearchInput.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { ActButton } from './ActButton.tsx';
import { useAct } from './actContext.ts';
import { BoardList } from './BoardList.tsx';
import { BoardRow } from './BoardRow.tsx';
import { counted } from './counted.ts';
import { forgetOf } from './forgetOf.ts';
import { shownData } from './shownData.ts';
import { useCallingOff } from './useCallingOff.ts';

const EventDialog = lazyDialog(() => import('./EventDialog.tsx').then((module) => module.EventDialog));

/** Creates, changes, calls off and cancels events. */
export function EventsTab() {
  const [text, setText] = useUrlText('find');
  const query = useSettled(text.trim(), 300);
  const result = useOperatorEventsQuery({
    variables: { query: query || null },
    fetchPolicy: 'cache-and-network',
  });
  const { error, refetch, fetchMore } = result;
  const data = shownData(result);
  const events = data?.operator?.events;
  const [edited, setEdited] = useState<{ event?: OperatorEventRowFragment }>();
  const [isOpen, setOpen] = useState(false);
  const edit = (event?: OperatorEventRowFragment) => {
    setEdited({ event });
    setOpen(true);
  };

  return (
    <>
      <BoardList
        title="Events"
        text="The one that starts last is first. Members register for events. Operators create them, and organisers those of their groups."
        action={
          <Button variant="outline" disabled={!data} onClick={() => edit()}>
            New event
          </Button>
        }
        head={
          <SearchInput
            label="Find events"
            placeholder="Part of a title"
            maxLength={100}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        }
        rows={events?.edges.map(({ node }) => <EventRow key={node.id} event={node} onEdit={() => edit(node)} />)}
        empty={{ title: query ? 'No event found' : 'There are no events' }}
        hasFailed={error !== undefined}
        onRetry={() => void refetch()}
        onMore={
          events?.pageInfo.hasNextPage
            ? () => fetchMore({ variables: { after: events.pageInfo.endCursor } })
            : undefined
        }
      />
      {edited && data && (
        <EventDialog open={isOpen} onOpenChange={setOpen} event={edited.event} siteZone={data.instance.timeZone} />
      )}
    </>
  );
}

function badgeOf({ endsAt, calledOffReason }: OperatorEventRowFragment) {
  if (Date.parse(endsAt) < Date.now()) return <Badge>Past</Badge>;
  return calledOffReason !== null && <Badge tone="hard">Called off</Badge>;
}

interface RowProps {
  event: OperatorEventRowFragment;
  onEdit(): void;
}

function EventRow({ event, onEdit }: RowProps) {
  const { id, title, date, time, timeZone, location, type, participantCount, maxParticipants, waitingCount } = event;
  const act = useAct();
  const [cancel] = useCancelEventMutation();
  const callingOff = useCallingOff(event);
  const registrations = counted(participantCount, 'registration');
  const ask = () =>
    act({
      title: `Cancel ${title}?`,
      text: `The event is deleted with ${registrations}. Nothing of it can be restored.`,
      confirmLabel: 'Cancel the event',
      pendingLabel: 'Cancelling...',
      dismissLabel: 'Keep the event',
      danger: true,
      typed: title,
      done: `${title} is cancelled`,
      run: () => cancel({ variables: { eventId: id }, update: forgetOf('event', id) }),
    });
  return (
    <BoardRow
      title={title}
      badge={badgeOf(event)}
      facts={[
        kindWord(type),
        `${eventDay(date).whole} at ${time} ${timeZone}`,
        <bdi key="place">{location}</bdi>,
        maxParticipants === null ? registrations : `${participantCount} of ${counted(maxParticipants, 'place')} taken`,
        ...(waitingCount > 0 ? [`${waitingCount} waiting`] : []),
        <TextLink key="see" to={`/events/${id}`}>
          See it
        </TextLink>,
      ]}
      actions={
        <>
          <Button size="small" variant="outline" aria-label={`Edit ${title}`} onClick={onEdit}>
            Edit
          </Button>
          {callingOff && (
            <ActButton label={`${callingOff.label} ${title}`} act={callingOff.act}>
              {callingOff.label}
            </ActButton>
          )}
          <Button size="small" variant="outline" aria-label={`Cancel ${title}`} onClick={ask}>
            Cancel
          </Button>
        </>
      }
    />
  );
}
