import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Pages } from '../app/pages.tsx';
import type { GroupPageQuery, SetGroupMembershipMutation } from '../generated.ts';
import { posted } from '../test/activities.ts';
import { pageOf } from '../test/discovery.ts';
import type { Handlers } from '../test/fakeServer.ts';
import { FaultReply } from '../test/fakeServer.ts';
import { faceOf, groupHead, groupMember, groupMembersOf, groupPageOf, nextRide } from '../test/groupWorld.ts';
import { renderAs } from '../test/renderAs.tsx';
import { authorNamed, feedOf, nina, ninaAfter, postOf, postsUpTo, ridePostOf } from '../test/world.ts';

const spinners = groupHead();
const joined = groupHead({ viewerIsMember: true });
const path = `/groups/${encodeURIComponent(spinners.id)}`;

type Answer = NonNullable<Handlers['groupPage']>;
type Members = NonNullable<Handlers['groupMembers']>;

function open(handlers: Handlers, { viewer = nina as typeof nina | null, search = '' } = {}) {
  return renderAs(viewer, <Pages />, handlers, { path: path + search });
}

function settled(group: typeof spinners): SetGroupMembershipMutation {
  const { faces: _faces, description: _description, ...row } = group;
  const members = { __typename: 'UserConnection' as const, nodes: [] };
  return { setGroupMembership: { __typename: 'SetGroupMembershipPayload', group: { ...row, members } } };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const head = () => within(screen.getByRole('region', { name: 'Sunday Spinners' }));
const side = () => within(screen.getByRole('complementary', { name: 'Next rides and members' }));
const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent);
const tab = (name: RegExp) => screen.getByRole('tab', { name });
const texts = () => screen.queryAllByRole('article').map((card) => card.querySelector('p')?.textContent);

// Loads the lazy pages first, so that no test waits for them.
beforeAll(() =>
  Promise.all([
    import('./GroupPage.tsx'),
    import('../posts/CreatePostDialog.tsx'),
    import('../rides/PostRideDialog.tsx'),
  ]),
);
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

describe('the page', () => {
  test('shows a visitor the group, its posts, its next rides and its members for one request', async () => {
    const rides = ['One', 'Two', 'Three', 'Four'].map((name) => nextRide(name));
    const { server } = open({ groupPage: () => groupPageOf({ posts: postsUpTo(2), rides }) }, { viewer: null });
    await heading('Sunday Spinners');
    await waitFor(() => expect(document.title).toBe('Sunday Spinners · Cycle Chat'));
    expect(head().getByText('Easy rides every Sunday.')).toBeDefined();
    expect(head().getByRole('link', { name: '1.4K members' })).toHaveProperty('search', '?tab=members');
    expect(tabs()).toEqual(['Feed', 'Rides4', 'Members1.4K']);
    expect(texts()).toEqual(['Post number 1', 'Post number 2']);
    const names = side()
      .getAllByRole('link')
      .map((link) => link.textContent || link.getAttribute('title'));
    expect(names).toEqual(['One', 'Two', 'Three', 'All 4 rides', 'Display ada', 'Display ben', 'See all members']);
    expect(side().getAllByText('Sat, Dec 5, 7:00 AM')).toHaveLength(3);
    expect(server.requests).toEqual(['GroupPage']);
  });

  test('says that it loads', async () => {
    const answer = Promise.withResolvers<GroupPageQuery>();
    open({ groupPage: () => answer.promise }, { viewer: null });
    expect(await screen.findByText('Loading...')).toBeDefined();
    answer.resolve(groupPageOf());
    await heading('Sunday Spinners');
    expect(screen.queryByText('Loading...')).toBeNull();
  });

  test.each([
    { case: 'unknown', groupPage: () => ({ ...groupPageOf(), group: null }) },
    {
      case: 'unknown to its lists',
      groupPage: () => {
        throw new FaultReply('groupId is not the id of a group', 'BAD_USER_INPUT', 'groupId');
      },
    },
  ])('of a group that is $case is not found', async ({ groupPage }) => {
    open({ groupPage }, { viewer: null });
    await heading('Group Not Found');
    expect(screen.getByText("The group you're looking for doesn't exist or has been removed.")).toBeDefined();
    expect(screen.getByRole('link', { name: 'Home' })).toBeDefined();
    await waitFor(() => expect(document.title).toBe('Group not found · Cycle Chat'));
  });

  test('says when it cannot be loaded, and tries again', async () => {
    const groupPage = vi.fn<Answer>(() => Promise.reject(new TypeError('Failed to fetch')));
    const { user } = open({ groupPage }, { viewer: null });
    expect(await screen.findByText('The group could not be loaded')).toBeDefined();
    groupPage.mockReturnValue(groupPageOf());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('Sunday Spinners');
  });

  test('shares its address', async () => {
    const { user } = open({ groupPage: () => groupPageOf() });
    const writeText = vi.spyOn(navigator.clipboard, 'writeText');
    await heading('Sunday Spinners');
    await user.click(head().getByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Link copied!')).toBeDefined();
    expect(writeText).toHaveBeenCalledExactlyOnceWith(`${window.location.origin}/groups/${spinners.id}`);
  });
});

describe('joining', () => {
  test('shows at once, and brings the posts for members and the composer', async () => {
    const groupPage = vi.fn<Answer>(() => groupPageOf({ posts: postsUpTo(1) }));
    const answer = Promise.withResolvers<SetGroupMembershipMutation>();
    const setGroupMembership = vi.fn(() => answer.promise);
    const { user } = open({ groupPage, setGroupMembership });
    await heading('Sunday Spinners');
    expect(screen.getByText(/to write to it/)).toBeDefined();
    await user.click(head().getByRole('button', { name: 'Join' }));
    expect(await head().findByText('Joining...', { selector: ':not([aria-hidden] *)' })).toBeDefined();
    const after = groupHead({
      viewerIsMember: true,
      memberCount: 1401,
      faces: { __typename: 'UserConnection', nodes: [...spinners.faces.nodes, { ...faceOf('nina'), id: nina.id }] },
    });
    groupPage.mockReturnValue(groupPageOf({ group: after, posts: postsUpTo(2) }));
    answer.resolve(settled(after));

    expect(await screen.findByText('Successfully joined the group!')).toBeDefined();
    expect(setGroupMembership).toHaveBeenCalledExactlyOnceWith({ groupId: spinners.id, member: true });
    await waitFor(() => expect(texts()).toEqual(['Post number 1', 'Post number 2']));
    expect(head().getByRole('button', { name: 'Joined' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Write to Sunday Spinners...' })).toBeDefined();
  });

  test('asks a visitor to sign in', async () => {
    const { user, server } = open({ groupPage: () => groupPageOf() }, { viewer: null });
    await heading('Sunday Spinners');
    await user.click(head().getByRole('button', { name: 'Join' }));
    expect(await screen.findByText('Please log in to join groups.')).toBeDefined();
    await user.click(head().getByRole('button', { name: 'Calendar' }));
    expect(await screen.findByText('Please log in to add rides to your calendar.')).toBeDefined();
    expect(server.requests).toEqual(['GroupPage']);
  });
});

describe('the feed', () => {
  test('takes a member’s post into the group', async () => {
    const mine = postOf({ id: 'mine', content: 'Mine', author: authorNamed('nina'), group: joined });
    const createPost = vi.fn<NonNullable<Handlers['createPost']>>(() => ({
      createPost: { __typename: 'CreatePostPayload', post: mine, viewer: ninaAfter() },
    }));
    const { user } = open({ groupPage: () => groupPageOf({ group: joined, posts: postsUpTo(1) }), createPost });
    await user.click(await screen.findByRole('button', { name: 'Write to Sunday Spinners...' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Posting to:/).textContent).toContain('Sunday Spinners');
    await user.type(dialog.getByRole('textbox'), 'Mine');
    await user.click(dialog.getByRole('button', { name: 'Post' }));

    await waitFor(() => expect(texts()).toEqual(['Mine', 'Post number 1']));
    expect(createPost.mock.calls[0]?.[0].input).toMatchObject({ content: 'Mine', groupId: joined.id });
  });

  test('follows the group, and lets new posts in on request', async () => {
    vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const { user, server } = open({ groupPage: () => groupPageOf({ group: joined, posts: postsUpTo(1) }) });
    await heading('Sunday Spinners');
    expect(server.followed()).toContain(`FeedActivity {"scope":"EVERYONE","groupId":"${joined.id}"}`);
    act(() => server.emit(posted(postOf({ id: 'new', content: 'News', createdAt: '2026-11-21T12:00:00.000Z' }))));
    await user.click(await screen.findByRole('button', { name: '1 new post' }));
    await waitFor(() => expect(texts()).toEqual(['News', 'Post number 1']));
  });

  test('loads older posts of the group', async () => {
    const homeFeed = vi.fn<NonNullable<Handlers['homeFeed']>>(() => ({ feed: feedOf(postsUpTo(1, 2)) }));
    const groupPage = () => ({ ...groupPageOf(), feed: feedOf(postsUpTo(1), true) });
    const { user } = open({ groupPage, homeFeed });
    await user.click(await screen.findByRole('button', { name: 'Load More Posts' }));
    await waitFor(() => expect(texts()).toEqual(['Post number 1', 'Post number 2']));
    expect(homeFeed).toHaveBeenCalledExactlyOnceWith({
      scope: 'EVERYONE',
      groupId: spinners.id,
      after: 'after post-1',
    });
  });

  test.each([
    { group: joined, hint: 'Write the first one, or plan a ride for everybody.' },
    { group: spinners, hint: 'Join the group to see what its members post for each other.' },
  ])('leads on when it is empty: $hint', async ({ group, hint }) => {
    open({ groupPage: () => groupPageOf({ group }) });
    expect(await screen.findByText('No posts found in this group')).toBeDefined();
    expect(screen.getByText(hint)).toBeDefined();
  });
});

describe('the tabs', () => {
  test('are in the address: the rides, soonest first, page by page', async () => {
    const groupPage = () => groupPageOf({ rides: [nextRide('One')], hasMoreRides: true });
    const groupRides: Handlers['groupRides'] = () => ({ rides: groupPageOf({ rides: [nextRide('Two')] }).rides });
    const { user, place } = open({ groupPage, groupRides });
    await heading('Sunday Spinners');
    await user.click(tab(/Rides/));
    expect(place.path).toBe(`${path}?tab=rides`);
    const list = () => within(screen.getByRole('list', { name: 'Next rides' })).getAllByRole('link');
    expect(list().map((link) => link.getAttribute('href'))).toEqual(['/post/One-id']);
    await user.click(screen.getByRole('button', { name: 'Load More Rides' }));
    await waitFor(() => expect(list()).toHaveLength(2));
    expect(tabs()[1]).toBe('Rides2');
  });

  test('offer to plan a ride where there is none', async () => {
    open({ groupPage: () => groupPageOf({ group: joined }) }, { search: '?tab=rides' });
    expect(await screen.findByText('No rides planned')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Plan a ride' })).toBeDefined();
    expect(side().queryByText('Next rides')).toBeNull();
  });

  test('show a ride at once that a member plans', async () => {
    const groupPage = vi.fn<Answer>(() => groupPageOf({ group: joined }));
    const createPost: Handlers['createPost'] = ({ input }) => {
      const post = ridePostOf({}, { content: input.content, author: authorNamed('nina'), group: joined });
      return { createPost: { __typename: 'CreatePostPayload', post, viewer: ninaAfter() } };
    };
    const { user } = open({ groupPage, createPost }, { search: '?tab=rides' });
    await user.click(await screen.findByRole('button', { name: 'Plan a ride' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Post a Ride' }));
    const facts = { Description: 'Loop', Date: '2086-11-29', Time: '09:00', Distance: '31.5', Location: 'Mill Square' };
    for (const [label, value] of Object.entries(facts)) {
      fireEvent.change(dialog.getByLabelText(label), { target: { value } });
    }
    groupPage.mockReturnValue(groupPageOf({ group: joined, rides: [nextRide('Loop')] }));
    await user.click(dialog.getByRole('button', { name: 'Post Ride' }));

    expect(await screen.findByRole('list', { name: 'Next rides' })).toBeDefined();
    expect(tabs()[1]).toBe('Rides1');
    expect(screen.queryByText('No rides planned')).toBeNull();
  });

  test('list the members with a button to follow them, page by page', async () => {
    const first = [groupMember('ada'), groupMember('nina', { id: nina.id, isViewer: true })];
    const groupMembers = vi.fn<Members>(({ after }) =>
      after ? groupMembersOf(spinners, [groupMember('ben')]) : groupMembersOf(spinners, first, true),
    );
    const { user } = open({ groupPage: () => groupPageOf(), groupMembers }, { search: '?tab=members' });
    const list = async () => within(await screen.findByRole('list', { name: 'Members' }));
    expect((await list()).getAllByRole('listitem')).toHaveLength(2);
    expect((await list()).getAllByRole('button', { name: /^Follow / })).toHaveLength(1);
    expect((await list()).getByRole('link', { name: /Display ada/ })).toHaveProperty('pathname', '/profile/ada');
    await user.click(screen.getByRole('button', { name: 'Load More Members' }));
    await waitFor(async () => expect((await list()).getAllByRole('listitem')).toHaveLength(3));
    expect(groupMembers).toHaveBeenCalledTimes(2);
  });

  test('say when the members cannot be loaded, and try again', async () => {
    const groupMembers = vi.fn<Members>(() => Promise.reject(new TypeError('Failed to fetch')));
    const { user } = open({ groupPage: () => groupPageOf(), groupMembers }, { search: '?tab=members' });
    expect(await screen.findByText('The members could not be loaded')).toBeDefined();
    groupMembers.mockReturnValue(groupMembersOf(spinners, [groupMember('ada')]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('list', { name: 'Members' })).toBeDefined();
  });
});

describe('the calendar', () => {
  const made = { __typename: 'CalendarFeed' as const, id: 'made', createdAt: '2026-11-01T12:00:00.000Z' };
  const calendarFeed = { ...made, kind: 'GROUP_RIDES' as const, lastReadAt: null, group: joined };
  const viewer = {
    __typename: 'User' as const,
    id: nina.id,
    groups: { __typename: 'GroupConnection' as const, nodes: [joined] },
    calendarFeeds: pageOf('CalendarFeedConnection', []),
  };

  test('makes a link to the rides of the group, which is shown once, with the password of an old sign-in', async () => {
    const createCalendarFeed = vi.fn<NonNullable<Handlers['createCalendarFeed']>>(({ input }) => {
      if (!input.currentPassword) throw new FaultReply('Send your password', 'BAD_USER_INPUT', 'currentPassword');
      return { createCalendarFeed: { __typename: 'CalendarLinkPayload', calendarFeed, path: '/calendar/secret.ics' } };
    });
    const { user } = open({
      groupPage: () => groupPageOf({ group: joined }),
      calendarsPage: () => ({ viewer }),
      createCalendarFeed,
    });
    await heading('Sunday Spinners');
    await user.click(head().getByRole('button', { name: 'Calendar' }));
    await user.click(await screen.findByRole('button', { name: 'Create Link' }));
    await user.type(await screen.findByLabelText('Your password'), 'demo-ride{Enter}');
    expect(await screen.findByDisplayValue(`${window.location.origin}/calendar/secret.ics`)).toBeDefined();
    expect(createCalendarFeed.mock.calls.map(([{ input }]) => input)).toEqual([
      { kind: 'GROUP_RIDES', groupId: joined.id },
      { kind: 'GROUP_RIDES', groupId: joined.id, currentPassword: 'demo-ride' },
    ]);
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(document.activeElement).toBe(head().getByRole('button', { name: 'Calendar' })));

    await user.click(head().getByRole('button', { name: 'Calendar' }));
    expect(await screen.findByRole('alertdialog', { name: 'New link to Sunday Spinners?' })).toBeDefined();
  });
});
