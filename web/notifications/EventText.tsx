import type { NotificationRowFragment, PlanFragment } from '../generated.ts';
import { startFacts } from '../rides/startText.ts';
import { removedThing } from '../takedowns/removedThings.ts';

interface Props {
  notification: NotificationRowFragment;
}

/** The event's text, which follows the names of the members who caused it. */
export function EventText({ notification }: Props) {
  const { kind, post, comment, deletedRide, rideChange, takedown, group, event } = notification;
  const noun = post?.isRide ? 'ride' : 'post';
  if (kind === 'RIDE_DELETED') return <Deletion deletedRide={deletedRide} />;
  if (kind === 'WARNING') return <>The operator warned you</>;
  if (kind === 'CONTENT_REMOVED') {
    const who = takedown?.isByOrganiser ? 'An organiser of the group' : 'The operator';
    return (
      <>
        {who} removed your {thingOf(takedown)}
      </>
    );
  }
  if (kind === 'APPEAL_DECIDED') return <Decision takedown={takedown} />;
  if (kind === 'ORGANISER_APPOINTED') return <>You now organise {nameOf(group)}</>;
  if (kind === 'REMOVED_FROM_GROUP') return <>An organiser removed you from {nameOf(group)}</>;
  if (kind === 'GROUP_ADMITTED') return <>You are now a member of {nameOf(group)}</>;
  if (kind === 'GROUP_REFUSED') return <>Your request to join {nameOf(group)} was declined</>;
  if (kind === 'GROUP_REQUESTED') return <>asked to join {nameOf(group)}</>;
  if (kind === 'EVENT_CHANGED') return <EventChange event={event} change={rideChange} />;
  if (kind === 'EVENT_PLACE_GIVEN')
    return (
      <>
        You have a place in the event “<bdi>{event?.title}</bdi>”
      </>
    );
  if (kind === 'ANNOUNCED') return <>announced to all members of {nameOf(post?.group ?? null)}</>;
  if (kind === 'PLACE_GIVEN') return <>You have a place in a ride you waited for</>;
  if (kind === 'RIDE_TOMORROW') return <>Your ride starts {startOf(post?.ride) ?? 'soon'}</>;
  const texts: Record<typeof kind, string> = {
    JOIN: 'joined your ride',
    COMMENT: `commented on your ${noun}`,
    REPLY: 'replied to your comment',
    LIKE: `liked your ${noun}`,
    FOLLOW: 'started following you',
    MENTION: `mentioned you in a ${comment ? 'comment' : noun}`,
    LEADER_NAMED: 'named you a co-leader of a ride',
    RIDE_CHANGED: changeOf(rideChange, rideText(post)),
  };
  return texts[kind];
}

function rideText(post: NotificationRowFragment['post']): string {
  if (post?.ride?.viewerIsMaybe) return 'a ride you may join';
  return post?.ride?.viewerWaitingPosition ? 'a ride you wait for' : 'a ride you joined';
}

type Change = NotificationRowFragment['rideChange'];

function changeOf(change: Change, ride: string): string {
  if (change?.after.calledOffReason) return `called off ${ride}`;
  return change?.before.calledOffReason ? `put ${ride} on again` : `changed the plan of ${ride}`;
}

function EventChange({ event, change }: { event: NotificationRowFragment['event']; change: Change }) {
  const happened = () => {
    if (change?.after.calledOffReason) return 'is called off';
    return change?.before.calledOffReason ? 'is on again' : 'has a new plan';
  };
  return (
    <>
      The event “<bdi>{event?.title}</bdi>” {happened()}
    </>
  );
}

/** A hidden group that the viewer has left has no name. */
const nameOf = (group: NotificationRowFragment['group']) =>
  group ? (
    <>
      the group <bdi>{group.name}</bdi>
    </>
  ) : (
    'a group'
  );

type Takedown = NotificationRowFragment['takedown'];

const thingOf = (takedown: Takedown) => (takedown && removedThing(takedown)) ?? 'content';

function Decision({ takedown }: { takedown: Takedown }) {
  if (takedown?.decision === 'UPHELD') {
    const whose = takedown.isOfGroup ? 'the' : 'your';
    return (
      <>
        The operator decided {whose} appeal: your {thingOf(takedown)} stays removed
      </>
    );
  }
  return <>The operator restored your {thingOf(takedown)}</>;
}

function Deletion({ deletedRide }: Pick<NotificationRowFragment, 'deletedRide'>) {
  const start = startOf(deletedRide?.plan);
  if (deletedRide?.isEvent)
    return (
      <>
        The operator removed an event that you registered for
        {start && <>, planned {start}</>}
      </>
    );
  return (
    <>
      deleted{' '}
      {deletedRide ? (
        <>
          “<bdi>{deletedRide.title}</bdi>”{deletedRide.laterDates && ' and later dates'}
        </>
      ) : (
        'a ride you joined'
      )}
      {start && <>, planned {start}</>}
    </>
  );
}

type Start = Pick<PlanFragment, 'date' | 'time' | 'location'> & { timeZone: string | null; startsAt?: string | null };

function startOf(start: Start | null | undefined) {
  if (!start?.date || !start.time) return null;
  const { day, time, forReader } = startFacts({ startsAt: null, ...start });
  return (
    <>
      on {day} at {time}
      {forReader && ` (${forReader} for you)`}
      {start.location && (
        <>
          , <bdi>{start.location}</bdi>
        </>
      )}
    </>
  );
}
