import { screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Handlers } from '../test/fakeServer.ts';
import { dialog, openForm, share, shared } from '../test/momentWorld.tsx';

type ShareMoment = NonNullable<Handlers['shareMoment']>;

// Fetched when it is first opened: not within the time of one test.
beforeAll(() => import('./MomentsDialog.tsx'));
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the place of a moment', () => {
  type Answer = (found: PositionCallback, failed: PositionErrorCallback) => void;
  function deviceThat(answer: Answer) {
    vi.stubGlobal('navigator', Object.assign(navigator, { geolocation: { getCurrentPosition: answer } }));
  }
  // Part of the browser's own answer: all that is read of it.
  const position = { coords: { latitude: 48.858_370_1, longitude: -2.294_481_3 } } as GeolocationPosition;
  const failure = (code: number) => ({ code }) as GeolocationPositionError;
  const ask = () => dialog().getByRole('button', { name: 'Use my location' });

  afterEach(() => {
    Reflect.deleteProperty(navigator, 'geolocation');
  });

  test('is found by the device, to the metre, and can be taken back', async () => {
    deviceThat((found) => found(position));
    const shareMoment = vi.fn<ShareMoment>(shared);
    const { user } = await openForm({ shareMoment });
    await user.click(ask());
    expect(await dialog().findByText('48.8584° N, 2.2945° W')).toBeDefined();
    await user.click(dialog().getByRole('button', { name: 'Remove my location' }));
    expect(dialog().queryByText('48.8584° N, 2.2945° W')).toBeNull();

    await user.click(ask());
    await user.click(share());
    await screen.findByText('Moment shared!');
    expect(shareMoment.mock.calls[0]?.[0].input.location).toEqual({ lat: 48.858_37, lng: -2.294_48, address: '' });
  });

  test.each([
    [1, 'Your location is blocked for this site. Type the place instead.'],
    [2, 'Your location could not be found. Type the place instead.'],
    [3, 'Finding your location took too long. Try again, or type the place instead.'],
  ])('says why it was not found (%i)', async (code, text) => {
    deviceThat((_found, failed) => failed(failure(code)));
    const { user } = await openForm();
    await user.click(ask());

    expect(await dialog().findByText(text)).toBeDefined();
    expect(ask()).toHaveProperty('disabled', false);
  });

  test('says so where the browser cannot tell', async () => {
    const { user } = await openForm();
    await user.click(ask());

    expect(await dialog().findByText('This browser cannot tell where you are. Type the place instead.')).toBeDefined();
  });

  test('that comes after Cancel is not kept', async () => {
    const answers: PositionCallback[] = [];
    deviceThat((found) => answers.push(found));
    const { user } = await openForm();
    await user.click(ask());
    await dialog().findByRole('button', { name: 'Locating...' });
    await user.click(dialog().getByRole('button', { name: 'Cancel' }));
    for (const answer of answers) answer(position);
    await user.click(dialog().getByRole('button', { name: 'Capture Moment' }));

    expect(dialog().queryByText('48.8584° N, 2.2945° W')).toBeNull();
  });
});
