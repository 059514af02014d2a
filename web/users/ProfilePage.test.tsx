import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Pages } from '../app/pages.tsx';
import type { ProfilePageQuery, SessionUserFragment } from '../generated.ts';
import type { Handlers } from '../test/fakeServer.ts';
import { FaultReply } from '../test/fakeServer.ts';
import { loginInstance } from '../test/loginInstance.ts';
import { ninasProfile, tomaszsProfile } from '../test/profileWorld.ts';
import { renderAs } from '../test/renderAs.tsx';
import { feedOf, homeOf, nina, postOf } from '../test/world.ts';

const tomasz = tomaszsProfile();

function open(viewer: SessionUserFragment | null, path: string, handlers: Handlers = {}) {
  return renderAs(viewer, <Pages />, handlers, { path });
}

const own = () => ({ user: ninasProfile() });

beforeAll(() => Promise.all([import('./ProfilePage.tsx'), import('../auth/LoginPage.tsx')]));
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

describe('one’s own profile', () => {
  test('shows who one is, in one request', async () => {
    const profilePage = vi.fn(own);
    const { server } = open(nina, '/profile', { profilePage });

    expect(await screen.findByRole('heading', { level: 1, name: 'My Profile' })).toBeDefined();
    await waitFor(() => expect(document.title).toBe('My Profile · Cycle Chat'));
    expect(screen.getByRole('heading', { name: 'Nina Okafor' })).toBeDefined();
    expect(screen.getByText('@nina')).toBeDefined();
    expect(await screen.findByText('Weekday commuter, weekend climber.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Edit Profile' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Follow(ing)?$/ })).toBeNull();
    expect(profilePage).toHaveBeenCalledWith({ username: 'nina', own: true });
    expect(server.requests.filter((name) => name !== 'SuggestedRiders')).toEqual(['Session', 'ProfilePage']);
  });

  test('tells its owner what is theirs alone, and what they have not told', async () => {
    open(nina, '/profile', { profilePage: own });
    await screen.findByText('Email');
    const fact = (term: string) => screen.getByText(term).nextSibling?.textContent;

    expect(fact('Email')).toBe('nina@cyclechat.example');
    expect(fact('Phone')).toBe('Not provided');
    expect(fact('Location')).toBe('Lower Mill');
    expect(fact('Monthly Distance Goal')).toBe('250 miles');
  });

  test('an emptied goal reads Not provided and the bar counts on 250 miles; an empty bio says so', async () => {
    open(nina, '/profile', { profilePage: () => ({ user: ninasProfile({ monthlyGoal: null, bio: null }) }) });

    expect(await screen.findByText('No bio available')).toBeDefined();
    expect(screen.getByText('Monthly Distance Goal').nextSibling?.textContent).toBe('Not provided');
    expect(screen.getByRole('progressbar', { name: 'Monthly Goal' }).getAttribute('aria-valuetext')).toBe(
      '171 of 250 mi',
    );
  });

  test('draws twelve weeks, says them all, and has them as a table', async () => {
    open(nina, '/profile', { profilePage: own });
    const chart = await screen.findByRole('img', { name: /^Distance in the last 12 weeks/ });

    expect(chart.getAttribute('aria-label')).toBe(
      'Distance in the last 12 weeks, in miles: Sep 7 38.2, Sep 14 52.6, Sep 21 0, Sep 28 44.1, Oct 5 61.8, Oct 12 57.3, ' +
        'Oct 19 29.4, Oct 26 72.5, Nov 2 48.8, Nov 9 68.4, Nov 16 38.6, Now 64.2. Weekly goal 57.7',
    );
    expect(within(chart).getByText('72.5')).toBeDefined();
    expect(within(chart).getByText('64.2')).toBeDefined();
    const rows = within(screen.getByRole('table', { name: 'Distance by week' })).getAllByRole('row');
    expect(rows).toHaveLength(13);
    expect(rows.at(-1)?.textContent).toBe('This week64.22');
  });

  test('speaks in kilometers to who rides in them, also of the goal', async () => {
    const user = ninasProfile({ unitsPreference: 'METRIC' });
    open({ ...nina, unitsPreference: 'METRIC' }, '/profile', { profilePage: () => ({ user }) });

    expect(await screen.findByText('402.3 kilometers')).toBeDefined();
    expect(screen.getByRole('progressbar', { name: 'This Week' }).getAttribute('aria-valuetext')).toBe('96.6 km');
    expect(screen.getByRole('img', { name: /in kilometers: Sep 7 61.5/ })).toBeDefined();
    expect(screen.getByText('926.8')).toBeDefined();
  });

  test('is found under one’s name too', async () => {
    const profilePage = vi.fn(own);
    open(nina, '/profile/NINA', { profilePage });

    expect(await screen.findByRole('button', { name: 'Edit Profile' })).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: 'My Profile' })).toBeDefined();
    expect(profilePage).toHaveBeenCalledWith({ username: 'nina', own: true });
  });

  test('leads a visitor to the login, and from there back', async () => {
    const { place, server } = open(null, '/profile', {
      loginPage: () => ({
        instance: loginInstance(),
      }),
    });

    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeDefined();
    expect(place.path).toBe('/login');
    expect(server.requests).toEqual(['LoginPage']);
  });
});

describe('another’s profile', () => {
  test('is titled by their name and keeps to what is public', async () => {
    const profilePage = vi.fn(() => ({ user: tomasz }));
    const { server } = open(nina, '/profile/tomasz_r', { profilePage });

    expect(await screen.findByRole('heading', { level: 1, name: "Tomasz Rivera's Profile" })).toBeDefined();
    await waitFor(() => expect(document.title).toBe("Tomasz Rivera's Profile · Cycle Chat"));
    expect(screen.getByText('No bio available')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Follow' })).toBeDefined();
    expect(screen.queryByText('Email')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Edit Profile' })).toBeNull();
    expect(screen.queryByRole('tab', { name: 'Saved' })).toBeNull();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(profilePage).toHaveBeenCalledWith({ username: 'tomasz_r', own: false });
    expect(server.requests.filter((name) => name !== 'UserPosts')).toEqual(['Session', 'ProfilePage']);
  });

  test('shows a visitor no button to follow', async () => {
    const { server } = open(null, '/profile/tomasz_r', { profilePage: () => ({ user: tomasz }) });

    expect(await screen.findByRole('heading', { name: 'Tomasz Rivera' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Follow' })).toBeNull();
    expect(server.requests.filter((name) => name !== 'UserPosts')).toEqual(['ProfilePage']);
  });

  test('is found by id, which the username replaces without another request', async () => {
    const profilePage = vi.fn(() => ({ user: tomasz }));
    const { place, server } = open(nina, `/profile/${tomasz.id}`, { profilePage });

    expect(await screen.findByRole('heading', { name: 'Tomasz Rivera' })).toBeDefined();
    await waitFor(() => expect(place.path).toBe('/profile/Tomasz_R'));
    expect(screen.getByRole('heading', { name: 'Tomasz Rivera' })).toBeDefined();
    expect(profilePage).toHaveBeenCalledWith({ id: tomasz.id, own: false });
    expect(server.requests.filter((name) => name !== 'UserPosts')).toEqual(['Session', 'ProfilePage']);
  });

  test('of nobody is said to be nobody’s', async () => {
    open(nina, '/profile/nobody', { profilePage: () => ({ user: null }) });

    expect(await screen.findByRole('heading', { level: 1, name: 'User not found' })).toBeDefined();
    expect(screen.getByText("The user you're looking for doesn't exist.")).toBeDefined();
  });

  test('that cannot be fetched can be tried again', async () => {
    const profilePage = vi.fn<NonNullable<Handlers['profilePage']>>(() => {
      throw new FaultReply('Something broke', 'INTERNAL_SERVER_ERROR');
    });
    const { user } = open(nina, '/profile/tomasz_r', { profilePage });
    expect(await screen.findByText('Failed to fetch user')).toBeDefined();

    profilePage.mockReturnValue({ user: tomasz });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Tomasz Rivera' })).toBeDefined();
  });
});

describe('a member whom the client already knows', () => {
  const { id, username, displayName } = tomasz;
  const author = { __typename: 'User' as const, id, username, displayName, profilePicture: null, isViewer: false };
  const homePage = () => homeOf(nina, { feed: feedOf([postOf({ author })]) });

  test('shows at once, and the rest when it arrives, where the heading keeps the focus', async () => {
    const answer = Promise.withResolvers<ProfilePageQuery>();
    const { user } = open(nina, '/', { homePage, profilePage: () => answer.promise });
    await user.click(await screen.findByRole('link', { name: username }));

    const heading = await screen.findByRole('heading', { level: 1, name: "Tomasz Rivera's Profile" });
    expect(document.activeElement).toBe(heading);
    await waitFor(() => expect(document.title).toBe("Tomasz Rivera's Profile · Cycle Chat"));
    expect(screen.getByRole('heading', { level: 2, name: displayName })).toBeDefined();
    expect(screen.getByText(`@${username}`)).toBeDefined();
    expect(screen.getByText('Loading profile...')).toBeDefined();
    expect(screen.queryByText('No bio available')).toBeNull();

    answer.resolve({ user: tomasz });
    expect(await screen.findByText('No bio available')).toBeDefined();
    expect(screen.queryByText('Loading profile...')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: "Tomasz Rivera's Profile" }));
  });

  test('is the viewer, as the stored session names them, before the session is validated', async () => {
    open(nina, '/profile', { session: () => Promise.withResolvers<never>().promise });

    expect(await screen.findByRole('heading', { level: 1, name: 'My Profile' })).toBeDefined();
    expect(screen.getByText('@nina')).toBeDefined();
    expect(screen.getByText('Loading profile...')).toBeDefined();
    expect(document.activeElement).toBe(document.body);
  });

  test('is nobody before the profile of a stranger has loaded', async () => {
    const answer = Promise.withResolvers<ProfilePageQuery>();
    open(nina, '/profile/jules.b', { profilePage: () => answer.promise });

    expect(await screen.findByText('Loading profile...')).toBeDefined();
    expect(screen.queryByRole('heading')).toBeNull();
    await waitFor(() => expect(document.title).toBe('Profile · Cycle Chat'));
  });
});
