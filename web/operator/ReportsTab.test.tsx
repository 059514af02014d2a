import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { actForm, loadBoard, renderBoard } from '../test/boardPage.tsx';
import { memberRowOf, reportOf, reportsOf, takedownRowOf } from '../test/boardWorld.ts';
import type { Handlers } from '../test/fakeServer.ts';
import { FaultReply } from '../test/fakeServer.ts';

type Remove = NonNullable<Handlers['removeContent']>;
type Close = NonNullable<Handlers['closeReport']>;
type Reports = NonNullable<Handlers['operatorReports']>;

const unheard = () => Promise.reject(new TypeError('Failed to fetch'));

beforeAll(loadBoard);
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

describe('a report', () => {
  const removeContent = vi.fn<Remove>(({ input }) => ({
    removeContent: { __typename: 'OperatorTakedownPayload', takedown: takedownRowOf(input.content) },
  }));
  const closeReport = vi.fn<Close>(({ input }) => ({
    closeReport: {
      __typename: 'CloseReportPayload',
      report: reportOf(input.reportId, { resolvedAt: '2026-11-22T10:00:00.000Z', resolution: input.note }),
    },
  }));
  beforeEach(() => {
    removeContent.mockClear();
    closeReport.mockClear();
  });

  test('shows the texts of the time and of now', async () => {
    renderBoard('/reports', { operatorReports: () => reportsOf([reportOf('a', { excerpt: 'Gone shopping' })]) });
    const opened = await screen.findByRole('region', { name: 'It sells helmets' });
    for (const text of ['Report about a post', 'My helmets, half price', 'Gone shopping', 'Reported bymaeve'])
      expect(opened.textContent).toContain(text);
    expect(within(opened).getByRole('link', { name: 'Open the post' }).getAttribute('href')).toBe('/post/post-1');
  });

  test('is chosen from the queue, where the oldest is open at first', async () => {
    const other = reportOf('b', { targetType: 'COMMENT', reason: 'A threat', reportedText: 'Mind your wheel' });
    const { user } = renderBoard('/reports', { operatorReports: () => reportsOf([reportOf('a'), other]) });
    const queue = within(await screen.findByRole('list', { name: 'Open reports' }));
    expect(queue.getByRole('button', { pressed: true }).textContent).toContain('My helmets, half price');
    await user.click(queue.getByRole('button', { name: /Mind your wheel/ }));
    expect(queue.getByRole('button', { pressed: true }).textContent).toContain('by ferro, reported by maeve');
    expect(screen.getByRole('region', { name: 'A threat' }).textContent).toContain('Report about a comment');
    expect(screen.queryByRole('region', { name: 'It sells helmets' })).toBeNull();
  });

  test('is settled by a removal with a reason and words, and leaves the list', async () => {
    const operatorReports = vi.fn<Reports>(() => reportsOf([reportOf('a')]));
    const { user } = renderBoard('/reports', { operatorReports, removeContent, closeReport });
    const remove = await screen.findByRole('button', { name: 'Remove: It sells helmets' });
    await user.click(remove);
    expect(screen.queryByRole('dialog')).toBeNull();
    const asked = await actForm('Decision');
    expect(document.activeElement).toBe(asked.getByLabelText('Reason'));
    expect(await asked.findByText('Please choose a reason')).toBeDefined();
    expect(asked.getByText('Please write a few words')).toBeDefined();
    expect(removeContent).not.toHaveBeenCalled();
    await user.selectOptions(asked.getByLabelText('Reason'), 'Copyright');
    await user.type(asked.getByLabelText('Statement to the member'), ' Sales ');
    operatorReports.mockReturnValue(reportsOf([]));
    await user.click(remove);
    expect(await screen.findByText('No report is open')).toBeDefined();
    expect(removeContent).toHaveBeenCalledExactlyOnceWith({
      input: { content: 'post-1', reason: 'COPYRIGHT', words: 'Sales' },
    });
    // The server closes the reports of what it removes.
    expect(closeReport).not.toHaveBeenCalled();
  });

  test('that the server refuses to close keeps the form and its words', async () => {
    const refuse: Close = () => {
      throw new FaultReply('This report is already resolved', 'CONFLICT');
    };
    const { user } = renderBoard('/reports', {
      operatorReports: () => reportsOf([reportOf('a')]),
      closeReport: refuse,
    });
    const asked = await actForm('Decision');
    await user.type(asked.getByLabelText('Statement to the member'), 'Fine');
    await user.click(screen.getByRole('button', { name: 'Keep and close: It sells helmets' }));
    expect(await screen.findByText('This report is already resolved')).toBeDefined();
    expect(asked.getByLabelText('Statement to the member')).toHaveProperty('value', 'Fine');
  });

  test('that is chosen next has a form of its own', async () => {
    const other = reportOf('b', { reason: 'A threat', reportedText: 'Mind your wheel' });
    const { user } = renderBoard('/reports', { operatorReports: () => reportsOf([reportOf('a'), other]) });
    await user.type((await actForm('Decision')).getByLabelText('Statement to the member'), 'Sales');
    await user.click(screen.getByRole('button', { name: /Mind your wheel/ }));
    expect((await actForm('Decision')).getByLabelText('Statement to the member')).toHaveProperty('value', '');
  });

  test('whose thing is gone can only be closed', async () => {
    const gone = { author: null, authorId: null, path: null, excerpt: null, reportedText: null };
    renderBoard('/reports', { operatorReports: () => reportsOf([reportOf('a', gone)]) });
    const opened = await screen.findByRole('region', { name: 'It sells helmets' });
    expect(within(opened).getAllByRole('button')).toHaveLength(1);
    expect(opened.textContent).toContain('It is gone');
  });
});

describe('a report about a member', () => {
  const member: Parameters<typeof reportOf>[1] = {
    targetType: 'USER',
    targetId: 'ferro-id',
    path: '/profile/ferro',
    picture: '/media/ferro.webp',
    reportedText: 'Ferro sells helmets',
    excerpt: 'Ferro sells helmets',
  };
  const open = (handlers: Handlers) =>
    renderBoard('/reports', { operatorReports: () => reportsOf([reportOf('a', member)]), ...handlers });

  test('suspends the member with the reason and the statement, and the log has the report', async () => {
    const suspendMember = vi.fn<NonNullable<Handlers['suspendMember']>>(() => ({
      suspendMember: { __typename: 'OperatorMemberPayload', member: memberRowOf('ferro') },
    }));
    const { user } = open({ suspendMember });
    const asked = await actForm('Decision');
    expect(asked.getByText(/^The member reads it, and can appeal a removal or a suspension once/)).toBeDefined();
    await user.selectOptions(asked.getByLabelText('Reason'), 'Spam or advertising');
    await user.type(asked.getByLabelText('Statement to the member'), 'You sold helmets.');
    const hides = asked.getByRole('switch', { name: /^If you suspend, hide the profile and all posts/ });
    await user.click(hides);
    await user.click(screen.getByRole('button', { name: 'Suspend ferro: It sells helmets' }));
    expect(await screen.findByText('ferro is suspended')).toBeDefined();
    expect(suspendMember).toHaveBeenCalledExactlyOnceWith({
      input: { userId: 'ferro-id', reason: 'SPAM', words: 'You sold helmets.', note: 'report a', hides: true },
    });
    // The next act does not hide by chance.
    expect(hides.getAttribute('aria-checked')).toBe('false');
  });

  test('removes the texts and the picture of the profile', async () => {
    const removeContent = vi.fn<Remove>(() => ({
      removeContent: { __typename: 'OperatorTakedownPayload', takedown: takedownRowOf('t', { kind: 'PROFILE' }) },
    }));
    const { user } = open({ removeContent });
    const asked = await actForm('Decision');
    const opened = within(screen.getByRole('region', { name: 'It sells helmets' }));
    const names = opened.getAllByRole('button').map((button) => button.textContent);
    expect(names).toEqual([
      'Keep and close',
      'Warn ferro',
      'Remove the picture',
      'Remove the profile text',
      'Suspend ferro',
    ]);
    await user.selectOptions(asked.getByLabelText('Reason'), 'Spam or advertising');
    await user.type(asked.getByLabelText('Statement to the member'), 'Sales');
    await user.click(opened.getByRole('button', { name: 'Remove the profile text: It sells helmets' }));
    expect(await screen.findByText('The profile is removed')).toBeDefined();
    expect(removeContent).toHaveBeenCalledExactlyOnceWith({
      input: { content: 'ferro-id', reason: 'SPAM', words: 'Sales' },
    });
  });
});

describe('a report about a group', () => {
  const group: Parameters<typeof reportOf>[1] = {
    targetType: 'GROUP',
    targetId: 'group-1',
    path: '/groups/group-1',
    picture: '/media/owls.webp',
    author: null,
    authorId: null,
    reportedText: 'Night owls',
    excerpt: 'Night owls',
    isOfGroup: true,
  };

  test('shows its words and picture, and takes either down with words that its organisers read', async () => {
    const removeContent = vi.fn<Remove>(({ input }) => ({
      removeContent: { __typename: 'OperatorTakedownPayload', takedown: takedownRowOf(input.content) },
    }));
    const { user } = renderBoard('/reports', {
      operatorReports: () => reportsOf([reportOf('a', group)]),
      removeContent,
    });
    const opened = within(await screen.findByRole('region', { name: 'It sells helmets' }));
    expect(opened.getByText('Report about a group')).toBeDefined();
    expect(opened.getByText('Night owls')).toBeDefined();
    expect(opened.getByRole('presentation').getAttribute('src')).toContain('/media/owls.webp');
    expect(opened.getByRole('link', { name: 'Open the group' }).getAttribute('href')).toBe('/groups/group-1');
    expect(opened.queryByText('Author')).toBeNull();
    const names = opened.getAllByRole('button').map((button) => button.textContent);
    expect(names).toEqual(['Keep and close', 'Remove the picture', 'Remove']);
    const asked = await actForm('Decision');
    expect(asked.getByText(/^The organisers of the group read it, and can appeal a removal once/)).toBeDefined();
    await user.selectOptions(asked.getByLabelText('Reason'), 'Copyright');
    await user.type(asked.getByLabelText('Statement to the organisers'), 'Not theirs');
    await user.click(opened.getByRole('button', { name: 'Remove the picture: It sells helmets' }));
    expect(removeContent).toHaveBeenCalledExactlyOnceWith({
      input: { content: 'group-1', picture: '/media/owls.webp', reason: 'COPYRIGHT', words: 'Not theirs' },
    });
  });

  test('that is gone says so', async () => {
    const gone = { ...group, path: null, picture: null, excerpt: null, reportedText: null };
    renderBoard('/reports', { operatorReports: () => reportsOf([reportOf('a', gone)]) });
    const opened = await screen.findByRole('region', { name: 'It sells helmets' });
    expect(within(opened).getAllByRole('button')).toHaveLength(1);
    expect(opened.textContent).toContain('It is gone');
  });
});

test.each([
  [false, /^For the log. Only operators read it.$/],
  [true, /^The organisers of the group read it, and can appeal a removal once/],
])('a report about an event, of a group: %s, opens its page and removes it', async (isOfGroup, hint) => {
  const event = { targetType: 'EVENT', path: '/events/e1', author: null, authorId: null, isOfGroup } as const;
  renderBoard('/reports', { operatorReports: () => reportsOf([reportOf('a', event)]) });
  const opened = within(await screen.findByRole('region', { name: 'It sells helmets' }));
  expect(opened.getByText('Report about an event')).toBeDefined();
  expect(opened.getByRole('link', { name: 'Open the event' }).getAttribute('href')).toBe('/events/e1');
  expect(opened.getByRole('button', { name: 'Remove: It sells helmets' })).toBeDefined();
  expect(opened.getByText(hint)).toBeDefined();
});

describe('the lists of the board', () => {
  test('show that they load, that they are empty, and that they failed', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof reportsOf>>();
    renderBoard('/reports', { operatorReports: () => answer.promise });
    expect(await screen.findByText('Loading...')).toBeDefined();
    answer.resolve(reportsOf([]));
    expect(await screen.findByText('No report is open')).toBeDefined();
  });

  test('say so when they cannot be loaded', async () => {
    renderBoard('/appeals', { operatorAppeals: unheard });
    expect(await screen.findByText('The list could not be loaded')).toBeDefined();
  });

  test('come page by page', async () => {
    const operatorReports: Reports = ({ after }) =>
      after ? reportsOf([reportOf('b')]) : reportsOf([reportOf('a')], true);
    const { user } = renderBoard('/reports', { operatorReports });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await vi.waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2), { timeout: 60_000 });
  });
});
