import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Pages } from '../app/pages.tsx';
import EventsPage from '../events/EventsPage.tsx';
import GroupsPage from '../groups/GroupsPage.tsx';
import HomePage from '../home/HomePage.tsx';
import ExplorePage from '../search/ExplorePage.tsx';
import { discoverGroup, eventCard, eventRow, pageOf, postHit, searchOf, userHit } from './discovery.ts';
import { eventDetails, followedOf } from './eventWorld.ts';
import type { Handlers } from './fakeServer.ts';
import { momentOf, momentsOf, openMoments } from './momentWorld.tsx';
import { openComments } from './openComments.tsx';
import { tomaszsProfile } from './profileWorld.ts';
import { renderAs } from './renderAs.tsx';
import { rewriteTexts } from './rewriteTexts.ts';
import { commentsOf, threadOf } from './talk.ts';
import { eventNamed, feedOf, groupNamed, homeOf, nina, photoOf, postOf, ridePostOf } from './world.ts';

// Every page must show members' content as text. Here all content is hostile, including URLs that the server would
// reject.

const payload = `"'><b id="injected" onmouseover="alert(1)">x</b><script>alert(1)</script> javascript:alert(1) https://evil.example/"onclick="alert(1) @eve"onclick="alert(1)`;
const address = 'javascript:alert(1)';

const texts =
  /^(username|displayName|bio|content|description|location|address|pace|duration|title|name|alt|difficulty|type|kind)$/;
const addresses = /^(profilePicture|picture|url|imageUrl|mediaUrls|srcset)$/;

/** The same data with hostile text in every string. */
const poisoned = <Data,>(data: Data): Data =>
  rewriteTexts(data, (key) => (texts.test(key) && payload) || (addresses.test(key) && address) || undefined);

/** The elements of the page that could run a script or link to one. */
function live(): string[] {
  const elements = [...document.body.querySelectorAll('*')];
  const running = elements.filter(({ tagName }) => /^(script|iframe|object|embed|base|meta|link|form)$/i.test(tagName));
  const foreign = running.filter((element) => !element.matches('form[role="search"], form:not([action])'));
  const attributes = elements.flatMap((element) =>
    [...element.attributes]
      .filter(
        ({ name, value }) =>
          /^(on|srcdoc)/i.test(name) ||
          (/^(href|action|formaction|xlink:href)$/i.test(name) && !/^(https?:|\/(?!\/)|#)/.test(value)),
      )
      .map(({ name, value }) => `${element.tagName} ${name}=${value}`),
  );
  return [...foreign.map(({ outerHTML }) => outerHTML), ...attributes];
}

async function expectText(): Promise<void> {
  await waitFor(() => expect(document.body.textContent).toContain('<b id="injected"'));
  expect(document.getElementById('injected')).toBeNull();
  expect(live()).toEqual([]);
}

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

const home = poisoned(
  homeOf(nina, {
    feed: feedOf([postOf({ pictures: [photoOf('/media/one.webp')] }), ridePostOf()]),
    joined: [groupNamed('Club', { viewerIsMember: true })],
    suggested: [groupNamed('Rivals')],
    events: [eventNamed('Loop')],
  }),
);
const found = poisoned(
  searchOf({
    users: pageOf('UserConnection', [userHit('eve')]),
    posts: pageOf('PostConnection', [postHit('post-1')]),
    groups: pageOf('GroupConnection', [discoverGroup('Club')]),
    events: pageOf('EventConnection', [eventRow('Loop')]),
  }),
);
const { members: _members, ...group } = discoverGroup('Club');
const ofGroups = poisoned({
  instance: { __typename: 'Instance' as const, membersFoundGroups: false },
  groups: pageOf('GroupConnection', [group]),
});
const ofEvent = poisoned({ event: eventDetails({ followedParticipants: followedOf(true, 'ana') }) });
const ofEvents = poisoned({ events: pageOf('EventConnection', [eventCard('Loop')]) });

const pages: [string, ReactNode, Handlers, string][] = [
  ['the home page', <HomePage key="home" />, { homePage: () => home }, '/'],
  ['the search', <ExplorePage key="explore" />, { searchPage: () => found }, '/explore?q=x'],
  ['the groups', <GroupsPage key="groups" />, { groupsPage: () => ofGroups }, '/groups'],
  ['the events', <EventsPage key="events" />, { eventsPage: () => ofEvents }, '/events'],
  ['an event', <Pages key="event" />, { eventPage: () => ofEvent }, '/events/River Ride-id'],
  ['a profile', <Pages key="profile" />, { profilePage: () => ({ user: poisoned(tomaszsProfile()) }) }, '/profile/eve'],
];

describe('what members write is text', () => {
  test.each(pages)('on %s', async (_name, page, handlers, path) => {
    renderAs(nina, page, handlers, { path });
    await expectText();
  });

  test('in comments', async () => {
    await openComments(nina, {}, poisoned(commentsOf([threadOf('one'), threadOf('two')])));
    await expectText();
  });

  test('in moments', async () => {
    const location = { __typename: 'Place' as const, lat: 53, lng: -3, address: 'The pass' };
    await openMoments(undefined, { rideMoments: () => poisoned(momentsOf([momentOf('one', { location })])) });
    await expectText();
  });

  test('in what was searched for', async () => {
    renderAs(
      nina,
      <ExplorePage />,
      { searchPage: () => searchOf() },
      { path: `/explore?q=${encodeURIComponent(payload)}` },
    );
    await screen.findByRole('heading', { name: /No results|Search/ });
    expect(document.getElementById('injected')).toBeNull();
    expect(live()).toEqual([]);
  });
});

test('no file of the client writes markup or runs text', () => {
  const folder = join(import.meta.dirname, '..');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((name) => /\.tsx?$/.test(name) && !/\.test\.|^e2e|^test\/|node_modules/.test(name));
  const writing = sources.filter((name) =>
    /dangerouslySetInnerHTML|\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write|\beval\(|new Function\(|srcdoc/i.test(
      readFileSync(join(folder, name), 'utf8'),
    ),
  );
  expect(sources.length).toBeGreaterThan(200);
  expect(writing).toEqual([]);
});
