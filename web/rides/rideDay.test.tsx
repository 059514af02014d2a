import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { PostPageQuery, SetRideMaybeMutation } from '../generated.ts';
import PostPage from '../posts/PostPage.tsx';
import type { Handlers } from '../test/fakeServer.ts';
import { FaultReply } from '../test/fakeServer.ts';
import { gpxAnswer, gpxName } from '../test/gpxAnswer.ts';
import { noRules, rulesOf } from '../test/groupWorld.ts';
import { paceGroupOf as groupOf } from '../test/paceGroupWorld.ts';
import { renderAs } from '../test/renderAs.tsx';
import { mapsOfGroups, routeOf } from '../test/routeWorld.ts';
import { showRide } from '../test/showRide.tsx';
import { commentsOf } from '../test/talk.ts';
import { authorNamed, nina, ninaAfter, rideOf, ridePostOf, summaryOf } from '../test/world.ts';
import { CoLeadersDialog } from './CoLeadersDialog.tsx';

type Ride = Parameters<typeof ridePostOf>[0];
type PostGroup = NonNullable<PostPageQuery['post']>['group'];

async function show(ride: Ride, handlers: Handlers = {}, group: PostGroup = null) {
  const post = ridePostOf({ paceGroupCount: ride?.paceGroups?.length ?? 0, ...ride });
  const postPage = (): PostPageQuery => ({
    post: {
      ...post,
      group,
      author: { ...post.author, viewerHasMuted: false, viewerHasBlocked: false },
      comments: commentsOf([]),
    },
    viewer: summaryOf(nina),
    events: { __typename: 'EventConnection', nodes: [] },
  });
  const routes = (
    <Routes>
      <Route path="/post/:id" element={<PostPage />} />
    </Routes>
  );
  return renderAs(nina, routes, { postPage, ...handlers }, { path: '/post/ride-1' });
}

beforeAll(() =>
  Promise.all([
    import('./RideDay.tsx'),
    import('./PaceGroupMapDialog.tsx'),
    import('./WaitingBar.tsx'),
    import('../groups/RulesLine.tsx'),
  ]),
);

test('the page of a ride lists its pace groups, and joins one', async () => {
  const groups = [groupOf('A', { leaders: [{ ...authorNamed('tomasz') }] }), groupOf('B', { places: null })];
  const setRideParticipation = vi.fn(() => ({
    setRideParticipation: {
      __typename: 'SetRideParticipationPayload' as const,
      ride: rideOf({
        viewerIsParticipating: true,
        paceGroupCount: 2,
        paceGroups: [groupOf('A', { viewerIsIn: true, takenCount: 4 }), groupOf('B')],
      }),
      viewer: ninaAfter(),
    },
  }));
  const { user } = await show({ paceGroups: groups }, { setRideParticipation });
  const table = await screen.findByRole('region', { name: 'Pace groups' });
  const [first] = within(table).getAllByRole('listitem');
  expect(first?.textContent).toContain('Leader tomasz');
  expect(first?.textContent).toContain('3/8');
  expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
  await user.click(within(table).getByRole('button', { name: 'Join A, Brisk' }));
  expect(await screen.findByText('You ride in group A')).toBeDefined();
  expect(setRideParticipation).toHaveBeenCalledExactlyOnceWith({
    postId: 'ride-1',
    paceGroupId: 'group-A',
    participating: true,
  });
  expect(within(table).getByText('You ride here')).toBeDefined();
  expect(within(table).getByRole('button', { name: 'Move to B, Steady' })).toBeDefined();
});

test('a group with a route of its own opens its map, and downloads it', async () => {
  const fetched = vi.fn<typeof fetch>().mockResolvedValue(gpxAnswer());
  vi.stubGlobal('fetch', fetched);
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  Object.assign(URL, { createObjectURL: () => 'blob:route', revokeObjectURL: () => undefined });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    saved.mockRestore();
  });
  const map = { __typename: 'RideMap' as const, hasElevation: true };
  const paceGroupMaps = () => mapsOfGroups({ 'group-A': null, 'group-B': routeOf(20) });
  const { user } = await show({ paceGroups: [groupOf('A'), groupOf('B', { map })] }, { paceGroupMaps });
  expect(await screen.findAllByRole('button', { name: /^Map of/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Map of B, Steady' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ride Map' }));
  expect(await dialog.findByRole('img', { name: 'Map of the route, 13.8 mi' })).toBeDefined();
  expect(dialog.getByText('Steady').parentElement?.textContent).toBe('Group B · Steady');
  await user.click(dialog.getByRole('button', { name: 'Download GPX' }));
  expect(await screen.findByText('Route downloaded')).toBeDefined();
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/api/rides/ride-1/route.gpx?paceGroupId=group-B']);
  expect(saved.mock.contexts[0]).toHaveProperty('download', gpxName);
});

test('a full group is waited for, and says the position', async () => {
  const setRideWaiting = vi.fn(() => ({
    setRideWaiting: {
      __typename: 'SetRideWaitingPayload' as const,
      ride: rideOf({
        paceGroupCount: 1,
        viewerWaitingPosition: 3,
        paceGroups: [groupOf('A', { isFull: true, viewerIsWaiting: true, waitingCount: 3 })],
      }),
      viewer: { __typename: 'User' as const, id: nina.id, nextRides: summaryOf(nina).nextRides },
    },
  }));
  const full = [groupOf('A', { isFull: true, takenCount: 8, waitingCount: 2 })];
  const { user } = await show({ paceGroups: full }, { setRideWaiting });
  await user.click(await screen.findByRole('button', { name: 'Wait for A, Brisk' }));
  expect(await screen.findByText('You are 3rd')).toBeDefined();
  expect(await screen.findByText('Waiting, number 3')).toBeDefined();
  expect(setRideWaiting).toHaveBeenCalledExactlyOnceWith({ postId: 'ride-1', paceGroupId: 'group-A', waiting: true });
});

test('co-leaders are named on the page, and can resign', async () => {
  const leader = (name: string, isViewer = false) => ({ ...authorNamed(name), isViewer });
  const setRideLeader = vi.fn(() => ({
    setRideLeader: {
      __typename: 'SetRideLeaderPayload' as const,
      ride: { ...rideOf(), leaders: [leader('maeve')], viewerLeads: false },
    },
  }));
  const leaders = [leader('maeve'), leader('tomasz'), leader('nina', true)];
  const { user } = await show({ leaders, viewerLeads: true }, { setRideLeader });
  expect((await screen.findByText(/^Led by/)).textContent).toBe('Led by maeve, tomasz and nina');
  await user.click(screen.getByRole('button', { name: 'Resign as Co-leader' }));
  await waitFor(() => expect(screen.queryByText(/^Led by/)).toBeNull());
  expect(setRideLeader).toHaveBeenCalledExactlyOnceWith({ postId: 'ride-1', userId: 'nina-id', leads: false });
});

test('a co-leader is named on all later dates of a series', async () => {
  const tomasz = { ...authorNamed('tomasz'), isViewer: false };
  const ride = { ...rideOf(), viewerLeads: true, leaders: [{ ...authorNamed('nina'), isViewer: true }] };
  const series = { __typename: 'RideSeries' as const, id: 'series-1' };
  const participants = {
    __typename: 'UserConnection' as const,
    edges: [{ __typename: 'UserEdge' as const, cursor: '1', node: tomasz }],
    pageInfo: { __typename: 'PageInfo' as const, hasNextPage: false, endCursor: '1' },
  };
  const setRideLeader = vi.fn(() => ({
    setRideLeader: {
      __typename: 'SetRideLeaderPayload' as const,
      ride: { ...ride, series, leaders: [...ride.leaders, tomasz] },
    },
  }));
  const rideLeaders = () => ({
    post: { __typename: 'Post' as const, id: 'ride-1', ride: { ...ride, series, participants } },
  });
  const { user } = renderAs(nina, <CoLeadersDialog open onOpenChange={() => {}} postId="ride-1" />, {
    rideLeaders,
    setRideLeader,
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Co-leaders' }));
  await user.click(await dialog.findByRole('combobox', { name: 'Change' }));
  await user.click(await screen.findByRole('option', { name: 'This and all later dates' }));
  await user.click(dialog.getByRole('button', { name: `Make co-leader: ${tomasz.displayName}` }));
  expect(await screen.findByText(`${tomasz.displayName} leads this and all later dates with you`)).toBeDefined();
  expect(setRideLeader).toHaveBeenCalledExactlyOnceWith({
    postId: 'ride-1',
    userId: tomasz.id,
    leads: true,
    laterDates: true,
  });
  expect(dialog.getByRole('button', { name: `Remove: ${tomasz.displayName}` })).toBeDefined();
});

test('the feed has the number of groups as a link to the page', async () => {
  const { card } = await showRide(nina, ridePostOf({ paceGroupCount: 3 }));
  const link = within(card).getByRole('link', { name: '3 pace groups' });
  expect(link.getAttribute('href')).toBe('/post/ride-1');
  expect(within(card).queryByRole('button', { name: 'Join' })).toBeNull();
});

test('the page of a group’s ride asks its member to acknowledge the rules', async () => {
  const group = { __typename: 'Group' as const, id: 'owls', name: 'Owls', viewerIsMember: true, ...noRules };
  await show({}, {}, { ...group, rules: rulesOf(1) });
  expect(await screen.findByText('This group has rules. Please read and acknowledge them.')).toBeDefined();
});

test('the page of a ride counts who may join, and its menu says so', async () => {
  const answer = Promise.withResolvers<SetRideMaybeMutation>();
  const setRideMaybe = vi.fn(() => answer.promise);
  const { user } = await show({ maybeCount: 2 }, { setRideMaybe });
  const riders = () => screen.findByRole('button', { name: /riders/ });
  expect((await riders()).textContent).toContain('14 riders · 2 maybe');
  const openMenu = async () => user.click(screen.getByRole('button', { name: 'More' }));
  await openMenu();
  await user.click(await screen.findByRole('menuitem', { name: 'Maybe' }));
  await waitFor(async () => expect((await riders()).textContent).toContain('3 maybe'));
  expect(setRideMaybe).toHaveBeenCalledExactlyOnceWith({ postId: 'ride-1', maybe: true });
  answer.reject(new FaultReply('Cannot say maybe to a ride that is called off'));
  expect(await screen.findByText('Cannot say maybe to a ride that is called off')).toBeDefined();
  expect((await riders()).textContent).toContain('2 maybe');
});

test.each([
  { what: 'that they have joined', facts: { viewerIsParticipating: true } },
  { what: 'for which they wait', facts: { viewerWaitingPosition: 2 } },
  { what: 'that is over', facts: { isCompleted: true } },
  { what: 'that is called off', facts: { calledOffAt: '2026-11-20T08:00:00.000Z', calledOffReason: 'Ice' } },
])('nobody says maybe to a ride $what', async ({ facts }) => {
  const { user, card } = await showRide(nina, ridePostOf(facts));
  await user.click(within(card).getByRole('button', { name: 'More' }));
  expect(await screen.findByRole('menuitem', { name: 'Save Route' })).toBeDefined();
  expect(screen.queryByRole('menuitem', { name: 'Maybe' })).toBeNull();
});
