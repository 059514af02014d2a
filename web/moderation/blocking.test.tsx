import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Pages } from '../app/pages.tsx';
import type { SetBlockMutation } from '../generated.ts';
import HomePage from '../home/HomePage.tsx';
import type { Handlers } from '../test/fakeServer.ts';
import { ninasProfile, peopleOf, personNamed, tomaszsProfile } from '../test/profileWorld.ts';
import { renderAs } from '../test/renderAs.tsx';
import { commentsOf, threadOf } from '../test/talk.ts';
import { authorNamed, feedOf, homeOf, nina, postOf } from '../test/world.ts';
// Imported so that the test does not wait for the dialog to compile.
import './BlockDialog.tsx';
import '../users/ProfileMenuRows.tsx';

type SetBlock = NonNullable<Handlers['setBlock']>;

function answer(userId: string, viewerHasBlocked: boolean): SetBlockMutation {
  const stats = { __typename: 'UserStats' as const, followerCount: 95, followingCount: 11 };
  const user = { __typename: 'User' as const, id: userId, viewerHasBlocked, viewerIsFollowing: false, stats };
  const viewer = { __typename: 'User' as const, id: nina.id, stats: { ...stats, followingCount: 207 } };
  return { setBlock: { __typename: 'SetBlockPayload', user, viewer } };
}

const posts = [
  postOf({ id: 'by-maeve', content: 'Mine is gone' }),
  postOf({ id: 'by-pim', content: 'Mine stays', author: authorNamed('pim') }),
];

function showTo(viewer: typeof nina | null, handlers: Handlers = {}) {
  return renderAs(viewer, <HomePage />, { homePage: () => homeOf(viewer, { feed: feedOf(posts) }), ...handlers });
}

type User = ReturnType<typeof showTo>['user'];

async function choose(user: User, menu: string, item: string) {
  const [button] = await screen.findAllByRole('button', { name: menu });
  if (button) await user.click(button);
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

async function confirm(user: User, username: string) {
  const dialog = await screen.findByRole('alertdialog', { name: `Block @${username}?` });
  await user.click(within(dialog).getByRole('button', { name: 'Block' }));
}

const texts = () => screen.queryAllByRole('article').map((card) => card.querySelector('p')?.textContent);

beforeAll(() => import('../users/ProfilePage.tsx'));
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

describe('blocking', () => {
  test('says what it does, hides the posts of the blocked member, and can be taken back', async () => {
    const setBlock = vi.fn<SetBlock>(({ input }) => answer(input.userId, input.blocked));
    const { user, server } = showTo(nina, { setBlock });
    await choose(user, 'More', 'Block @maeve');
    const dialog = await screen.findByRole('alertdialog', { name: 'Block @maeve?' });
    expect(within(dialog).getByText(/You stop following each other/)).toBeDefined();
    expect(setBlock).not.toHaveBeenCalled();
    await confirm(user, 'maeve');

    await waitFor(() => expect(texts()).toEqual(['Mine stays']));
    expect(await screen.findByText('maeve is blocked')).toBeDefined();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(setBlock).toHaveBeenCalledExactlyOnceWith({ input: { userId: 'maeve-id', blocked: true } });

    await user.click(screen.getByRole('button', { name: 'Unblock' }));
    await waitFor(() => expect(texts()).toEqual(['Mine is gone', 'Mine stays']));
    expect(await screen.findByText('maeve is no longer blocked')).toBeDefined();
    expect(server.requests).toEqual(['Session', 'HomePage', 'SetBlock', 'SetBlock']);
  });

  test('that is cancelled sends nothing and gives the focus back', async () => {
    const { user, server } = showTo(nina);
    await choose(user, 'More', 'Block @maeve');
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getAllByRole('button', { name: 'More' })[0]);
    expect(server.requests).toEqual(['Session', 'HomePage']);
  });

  test('that fails says so, hides nothing and can be tried again', async () => {
    const setBlock = vi.fn<SetBlock>(({ input }) => answer(input.userId, input.blocked));
    setBlock.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
    const { user } = showTo(nina, { setBlock });
    await choose(user, 'More', 'Block @maeve');
    await confirm(user, 'maeve');
    expect(await screen.findByText('Failed to block user. Please try again.')).toBeDefined();
    expect(screen.getByText('Mine is gone')).toBeDefined();

    await confirm(user, 'maeve');
    expect(await screen.findByText('maeve is blocked')).toBeDefined();
  });

  test('from a comment hides their comments under the posts of others and keeps those that one may delete', async () => {
    const author = authorNamed('tomasz');
    const threads = [
      threadOf('hidden', { author }),
      threadOf('deletable', { author, viewerCanDelete: true }),
      threadOf('mine', { author: authorNamed('nina') }),
    ];
    const { user } = showTo(nina, {
      comments: ({ postId }) => ({
        post: { __typename: 'Post', id: postId, commentCount: 3, comments: commentsOf(threads) },
      }),
      setBlock: ({ input }) => answer(input.userId, input.blocked),
    });
    const [open] = await screen.findAllByRole('button', { name: '6 comments' });
    if (open) await user.click(open);
    await screen.findByText('Comment hidden');
    expect(screen.queryByRole('button', { name: 'Options for the comment by nina' })).toBeNull();
    await choose(user, 'Options for the comment by tomasz', 'Block @tomasz');
    await confirm(user, 'tomasz');

    await waitFor(() => expect(screen.queryByText('Comment hidden')).toBeNull());
    expect(screen.getByText('Comment deletable')).toBeDefined();
    expect(screen.getByText('Comment mine')).toBeDefined();
  });

  test('asks a visitor to sign in', async () => {
    const { user, server } = showTo(null);
    await choose(user, 'More', 'Block @maeve');

    expect(await screen.findByText('Please log in to block users')).toBeDefined();
    expect(server.requests).toEqual(['HomePage']);
  });
});

describe('the profile of a member', () => {
  const open = (viewer: typeof nina | null, handlers: Handlers) =>
    renderAs(viewer, <Pages />, handlers, { path: '/profile/tomasz_r' });

  test('is blocked and unblocked on it, and the focus stays on the page', async () => {
    const tomasz = tomaszsProfile({ viewerIsFollowing: true });
    const { user } = open(nina, {
      profilePage: () => ({ user: tomasz }),
      setBlock: ({ input }) => answer(input.userId, input.blocked),
    });
    await screen.findByRole('button', { name: 'Following' });
    await choose(user, 'More', 'Block @Tomasz_R');
    await confirm(user, 'Tomasz_R');

    const notice = await screen.findByText(/^You have blocked/);
    expect(notice.textContent).toMatch(/^You have blocked Tomasz Rivera\./);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' })));
    expect(screen.queryByRole('button', { name: /^Follow/ })).toBeNull();
    expect(screen.getByText('@Tomasz_R')).toBeDefined();

    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Unblock' }));
    expect(await screen.findByRole('button', { name: 'Follow' })).toBeDefined();
    expect(screen.getByRole('button', { name: '95 Followers' })).toBeDefined();
    expect(notice.isConnected).toBe(false);
    const heading = screen.getByRole('heading', { level: 1 });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  test('offers a visitor no block', async () => {
    open(null, { profilePage: () => ({ user: tomaszsProfile() }) });
    await screen.findByRole('heading', { name: 'Tomasz Rivera' });
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
  });
});

describe('the blocked people', () => {
  const jules = personNamed('jules', 'Jules Bernard');

  async function edit(handlers: Handlers) {
    const view = renderAs(
      nina,
      <Pages />,
      {
        profilePage: () => ({ user: ninasProfile() }),
        mutedPeople: () => ({ mutedUsers: peopleOf([]) }),
        ...handlers,
      },
      { path: '/profile' },
    );
    await view.user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
    return view;
  }

  test('are listed while editing, and can be unblocked', async () => {
    const reply = Promise.withResolvers<SetBlockMutation>();
    const setBlock = vi.fn<SetBlock>(() => reply.promise);
    const { user } = await edit({ blockedPeople: () => ({ blockedUsers: peopleOf([jules]) }), setBlock });
    const button = await screen.findByRole('button', { name: 'Unblock Jules Bernard' });
    await user.click(button);
    expect(button.hasAttribute('disabled')).toBe(true);
    expect(screen.getByText('@jules')).toBeDefined();
    reply.resolve(answer(jules.id, false));

    expect(await screen.findByText('You have not blocked anyone.')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Blocked people' })));
    expect(setBlock).toHaveBeenCalledExactlyOnceWith({ input: { userId: jules.id, blocked: false } });
  });

  test('stay listed when unblocking fails, with the focus on the button', async () => {
    const setBlock: SetBlock = () => Promise.reject(new TypeError('offline'));
    const { user } = await edit({ blockedPeople: () => ({ blockedUsers: peopleOf([jules]) }), setBlock });
    await user.click(await screen.findByRole('button', { name: 'Unblock Jules Bernard' }));

    expect(await screen.findByText('Failed to unblock user. Please try again.')).toBeDefined();
    const button = screen.getByRole('button', { name: 'Unblock Jules Bernard' });
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  test('can be asked for again when they did not come', async () => {
    const blockedPeople = vi.fn<NonNullable<Handlers['blockedPeople']>>(() => Promise.reject(new TypeError('offline')));
    const { user } = await edit({ blockedPeople });
    await screen.findByText('The blocked people could not be loaded.');
    blockedPeople.mockReturnValue({ blockedUsers: peopleOf([jules]) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('@jules')).toBeDefined();
  });
});
