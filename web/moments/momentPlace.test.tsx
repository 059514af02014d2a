import { screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Handlers } from '../test/fakeServer.ts';
import { dialog, openForm, share, shared } from '../test/momentWorld.tsx';
import { zoneNamed, zonesOf } from '../test/routeWorld.ts';

type ShareMoment = NonNullable<Handlers['shareMoment']>;

// Loads the dialog first, so that no test waits for it.
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
  // The code reads only this part of the browser's type.
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

  describe('in or near a privacy zone of the member', () => {
    const home = zoneNamed('Home', { lat: 48.86, lng: -2.294, radius: 0.25 });
    const warning = 'You are in or near your privacy zone';
    async function openAt(coords: { latitude: number; longitude: number }) {
      // The code reads only this part of the browser's type.
      deviceThat((found) => found({ coords } as GeolocationPosition));
      const shareMoment = vi.fn<ShareMoment>(shared);
      const zonesPage = vi.fn(() => zonesOf(home));
      const view = await openForm({ shareMoment, zonesPage });
      await view.user.click(ask());
      await vi.waitFor(() => expect(zonesPage).toHaveBeenCalled(), 60_000);
      return { ...view, shareMoment };
    }

    test('is warned of, and the server may drop the coordinates', async () => {
      const { user, shareMoment } = await openAt(position.coords);
      await dialog().findByText(warning, { exact: false });
      expect(dialog().getByRole('link', { name: 'Privacy zones' })).toHaveProperty('pathname', '/settings/zones');
      expect(dialog().getByRole('switch', { name: 'Share my coordinates anyway' })).toHaveProperty(
        'ariaChecked',
        'false',
      );
      await user.type(dialog().getByLabelText('Location'), 'Mill Square');
      await user.click(share());
      await screen.findByText('Moment shared!');

      const input = shareMoment.mock.calls[0]?.[0].input;
      expect(input?.location?.address).toBe('Mill Square');
      expect(input?.keepsPlace).toBeUndefined();
    });

    test('is kept only when the member says so', async () => {
      const { user, shareMoment } = await openAt(position.coords);
      await user.click(await dialog().findByRole('switch', { name: 'Share my coordinates anyway' }));
      await user.click(share());
      await screen.findByText('Moment shared!');

      expect(shareMoment.mock.calls[0]?.[0].input).toMatchObject({ keepsPlace: true, location: { lat: 48.858_37 } });
    });

    test('has no warning where no zone is near', async () => {
      await openAt({ latitude: 48.9, longitude: -2.294 });
      await dialog().findByText('48.9000° N, 2.2940° W');

      expect(dialog().queryByText(warning, { exact: false })).toBeNull();
      expect(dialog().queryByRole('switch')).toBeNull();
    });
  });
});
