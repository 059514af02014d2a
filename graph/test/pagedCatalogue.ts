import { EventScope, listEvents } from '../events/events.ts';
import { GroupOrder, GroupScope, listGroups } from '../groups/groups.ts';
import { newId } from '../platform/lib/ids.ts';
import { searchEvents, searchGroups, searchUsers } from '../search/searchNames.ts';
import type { Member } from './factories.ts';
import type { TestApp } from './harness.ts';
import type { Item, PagedList } from './PagedList.ts';
import { earliestFirst, idsOf } from './PagedList.ts';

interface Ids {
  users: string[];
  groups: string[];
  events: string[];
}

const byId = (one: Item, other: Item) => (one.id < other.id ? -1 : 1);

/** Groups of no, one or two members and of two names; the viewer has joined those that are not hidden. */
const sizeOf = ({ place, isHidden }: Item) => (place % 3) + (isHidden ? 0 : 1);
const nameOf = ({ place }: Item) => (place < 3 ? 'Ash' : 'Birch');
const insertGroups = `insert into "group" (id, name) select * from unnest($1::uuid[], $2::text[])`;
const insertMembers = 'insert into group_member (group_id, user_id) select * from unnest($3::uuid[], $4::uuid[])';

/** Events of three days to come, then of two that are past. */
const dayOf = ({ place }: Item) => (place < 3 ? `2099-01-0${place + 1}` : `2020-01-0${place + 1}`);
const isPast = ({ place }: Item) => place >= 3;
const insertEvents = `insert into event (id, date, title, time, time_zone, duration_minutes, location)
  select id, day, title, '07:00', 'Europe/Berlin', 120, 'Harbour Gate' from unnest($1::uuid[], $2::date[], $3::text[]) event(id, day, title)`;

const soonestThenLatestPast = (one: Item, other: Item) =>
  Number(isPast(one)) - Number(isPast(other)) || (isPast(one) ? earliestFirst(other, one) : earliestFirst(one, other));

/** A name that is the word, one that begins with it, and texts that only hold it, which run by name. */
const titles = ['Kestrel', 'A kestrel', 'Kestrel hill', 'Kestrel hill', 'The kestrels'];
const titleOf = ({ place }: Item) => titles[place] ?? '';
const rankOf = ({ place }: Item) => (place === 0 ? 1 : 2);

const plannersId = newId();

/** Lists of groups, of events and of what a search finds among them and among members. */
export function pagedCatalogue(app: TestApp, viewer: Member, { users, groups, events }: Ids): PagedList[] {
  const remover = (table: string) => ({
    remove: (gone: readonly string[]) => app.run(`delete from "${table}" where id = any($1)`, gone),
    clear: () => app.run(`delete from "${table}"`),
  });

  const groupList = {
    viewer,
    ids: groups,
    ...remover('group'),
    compare: (one: Item, other: Item) =>
      sizeOf(other) - sizeOf(one) || nameOf(one).localeCompare(nameOf(other)) || byId(one, other),
    async put(items: readonly Item[]) {
      const members = items.flatMap((item) => {
        const others = users.slice(0, item.place % 3);
        return (item.isHidden ? others : [viewer.id, ...others]).map((userId) => [item.id, userId] as const);
      });
      // In one statement: nobody sees a group before its members, who give it its place.
      await app.run(
        `with made as (${insertGroups}) ${insertMembers}`,
        idsOf(items),
        items.map(nameOf),
        members.map(([groupId]) => groupId),
        members.map(([, userId]) => userId),
      );
    },
  };
  const putEvents = (items: readonly Item[], textOf: (item: Item) => string) =>
    app.run(insertEvents, idsOf(items), items.map(dayOf), items.map(textOf));
  const eventList = {
    viewer,
    ids: events,
    ...remover('event'),
    compare: soonestThenLatestPast,
    put: (items: readonly Item[]) => putEvents(items, () => 'Harbour loop'),
  };
  const word = { text: 'kestrel' };
  const search = (list: string) => `search(query: "kestrel", first: $first) { ${list}(after: $after) FIELDS }`;

  return [
    {
      ...groupList,
      name: 'all groups',
      holds: () => true,
      read: (ctx, page) => listGroups(ctx, { scope: GroupScope.ALL, order: GroupOrder.POPULAR, ...page }),
      query: 'groups(order: POPULAR, first: $first, after: $after) FIELDS',
    },
    {
      ...groupList,
      name: 'the groups that one has joined',
      read: (ctx, page) => listGroups(ctx, { scope: GroupScope.JOINED, order: GroupOrder.POPULAR, ...page }),
      query: 'groups(scope: JOINED, order: POPULAR, first: $first, after: $after) FIELDS',
    },
    {
      ...groupList,
      name: 'the groups that one might join',
      holds: ({ isHidden }) => isHidden,
      read: (ctx, page) => listGroups(ctx, { scope: GroupScope.SUGGESTED, order: GroupOrder.POPULAR, ...page }),
      query: 'groups(scope: SUGGESTED, order: POPULAR, first: $first, after: $after) FIELDS',
    },
    {
      ...eventList,
      name: 'all events',
      holds: () => true,
      read: (ctx, page) => listEvents(ctx, { scope: EventScope.ALL, ...page }),
      query: 'events(first: $first, after: $after) FIELDS',
    },
    {
      ...eventList,
      name: 'the events to come',
      holds: (item) => !isPast(item),
      read: (ctx, page) => listEvents(ctx, { scope: EventScope.UPCOMING, ...page }),
      query: 'events(scope: UPCOMING, first: $first, after: $after) FIELDS',
    },
    {
      ...eventList,
      name: 'the events of a group',
      holds: (item) => !isPast(item),
      async put(items) {
        await app.run(`insert into "group" (id, name) values ($1, 'Planners') on conflict do nothing`, plannersId);
        await putEvents(items, () => 'Harbour loop');
        await app.run('update event set group_id = $1 where id = any($2)', plannersId, idsOf(items));
      },
      read: (ctx, page) => ctx.load.eventsOfGroup.load({ ...page, ownerId: plannersId }),
      query: `group(id: "${plannersId}") { events(first: $first, after: $after) FIELDS }`,
    },
    {
      ...eventList,
      name: 'the events that a search finds',
      put: (items) => putEvents(items, (item) => (item.isHidden ? 'Harbour loop' : titleOf(item))),
      compare: (one, other) =>
        rankOf(one) - rankOf(other) ||
        Number(isPast(one)) - Number(isPast(other)) ||
        (isPast(one) ? other.place - one.place : one.place - other.place) ||
        byId(one, other),
      read: (ctx, page) => searchEvents(ctx, { ...page, ...word }),
      query: search('events'),
    },
    {
      ...groupList,
      name: 'the groups that a search finds',
      put: (items) =>
        app.run(
          insertGroups,
          idsOf(items),
          items.map((item) => (item.isHidden ? 'Harbour loop' : titleOf(item))),
        ),
      compare: (one, other) =>
        rankOf(one) - rankOf(other) ||
        titleOf(one).toLowerCase().localeCompare(titleOf(other).toLowerCase()) ||
        byId(one, other),
      read: (ctx, page) => searchGroups(ctx, { ...page, ...word }),
      query: search('groups'),
    },
    {
      viewer,
      ids: users,
      name: 'the members that a search finds',
      put: (items) =>
        app.run(
          `update "user" set display_name = named.name from unnest($1::uuid[], $2::text[]) named(id, name) where "user".id = named.id`,
          idsOf(items),
          items.map((item) => (item.isHidden ? 'Nobody' : titleOf(item))),
        ),
      remove: (gone) => app.run(`update "user" set display_name = 'Gone' where id = any($1)`, gone),
      clear: () => app.run(`update "user" set display_name = 'Nobody' where display_name <> 'Nobody'`),
      // Their usernames, by which they run first, are numbered as their ids are.
      compare: (one, other) => rankOf(one) - rankOf(other) || users.indexOf(one.id) - users.indexOf(other.id),
      read: (ctx, page) => searchUsers(ctx, { ...page, ...word }),
      query: search('users'),
    },
  ];
}
