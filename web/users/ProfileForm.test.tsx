import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Pages } from '../app/pages.tsx';
import type { UpdateProfileMutation } from '../generated.ts';
import type { Handlers } from '../test/fakeServer.ts';
import { FaultReply } from '../test/fakeServer.ts';
import type { ProfileUser } from '../test/profileWorld.ts';
import { ninasProfile, peopleOf } from '../test/profileWorld.ts';
import { renderAs } from '../test/renderAs.tsx';
import { sessionOf } from '../test/sessionOf.ts';
import { nina, summaryOf } from '../test/world.ts';

type Update = NonNullable<Handlers['updateProfile']>;

const portrait = new File(['picture'], 'me.png', { type: 'image/png' });

/** The server's response to a change. */
function changed(overrides: Partial<ProfileUser>): UpdateProfileMutation {
  const { stats } = summaryOf(nina);
  return {
    updateProfile: { __typename: 'UpdateProfilePayload', user: { ...ninasProfile(overrides), stats } },
  };
}

async function edit(handlers: Handlers = {}) {
  const view = renderAs(
    nina,
    <Pages />,
    {
      profilePage: () => ({ user: ninasProfile() }),
      mutedPeople: () => ({ mutedUsers: peopleOf([]) }),
      blockedPeople: () => ({ blockedUsers: peopleOf([]) }),
      ...handlers,
    },
    { path: '/profile' },
  );
  await view.user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  return view;
}

const save = () => screen.getByRole('button', { name: 'Save Changes' });
const retype = async (user: Awaited<ReturnType<typeof edit>>['user'], label: string, text: string) => {
  await user.clear(screen.getByLabelText(label));
  if (text) await user.paste(text);
};

beforeAll(() => import('./ProfilePage.tsx'));
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // Hundreds of zones would only slow down every query of the page.
  vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['America/New_York', 'Europe/London']);
});
afterEach(() => vi.restoreAllMocks());

describe('the profile being edited', () => {
  test('begins as it is, with the username to read and the focus in the first field', async () => {
    await edit();

    expect(screen.getByRole('link', { name: 'Settings' })).toHaveProperty('pathname', '/settings');
    expect(document.activeElement).toBe(screen.getByLabelText('Display name'));
    expect(screen.getByLabelText<HTMLInputElement>('Display name').value).toBe('Nina Okafor');
    expect(screen.getByLabelText<HTMLInputElement>('Username').readOnly).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('nina');
    expect(screen.getByPlaceholderText('Tell us about yourself...')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Monthly Distance Goal').min).toBe('1');
    expect(screen.getByLabelText<HTMLInputElement>('Monthly Distance Goal').value).toBe('250');
    expect(screen.getByRole('combobox', { name: 'Distance units' }).textContent).toBe('Miles (mi)');
    expect(screen.getByLabelText<HTMLSelectElement>('Time zone').value).toBe('UTC');
  });

  test('sends what was typed, blank facts as none, and waits', async () => {
    const reply = Promise.withResolvers<UpdateProfileMutation>();
    const updateProfile = vi.fn<Update>(() => reply.promise);
    const { user } = await edit({ updateProfile });
    await retype(user, 'Display name', ' Nina O. ');
    await retype(user, 'Bio', '');
    await retype(user, 'Phone', '+44 1244 555 010');
    await retype(user, 'Monthly Distance Goal', '300');
    await user.click(save());

    const pending = await screen.findByRole('button', { name: 'Saving...' });
    expect(pending.hasAttribute('disabled')).toBe(true);
    expect(updateProfile).toHaveBeenCalledExactlyOnceWith({
      input: {
        displayName: 'Nina O.',
        bio: null,
        email: 'nina@cyclechat.example',
        phone: '+44 1244 555 010',
        location: 'Lower Mill',
        monthlyGoal: 300,
        unitsPreference: 'IMPERIAL',
        timeZone: 'UTC',
      },
    });
    reply.resolve(changed({ displayName: 'Nina O.', monthlyGoal: 300 }));
    expect(await screen.findByText('300 miles')).toBeDefined();
  });

  test('is saved, and everything follows: the page, the header and the stored user', async () => {
    const session = vi.fn<NonNullable<Handlers['session']>>(() => sessionOf(nina));
    const { user, server } = await edit({ session, updateProfile: () => changed({ displayName: 'Nina O.' }) });
    session.mockReturnValue(sessionOf({ ...nina, displayName: 'Nina O.' }));
    await user.click(save());

    expect(await screen.findByRole('heading', { name: 'Nina O.' })).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit Profile' }));
    expect(await screen.findByRole('button', { name: 'Account of Nina O.' })).toBeDefined();
    await waitFor(() => expect(localStorage.getItem('user')).toContain('Nina O.'));
    expect(server.requests.filter((name) => name !== 'SuggestedRiders')).toEqual([
      'Session',
      'ProfilePage',
      'MutedPeople',
      'BlockedPeople',
      'UpdateProfile',
      'Session',
    ]);
  });

  test('keeps what was typed when saving fails, and says so', async () => {
    const { user } = await edit({ updateProfile: () => Promise.reject(new TypeError('Failed to fetch')) });
    await retype(user, 'Location', 'Upper Mill');
    await user.click(save());

    expect(await screen.findByText('Failed to update profile. Please try again.')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Location').value).toBe('Upper Mill');
    expect(save().hasAttribute('disabled')).toBe(false);
  });

  test('tells why a picture was not taken', async () => {
    const message = 'File too large: please select an image smaller than 50MB';
    const refusal = new FaultReply(message, 'PAYLOAD_TOO_LARGE', 'profilePicture');
    const { user } = await edit({ updateProfile: () => Promise.reject(refusal) });
    await user.click(save());

    expect(await screen.findByText(message)).toBeDefined();
    expect(screen.getByText('Failed to update profile. Please try again.')).toBeDefined();
  });

  test('shows the server’s refusal at the field that it is about', async () => {
    const updateProfile = () => {
      throw new FaultReply('bio must be at most 500 characters', 'BAD_USER_INPUT', 'bio');
    };
    const { user } = await edit({ updateProfile });
    await user.click(save());

    expect(await screen.findByText('bio must be at most 500 characters')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Bio'));
  });

  test.each([
    ['Display name', '  ', 'Display name is required'],
    ['Monthly Distance Goal', '0', 'Monthly Distance Goal must be at least 1'],
    ['Email', 'nina@', 'Please enter a valid email address'],
  ])('is not sent with the %s %j', async (label, text, message) => {
    const { user, server } = await edit();
    await retype(user, label, text);
    await user.click(save());

    expect(await screen.findByText(message)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText(label));
    expect(server.requests).not.toContain('UpdateProfile');
  });

  test('takes an empty goal for the usual one', async () => {
    const updateProfile = vi.fn<Update>(() => changed({}));
    const { user } = await edit({ updateProfile });
    await retype(user, 'Monthly Distance Goal', '');
    await user.click(save());

    await waitFor(() => expect(updateProfile.mock.calls[0]?.[0].input.monthlyGoal).toBeNull());
  });

  test('takes another time zone, or that of the site', async () => {
    const updateProfile = vi.fn<Update>(() => changed({ timeZone: null }));
    const { user } = await edit({ updateProfile });
    await user.selectOptions(screen.getByLabelText('Time zone'), 'America/New York');
    expect(screen.getByLabelText<HTMLSelectElement>('Time zone').value).toBe('America/New_York');
    await user.selectOptions(screen.getByLabelText('Time zone'), "This site's");
    await user.click(save());

    await waitFor(() => expect(updateProfile.mock.calls[0]?.[0].input.timeZone).toBeNull());
  });

  test('begins anew when the loaded user changes', async () => {
    const session = vi.fn<NonNullable<Handlers['session']>>(() => sessionOf(nina));
    const { user } = await edit({ session, updateProfile: () => changed({ displayName: 'Nina of the server' }) });
    await retype(user, 'Display name', 'Nina');
    session.mockReturnValue(sessionOf({ ...nina, displayName: 'Nina of the server' }));
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));

    expect(screen.getByLabelText<HTMLInputElement>('Display name').value).toBe('Nina of the server');
  });

  test('can be left as it was', async () => {
    const { user, server } = await edit();
    await retype(user, 'Display name', 'Somebody Else');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));

    expect(await screen.findByRole('heading', { name: 'Nina Okafor' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Edit Profile' }));
    expect(screen.getByLabelText<HTMLInputElement>('Display name').value).toBe('Nina Okafor');
    expect(server.requests.filter((name) => name !== 'SuggestedRiders')).toEqual([
      'Session',
      'ProfilePage',
      'MutedPeople',
      'BlockedPeople',
    ]);
  });

  test('has the goal in kilometers for who chooses them, and sends miles', async () => {
    const updateProfile = vi.fn<Update>(() => changed({ unitsPreference: 'METRIC', monthlyGoal: 248.548477 }));
    const session = vi.fn<NonNullable<Handlers['session']>>(() => sessionOf(nina));
    const { user } = await edit({ updateProfile, session });
    session.mockReturnValue(sessionOf({ ...nina, unitsPreference: 'METRIC' }));
    await user.click(screen.getByRole('combobox', { name: 'Distance units' }));
    await user.click(await screen.findByRole('option', { name: 'Kilometers (km)' }));
    const goal = screen.getByLabelText<HTMLInputElement>('Monthly Distance Goal');
    expect([goal.value, goal.min]).toEqual(['402.34', '1.61']);
    expect(screen.getByText('The default is 402.3 kilometers.')).toBeDefined();
    await retype(user, 'Monthly Distance Goal', '1.5');
    await user.click(save());
    expect(await screen.findByText('Monthly Distance Goal must be at least 1.61')).toBeDefined();
    await retype(user, 'Monthly Distance Goal', '400');
    expect(goal.value).toBe('400');
    await user.click(save());

    expect(await screen.findByText('400 kilometers')).toBeDefined();
    expect(updateProfile.mock.calls[0]?.[0].input).toMatchObject({
      unitsPreference: 'METRIC',
      monthlyGoal: 248.548477,
    });
  });
});

describe('the picture', () => {
  test('is shown before it is sent, and sent as a data URL', async () => {
    const updateProfile = vi.fn<Update>(() => changed({ profilePicture: '/media/me.webp' }));
    const session = vi.fn<NonNullable<Handlers['session']>>(() => sessionOf(nina));
    const { user } = await edit({ updateProfile, session });
    session.mockReturnValue(sessionOf({ ...nina, profilePicture: '/media/me.webp' }));
    await user.upload(screen.getByLabelText('Profile picture', { selector: 'input' }), portrait);
    const source = () => screen.getByRole('img', { name: 'Nina Okafor' }).getAttribute('src');
    await waitFor(() => expect(source()).toMatch(/^data:image\/png;base64,/));
    await user.click(save());

    await waitFor(() =>
      expect(updateProfile.mock.calls[0]?.[0].input.profilePicture).toMatch(/^data:image\/png;base64,/),
    );
    await screen.findByRole('button', { name: 'Edit Profile' });
    expect(source()).toBe('/media/me.webp');
  });

  test('that is chosen while reading the profile begins an edit', async () => {
    const { user } = renderAs(
      nina,
      <Pages />,
      {
        profilePage: () => ({ user: ninasProfile() }),
        mutedPeople: () => ({ mutedUsers: peopleOf([]) }),
        blockedPeople: () => ({ blockedUsers: peopleOf([]) }),
      },
      { path: '/profile' },
    );
    await screen.findByRole('button', { name: 'Edit Profile' });
    await user.upload(screen.getByLabelText('Profile picture', { selector: 'input' }), portrait);

    expect(await screen.findByRole('button', { name: 'Save Changes' })).toBeDefined();
  });

  test('may not be too large', async () => {
    const { user } = await edit();
    const large = new File(['picture'], 'me.png', { type: 'image/png' });
    Object.defineProperty(large, 'size', { value: 50 * 2 ** 20 });
    await user.upload(screen.getByLabelText('Profile picture', { selector: 'input' }), large);

    expect(await screen.findByText('File too large')).toBeDefined();
  });
});
