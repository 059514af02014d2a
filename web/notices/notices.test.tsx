import { screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Pages } from '../app/pages.tsx';
import type { CheckNoticeMutation } from '../generated.ts';
import type { Handlers } from '../test/fakeServer.ts';
import { FaultReply } from '../test/fakeServer.ts';
import { renderAs } from '../test/renderAs.tsx';

const receipt = 'r'.repeat(43);
const open = (path: string, handlers: Handlers) => renderAs(null, <Pages />, handlers, { path });

beforeAll(() => Promise.all([import('./NoticePage.tsx'), import('./ReceiptPage.tsx')]));
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

describe('the form of a report without an account', () => {
  test('needs a reason, sends it once, and shows the receipt', async () => {
    const fileNotice = vi.fn((_variables: object) => ({
      fileNotice: { __typename: 'NoticePayload' as const, receipt },
    }));
    const { user } = open('/notice/comment/c1', { fileNotice });
    expect(await screen.findByRole('heading', { name: 'Report this comment' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Report' }));
    expect(await screen.findByText('Please give a reason')).toBeDefined();
    await user.type(screen.getByLabelText('Reason'), ' It shows my home ');
    await user.click(screen.getByRole('button', { name: 'Report' }));
    const field = await screen.findByLabelText<HTMLInputElement>('Receipt');
    expect(field.value).toMatch(new RegExp(`/receipt/${receipt}$`));
    expect(fileNotice).toHaveBeenCalledExactlyOnceWith({
      input: { id: expect.any(String), targetType: 'COMMENT', targetId: 'c1', reason: 'It shows my home' },
    });
  });

  test('keeps the words and the id when the server fails, so that a retry files one report', async () => {
    const ids: unknown[] = [];
    const fileNotice = vi.fn(({ input }: { input: { id?: string | null } }) => {
      ids.push(input.id);
      throw new FaultReply('Post not found', 'NOT_FOUND');
    });
    const { user } = open('/notice/post/p1', { fileNotice });
    await user.type(await screen.findByLabelText('Reason'), 'Spam');
    for (let time = 0; time < 2; time++) {
      await user.click(screen.getByRole('button', { name: 'Report' }));
      expect(await screen.findByText('Post not found')).toBeDefined();
    }
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect(screen.getByLabelText('Reason')).toHaveProperty('value', 'Spam');
  });

  test.each([
    ['group', 'GROUP'],
    ['event', 'EVENT'],
  ] as const)('is about a %s too', async (kind, targetType) => {
    const fileNotice = vi.fn((_variables: object) => ({
      fileNotice: { __typename: 'NoticePayload' as const, receipt },
    }));
    const { user } = open(`/notice/${kind}/x1`, { fileNotice });
    expect(await screen.findByRole('heading', { name: `Report this ${kind}` })).toBeDefined();
    await user.type(screen.getByLabelText('Reason'), 'Spam');
    await user.click(screen.getByRole('button', { name: 'Report' }));
    await screen.findByLabelText('Receipt');
    expect(fileNotice.mock.calls[0]?.[0]).toMatchObject({ input: { targetType, targetId: 'x1' } });
  });

  test('is not there for an unknown kind of thing', async () => {
    open('/notice/sofa/1', {});
    expect(await screen.findByText('Nothing to report')).toBeDefined();
  });
});

describe('the page of a receipt', () => {
  const instant = '2026-01-01T10:00:00.000Z';
  const notice = { __typename: 'Notice' as const, createdAt: instant, targetType: 'POST' as const };
  test.each([
    ['OPEN', /^The operators have not decided yet/],
    ['REMOVED', /^The operators have decided: the post is no longer public/],
    ['KEPT', /^The operators have decided: the post stays/],
  ] as const)('tells that a report is %s', async (state, words) => {
    const decidedAt = state === 'OPEN' ? null : instant;
    const answer: CheckNoticeMutation = { checkNotice: { ...notice, state, decidedAt } };
    open(`/receipt/${receipt}`, { checkNotice: () => answer });
    expect(await screen.findByText(words)).toBeDefined();
  });

  test('tells of an unknown receipt, and reads again after a failure', async () => {
    const { unmount } = open(`/receipt/${receipt}`, {
      checkNotice: () => {
        throw new FaultReply('Receipt not found', 'NOT_FOUND');
      },
    });
    expect(await screen.findByText(/^This receipt is unknown/)).toBeDefined();
    unmount();
    let isDown = true;
    const { user } = open(`/receipt/${receipt}`, {
      checkNotice: () => {
        if (isDown) throw new TypeError('Failed to fetch');
        return { checkNotice: { ...notice, state: 'OPEN' as const, decidedAt: null } };
      },
    });
    expect(await screen.findByText('The receipt could not be read')).toBeDefined();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^The operators have not decided yet/)).toBeDefined();
  });
});
