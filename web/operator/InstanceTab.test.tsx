import { screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OperatorInstanceSettingsFragment, Units } from '../generated.ts';
import { loadBoard, renderBoard } from '../test/boardPage.tsx';
import { FaultReply, type Handlers } from '../test/fakeServer.ts';

type Update = NonNullable<Handlers['updateInstance']>;

beforeAll(loadBoard);
beforeAll(() => import('./InstanceTab.tsx'));
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

const settingsOf = (facts: Partial<OperatorInstanceSettingsFragment> = {}): OperatorInstanceSettingsFragment => ({
  __typename: 'InstanceSettings',
  name: null,
  logo: null,
  units: null,
  timeZone: null,
  imprint: null,
  terms: null,
  privacy: null,
  announcement: null,
  announcementUrl: null,
  announcementEndsAt: null,
  signUps: null,
  ...facts,
});

function open(
  facts: Partial<OperatorInstanceSettingsFragment>,
  answer: Update = () => updated(facts),
  units: Units | null = null,
) {
  const updateInstance = vi.fn<Update>(answer);
  const operatorInstance = () => ({
    instance: {
      __typename: 'Instance' as const,
      signUps: 'OPEN' as const,
      timeZone: 'UTC',
      units,
      settings: settingsOf(facts),
    },
  });
  return { ...renderBoard('/instance', { operatorInstance, updateInstance }), updateInstance };
}

const updated = (facts: Partial<OperatorInstanceSettingsFragment>): ReturnType<Update> => ({
  updateInstance: { __typename: 'UpdateInstancePayload', settings: settingsOf(facts) },
});

const save = () => screen.getByRole('button', { name: 'Save' });

describe('the tab Instance', () => {
  test('says what applies where nothing is set', async () => {
    open({});
    expect(await screen.findByRole('option', { name: 'Not set: Open' })).toBeDefined();
    expect(screen.getByRole('option', { name: 'Not set: as in the browser' })).toBeDefined();
    expect(
      screen.getByText('While it is not set, the variable SIGN_UPS decides. ‘Closed’ stops invitations, too.'),
    ).toBeDefined();
    expect(screen.getByRole('option', { name: 'Not set: UTC' })).toBeDefined();
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ');
    expect(screen.getByLabelText(/^Ends/).getAttribute('aria-describedby')).not.toBeNull();
    expect(screen.getByText(`In ${zone}, the time zone of your device.`)).toBeDefined();
  });

  test('shows the units of the variable UNITS', async () => {
    open({}, undefined, 'METRIC');
    expect(await screen.findByRole('option', { name: 'Not set: Kilometres' })).toBeDefined();
  });

  test('sends only what was changed, and nothing is null by accident', async () => {
    const { user, updateInstance } = open({ terms: 'Be kind.', timeZone: 'Europe/Paris' });
    await user.type(await screen.findByLabelText('Name'), ' Mill ');
    await user.selectOptions(screen.getByLabelText('Sign-up'), 'Closed: nobody');
    await user.selectOptions(screen.getByLabelText('Units'), 'Kilometres');
    await user.click(save());
    expect(await screen.findByText('The settings are saved')).toBeDefined();
    expect(updateInstance).toHaveBeenCalledExactlyOnceWith({
      input: { name: 'Mill', signUps: 'CLOSED', units: 'METRIC' },
    });
  });

  test('removes what was emptied', async () => {
    const logo = `/media/${'a'.repeat(64)}.webp`;
    const { user, updateInstance } = open({ logo, imprint: 'Hanna', units: 'METRIC', signUps: 'CLOSED' });
    await user.clear(await screen.findByLabelText('Imprint'));
    await user.selectOptions(screen.getByLabelText('Sign-up'), 'Not set');
    await user.selectOptions(screen.getByLabelText('Units'), 'Not set');
    expect(screen.getByRole('img', { name: 'The logo' }).getAttribute('src')).toBe(logo);
    await user.click(screen.getByRole('button', { name: 'Remove the logo' }));
    expect(screen.queryByRole('img', { name: 'The logo' })).toBeNull();
    await user.click(save());
    await screen.findByText('The settings are saved');
    const input = { logo: null, imprint: null, units: null, signUps: null };
    expect(updateInstance).toHaveBeenCalledExactlyOnceWith({ input });
  });

  test('sends the text of an announcement with its link and its end', async () => {
    const announcementEndsAt = '2087-01-01T10:00:00.000Z';
    const { user, updateInstance } = open({ announcement: 'Rest', announcementUrl: '/events', announcementEndsAt });
    await user.type(await screen.findByLabelText('Text'), ' on Sunday');
    await user.click(save());
    await screen.findByText('The settings are saved');
    const input = { announcement: 'Rest on Sunday', announcementUrl: '/events', announcementEndsAt };
    expect(updateInstance).toHaveBeenCalledExactlyOnceWith({ input });
  });

  test('removes an announcement with all that belongs to it', async () => {
    const { user, updateInstance } = open({ announcement: 'Rest', announcementUrl: '/events' });
    await user.clear(await screen.findByLabelText('Text'));
    await user.click(save());
    await screen.findByText('The settings are saved');
    const input = { announcement: null, announcementUrl: null, announcementEndsAt: null };
    expect(updateInstance).toHaveBeenCalledExactlyOnceWith({ input });
  });

  test('shows a fault at its field and keeps the values', async () => {
    const { user } = open({}, () => {
      throw new FaultReply('announcementUrl must be an http(s) address', 'BAD_USER_INPUT', 'announcementUrl');
    });
    await user.type(await screen.findByLabelText('Link'), 'mill');
    await user.type(screen.getByLabelText('Text'), 'Rest');
    await user.click(save());
    expect(await screen.findByText('announcementUrl must be an http(s) address')).toBeDefined();
    expect(screen.getByLabelText('Link')).toHaveProperty('value', 'mill');
  });

  test('can be loaded again', async () => {
    renderBoard('/instance', {
      operatorInstance: () => {
        throw new FaultReply('No');
      },
    });
    expect(await screen.findByText('The settings could not be loaded')).toBeDefined();
  });
});
