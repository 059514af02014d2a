import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { EmergencySettingsQuery } from '../generated.ts';
import type { Handlers } from '../test/fakeServer.ts';
import { FaultReply } from '../test/fakeServer.ts';
import { renderAs } from '../test/renderAs.tsx';
import { nina } from '../test/world.ts';
import { EmergencySection } from './EmergencySection.tsx';

type Set = NonNullable<Handlers['setEmergencyContact']>;
type Viewer = NonNullable<EmergencySettingsQuery['viewer']>;

const ada = { __typename: 'User' as const, id: 'ada', username: 'ada', displayName: 'Ada Mill' };
const spin = { __typename: 'Post' as const, id: 'spin', content: 'Sunday Spin' };
const own = (facts: Partial<Viewer> = {}): EmergencySettingsQuery => ({
  viewer: {
    __typename: 'User',
    id: nina.id,
    emergencyContact: null,
    emergencyReaders: [],
    emergencyReadings: [],
    ...facts,
  },
});
const given = { __typename: 'EmergencyContact' as const, contactName: 'Maud', contactPhone: '112', medicalNote: null };

async function open(handlers: Handlers) {
  const view = renderAs(nina, <EmergencySection />, { emergencySettings: () => own(), ...handlers });
  await view.user.click(screen.getByRole('button', { name: 'Emergency Contact' }));
  await screen.findByRole('dialog', { name: 'Emergency Contact' });
  return view;
}
const dialog = () => within(screen.getByRole('dialog'));
const fill = async (facts: Record<string, string>) => {
  for (const [label, value] of Object.entries(facts)) {
    fireEvent.change(await dialog().findByLabelText(label), { target: { value } });
  }
};

beforeAll(() => import('./EmergencyDialog.tsx'));
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

test('it is asked for only when the dialog opens, which says who reads it', async () => {
  const { server } = await open({});
  expect(await dialog().findByLabelText('Medical note')).toBeDefined();
  expect(dialog().getByText(/from 2 hours before the start to 6 hours after the end\. Nobody else can/)).toBeDefined();
  expect(dialog().getByText('Nobody.')).toBeDefined();
  expect(dialog().queryByRole('button', { name: 'Remove' })).toBeNull();
  expect(server.requests).toEqual(['Session', 'EmergencySettings']);
});

test('it is saved with what was typed', async () => {
  const setEmergencyContact = vi.fn<Set>(() => ({
    setEmergencyContact: {
      __typename: 'EmergencyContactPayload',
      viewer: { __typename: 'User', id: nina.id },
    },
  }));
  const { user } = await open({ setEmergencyContact });
  await fill({ Name: 'Maud', Phone: '+44 1632 960123' });
  await user.click(dialog().getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Emergency contact saved')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  const input = { contactName: 'Maud', contactPhone: '+44 1632 960123', medicalNote: '' };
  expect(setEmergencyContact.mock.calls[0]?.[0]).toEqual({ input });
});

test('it must be whole, and keeps what was typed when the server refuses it', async () => {
  const setEmergencyContact = vi.fn<Set>(() => {
    throw new FaultReply('Use digits', 'BAD_USER_INPUT', 'contactPhone');
  });
  const { user } = await open({ setEmergencyContact });
  const save = async () => user.click(await dialog().findByRole('button', { name: 'Save' }));
  await save();
  expect(await dialog().findByText('Give a contact or a medical note.')).toBeDefined();
  await fill({ Name: 'Maud' });
  await save();
  expect(await dialog().findByText('Give the telephone number too.')).toBeDefined();
  expect(document.activeElement).toBe(dialog().getByLabelText('Phone'));
  expect(setEmergencyContact).not.toHaveBeenCalled();
  await fill({ Phone: 'call me' });
  await save();
  expect(await dialog().findByText('Use digits')).toBeDefined();
  expect(dialog().getByLabelText<HTMLInputElement>('Name').value).toBe('Maud');
});

test('it can be removed', async () => {
  const removeEmergencyContact = vi.fn(() => ({
    removeEmergencyContact: {
      __typename: 'EmergencyContactPayload' as const,
      viewer: { __typename: 'User' as const, id: nina.id },
    },
  }));
  const { user } = await open({ emergencySettings: () => own({ emergencyContact: given }), removeEmergencyContact });
  expect((await dialog().findByLabelText<HTMLInputElement>('Name')).value).toBe('Maud');
  await user.click(dialog().getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Emergency contact removed')).toBeDefined();
});

test('it tells who can read it now, and who has read it', async () => {
  await open({
    emergencySettings: () =>
      own({
        emergencyContact: given,
        emergencyReaders: [
          { __typename: 'EmergencyReader', closesAt: '2027-05-02T15:00:00Z', leader: ada, post: spin },
        ],
        emergencyReadings: [
          { __typename: 'EmergencyReading', readAt: '2027-05-02T09:00:00Z', leader: ada, post: spin },
          { __typename: 'EmergencyReading', readAt: '2027-04-02T09:00:00Z', leader: null, post: null },
        ],
      }),
  });
  const rows = (await dialog().findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(rows[0]).toMatch(/^Ada Mill for Sunday Spin, until May 2, 2027 at /);
  expect(rows[1]).toMatch(/^Ada Mill for Sunday Spin, on May 2, 2027 at /);
  expect(rows[2]).toMatch(/^A former leader for a ride that you can no longer see, on Apr 2, 2027 at /);
});

test('it says so when it cannot be loaded, and tries again', async () => {
  const emergencySettings = vi.fn<() => EmergencySettingsQuery>(() => {
    throw new TypeError('Failed to fetch');
  });
  const { user } = await open({ emergencySettings });
  expect(await dialog().findByText('Your emergency contact could not be loaded')).toBeDefined();
  emergencySettings.mockReturnValue(own());
  await user.click(dialog().getByRole('button', { name: 'Try again' }));
  expect(await dialog().findByLabelText('Medical note')).toBeDefined();
});
