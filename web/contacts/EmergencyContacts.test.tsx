import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { EmergencyContactsQuery } from '../generated.ts';
import { renderAs } from '../test/renderAs.tsx';
import { nina } from '../test/world.ts';
import { EmergencyContacts } from './EmergencyContacts.tsx';

type Read = NonNullable<NonNullable<NonNullable<EmergencyContactsQuery['post']>['ride']>['emergencyContacts']>;
type Contact = NonNullable<Read['contacts']>[number];

const hour = 3_600_000;
const now = Date.parse('2027-05-02T08:00:00Z');
const inHours = (hours: number) => new Date(now + hours * hour).toISOString();

const maud: Contact = {
  __typename: 'RiderEmergencyContact',
  contactName: 'Maud Ray',
  contactPhone: '+44 1632 960123',
  medicalNote: 'Allergic to wasps',
  user: { __typename: 'User', id: 'ben', username: 'ben', displayName: 'Ben Ray' },
};
const read = (facts: Partial<Read> = {}): EmergencyContactsQuery => ({
  post: {
    __typename: 'Post',
    id: 'ride',
    ride: {
      __typename: 'Ride',
      id: 'the ride',
      emergencyContacts: {
        __typename: 'RideEmergencyContacts',
        opensAt: inHours(-1),
        closesAt: inHours(9),
        contacts: [maud],
        ...facts,
      },
    },
  },
});
const hidden: EmergencyContactsQuery = { post: null };

const show = (emergencyContacts: () => EmergencyContactsQuery | Promise<EmergencyContactsQuery>) =>
  renderAs(
    nina,
    <>
      <EmergencyContacts postId="ride" />
      <KeepClient />
    </>,
    { emergencyContacts },
  );

let client: ApolloClient;
function KeepClient() {
  client = useApolloClient();
  return null;
}
const cached = () => JSON.stringify(client.extract());

beforeAll(() => import('./EmergencyContactList.tsx'));
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the emergency contacts of a ride', () => {
  test('name the participant, whom to call and what to know', async () => {
    show(() => read());
    expect(await screen.findByText('Ben Ray')).toBeDefined();
    expect(screen.getByRole('link', { name: '+44 1632 960123' }).getAttribute('href')).toBe('tel:+441632960123');
    expect(screen.getByText('Allergic to wasps')).toBeDefined();
    expect(screen.getByText(/Participants see that you have read theirs/)).toBeDefined();
  });

  test('say so when nobody has given one, and to others than the leaders', async () => {
    const { unmount } = show(() => read({ contacts: [] }));
    expect(await screen.findByText('No participant has given an emergency contact.')).toBeDefined();
    unmount();
    show(() => hidden);
    expect(await screen.findByText('Only the leaders of the ride can read them.')).toBeDefined();
  });

  test('are closed for a ride that is called off', async () => {
    show(() => read({ opensAt: null, closesAt: null, contacts: null }));
    expect(await screen.findByText(/the ride is called off, has no start, or was moved too late/)).toBeDefined();
  });

  test('show that they load, and try again after a failure', async () => {
    const answer = Promise.withResolvers<EmergencyContactsQuery>();
    const answers = vi.fn(() => answer.promise);
    const { user } = show(answers);
    expect(await screen.findByText('Loading...')).toBeDefined();
    answers.mockImplementation(async () => read());
    answer.reject(new TypeError('Failed to fetch'));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Ben Ray')).toBeDefined();
  });

  test('open by themselves at their time', async () => {
    const answers = vi.fn(() => read({ opensAt: inHours(1), closesAt: inHours(11), contacts: null }));
    show(answers);
    expect(await screen.findByText(/^You can read them from May 2, 2027 at/)).toBeDefined();
    answers.mockReturnValue(read({ closesAt: inHours(11) }));
    await act(() => vi.advanceTimersByTimeAsync(hour));
    expect(await screen.findByText('Ben Ray')).toBeDefined();
  });

  test('leave the page when their time is over', async () => {
    const answers = vi.fn(() => read());
    show(answers);
    await screen.findByText('Ben Ray');
    await act(() => vi.advanceTimersByTimeAsync(9 * hour));
    expect(await screen.findByText('The time to read them is over.')).toBeDefined();
    expect(document.body.textContent).not.toContain('Maud');
    expect(cached()).not.toContain('Maud');
    expect(answers).toHaveBeenCalledTimes(1);
  });

  test('are in no cache, and are asked for again at each visit', async () => {
    const answers = vi.fn(() => read());
    const { unmount } = show(answers);
    await screen.findByText('Ben Ray');
    expect(cached()).not.toContain('Maud');
    unmount();
    expect(document.body.textContent).not.toContain('Maud');
    for (const storage of [localStorage, sessionStorage]) expect(JSON.stringify({ ...storage })).not.toContain('Maud');
    show(answers);
    await screen.findByText('Ben Ray');
    expect(answers).toHaveBeenCalledTimes(2);
  });
});
