import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Pages } from '../app/pages.tsx';
import { actForm, loadBoard, openDialog, renderBoard } from '../test/boardPage.tsx';
import { appealsOf, boardOf, contentOf, overviewOf, takedownRowOf, takedownRowsOf } from '../test/boardWorld.ts';
import type { Handlers } from '../test/fakeServer.ts';
import { FaultReply } from '../test/fakeServer.ts';
import { renderAs } from '../test/renderAs.tsx';
import { nina } from '../test/world.ts';

const unheard = () => Promise.reject(new TypeError('Failed to fetch'));

beforeAll(loadBoard);
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

describe('the board', () => {
  test('is closed without a session of its own, also for a member', async () => {
    renderAs(nina, <Pages />, { operatorBoard: () => ({ operator: null }) }, { path: '/operator/reports' });
    expect(await screen.findByText('This page is for the operator')).toBeDefined();
    expect(screen.getByText(/npm run cli -- operator link/)).toBeDefined();
  });

  test('opens by the link in the address, whose token leaves the address', async () => {
    const openOperatorSession = vi.fn<NonNullable<Handlers['openOperatorSession']>>(() => ({
      openOperatorSession: {
        __typename: 'OpenOperatorSessionPayload',
        operator: { __typename: 'Operator', name: 'Hanna' },
      },
    }));
    const { place } = renderBoard('#the-token', { openOperatorSession, operatorOverviewPage: () => overviewOf() });
    expect(await screen.findByText('1,284')).toBeDefined();
    expect(openOperatorSession).toHaveBeenCalledExactlyOnceWith({ token: 'the-token' });
    expect(place.path).toBe('/operator');
  });

  test('says why a link does not open it', async () => {
    renderBoard('#used', {
      operatorBoard: () => ({ operator: null }),
      openOperatorSession: () => {
        throw new FaultReply('This link is unknown, used or expired', 'FORBIDDEN');
      },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('This link is unknown, used or expired');
  });

  test('says so when it cannot be loaded, and tries again', async () => {
    const operatorBoard = vi.fn<NonNullable<Handlers['operatorBoard']>>(unheard);
    const { user } = renderBoard('', { operatorBoard, operatorOverviewPage: () => overviewOf() });
    expect(await screen.findByText('The board could not be loaded')).toBeDefined();
    operatorBoard.mockReturnValue(boardOf());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Overview' })).toBeDefined();
  });

  test('has links to its tabs, with how much waits', async () => {
    renderBoard('', { operatorBoard: () => boardOf(7), operatorOverviewPage: () => overviewOf() });
    const nav = within(await screen.findByRole('navigation', { name: 'Board' }));
    const links = nav.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Overview', '/operator'],
      ['Reports7', '/operator/reports'],
      ['Content', '/operator/content'],
      ['Appeals1', '/operator/appeals'],
      ['Members2', '/operator/members'],
      ['Invitations', '/operator/invitations'],
      ['Groups', '/operator/groups'],
      ['Events', '/operator/events'],
      ['Instance', '/operator/instance'],
      ['Log', '/operator/log'],
      ['Sessions', '/operator/sessions'],
    ]);
    expect(nav.getByRole('link', { current: 'page' }).textContent).toBe('Overview');
  });

  test('has no other page', async () => {
    renderBoard('/elsewhere', {});
    expect(await screen.findByText('404 Page Not Found')).toBeDefined();
  });
});

describe('content', () => {
  test('is found by words, and what was removed can come back', async () => {
    const restoreContent = vi.fn<NonNullable<Handlers['restoreContent']>>(({ input }) => ({
      restoreContent: { __typename: 'OperatorTakedownPayload', takedown: takedownRowOf(input.takedownId) },
    }));
    const facts = {
      __typename: 'FoundContent' as const,
      author: 'ferro',
      createdAt: '2026-11-21T10:00:00.000Z',
      isOfGroup: false,
    };
    const first = { ...facts, id: 'post-1', postId: 'post-1' };
    const second = { ...facts, id: 'post-2', postId: 'post-2', kind: 'PICTURE' as const };
    const operatorContent = vi.fn<NonNullable<Handlers['operatorContent']>>(({ after }) =>
      after
        ? contentOf([{ ...second, excerpt: 'A list elsewhere', picture: 'https://pictures.example/prices.png' }])
        : contentOf(
            [
              { ...first, kind: 'POST', excerpt: 'My helmets', picture: null },
              { ...first, kind: 'PICTURE', excerpt: 'A price list', picture: '/media/prices.webp' },
            ],
            'PICTURE post-1',
          ),
    );
    const removeContent = vi.fn<NonNullable<Handlers['removeContent']>>(() => ({
      removeContent: { __typename: 'OperatorTakedownPayload', takedown: takedownRowOf('p', { kind: 'PICTURE' }) },
    }));
    const operatorTakedowns = () => takedownRowsOf(takedownRowOf('t'));
    const handlers = { operatorContent, operatorTakedowns, removeContent, restoreContent };
    const { user, container } = renderBoard('/content', handlers);
    await user.type(await screen.findByRole('searchbox', { name: 'Find content' }), 'helmets');
    expect(await screen.findByRole('button', { name: 'Remove: My helmets' })).toBeDefined();
    expect(operatorContent).toHaveBeenLastCalledWith({ find: 'helmets' });
    const shown = () =>
      [...screen.getByRole('region', { name: 'ferro' }).querySelectorAll('img')].map((each) =>
        each.getAttribute('src'),
      );
    expect(shown()).toEqual([]);
    expect(container.querySelector('li img')?.getAttribute('src')).toBe('/media/prices.webp');
    const [more] = screen.getAllByRole('button', { name: 'Show more' });
    if (more) await user.click(more);
    await user.click(await screen.findByRole('button', { pressed: false, name: /A list elsewhere/ }));
    expect(shown()).toEqual([]);
    await user.click(screen.getByRole('button', { name: /^Show picture from pictures\.example/ }));
    expect(shown()).toEqual(['https://pictures.example/prices.png']);
    await user.click(screen.getByRole('button', { pressed: false, name: /A price list/ }));
    expect(shown()).toEqual(['/media/prices.webp']);
    const found = within(screen.getByRole('region', { name: 'ferro' }));
    expect(found.getByText(/^It disappears from here for everyone at once/)).toBeDefined();
    await user.selectOptions(found.getByLabelText('Reason'), 'Spam or advertising');
    await user.type(found.getByLabelText('Statement to the member'), 'Sales');
    await user.click(found.getByRole('button', { name: 'Remove: A price list' }));
    expect(await screen.findByText('The picture is removed')).toBeDefined();
    expect(removeContent).toHaveBeenCalledExactlyOnceWith({
      input: { content: 'post-1', picture: '/media/prices.webp', reason: expect.any(String), words: 'Sales' },
    });
    await user.click(await screen.findByRole('button', { name: 'Restore: Post of ferro' }));
    expect(await screen.findByText('It is back')).toBeDefined();
    expect(restoreContent).toHaveBeenCalledExactlyOnceWith({ input: { takedownId: 't', words: null } });
  });
});

describe('an appeal', () => {
  test('is answered with words', async () => {
    const answerAppeal = vi.fn<NonNullable<Handlers['answerAppeal']>>(({ input }) => ({
      answerAppeal: { __typename: 'OperatorTakedownPayload', takedown: takedownRowOf(input.takedownId) },
    }));
    const appealed = takedownRowOf('t', { appeal: 'A gift', appealedAt: '2026-11-22T10:00:00.000Z' });
    const { user } = renderBoard('/appeals', { operatorAppeals: () => appealsOf(appealed), answerAppeal });
    expect(await screen.findByText('Appeal: A gift')).toBeDefined();
    await user.type((await actForm('Decision')).getByLabelText('Answer to the member'), 'It still sells');
    await user.click(screen.getByRole('button', { name: 'Uphold: Post of ferro' }));
    expect(await screen.findByText('The removal is upheld')).toBeDefined();
    expect(answerAppeal).toHaveBeenCalledExactlyOnceWith({
      input: { takedownId: 't', decision: 'UPHELD', words: 'It still sells' },
    });
  });
});

describe('the log and the sessions', () => {
  test('tell who did what, and end what is open', async () => {
    const session = {
      __typename: 'OperatorSession' as const,
      id: 'own',
      operator: 'Hanna',
      createdAt: '2026-11-22T10:00:00.000Z',
      openedAt: '2026-11-22T10:01:00.000Z',
      expiresAt: '2026-11-23T10:01:00.000Z',
      device: null,
    };
    const link = { ...session, id: 'link', operator: 'Pim', openedAt: null };
    const endOperatorSession = vi.fn<NonNullable<Handlers['endOperatorSession']>>(({ sessionId }) => ({
      endOperatorSession: { __typename: 'EndOperatorSessionPayload', endedSessionId: sessionId },
    }));
    const { user } = renderBoard('/sessions', {
      endOperatorSession,
      operatorSessions: () => ({
        operator: {
          __typename: 'Operator',
          session,
          otherSessions: {
            __typename: 'OperatorSessionConnection',
            edges: [{ __typename: 'OperatorSessionEdge', cursor: 'link', node: link }],
            pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: 'link' },
          },
        },
      }),
      operatorLog: ({ query }) => ({
        operator: {
          __typename: 'Operator',
          log: {
            __typename: 'OperatorLogEntryConnection',
            edges:
              (query ?? 'ferro') !== 'ferro'
                ? []
                : [
                    {
                      __typename: 'OperatorLogEntryEdge',
                      cursor: 'act',
                      node: {
                        __typename: 'OperatorLogEntry',
                        id: 'act',
                        at: '2026-11-22T10:00:00.000Z',
                        operator: 'Pim',
                        verb: 'user warn',
                        targetId: 'ferro-id',
                        targetName: 'ferro',
                        targetPath: '/profile/ferro',
                        note: 'spam: Sales',
                      },
                    },
                  ],
            pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: 'act' },
          },
        },
      }),
    });
    expect(await screen.findByText('This board')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'End: Pim' }));
    await user.click((await openDialog()).getByRole('button', { name: 'End' }));
    expect(await screen.findByText('The session is ended')).toBeDefined();
    expect(endOperatorSession).toHaveBeenCalledExactlyOnceWith({ sessionId: 'link' });
    await user.click(screen.getByRole('link', { name: 'Log' }));
    expect((await screen.findByText('user warn')).closest('li')?.textContent).toContain('Pim · ferro');
    expect(screen.getByText('spam: Sales')).toBeDefined();
    expect(screen.getByRole('link', { name: 'ferro' }).getAttribute('href')).toBe('/profile/ferro');
    await user.type(screen.getByLabelText('Find acts'), 'spoke');
    expect(await screen.findByText('No act found')).toBeDefined();
    await user.clear(screen.getByLabelText('Find acts'));
    expect(await screen.findByText('user warn')).toBeDefined();
  });
});
