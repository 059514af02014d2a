import type { CalendarKind, CalendarLinkFragment, CalendarsPageQuery } from '../generated.ts';

/** A calendar to subscribe to, with its link if one exists. */
export interface Calendar {
  key: string;
  name: string;
  hint: string;
  kind: CalendarKind;
  groupId?: string;
  link: CalendarLinkFragment | undefined;
}

type Viewer = NonNullable<CalendarsPageQuery['viewer']>;

/** The viewer's own rides, all events, and each group that the viewer has joined or has a link for. */
export function calendarsOf({ groups, calendarFeeds }: Viewer): Calendar[] {
  const links = calendarFeeds?.edges.map(({ node }) => node) ?? [];
  const linked = links.flatMap(({ group }) => (group ? [group] : []));
  const left = linked.filter(({ id }) => !groups.nodes.some((group) => group.id === id));
  return [
    {
      key: 'rides',
      name: 'My rides',
      hint: 'The rides that you take part in.',
      kind: 'MY_RIDES',
      link: links.find(({ kind }) => kind === 'MY_RIDES'),
    },
    {
      key: 'events',
      name: 'All events',
      hint: 'What members can register for.',
      kind: 'EVENTS',
      link: links.find(({ kind }) => kind === 'EVENTS'),
    },
    ...[...groups.nodes, ...left].map(
      ({ id, name }): Calendar => ({
        key: id,
        name,
        hint: 'The rides of this group that you may see.',
        kind: 'GROUP_RIDES',
        groupId: id,
        link: links.find(({ group }) => group?.id === id),
      }),
    ),
  ];
}
