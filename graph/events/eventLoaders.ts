import { Event } from '../model/events/Event.ts';
import { visibleEvents } from '../model/events/eventPolicy.ts';
import type { Reader } from '../model/reader.ts';
import { participantLists } from '../model/users/participantLists.ts';
import { columnsOf } from '../platform/database/columns.ts';
import { earliest, type Owned, ownedPages } from '../platform/database/ownedPages.ts';
import { statement } from '../platform/database/sql.ts';
import { byId, one, partOf, viewerFlag } from '../platform/graphql/batch.ts';
import { timeCursors } from '../platform/graphql/cursors.ts';
import { eventsByIds } from './events.ts';

const registeredAmongStatement = statement(
  'registration.registeredAmong',
  `select event_id as key from event_registration where user_id = $1 and event_id = any($2::uuid[])`,
);

const positionStatement = statement(
  'registration.positions',
  `select mine.event_id as key, (
     select count(*)::int from event_waiting ahead
     where ahead.event_id = mine.event_id and (ahead.created_at, ahead.user_id) <= (mine.created_at, mine.user_id)
   ) as position from event_waiting mine where mine.user_id = $1 and mine.event_id = any($2::uuid[])`,
);
type Position = { key: string; position: number };

/** The positions of the viewer in waiting lists, 1 for the next place. Null for a viewer who does not wait. */
const positions = ({ sql, viewer }: Reader) =>
  one(
    async (ids) => (viewer ? sql<Position>(positionStatement, [viewer.id, ids]) : []),
    ({ key }) => key,
  );

const ofGroupStatement = statement(
  'event.ofGroup',
  `select e.*
   from unnest($1::uuid[]) owner(id)
   cross join lateral (
     select ${columnsOf(Event, 'e')}, owner.id as "ownerId", e.starts_at as "listedAt" from event e
     where e.group_id = owner.id and e.ends_at >= $6::timestamptz and (e.starts_at, e.id) > ($2::timestamptz, $3::uuid)
       and ${visibleEvents('$7::uuid', 'e')}
     order by e.starts_at, e.id limit $4 offset $5
   ) e
   order by e."listedAt", e.id`,
);
const groupEventCursors = timeCursors('groupEvents');

/** Pages of the events of a group that have not ended, soonest first. */
const groupEventPages = ({ sql, viewer, now }: Reader) =>
  ownedPages(
    groupEventCursors,
    (values) => sql<Owned<Event>>(ofGroupStatement, [...values, now, viewer?.id ?? null]),
    earliest,
  );

const registeredMembers = participantLists({
  noun: 'event',
  table: 'event_registration',
  owner: 'event_id',
  cursors: { all: 'eventParticipants', followed: 'followedEventParticipants' },
});

const waitingMembers = participantLists({
  noun: 'eventWaiting',
  table: 'event_waiting',
  owner: 'event_id',
  cursors: { all: 'eventWaiting', followed: 'followedEventWaiting' },
});

export const eventLoaders = (reader: Reader) => ({
  eventById: byId((ids) => eventsByIds(reader, ids)),
  viewerIsRegistered: viewerFlag(reader, registeredAmongStatement),
  eventsOfGroup: groupEventPages(reader),
  participantsOfEvent: registeredMembers.all(reader),
  followedParticipantsOfEvent: registeredMembers.followed(reader),
  viewerEventPosition: partOf(positions(reader), (row) => row?.position ?? null),
  waitingOfEvent: waitingMembers.all(reader),
});
