import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Pages } from '../app/pages.tsx';
import type { AppealMutation, RemovalsPageQuery, TakedownRowFragment } from '../generated.ts';
import type { Handlers } from '../test/fakeServer.ts';
import { FaultReply } from '../test/fakeServer.ts';
import { renderAs } from '../test/renderAs.tsx';
import { nina } from '../test/world.ts';

type Page = NonNullable<Handlers['removalsPage']>;
type Appeal = NonNullable<Handlers['appeal']>;

function takedownOf(id: string, overrides: Partial<TakedownRowFragment> = {}): TakedownRowFragment {
  return {
    __typename: 'Takedown',
    id,
    kind: 'COMMENT',
    reason: 'HARASSMENT',
    words: 'It threatens a rider.',
    excerpt: 'You ride like you want to be hit',
    createdAt: '2026-11-21T10:00:00.000Z',
    appeal: null,
    appealedAt: null,
    decision: null,
    decisionWords: null,
    decidedAt: null,
    viewerCanAppeal: true,
    isFinal: false,
    isByOrganiser: false,
    isOfGroup: false,
    ...overrides,
  };
}

function takedownsOf(nodes: readonly TakedownRowFragment[], hasNextPage = false): RemovalsPageQuery {
  const edges = nodes.map((node) => ({ __typename: 'TakedownEdge' as const, cursor: node.id, node }));
  const pageInfo = { __typename: 'PageInfo' as const, hasNextPage, endCursor: edges.at(-1)?.cursor ?? null };
  const takedowns = { __typename: 'TakedownConnection' as const, edges, pageInfo };
  return { viewer: { __typename: 'User', id: nina.id, takedowns } };
}

const open = (handlers: Handlers) => renderAs(nina, <Pages />, handlers, { path: '/settings/removals' });
const showing = (...rows: TakedownRowFragment[]) => open({ removalsPage: () => takedownsOf(rows) });
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Removals and warnings' })).getAllByRole('listitem');

beforeAll(() => import('./RemovalsPage.tsx'));
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

describe('the removals', () => {
  test('tell what was removed, when, why, its text, and what became of the appeal', async () => {
    const appealed = { appeal: 'It was a joke', appealedAt: '2026-11-21T11:00:00.000Z', viewerCanAppeal: false };
    const decided = { decidedAt: '2026-11-22T10:00:00.000Z', decisionWords: 'We have looked again.' };
    showing(
      takedownOf('waits', appealed),
      takedownOf('upheld', { ...appealed, ...decided, decision: 'UPHELD' }),
      takedownOf('restored', { ...appealed, ...decided, kind: 'POST', decision: 'RESTORED' }),
      takedownOf('warning', { kind: 'WARNING', excerpt: null, reason: 'SPAM', viewerCanAppeal: false }),
      takedownOf('final', { excerpt: null, viewerCanAppeal: false, isFinal: true }),
    );
    const texts = (await rows()).map((row) => row.textContent);
    const removal = 'was removedNov 21, 2026Threat or harassment. It threatens a rider.';
    const quoted = `${removal}You ride like you want to be hitYour appealIt was a joke`;
    expect(texts).toEqual([
      `Your comment ${quoted}The operator has not decided yet.`,
      `Your comment ${quoted}It stays removed. Nov 22, 2026 We have looked again.`,
      `Your post ${quoted}It is back. Nov 22, 2026 We have looked again.`,
      'The operator warned youNov 21, 2026Spam or advertising. It threatens a rider.',
      `Your comment ${removal}It was deleted for good.`,
    ]);
    expect(screen.queryByRole('button', { name: 'Appeal' })).toBeNull();
  });

  test('show that they load, and that there are none', async () => {
    const answer = Promise.withResolvers<RemovalsPageQuery>();
    open({ removalsPage: () => answer.promise });
    expect(await screen.findByText('Loading...')).toBeDefined();
    answer.resolve(takedownsOf([]));
    expect(await screen.findByText('Nothing was removed')).toBeDefined();
  });

  test('say so when they cannot be loaded, and try again', async () => {
    const removalsPage = vi.fn<Page>(() => Promise.reject(new TypeError('Failed to fetch')));
    const { user } = open({ removalsPage });
    expect(await screen.findByText('The removals could not be loaded')).toBeDefined();
    removalsPage.mockReturnValue(takedownsOf([takedownOf('a')]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(1);
  });

  test('come page by page', async () => {
    const removalsPage = vi.fn<Page>(({ after }) =>
      after ? takedownsOf([takedownOf('b')]) : takedownsOf([takedownOf('a')], true),
    );
    const { user } = open({ removalsPage });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await vi.waitFor(async () => expect(await rows()).toHaveLength(2), { timeout: 60_000 });
  });
});

describe('an appeal', () => {
  async function write(appeal: Appeal, text: string) {
    const view = open({ removalsPage: () => takedownsOf([takedownOf('a')]), appeal });
    const field = await screen.findByLabelText('Why it should come back');
    if (text) await view.user.type(field, text);
    await view.user.click(screen.getByRole('button', { name: 'Appeal' }));
    return { ...view, field };
  }
  const taken: Appeal = ({ input: { takedownId, text } }) => ({
    appeal: {
      __typename: 'AppealPayload',
      takedown: takedownOf(takedownId, {
        appeal: text,
        appealedAt: '2026-11-21T11:00:00.000Z',
        viewerCanAppeal: false,
      }),
    },
  });

  test('is sent once, and takes the place of its form', async () => {
    const appeal = vi.fn<Appeal>(taken);
    await write(appeal, ' It was a joke ');
    expect(await screen.findByText('Appeal sent')).toBeDefined();
    expect(screen.getByText('It was a joke')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Appeal' })).toBeNull();
    expect(appeal).toHaveBeenCalledExactlyOnceWith({ input: { takedownId: 'a', text: 'It was a joke' } });
  });

  test('wants a reason before anything is sent', async () => {
    const { server } = await write(taken, '');
    expect(await screen.findByText('Please say why it should come back')).toBeDefined();
    expect(server.requests).not.toContain('Appeal');
  });

  test('waits with its button disabled', async () => {
    const answer = Promise.withResolvers<AppealMutation>();
    await write(() => answer.promise, 'Please');
    expect(await screen.findByRole('button', { name: 'Sending...' })).toHaveProperty('disabled', true);
    answer.resolve(await taken({ input: { takedownId: 'a', text: 'Please' } }));
    await screen.findByText('Appeal sent');
  });

  test('that fails keeps the text', async () => {
    const { field } = await write(() => Promise.reject(new TypeError('Failed to fetch')), 'Please');
    expect(await screen.findByText('Failed to send the appeal. Please try again.')).toBeDefined();
    expect(field).toHaveProperty('value', 'Please');
  });

  test('shows what the server says', async () => {
    await write(() => {
      throw new FaultReply('You have appealed already', 'CONFLICT');
    }, 'Please');
    expect((await screen.findAllByText('You have appealed already')).length).toBeGreaterThan(0);
  });
});
