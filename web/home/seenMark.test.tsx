import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderAs } from '../test/renderAs.tsx';
import { authorNamed, feedOf, homeOf, nina, postOf } from '../test/world.ts';
import HomePage from './HomePage.tsx';

beforeEach(() => localStorage.clear());

const hour = 3_600_000;
const postAt = (hoursAgo: number, by?: Parameters<typeof postOf>[0]) =>
  postOf({
    id: `post-${hoursAgo}`,
    content: `Post ${hoursAgo}`,
    createdAt: new Date(Date.now() - hoursAgo * hour).toISOString(),
    ...by,
  });

async function visit(posts: ReturnType<typeof postOf>[], viewer: typeof nina | null = nina) {
  const view = renderAs(viewer, <HomePage />, { homePage: () => homeOf(viewer, { feed: feedOf(posts) }) });
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(posts.length));
  return view;
}

/** The texts of the posts above the line and below it. Null without a line. */
function parts(): [above: string[], below: string[]] | null {
  const line = screen.queryByText('You were here');
  if (!line) return null;
  const texts = (follows: boolean) =>
    screen
      .queryAllByRole('article')
      .filter((card) => Boolean(line.compareDocumentPosition(card) & Node.DOCUMENT_POSITION_FOLLOWING) === follows)
      .map((card) => card.querySelector('p')?.textContent ?? '');
  return [texts(false), texts(true)];
}

describe('the line between new posts and those of the last visit', () => {
  test('is shown to who comes back after new posts, and not at the first visit or without any', async () => {
    const old = [postAt(3), postAt(4)];
    const { unmount } = await visit(old);
    expect(parts()).toBeNull();
    unmount();

    const second = await visit([postAt(1), postAt(2), ...old]);
    expect(parts()).toEqual([
      ['Post 1', 'Post 2'],
      ['Post 3', 'Post 4'],
    ]);
    second.unmount();

    await visit([postAt(1), postAt(2), ...old]);
    expect(parts()).toBeNull();
  });

  test('stands where the seen post was, also after its deletion', async () => {
    const { unmount } = await visit([postAt(3), postAt(4)]);
    unmount();
    await visit([postAt(1), postAt(4)]);
    expect(parts()).toEqual([['Post 1'], ['Post 4']]);
  });

  test('is not for one’s own posts alone, nor for another member or a visitor', async () => {
    const { unmount } = await visit([postAt(3)]);
    unmount();
    const own = await visit([postAt(2, { author: { ...authorNamed('nina'), isViewer: true } }), postAt(3)]);
    expect(parts()).toBeNull();
    own.unmount();
    const other = await visit([postAt(1), postAt(3)], { ...nina, id: 'someone-else' });
    expect(parts()).toBeNull();
    other.unmount();
    await visit([postAt(1), postAt(3)], null);
    expect(parts()).toBeNull();
  });
});
