import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Pages } from '../app/pages.tsx';
import EventsPage from '../events/EventsPage.tsx';
import GroupsPage from '../groups/GroupsPage.tsx';
import HomePage from '../home/HomePage.tsx';
import { linkify } from '../lib/linkify.tsx';
import ExplorePage from '../search/ExplorePage.tsx';
import { Input } from '../ui/Input.tsx';
import { SearchInput } from '../ui/SearchInput.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { actor, moved, notificationOf, notificationsOf, ridePost } from './bellWorld.ts';
import { discoverGroup, eventCard, eventRow, pageOf, postHit, searchOf, userHit } from './discovery.ts';
import { eventDetails, followedOf } from './eventWorld.ts';
import type { Handlers } from './fakeServer.ts';
import { momentOf, momentsOf, openMoments } from './momentWorld.tsx';
import { openComments } from './openComments.tsx';
import { ninasProfile, peopleOf, personNamed, rideRow, ridesOf, tomaszsProfile } from './profileWorld.ts';
import { renderAs } from './renderAs.tsx';
import { rewriteTexts } from './rewriteTexts.ts';
import { zoneNamed, zonesOf } from './routeWorld.ts';
import { sessionOf } from './sessionOf.ts';
import { commentsOf, threadOf } from './talk.ts';
import { tokenOf, tokensOf } from './tokenWorld.ts';
import { eventNamed, feedOf, groupNamed, homeOf, nina, postOf, ridePostOf } from './world.ts';

// A text of unknown language takes its direction from its own letters, and does not reorder the words around it.

const written = 'שלום־بكم';
const fields = /^(username|displayName|bio|content|description|location|address|pace|duration|title|name|label)$/;
const rightToLeft = <Data,>(data: Data): Data => rewriteTexts(data, (key) => (fields.test(key) ? written : undefined));

/** The members' texts that share an element, and so a text direction, with other text. */
function mixedTexts(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.textContent?.includes(written)) continue;
    const isolate = node.parentElement?.closest('[dir="auto"], bdi');
    if (!isolate || /[a-z]/i.test(isolate.textContent)) found.push(node.parentElement?.outerHTML ?? '');
  }
  return found;
}

async function expectIsolated(): Promise<void> {
  await vi.waitFor(() => expect(document.body.textContent).toContain(written), 60_000);
  expect(mixedTexts()).toEqual([]);
}

const rider = rightToLeft(nina);
const person = personNamed('dana', 'Dana');

const pages: [string, ReactNode, Handlers, string][] = [
  [
    'the home page',
    <HomePage key="home" />,
    {
      homePage: () =>
        rightToLeft(
          homeOf(nina, {
            feed: feedOf([postOf(), ridePostOf()]),
            joined: [groupNamed('Club', { viewerIsMember: true })],
            suggested: [groupNamed('Rivals')],
            events: [eventNamed('Loop')],
          }),
        ),
    },
    '/',
  ],
  [
    'the search',
    <ExplorePage key="search" />,
    {
      searchPage: () =>
        rightToLeft(
          searchOf({
            users: pageOf('UserConnection', [userHit('eve')]),
            posts: pageOf('PostConnection', [postHit('post-1')]),
            groups: pageOf('GroupConnection', [discoverGroup('Club')]),
            events: pageOf('EventConnection', [eventRow('Loop')]),
          }),
        ),
    },
    '/explore?q=x',
  ],
  [
    'the groups',
    <GroupsPage key="groups" />,
    {
      groupsPage: () => {
        const { members: _members, ...group } = discoverGroup('Club');
        const instance = { __typename: 'Instance' as const, membersFoundGroups: false };
        return rightToLeft({ instance, groups: pageOf('GroupConnection', [group]) });
      },
    },
    '/groups',
  ],
  [
    'the events',
    <EventsPage key="events" />,
    { eventsPage: () => rightToLeft({ events: pageOf('EventConnection', [eventCard('Loop')]) }) },
    '/events',
  ],
  [
    'an event',
    <Pages key="event" />,
    { eventPage: () => rightToLeft({ event: eventDetails({ followedParticipants: followedOf(true, 'ana') }) }) },
    '/events/River Ride-id',
  ],
  [
    'one’s own profile',
    <Pages key="own" />,
    { profilePage: () => ({ user: rightToLeft(ninasProfile()) }) },
    '/profile',
  ],
  [
    'another’s profile',
    <Pages key="other" />,
    { profilePage: () => ({ user: rightToLeft(tomaszsProfile({ bio: 'Hills' })) }) },
    '/profile/eve',
  ],
  [
    'the profile of somebody who is blocked',
    <Pages key="blocked" />,
    { profilePage: () => ({ user: rightToLeft(tomaszsProfile({ viewerHasBlocked: true })) }) },
    '/profile/eve',
  ],
  [
    'the privacy zones',
    <Pages key="zones" />,
    { zonesPage: () => rightToLeft(zonesOf(zoneNamed('Home'))) },
    '/settings/zones',
  ],
  [
    'the access tokens',
    <Pages key="tokens" />,
    { tokensPage: () => rightToLeft(tokensOf([tokenOf('one')])) },
    '/settings/tokens',
  ],
  [
    'the notifications',
    <Pages key="notifications" />,
    {
      session: () => sessionOf(nina, 2),
      notifications: () =>
        rightToLeft(
          notificationsOf([
            notificationOf('two', { actors: [actor('ana'), actor('ben')], actorCount: 2 }),
            notificationOf('many', { actors: [actor('ana'), actor('ben')], actorCount: 5 }),
            notificationOf('tomorrow', { kind: 'RIDE_TOMORROW', post: ridePost }),
            notificationOf('moved', { kind: 'RIDE_CHANGED', post: ridePost, rideChange: moved }),
            notificationOf('gone', {
              kind: 'RIDE_DELETED',
              post: null,
              deletedRide: {
                __typename: 'DeletedRide',
                title: 'Loop',
                isEvent: false,
                laterDates: false,
                plan: moved.after,
              },
            }),
          ]),
        ),
    },
    '/notifications',
  ],
];

beforeAll(() =>
  Promise.all([
    import('../events/EventPage.tsx'),
    import('../users/ProfilePage.tsx'),
    import('../zones/ZonesPage.tsx'),
    import('../tokens/TokensPage.tsx'),
    import('../notifications/NotificationsPage.tsx'),
    import('../moments/MomentsDialog.tsx'),
  ]),
);
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

describe('what members write has a direction of its own', () => {
  test.each(pages)('on %s', async (_name, page, handlers, path) => {
    renderAs(rider, page, handlers, { path });
    await expectIsolated();
  });

  test('in comments', async () => {
    await openComments(nina, {}, rightToLeft(commentsOf([threadOf('one')])));
    await expectIsolated();
  });

  test('in moments', async () => {
    const location = { __typename: 'Place' as const, lat: 53, lng: -3, address: 'The pass' };
    await openMoments(undefined, { rideMoments: () => rightToLeft(momentsOf([momentOf('one', { location })])) });
    await expectIsolated();
  });

  test.each<[string, RegExp, Handlers]>([
    [
      'followers',
      /Followers/,
      { followers: () => ({ user: { __typename: 'User', id: nina.id, followers: rightToLeft(peopleOf([person])) } }) },
    ],
    [
      'rides',
      /Rides/,
      {
        userRides: () => ({ user: { __typename: 'User', id: nina.id, posts: rightToLeft(ridesOf([rideRow('one')])) } }),
      },
    ],
  ])('in the dialog of %s', async (_name, button, handlers) => {
    const profilePage = () => ({ user: ninasProfile() });
    const { user } = renderAs(nina, <Pages />, { profilePage, ...handlers }, { path: '/profile' });
    await user.click(await screen.findByRole('button', { name: button }));
    await within(await screen.findByRole('dialog')).findAllByText(written, { exact: false });
    await expectIsolated();
  });

  test('while it is written', () => {
    render(
      <>
        <Input aria-label="a line" />
        <Input aria-label="a line with a unit" unit="mi" />
        <SearchInput label="a search" />
        <TextArea aria-label="a text" />
      </>,
    );

    for (const field of [...screen.getAllByRole('textbox'), screen.getByRole('searchbox')]) {
      expect(field.getAttribute('dir')).toBe('auto');
    }
  });

  test('around mentions and addresses, which keep theirs', () => {
    render(<p dir="auto">{linkify(`${written} @ada https://example.org/a`)}</p>, { wrapper: MemoryRouter });

    for (const link of screen.getAllByRole('link')) expect(link.getAttribute('dir')).toBe('auto');
  });
});
