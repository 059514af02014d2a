import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { version as uuidVersion } from 'uuid';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Pages } from '../app/pages.tsx';
import type { ZonesPageQuery } from '../generated.ts';
import type { Handlers } from '../test/fakeServer.ts';
import { FaultReply } from '../test/fakeServer.ts';
import { loginInstance } from '../test/loginInstance.ts';
import { renderAs } from '../test/renderAs.tsx';
import { zoneNamed, zonesOf } from '../test/routeWorld.ts';
import { nina } from '../test/world.ts';

type Create = NonNullable<Handlers['createPrivacyZone']>;
type Delete = NonNullable<Handlers['deletePrivacyZone']>;
type Page = NonNullable<Handlers['zonesPage']>;

const rider = { ...nina, unitsPreference: 'METRIC' as const };
const names = () => {
  const list = screen.getByRole('list', { name: 'Privacy zones', hidden: true });
  return [...list.querySelectorAll('strong')].map((name) => name.textContent);
};
const dialog = () => within(screen.getByRole('dialog'));
const fill = (facts: Record<string, string>) => {
  for (const [label, value] of Object.entries(facts)) {
    fireEvent.change(dialog().getByLabelText(label), { target: { value } });
  }
};
const add = () => dialog().getByRole('button', { name: 'Add Zone' });

function open(handlers: Handlers, viewer: typeof nina | null = nina) {
  return renderAs(viewer, <Pages />, handlers, { path: '/settings/zones' });
}

async function openForm(createPrivacyZone: Create, viewer = nina) {
  const view = open({ zonesPage: () => zonesOf(), createPrivacyZone }, viewer);
  await view.user.click(await screen.findByRole('button', { name: 'New Zone' }));
  await screen.findByRole('dialog', { name: 'New Privacy Zone' });
  return view;
}

const made: Create = ({ input: { label, lat, lng, radius = 0.25 } }) => ({
  createPrivacyZone: {
    __typename: 'CreatePrivacyZonePayload',
    ...zonesOf(zoneNamed(label, { lat, lng, radius })),
  },
});

beforeAll(() =>
  Promise.all([import('./ZonesPage.tsx'), import('./NewZoneDialog.tsx'), import('../auth/LoginPage.tsx')]),
);
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the list of privacy zones', () => {
  test('tells where each is and how far it reaches, and what is cut', async () => {
    const { server } = open({ zonesPage: () => zonesOf(zoneNamed('Home'), zoneNamed('Work', { radius: 1 })) });
    await screen.findByText('Home');

    expect(names()).toEqual(['Home', 'Work']);
    expect(screen.getByText('0.25 mi around 53.1900° N, 2.8900° W')).toBeDefined();
    expect(screen.getByText(/What lies in a zone is cut from your routes/)).toBeDefined();
    await waitFor(() => expect(document.title).toBe('Privacy zones · Settings · Cycle Chat'));
    expect(server.requests).toEqual(['Session', 'ZonesPage']);
  });

  test('is in kilometres for those who ride in them', async () => {
    open({ zonesPage: () => zonesOf(zoneNamed('Home')) }, rider);
    expect(await screen.findByText('0.4 km around 53.1900° N, 2.8900° W')).toBeDefined();
  });

  test('shows that it loads, and that there are none', async () => {
    const answer = Promise.withResolvers<ZonesPageQuery>();
    open({ zonesPage: () => answer.promise });
    expect(await screen.findByText('Loading...')).toBeDefined();

    answer.resolve(zonesOf());
    expect(await screen.findByText('No privacy zones yet')).toBeDefined();
  });

  test('says so when it cannot be loaded, and tries again', async () => {
    const zonesPage = vi.fn<Page>(() => Promise.reject(new TypeError('Failed to fetch')));
    const { user } = open({ zonesPage });
    expect(await screen.findByText('The privacy zones could not be loaded')).toBeDefined();

    zonesPage.mockReturnValue(zonesOf(zoneNamed('Home')));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Home')).toBeDefined();
  });

  test('is not for a visitor, who is led to the login', async () => {
    const { place } = open(
      {
        loginPage: () => ({
          instance: loginInstance(),
        }),
      },
      null,
    );
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeDefined();
    expect(place.path).toBe('/login');
  });
});

describe('New Zone', () => {
  test('sends what was typed, and shows the zone', async () => {
    const createPrivacyZone = vi.fn<Create>(made);
    const { user, server } = await openForm(createPrivacyZone);
    fill({ Name: ' Home ', Latitude: ' 53.2', Longitude: '-2,9' });
    await user.click(add());

    expect(await screen.findByText('Home is hidden from now on')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(names()).toEqual(['Home']);
    const { input } = createPrivacyZone.mock.calls[0]?.[0] ?? {};
    expect(input).toEqual({ id: input?.id, label: 'Home', lat: 53.2, lng: -2.9, radius: 0.25, lowersFigures: true });
    expect(uuidVersion(input?.id ?? '')).toBe(7);
    expect(server.requests).toEqual(['Session', 'ZonesPage', 'CreatePrivacyZone']);
  });

  test('lowers the figures of rides unless its member keeps them, who is told what that means', async () => {
    const createPrivacyZone = vi.fn<Create>(made);
    const { user } = await openForm(createPrivacyZone);
    const choice = dialog().getByRole('switch', { name: 'Lower the distance and climb of my rides to what is shown' });
    expect(choice.getAttribute('aria-checked')).toBe('true');
    await user.click(choice);
    expect(dialog().getByText(/From several rides they can find the place/)).toBeDefined();
    fill({ Name: 'Home', Latitude: '53.2', Longitude: '-2.9' });
    await user.click(add());

    await waitFor(() => expect(createPrivacyZone.mock.calls[0]?.[0].input.lowersFigures).toBe(false));
  });

  test('takes its radius in kilometres from those who ride in them', async () => {
    const createPrivacyZone = vi.fn<Create>(made);
    const { user } = await openForm(createPrivacyZone, rider);
    expect(dialog().getByLabelText('Radius')).toHaveProperty('value', '0.4');
    fill({ Name: 'Home', Latitude: '53', Longitude: '0', Radius: '1.609344' });
    await user.click(add());

    await waitFor(() => expect(createPrivacyZone.mock.calls[0]?.[0].input.radius).toBeCloseTo(1, 9));
  });

  test('takes the position of the device', async () => {
    const getCurrentPosition = (answer: (position: object) => void) =>
      answer({ coords: { latitude: 48.858371, longitude: 2.294481 } });
    vi.stubGlobal('navigator', Object.assign(navigator, { geolocation: { getCurrentPosition } }));
    const { user } = await openForm(made);
    await user.click(dialog().getByRole('button', { name: 'Use my position' }));

    expect(dialog().getByLabelText('Latitude')).toHaveProperty('value', '48.85837');
    expect(dialog().getByLabelText('Longitude')).toHaveProperty('value', '2.29448');
  });

  test.each([
    [{ Name: ' ' }, 'A name is required', 'Name'],
    [{ Latitude: '86' }, 'Latitude is a number from -85 to 85', 'Latitude'],
    [{ Longitude: 'west' }, 'Longitude is a number from -180 to 180', 'Longitude'],
    [{ Radius: '6' }, 'The radius is 0.1 to 5 mi', 'Radius'],
    [{ Radius: '' }, 'The radius is 0.1 to 5 mi', 'Radius'],
  ])('with %j is not sent', async (wrong, words, label) => {
    const { user, server } = await openForm(made);
    fill({ Name: 'Home', Latitude: '53', Longitude: '-3', ...wrong });
    await user.click(add());

    expect(await dialog().findByText(words)).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(dialog().getByLabelText(label)));
    expect(server.requests).not.toContain('CreatePrivacyZone');
  });

  test('tells what the server says, keeps what was typed, and sends the same zone again', async () => {
    const createPrivacyZone = vi.fn<Create>(() => {
      throw new FaultReply('You have 10 privacy zones, which is the maximum: delete one first', 'CONFLICT');
    });
    const { user } = await openForm(createPrivacyZone);
    fill({ Name: 'Home', Latitude: '53', Longitude: '-3' });
    await user.click(add());
    expect(await screen.findByText(/which is the maximum/)).toBeDefined();
    expect(dialog().getByLabelText('Name')).toHaveProperty('value', 'Home');

    createPrivacyZone.mockImplementation(made);
    await user.click(add());
    await screen.findByText('Home is hidden from now on');
    const [first, second] = createPrivacyZone.mock.calls.map(([{ input }]) => input.id);
    expect(second).toBe(first);
  });
});

describe('Remove', () => {
  async function ask(deletePrivacyZone: Delete) {
    const view = open({ zonesPage: () => zonesOf(zoneNamed('Home'), zoneNamed('Work')), deletePrivacyZone });
    await view.user.click(await screen.findByRole('button', { name: 'Remove Home' }));
    return { ...view, question: within(screen.getByRole('alertdialog', { name: 'Remove Home?' })) };
  }
  const removed: Delete = () => ({
    deletePrivacyZone: { __typename: 'DeletePrivacyZonePayload', ...zonesOf(zoneNamed('Work')) },
  });

  test('asks first, takes the zone out of the list, and gives the focus to the heading', async () => {
    const { user, question } = await ask(removed);
    await user.click(question.getByRole('button', { name: 'Remove' }));

    expect(await screen.findByText('Home is removed')).toBeDefined();
    expect(names()).toEqual(['Work']);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Privacy zones' })));
  });

  test('keeps the zone where it is cancelled, and where it fails', async () => {
    const { user, question } = await ask(() => Promise.reject(new TypeError('Failed to fetch')));
    await user.click(question.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Failed to remove the zone. Please try again.')).toBeDefined();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(names()).toEqual(['Home', 'Work']);
  });

  test('takes for gone what has been removed elsewhere', async () => {
    const { user, question } = await ask(() => {
      throw new FaultReply('Privacy zone not found', 'NOT_FOUND');
    });
    await user.click(question.getByRole('button', { name: 'Remove' }));
    await screen.findByText('Home is removed');
    await waitFor(() => expect(names()).toEqual(['Work']));
  });
});
