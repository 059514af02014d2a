import { screen, waitFor, within } from '@testing-library/react';
import { version as uuidVersion } from 'uuid';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Pages } from '../app/pages.tsx';
import type { SetMuteMutation } from '../generated.ts';
import HomePage from '../home/HomePage.tsx';
import type { Handlers } from '../test/fakeServer.ts';
import { FaultReply } from '../test/fakeServer.ts';
import { tomaszsProfile } from '../test/profileWorld.ts';
import { renderAs } from '../test/renderAs.tsx';
import { commentsOf, repliesOf, replyOf, threadOf } from '../test/talk.ts';
import { authorNamed, feedOf, homeOf, nina, postOf, ridePostOf } from '../test/world.ts';
import ProfilePage from '../users/ProfilePage.tsx';
// Imported so that the test does not wait for the dialog to compile.
import './ReportDialog.tsx';
import '../users/MutedNote.tsx';
import '../users/ProfileMenuRows.tsx';

const posts = [
  postOf({ id: 'by-maeve', content: 'Mine is gone' }),
  postOf({ id: 'by-pim', content: 'Mine stays', author: authorNamed('pim') }),
];

function showTo(viewer: typeof nina | null, handlers: Handlers = {}, shown = posts) {
  return renderAs(viewer, <HomePage />, { homePage: () => homeOf(viewer, { feed: feedOf(shown) }), ...handlers });
}

async function choose(user: ReturnType<typeof showTo>['user'], item: string) {
  const [menu] = await screen.findAllByRole('button', { name: 'More' });
  if (menu) await user.click(menu);
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

const texts = () => screen.queryAllByRole('article').map((card) => card.querySelector('p')?.textContent);

function muted(userId: string, viewerHasMuted: boolean): SetMuteMutation {
  const user = { __typename: 'User' as const, id: userId, viewerHasMuted, viewerMutedUntil: null };
  return { setMute: { __typename: 'SetMutePayload', user } };
}

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

describe('muting', () => {
  test('hides the posts of the muted one at once, and Undo brings them back', async () => {
    const answer = Promise.withResolvers<SetMuteMutation>();
    const setMute = vi.fn<NonNullable<Handlers['setMute']>>(() => answer.promise);
    const { user, server } = showTo(nina, { setMute });
    await choose(user, 'Mute User');
    await waitFor(() => expect(texts()).toEqual(['Mine stays']));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tabpanel')));
    expect(screen.getByText('1 total')).toBeDefined();
    expect(setMute).toHaveBeenCalledExactlyOnceWith({ userId: 'maeve-id', muted: true });

    answer.resolve(muted('maeve-id', true));
    await screen.findByText('maeve is muted');
    expect(texts()).toEqual(['Mine stays']);

    setMute.mockImplementation(({ userId }) => muted(userId, false));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(texts()).toEqual(['Mine is gone', 'Mine stays']));
    expect(await screen.findByText('maeve is no longer muted')).toBeDefined();
    expect(setMute).toHaveBeenLastCalledWith({ userId: 'maeve-id', muted: false });
    expect(server.requests).toEqual(['Session', 'HomePage', 'SetMute', 'SetMute']);
  });

  test('is in the menu of a profile, with its durations, and then the way back', async () => {
    const setMute = vi.fn<NonNullable<Handlers['setMute']>>(({ userId, muted: on }) => muted(userId, on));
    const tomasz = tomaszsProfile();
    const profilePage = () => ({ user: tomasz });
    const { user } = renderAs(nina, <Pages />, { setMute, profilePage }, { path: '/profile/tomasz_r' });
    await choose(user, 'Mute for a week');
    expect(await screen.findByText('You will not see what they write for a week.')).toBeDefined();
    expect(setMute).toHaveBeenCalledExactlyOnceWith({ userId: tomasz.id, muted: true, hours: 168 });

    await screen.findByText(/^You have muted/);
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.queryByRole('menuitem', { name: /^Mute/ })).toBeNull();
    await user.click(await screen.findByRole('menuitem', { name: 'Unmute User' }));
    expect(await screen.findByText('Tomasz_R is no longer muted')).toBeDefined();
    expect(setMute).toHaveBeenLastCalledWith({ userId: tomasz.id, muted: false });
  });

  test.each([
    ['Mute for 8 hours', 8, 'You will not see what they write for 8 hours.'],
    ['Mute for a week', 168, 'You will not see what they write for a week.'],
  ])('for a while by %s sends the hours, and Undo ends it', async (item, hours, text) => {
    const setMute = vi.fn<NonNullable<Handlers['setMute']>>(({ userId, muted: on }) => muted(userId, on));
    const { user } = showTo(nina, { setMute });
    await choose(user, item);
    expect(await screen.findByText(text)).toBeDefined();
    expect(texts()).toEqual(['Mine stays']);
    expect(setMute).toHaveBeenCalledExactlyOnceWith({ userId: 'maeve-id', muted: true, hours });

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(texts()).toEqual(['Mine is gone', 'Mine stays']));
    expect(setMute).toHaveBeenLastCalledWith({ userId: 'maeve-id', muted: false });
  });

  test('hides their comments and replies under the posts of others', async () => {
    const author = authorNamed('maeve');
    const answered = threadOf('two', { replies: repliesOf([replyOf('a', { author }), replyOf('b')]) });
    const comments = commentsOf([threadOf('one', { author }), answered]);
    const { user } = showTo(nina, {
      comments: () => ({ post: { __typename: 'Post', id: 'by-pim', commentCount: 4, comments } }),
      setMute: ({ userId }) => muted(userId, true),
    });
    const others = (await screen.findAllByRole('button', { name: '6 comments' }))[1];
    if (others) await user.click(others);
    await screen.findByText('Comment one');
    await choose(user, 'Mute User');
    await screen.findByText('maeve is muted');

    expect(screen.queryByText('Comment one')).toBeNull();
    expect(screen.queryByText('Reply a')).toBeNull();
    expect(screen.getByText('Comment two')).toBeDefined();
    expect(screen.getByText('Reply b')).toBeDefined();
  });

  test('that fails brings them back and says so', async () => {
    const { user } = showTo(nina, { setMute: () => Promise.reject(new TypeError('Failed to fetch')) });
    await choose(user, 'Mute User');

    expect(await screen.findByText('Failed to mute user. Please try again.')).toBeDefined();
    expect(texts()).toEqual(['Mine is gone', 'Mine stays']);
  });

  test('asks a visitor to sign in', async () => {
    const { user, server } = showTo(null);
    await choose(user, 'Mute User');

    expect(await screen.findByText('Please log in to mute users')).toBeDefined();
    expect(server.requests).toEqual(['HomePage']);
  });
});

describe('reporting', () => {
  const report = vi.fn<NonNullable<Handlers['report']>>();
  beforeEach(() => report.mockReset().mockReturnValue({ report: { __typename: 'ReportPayload', reportId: 'r' } }));

  const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

  test('sends the reason and says so', async () => {
    const { user } = showTo(nina, { report });
    await choose(user, 'Report');
    const form = await dialog('Report this post');
    await user.type(form.getByRole('textbox', { name: 'Reason' }), '  Sells shoes  ');
    await user.click(form.getByRole('button', { name: 'Report' }));

    expect(await screen.findByText('Report sent')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    const { input } = report.mock.calls[0]?.[0] ?? {};
    expect(input).toMatchObject({ targetType: 'POST', targetId: 'by-maeve', reason: 'Sells shoes' });
    expect(uuidVersion(input?.id ?? '')).toBe(7);
  });

  test('of a ride names it so', async () => {
    const { user } = showTo(nina, { report }, [ridePostOf()]);
    await choose(user, 'Report Ride');

    expect(await dialog('Report this ride')).toBeDefined();
  });

  test('of a comment is about the comment, and one’s own has no such row', async () => {
    const author = authorNamed('tomasz');
    const own = threadOf('own', { author: { ...authorNamed('nina'), isViewer: true }, viewerCanEdit: true });
    const { user } = showTo(nina, {
      report,
      comments: ({ postId }) => ({
        post: {
          __typename: 'Post',
          id: postId,
          commentCount: 2,
          comments: commentsOf([threadOf('c', { author }), own]),
        },
      }),
    });
    const [open] = await screen.findAllByRole('button', { name: '6 comments' });
    if (open) await user.click(open);
    await user.click(await screen.findByRole('button', { name: 'Options for the comment by nina' }));
    expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeDefined();
    expect(screen.queryByRole('menuitem', { name: 'Report' })).toBeNull();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Options for the comment by tomasz' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Report' }));
    const form = await dialog('Report this comment');
    await user.type(form.getByRole('textbox', { name: 'Reason' }), 'Rude');
    await user.click(form.getByRole('button', { name: 'Report' }));

    await screen.findByText('Report sent');
    expect(report.mock.calls[0]?.[0].input).toMatchObject({ targetType: 'COMMENT', targetId: 'c', reason: 'Rude' });
  });

  test.each([false, true])(
    'of a member is on their profile, also when they are blocked: %s',
    async (viewerHasBlocked) => {
      const tomasz = tomaszsProfile({ viewerHasBlocked });
      const { user } = renderAs(
        nina,
        <ProfilePage />,
        { report, profilePage: () => ({ user: tomasz }) },
        { path: '/profile/tomasz_r' },
      );
      await choose(user, 'Report');
      const form = await dialog('Report this profile');
      expect(form.getByText(/The member is not notified/)).toBeDefined();
      await user.type(form.getByRole('textbox', { name: 'Reason' }), 'Not a person');
      await user.click(form.getByRole('button', { name: 'Report' }));

      await screen.findByText('Report sent');
      expect(report.mock.calls[0]?.[0].input).toMatchObject({ targetType: 'USER', targetId: tomasz.id });
    },
  );

  test('needs a reason', async () => {
    const { user } = showTo(nina, { report });
    await choose(user, 'Report');
    const form = await dialog('Report this post');
    await user.type(form.getByRole('textbox', { name: 'Reason' }), '   ');
    await user.click(form.getByRole('button', { name: 'Report' }));

    expect(await screen.findByText('Please give a reason')).toBeDefined();
    expect(report).not.toHaveBeenCalled();
  });

  test('that fails keeps the reason, tells what is wrong with it, and sends the same report again', async () => {
    report.mockImplementationOnce(() => {
      throw new FaultReply('A reason has at most 1,000 characters', 'BAD_USER_INPUT', 'reason');
    });
    const { user } = showTo(nina, { report });
    await choose(user, 'Report');
    const form = await dialog('Report this post');
    await user.type(form.getByRole('textbox', { name: 'Reason' }), 'Long');
    await user.click(form.getByRole('button', { name: 'Report' }));
    expect(await screen.findByText('Failed to send the report. Please try again.')).toBeDefined();
    expect(form.getByText('A reason has at most 1,000 characters')).toBeDefined();

    await user.click(form.getByRole('button', { name: 'Report' }));
    await screen.findByText('Report sent');
    const ids = report.mock.calls.map(([{ input }]) => input.id);
    expect(ids[1]).toBe(ids[0]);
  });

  test.each([
    ['Report', posts, '/notice/post/by-maeve'],
    ['Report Ride', [ridePostOf()], '/notice/post/ride-1'],
  ])('leads a visitor to the form that needs no account: %s', async (item, shown, form) => {
    const { user, place } = showTo(null, {}, shown);
    await choose(user, item);

    expect(place.path).toBe(form);
  });
});
