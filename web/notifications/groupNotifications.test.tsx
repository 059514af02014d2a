import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { Pages } from '../app/pages.tsx';
import type { NotificationRowFragment } from '../generated.ts';
import { actor, moved, notificationOf, notificationsOf, plainPost } from '../test/bellWorld.ts';
import { renderAs } from '../test/renderAs.tsx';
import { sessionOf } from '../test/sessionOf.ts';
import { nina } from '../test/world.ts';

beforeAll(() => import('./NotificationsPage.tsx'));

const group = { __typename: 'Group' as const, id: 'owls', name: 'Owls' };

test.each<[Partial<NotificationRowFragment>, string, string]>([
  [{ kind: 'ORGANISER_APPOINTED', group }, 'You now organise the group Owls', '/groups/owls'],
  [{ kind: 'REMOVED_FROM_GROUP', group }, 'An organiser removed you from the group Owls', '/groups/owls'],
  [
    { kind: 'ANNOUNCED', actors: [actor('ana')], post: { ...plainPost, group } },
    'Ana Lopes announced to all members of the group Owls',
    '/post/a-post',
  ],
  [
    {
      kind: 'CONTENT_REMOVED',
      takedown: {
        __typename: 'Takedown',
        id: 'taken',
        kind: 'POST',
        decision: null,
        isByOrganiser: true,
        isOfGroup: false,
      },
    },
    'An organiser of the group removed your post',
    '/settings/removals',
  ],
])('%# of an act of organisers says what happened and leads there: %s', async (facts, text, address) => {
  const rows = [notificationOf('one', { isRead: true, post: null, actors: [], ...facts })];
  const handlers = { session: () => sessionOf(nina, 2), notifications: () => notificationsOf(rows) };
  renderAs(nina, <Pages />, handlers, { path: '/notifications' });
  const [entry] = within(await screen.findByRole('list', { name: 'Notifications' })).getAllByRole('listitem');
  const link = within(entry as HTMLElement).getByRole('link', { name: text });
  expect(link.getAttribute('href')).toBe(address);
});

test('of an event that the operator has removed says which it was and when, and leads nowhere', async () => {
  const plan = { ...moved.after, date: '2026-11-22', time: '07:00', timeZone: 'UTC', location: null };
  const deletedRide = {
    __typename: 'DeletedRide' as const,
    title: 'An event that the operator removed',
    isEvent: true,
    laterDates: false,
    plan,
  };
  const rows = [notificationOf('one', { kind: 'RIDE_DELETED', post: null, actors: [], deletedRide })];
  renderAs(nina, <Pages />, { notifications: () => notificationsOf(rows) }, { path: '/notifications' });
  const [entry] = within(await screen.findByRole('list', { name: 'Notifications' })).getAllByRole('listitem');
  expect(entry?.textContent).toContain(
    'The operator removed an event that you registered for, planned on Sun, Nov 22 at 7:00 AM',
  );
  expect(within(entry as HTMLElement).queryByRole('link')).toBeNull();
});
