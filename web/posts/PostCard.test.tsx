import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SetLikeMutation } from '../generated.ts';
import HomePage from '../home/HomePage.tsx';
import type { Handlers } from '../test/fakeServer.ts';
import { FaultReply } from '../test/fakeServer.ts';
import { renderAs } from '../test/renderAs.tsx';
import type { FeedPost } from '../test/world.ts';
import { authorNamed, feedOf, homeOf, nina, photoOf, postOf, ridePostOf, summaryOf } from '../test/world.ts';

function showTo(viewer: typeof nina | null, posts: readonly FeedPost[], handlers: Handlers = {}) {
  return renderAs(viewer, <HomePage />, { homePage: () => homeOf(viewer, { feed: feedOf(posts) }), ...handlers });
}

const card = () => screen.findByRole('article');
const likeButton = (name: string) => screen.findByRole('button', { name });

function likeOf(likeCount: number, viewerHasLiked: boolean): SetLikeMutation {
  return {
    setLike: {
      __typename: 'SetLikePayload',
      post: { __typename: 'Post', id: 'post-1', likeCount, viewerHasLiked },
    },
  };
}

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a post card', () => {
  test('names its author, its time and who may see it', async () => {
    showTo(nina, [postOf({ privacy: 'GROUP', createdAt: new Date(Date.now() - 7_200_000).toISOString() })]);
    await card();

    expect(screen.getByRole('link', { name: 'maeve' }).getAttribute('href')).toBe('/profile/maeve');
    expect(screen.getByText('about 2 hours ago').tagName).toBe('TIME');
    expect(screen.getByText('Group')).toBeDefined();
    expect(screen.queryByText('Ride Post')).toBeNull();
  });

  test('leads from its time to its own page, and from its group to the page of the group', async () => {
    showTo(nina, [postOf({ group: { __typename: 'Group', id: 'group-7', name: 'Hill Club' } }), ridePostOf()]);
    const [plain, ride] = await screen.findAllByRole('article');
    const hrefIn = (root: HTMLElement | undefined, name: RegExp) =>
      within(root ?? document.body)
        .getByRole('link', { name })
        .getAttribute('href');

    expect(hrefIn(plain, /ago, open this post$/)).toBe('/post/post-1');
    expect(hrefIn(ride, /ago, open this ride$/)).toBe('/post/ride-1');
    expect(hrefIn(plain, /^Hill Club$/)).toBe('/groups/group-7');
    expect(within(ride ?? document.body).queryByText(/^in/)).toBeNull();
  });

  test('turns addresses and mentions into links, and text never into HTML', async () => {
    showTo(nina, [postOf({ content: 'See https://example.org/a, @tomasz_r. <img src=x onerror=alert(1)>' })]);
    const text = (await card()).querySelector('p');

    expect(screen.getByRole('link', { name: 'https://example.org/a' }).getAttribute('target')).toBe('_blank');
    expect(screen.getByRole('link', { name: '@tomasz_r' }).getAttribute('href')).toBe('/profile/tomasz_r');
    expect(text?.querySelector('img')).toBeNull();
    expect(text?.textContent).toContain('<img src=x onerror=alert(1)>');
  });

  test('shows the first picture only, and hides it when it fails', async () => {
    const path = `/media/${'a'.repeat(64)}`;
    showTo(nina, [postOf({ pictures: [photoOf(`${path}.webp`), photoOf('/media/two.webp')] })]);
    const photo = await screen.findByRole('img', { name: 'Photo by maeve' });
    expect(photo.getAttribute('src')).toBe(`${path}.webp`);
    expect(photo.getAttribute('srcset')).toBe(`${path}/256.webp 256w, ${path}/480.webp 480w, ${path}/800.webp 800w`);
    expect(photo.getAttribute('sizes')).toBe('(max-width: 767px) 100vw, 640px');
    expect([photo.getAttribute('width'), photo.getAttribute('height')]).toEqual(['800', '600']);
    expect(photo.style.backgroundImage).toMatch(/^url\("?data:image\/png;base64,/);
    expect(screen.getAllByRole('img')).toHaveLength(1);

    fireEvent.error(photo);
    expect(screen.queryByRole('img')).toBeNull();
  });
});

describe('the menu', () => {
  const own = { author: authorNamed('nina'), viewerCanEdit: true };
  const muting = ['Mute User', 'Mute for 8 hours', 'Mute for a week'];

  test.each([
    ['one’s own post', postOf(own), ['Edit', 'Delete']],
    [
      'one’s own ride',
      ridePostOf({}, own),
      [
        'Edit Ride',
        'Duplicate Ride',
        "Leader's sheet",
        'Co-leaders',
        'Call Off Ride',
        'Download GPX',
        'Original File',
        'Delete Ride',
      ],
    ],
    ['another’s post', postOf(), ['Report', ...muting, 'Block @maeve']],
    ['another’s ride', ridePostOf(), ['Save Route', 'Maybe', 'Download GPX', 'Report Ride', ...muting, 'Block @maeve']],
  ])('of %s', async (_kind, post, items) => {
    const { user } = showTo(nina, [post]);
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await screen.findByRole('menu');

    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(items);
  });
});

describe('liking', () => {
  test('shows at once, then the server’s count, and says so', async () => {
    const answer = Promise.withResolvers<SetLikeMutation>();
    const setLike = vi.fn(() => answer.promise);
    const { user, server } = showTo(nina, [postOf()], { setLike });
    await user.click(await likeButton('48 likes'));

    expect((await likeButton('49 likes')).getAttribute('aria-pressed')).toBe('true');
    expect(setLike).toHaveBeenCalledExactlyOnceWith({ postId: 'post-1', liked: true });

    answer.resolve(likeOf(52, true));
    expect(await screen.findByText('Post liked!')).toBeDefined();
    expect((await likeButton('52 likes')).getAttribute('aria-pressed')).toBe('true');
    expect(server.requests).toEqual(['Session', 'HomePage', 'SetLike']);
  });

  test('is taken back by a second press', async () => {
    const liked = postOf({ likeCount: 1, viewerHasLiked: true });
    const { user } = showTo(nina, [liked], { setLike: () => likeOf(0, false) });
    await user.click(await likeButton('1 like'));

    expect(await screen.findByText('Like removed')).toBeDefined();
    expect((await likeButton('0 likes')).getAttribute('aria-pressed')).toBe('false');
  });

  test('is rolled back and said when it fails', async () => {
    const setLike = () => {
      throw new FaultReply('Something broke', 'INTERNAL_SERVER_ERROR');
    };
    const { user } = showTo(nina, [postOf()], { setLike });
    await user.click(await likeButton('48 likes'));

    expect(await screen.findByText('There was a problem processing your action')).toBeDefined();
    expect((await likeButton('48 likes')).getAttribute('aria-pressed')).toBe('false');
  });

  test('ends right after twenty quick presses', async () => {
    const setLike = vi.fn<NonNullable<Handlers['setLike']>>(({ liked }) => likeOf(liked ? 49 : 48, liked));
    showTo(nina, [postOf()], { setLike });
    const button = await likeButton('48 likes');
    for (let press = 0; press < 20; press += 1) fireEvent.click(button);

    await waitFor(() => expect(setLike.mock.calls.at(-1)?.[0].liked).toBe(false));
    expect(await screen.findByText('Like removed')).toBeDefined();
    expect((await likeButton('48 likes')).getAttribute('aria-pressed')).toBe('false');
  });

  test('one’s own post does nothing', async () => {
    const { user, server } = showTo(nina, [postOf({ author: authorNamed('nina') })]);
    await user.click(await likeButton('48 likes'));

    expect(await likeButton('48 likes')).toBeDefined();
    expect(server.requests).toEqual(['Session', 'HomePage']);
  });

  test.each([
    ['post', postOf(), 'Please log in to like posts'],
    ['ride', ridePostOf(), 'Please log in to like rides'],
  ])('a %s asks a visitor to sign in', async (_kind, post, text) => {
    const { user, place, server } = showTo(null, [post]);
    await user.click(await likeButton('48 likes'));

    expect(await screen.findByText(text)).toBeDefined();
    expect(server.requests).toEqual(['HomePage']);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(place.path).toBe('/login');
  });
});

describe('sharing', () => {
  const link = 'http://localhost:3000/post/post-1';

  test('copies the link', async () => {
    const { user } = showTo(nina, [postOf()]);
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await card();
    await user.click(screen.getByRole('button', { name: 'Share' }));

    expect(await screen.findByText('Link copied!')).toBeDefined();
    expect(writeText).toHaveBeenCalledExactlyOnceWith(link);
  });

  test('shows the link when it cannot be copied', async () => {
    const { user } = showTo(nina, [postOf()]);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await card();
    await user.click(screen.getByRole('button', { name: 'Share' }));

    expect(await screen.findByText('Share failed')).toBeDefined();
    expect(screen.getByText(`Unable to copy link. Please share manually: ${link}`)).toBeDefined();
  });

  test('uses the device’s own sheet where there is one, with a hundred characters of text', async () => {
    const share = vi.fn(() => Promise.resolve());
    const { user } = showTo(nina, [postOf({ content: 'x'.repeat(101) })]);
    Object.assign(navigator, { share, canShare: () => true });
    await card();
    await user.click(screen.getByRole('button', { name: 'Share' }));

    expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Cycle Chat', text: `${'x'.repeat(100)}…`, url: link });
    share.mockRejectedValue(new DOMException('Closed', 'AbortError'));
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(screen.queryByText('Share failed')).toBeNull();
    Object.assign(navigator, { share: undefined, canShare: undefined });
  });
});

describe('deleting one’s own', () => {
  const own = postOf({ id: 'own', author: authorNamed('nina'), viewerCanEdit: true, content: 'Mine' });
  const ownRide = ridePostOf({}, { author: authorNamed('nina'), viewerCanEdit: true, content: 'My ride' });

  async function askToDelete(user: ReturnType<typeof showTo>['user'], item: string) {
    const [menu] = await screen.findAllByRole('button', { name: 'More' });
    if (menu) await user.click(menu);
    await user.click(await screen.findByRole('menuitem', { name: item }));
  }

  test.each([
    ['post', own, 'Delete'],
    ['ride', ownRide, 'Delete Ride'],
  ])('a %s asks first, takes it out of the list, and counts anew', async (_kind, post, item) => {
    const { __typename, id, stats, nextRides } = summaryOf(nina, { postCount: 85 });
    const deletePost = vi.fn(({ postId }: { postId: string }) => ({
      deletePost: {
        __typename: 'DeletePostPayload' as const,
        deletedPostId: postId,
        viewer: { __typename, id, stats, nextRides },
      },
    }));
    const { user, server } = showTo(nina, [post, postOf()], { deletePost });
    await askToDelete(user, item);
    expect(deletePost).not.toHaveBeenCalled();
    await user.click(await screen.findByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('Post deleted successfully')).toBeDefined();
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(screen.getByText('85')).toBeDefined();
    expect(server.requests).toEqual(['Session', 'HomePage', 'DeletePost']);
  });

  test.each([
    ['post', own, 'Delete', 'Failed to delete post'],
    ['ride', ownRide, 'Delete Ride', 'Failed to delete ride post'],
  ])('a %s that cannot be deleted stays, and is said', async (_kind, post, item, text) => {
    const deletePost = () => Promise.reject(new TypeError('Failed to fetch'));
    const { user } = showTo(nina, [post], { deletePost });
    await askToDelete(user, item);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));

    expect(await screen.findByText(text)).toBeDefined();
    expect(screen.getByText(post.content)).toBeDefined();
  });

  test('can be thought better of', async () => {
    const { user, server } = showTo(nina, [own]);
    await askToDelete(user, 'Delete');
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));

    expect(screen.getByText('Mine')).toBeDefined();
    expect(server.requests).toEqual(['Session', 'HomePage']);
  });
});
