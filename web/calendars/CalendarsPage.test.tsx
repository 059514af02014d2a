import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Pages } from '../app/pages.tsx';
import type { CalendarLinkFragment, CalendarsPageQuery } from '../generated.ts';
import { pageOf } from '../test/discovery.ts';
import type { Handlers } from '../test/fakeServer.ts';
import { FaultReply } from '../test/fakeServer.ts';
import { loginInstance } from '../test/loginInstance.ts';
import { renderAs } from '../test/renderAs.tsx';
import { nina } from '../test/world.ts';

type Create = NonNullable<Handlers['createCalendarFeed']>;
type Rotate = NonNullable<Handlers['rotateCalendarFeed']>;
type Revoke = NonNullable<Handlers['revokeCalendarFeed']>;

const crew = { __typename: 'Group' as const, id: 'crew-id', name: 'Forest Gravel Crew' };
const old = { __typename: 'Group' as const, id: 'old-id', name: 'Old Club' };
const path = `/calendar/${'x'.repeat(43)}.ics`;
const url = `http://localhost:3000${path}`;

function linkOf(id: string, overrides: Partial<CalendarLinkFragment> = {}): CalendarLinkFragment {
  return {
    __typename: 'CalendarFeed',
    id,
    kind: 'MY_RIDES',
    createdAt: '2026-11-01T12:00:00.000Z',
    lastReadAt: null,
    group: null,
    ...overrides,
  };
}

function pageWith(...links: CalendarLinkFragment[]): CalendarsPageQuery {
  const groups = { __typename: 'GroupConnection' as const, nodes: [crew] };
  const calendarFeeds = pageOf('CalendarFeedConnection', links);
  return { viewer: { __typename: 'User', id: nina.id, groups, calendarFeeds } };
}

const made: Create = ({ input }) => ({
  createCalendarFeed: {
    __typename: 'CalendarLinkPayload',
    calendarFeed: linkOf('made', { kind: input.kind, group: input.groupId ? crew : null }),
    path,
  },
});

const rows = () =>
  within(screen.getByRole('list', { name: 'Calendars', hidden: true })).getAllByRole('listitem', { hidden: true });
const names = () => rows().map((row) => row.querySelector('strong')?.textContent);

/** The pressed button may have disappeared; the focus stays in its row. */
const focusAt = (name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name })));

const open = (handlers: Handlers, viewer: typeof nina | null = nina) =>
  renderAs(viewer, <Pages />, handlers, { path: '/settings/calendars' });

beforeAll(() => Promise.all([import('./CalendarsPage.tsx'), import('../auth/LoginPage.tsx')]));
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the calendars', () => {
  test('are one’s own rides, all events, one’s groups and those that have a link', async () => {
    const used = linkOf('used', { lastReadAt: '2026-11-21T10:00:00.000Z' });
    const left = linkOf('left', { kind: 'GROUP_RIDES', group: old });
    const { server } = open({ calendarsPage: () => pageWith(used, left) });
    await screen.findByText('My rides', { selector: 'strong' });
    await waitFor(() => expect(document.title).toBe('Calendars · Settings · Cycle Chat'));
    expect(names()).toEqual(['My rides', 'All events', 'Forest Gravel Crew', 'Old Club']);
    expect(rows()[0]?.textContent).toContain('Link made Nov 1, 2026, last read about 2 hours ago.');
    expect(rows()[3]?.textContent).toContain('not read yet');
    expect(screen.getByRole('button', { name: 'Create link to All events' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Revoke Old Club' })).toBeDefined();
    expect(server.requests).toEqual(['Session', 'CalendarsPage']);
  });

  test('are not for a visitor, who is led to the login', async () => {
    const loginPage = () => ({
      instance: loginInstance(),
    });
    const { place, server } = open({ loginPage }, null);
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeDefined();
    expect([place.path, server.requests]).toEqual(['/login', ['LoginPage']]);
  });

  test('say when they cannot be loaded, and try again', async () => {
    const calendarsPage = vi.fn<() => CalendarsPageQuery | Promise<never>>(() =>
      Promise.reject(new TypeError('Failed to fetch')),
    );
    const { user } = open({ calendarsPage });
    expect(await screen.findByText('The calendars could not be loaded')).toBeDefined();
    calendarsPage.mockReturnValue(pageWith());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('My rides', { selector: 'strong' })).toBeDefined();
  });
});

describe('a link', () => {
  test('is made for a group, shown once, and copied', async () => {
    const createCalendarFeed = vi.fn<Create>(made);
    const { user, server } = open({ calendarsPage: () => pageWith(), createCalendarFeed });
    const writeText = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: 'Create link to Forest Gravel Crew' }));

    const dialog = within(await screen.findByRole('dialog', { name: 'Link to Forest Gravel Crew' }));
    expect(createCalendarFeed).toHaveBeenCalledExactlyOnceWith({ input: { kind: 'GROUP_RIDES', groupId: crew.id } });
    expect(dialog.getByRole('textbox', { name: 'Calendar link' })).toHaveProperty('value', url);
    expect(dialog.getByRole('link', { name: 'Subscribe' }).getAttribute('href')).toBe(`webcal://localhost:3000${path}`);
    await user.click(dialog.getByRole('button', { name: 'Copy' }));
    await dialog.findByRole('button', { name: 'Copied' });
    expect(writeText).toHaveBeenCalledExactlyOnceWith(url);
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(screen.queryByDisplayValue(url)).toBeNull();
    expect(screen.getByRole('button', { name: 'Revoke Forest Gravel Crew' })).toBeDefined();
    await focusAt('New link to Forest Gravel Crew');
    expect(server.requests).toEqual(['Session', 'CalendarsPage', 'CreateCalendarFeed']);
  });

  test('gets a new address once that is confirmed', async () => {
    const rotateCalendarFeed = vi.fn<Rotate>(({ feedId }) => ({
      rotateCalendarFeed: { __typename: 'CalendarLinkPayload', calendarFeed: linkOf(feedId), path },
    }));
    const used = linkOf('used', { lastReadAt: '2026-11-21T10:00:00.000Z' });
    const { user } = open({ calendarsPage: () => pageWith(used), rotateCalendarFeed });
    await user.click(await screen.findByRole('button', { name: 'New link to My rides' }));
    const question = within(screen.getByRole('alertdialog', { name: 'New link to My rides?' }));
    expect(rotateCalendarFeed).not.toHaveBeenCalled();
    await user.click(question.getByRole('button', { name: 'New Link' }));
    expect(await screen.findByDisplayValue(url)).toBeDefined();
    expect(rotateCalendarFeed).toHaveBeenCalledExactlyOnceWith({ feedId: 'used' });
    expect(rows()[0]?.textContent).toContain('not read yet');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await focusAt('New link to My rides');
  });

  test('asks for the password where the sign-in is a while ago, and says that it is wrong', async () => {
    const refusal = { '': 'Send your password', wrong: 'The password is wrong' };
    const createCalendarFeed = vi.fn<Create>((variables) => {
      const { currentPassword = '' } = variables.input;
      if (currentPassword === 'right') return made(variables);
      throw new FaultReply(refusal[currentPassword === '' ? '' : 'wrong'], 'BAD_USER_INPUT', 'currentPassword');
    });
    const { user } = open({ calendarsPage: () => pageWith(), createCalendarFeed });
    await user.click(await screen.findByRole('button', { name: 'Create link to My rides' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Link to My rides' }));
    expect(dialog.getByText('Enter your password: you signed in some time ago')).toBeDefined();
    await user.type(dialog.getByLabelText('Your password'), 'wrong{Enter}');
    expect(await dialog.findByText('The password is wrong')).toBeDefined();
    await user.clear(dialog.getByLabelText('Your password'));
    await user.type(dialog.getByLabelText('Your password'), 'right');
    await user.click(dialog.getByRole('button', { name: 'Create Link' }));
    expect(await screen.findByDisplayValue(url)).toBeDefined();
    expect(screen.queryByLabelText('Your password')).toBeNull();
    expect(createCalendarFeed).toHaveBeenLastCalledWith({ input: { kind: 'MY_RIDES', currentPassword: 'right' } });
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await focusAt('New link to My rides');
  });

  test('that is replaced asks for the password too, and stays as it is when that is cancelled', async () => {
    const rotateCalendarFeed = vi.fn<Rotate>(() => {
      throw new FaultReply('Send your password', 'BAD_USER_INPUT', 'currentPassword');
    });
    const { user } = open({ calendarsPage: () => pageWith(linkOf('mine')), rotateCalendarFeed });
    await user.click(await screen.findByRole('button', { name: 'New link to My rides' }));
    await user.click(screen.getByRole('button', { name: 'New Link' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Link to My rides' }));
    await user.type(dialog.getByLabelText('Your password'), 'some');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await focusAt('New link to My rides');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(rotateCalendarFeed).toHaveBeenCalledExactlyOnceWith({ feedId: 'mine' });
  });

  test('is revoked once that is confirmed, and can then be made anew', async () => {
    const revokeCalendarFeed = vi.fn<Revoke>(({ feedId }) => ({
      revokeCalendarFeed: { __typename: 'RevokeCalendarFeedPayload', revokedFeedId: feedId },
    }));
    const { user } = open({ calendarsPage: () => pageWith(linkOf('mine')), revokeCalendarFeed });
    await user.click(await screen.findByRole('button', { name: 'Revoke My rides' }));
    await user.click(screen.getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('The link to My rides is revoked')).toBeDefined();
    await focusAt('Create link to My rides');
  });

  test('that was made elsewhere meanwhile is found by asking again', async () => {
    const calendarsPage = vi.fn(() => pageWith());
    const createCalendarFeed: Create = () => {
      throw new FaultReply('This calendar has a link already', 'CONFLICT');
    };
    const { user } = open({ calendarsPage, createCalendarFeed });
    await screen.findByText('My rides', { selector: 'strong' });
    calendarsPage.mockReturnValue(pageWith(linkOf('elsewhere')));
    await user.click(screen.getByRole('button', { name: 'Create link to My rides' }));
    expect(await screen.findByText('Failed to make the link. Please try again.')).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Revoke My rides' })).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
