import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { version as uuidVersion } from 'uuid';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CreatePostMutation, CreatePostMutationVariables, SessionUserFragment } from '../generated.ts';
import HomePage from '../home/HomePage.tsx';
import type { Handlers } from '../test/fakeServer.ts';
import { FaultReply } from '../test/fakeServer.ts';
import { renderAs } from '../test/renderAs.tsx';
import { authorNamed, feedOf, groupNamed, homeOf, nina, ninaAfter, postsUpTo, ridePostOf } from '../test/world.ts';

type CreatePost = NonNullable<Handlers['createPost']>;

const spinners = groupNamed('Sunday Spinners', { viewerIsMember: true });

function published({ input }: CreatePostMutationVariables): CreatePostMutation {
  const id = input.id ?? '';
  const post = ridePostOf(
    { id, viewerIsParticipating: true, participantCount: 1, distance: input.ride?.distance ?? 0 },
    { id, content: input.content, author: authorNamed('nina'), viewerCanEdit: true },
  );
  return { createPost: { __typename: 'CreatePostPayload', post, viewer: ninaAfter({ rideCount: 42 }) } };
}

async function openDialog(handlers: Handlers = {}, viewer: SessionUserFragment = nina) {
  const homePage = () => homeOf(viewer, { joined: [spinners], feed: feedOf(postsUpTo(1)) });
  const view = renderAs(viewer, <HomePage />, { homePage, homeFeed: () => ({ feed: feedOf([]) }), ...handlers });
  await screen.findByText('1 total');
  await view.user.click(screen.getByRole('button', { name: 'Ride' }));
  await screen.findByRole('dialog', { name: 'Post a Ride' });
  return view;
}

const dialog = () => within(screen.getByRole('dialog'));
const field = (label: string) => dialog().getByLabelText(label);
const send = () => dialog().getByRole('button', { name: 'Post Ride' });

function fill(facts: Record<string, string>) {
  for (const [label, value] of Object.entries(facts)) fireEvent.change(field(label), { target: { value } });
}

const reservoirs = {
  Description: ' Reservoir loop. ',
  Date: '2026-11-29',
  Time: '09:00',
  Distance: '31.5',
  Location: ' Mill Square ',
};

// Loads the dialog first, so that no test waits for it.
beforeAll(() => import('./PostRideDialog.tsx'));
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

describe('Post a Ride', () => {
  test('asks for a ride in the order in which one thinks of it', async () => {
    await openDialog();

    const labels = [...screen.getByRole('dialog').querySelectorAll('label, [role="radiogroup"]')].map(
      (element) => element.textContent || element.getAttribute('aria-labelledby'),
    );
    expect(labels.map((label) => (label === 'RoadMountainGravelHybrid' ? 'Type' : label)).join(', ')).toBe(
      'Description, Type, Date, Time, Duration, Distance, Elevation, Pace, Location, Places, Visibility, Slowest speed, Fastest speed, Difficulty, Surface, Drop, Repeats',
    );
    expect(dialog().getByRole('radiogroup', { name: 'Type' })).toBeDefined();
    expect(dialog().getByRole('radio', { name: 'Road' }).getAttribute('aria-checked')).toBe('true');
    expect(dialog().getByRole('combobox', { name: 'Visibility' }).textContent).toBe('Public');
    expect(field('Distance').getAttribute('placeholder')).toBe('0');
    expect(document.activeElement).toBe(field('Description'));
  });

  test('sends the ride with the zone of this browser, and shows it first, with one request', async () => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    const createPost = vi.fn<CreatePost>(published);
    const { user, server } = await openDialog({ createPost });
    fill({ ...reservoirs, Duration: '2h 30m', Elevation: '1240', Pace: '14–16 mph', Places: '2o0' });
    await user.click(dialog().getByRole('radio', { name: 'Gravel' }));
    await user.click(send());

    await screen.findByText('2 total');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [first] = screen.getAllByRole('article');
    expect(first?.textContent).toContain('Reservoir loop.');
    expect(within(first ?? document.body).getByRole('button', { name: 'Leave' })).toBeDefined();
    expect(screen.getByText('42')).toBeDefined();
    const { input } = createPost.mock.calls[0]?.[0] ?? {};
    expect(uuidVersion(input?.id ?? '')).toBe(7);
    expect(input).toEqual({
      id: input?.id,
      content: 'Reservoir loop.',
      mediaUrls: undefined,
      privacy: 'PUBLIC',
      groupId: undefined,
      ride: {
        type: 'gravel',
        date: '2026-11-29',
        time: '09:00',
        timeZone: 'Europe/Berlin',
        distance: 31.5,
        elevation: 1240,
        duration: '2h 30m',
        pace: '14–16 mph',
        location: 'Mill Square',
        places: 20,
        difficulty: null,
        surface: null,
        noDrop: null,
        needsLights: false,
        paceMin: null,
        paceMax: null,
      },
    });
    expect(server.requests).toEqual(['Session', 'HomePage', 'CreatePost']);
  });

  test('says where it goes, and can be for the group alone', async () => {
    const createPost = vi.fn<CreatePost>(published);
    const { user } = await openDialog({ createPost });
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Sunday Spinners' }));
    await user.click(screen.getByRole('button', { name: 'Ride' }));

    expect((await screen.findByText('Posting to:')).textContent).toBe('Posting to: Sunday Spinners');
    fill(reservoirs);
    await user.click(dialog().getByRole('combobox', { name: 'Visibility' }));
    await user.click(await screen.findByRole('option', { name: 'Group' }));
    await user.click(send());
    await waitFor(() =>
      expect(createPost.mock.calls[0]?.[0].input).toMatchObject({ groupId: spinners.id, privacy: 'GROUP' }),
    );
  });

  test('is entered in miles and feet by those who ride in them', async () => {
    await openDialog();
    expect([dialog().getByText('mi'), dialog().getByText('ft')]).toHaveLength(2);
  });

  test('is entered in kilometers and meters by those who ride in them, and sent in miles and feet', async () => {
    const createPost = vi.fn<CreatePost>(published);
    const { user } = await openDialog({ createPost }, { ...nina, unitsPreference: 'METRIC' });
    expect([dialog().getByText('km'), dialog().getByText('m')]).toHaveLength(2);
    expect(field('Distance').getAttribute('aria-description')).toBe('in kilometers');
    fill({ ...reservoirs, Distance: '', Elevation: '400' });
    await user.type(field('Distance'), '50,70');
    expect(field('Distance')).toHaveProperty('value', '50.70');
    await user.click(send());
    const card = (await screen.findByText('Reservoir loop.')).closest('article');
    expect(card?.textContent).toContain('50.7km');
    const { distance = 0, elevation = 0 } = createPost.mock.calls[0]?.[0].input.ride ?? {};
    expect([distance, elevation]).toEqual([31.503519, 1312.335958]);
  });

  test('marks what may stay empty, without a change of the names of fields', async () => {
    await openDialog();
    expect(dialog().getAllByText('optional')).toHaveLength(6);
    for (const label of ['Duration', 'Elevation', 'Pace']) expect(field(label)).toHaveProperty('required', false);
    for (const label of Object.keys(reservoirs)) expect(field(label)).toHaveProperty('required', true);
  });
});

describe('a ride that is not filled in', () => {
  test('is not sent: it is said what is missing, in a toast and beside each field', async () => {
    const { user, server } = await openDialog();
    fill({ Date: '' });
    await user.click(send());

    expect(await screen.findByText('Please add a description to your ride')).toBeDefined();
    expect(screen.getByText('Missing required fields')).toBeDefined();
    expect(screen.getByText('Please fill out: Distance, Location, Date, Time')).toBeDefined();
    const invalid = ['Description', 'Distance', 'Location', 'Date', 'Time'];
    for (const label of invalid) expect(field(label).getAttribute('aria-invalid')).toBe('true');
    for (const label of ['Duration', 'Elevation', 'Pace'])
      expect(field(label).hasAttribute('aria-invalid')).toBe(false);
    expect(document.activeElement).toBe(field('Description'));
    expect(server.requests).not.toContain('CreatePost');
  });

  test.each([
    [{ Location: '  ' }, 'Please fill out: Location', 'Location'],
    [{ Distance: '' }, 'Please fill out: Distance', 'Distance'],
    [{ Distance: '.', Time: '' }, 'Please fill out: Distance, Time', 'Time'],
  ])('%j is said as %j', async (blank, text, focused) => {
    const { user, server } = await openDialog();
    fill({ ...reservoirs, ...blank });
    await user.click(send());

    expect(await screen.findByText(text)).toBeDefined();
    expect(document.activeElement).toBe(field(focused));
    expect(server.requests).not.toContain('CreatePost');
  });

  test('has a distance when that is 0', async () => {
    const createPost = vi.fn<CreatePost>(published);
    const { user } = await openDialog({ createPost });
    fill({ ...reservoirs, Distance: '0' });
    await user.click(send());

    await waitFor(() => expect(createPost.mock.calls[0]?.[0].input.ride?.distance).toBe(0));
  });

  test('with everything but a description needs only that', async () => {
    const { user } = await openDialog();
    fill({ ...reservoirs, Description: ' ' });
    await user.click(send());

    expect(await screen.findByText('Please add a description to your ride')).toBeDefined();
    expect(screen.queryByText('Missing required fields')).toBeNull();
    await user.type(field('Description'), 'Slow');
    expect(screen.queryByText('Please add a description to your ride')).toBeNull();
  });

  test('takes digits and one decimal point for its distance', async () => {
    const { user } = await openDialog();
    await user.type(field('Distance'), 'a3-1.x5.2 mi');

    expect(field('Distance')).toHaveProperty('value', '31.52');
  });
});

describe('a ride that cannot be posted', () => {
  test('tells why its photo was not taken', async () => {
    const message = 'Failed to process the image file: it has more than 100 megapixels';
    const refusal = new FaultReply(message, 'BAD_USER_INPUT', 'mediaUrls');
    const { user } = await openDialog({ createPost: () => Promise.reject(refusal) });
    fill(reservoirs);
    await user.click(send());

    expect(await screen.findByText(message)).toBeDefined();
    expect(screen.getByText('There was a problem posting your ride. Please try again.')).toBeDefined();
  });

  test('keeps all that was typed, and is sent again under the same id', async () => {
    const createPost = vi.fn<CreatePost>(() => Promise.reject(new TypeError('Failed to fetch')));
    const { user } = await openDialog({ createPost });
    fill(reservoirs);
    await user.click(send());
    expect(await screen.findByText('There was a problem posting your ride. Please try again.')).toBeDefined();
    for (const [label, value] of Object.entries(reservoirs)) expect(field(label)).toHaveProperty('value', value);

    createPost.mockImplementation(published);
    await user.click(send());
    await screen.findByText('2 total');
    const ids = createPost.mock.calls.map(([{ input }]) => input.id);
    expect(ids[1]).toBe(ids[0]);
  });

  test('shows beside the field what the server says of it', async () => {
    const message = 'distance must be a number of miles from 0 to 100,000';
    const createPost = () => Promise.reject(new FaultReply(message, 'BAD_USER_INPUT', 'ride.distance'));
    const { user } = await openDialog({ createPost });
    fill({ ...reservoirs, Distance: '100001' });
    await user.click(send());

    expect(await screen.findByText(message)).toBeDefined();
    expect(document.activeElement).toBe(field('Distance'));
  });

  test('cannot be sent twice while it is on its way', async () => {
    const answer = Promise.withResolvers<CreatePostMutation>();
    const createPost = vi.fn<CreatePost>(() => answer.promise);
    const { user } = await openDialog({ createPost });
    fill(reservoirs);
    await user.click(send());

    const waiting = await dialog().findByRole('button', { name: 'Posting...' });
    expect(waiting).toHaveProperty('disabled', true);
    await user.click(waiting);
    expect(createPost).toHaveBeenCalledOnce();
  });
});

describe('the draft of a ride', () => {
  test('survives a reload, for its writer alone', async () => {
    const view = await openDialog();
    fill(reservoirs);
    view.unmount();

    const again = await openDialog();
    for (const [label, value] of Object.entries(reservoirs)) expect(field(label)).toHaveProperty('value', value);
    again.unmount();
    await openDialog({}, { ...nina, id: 'another-id', username: 'other' });
    expect(field('Description')).toHaveProperty('value', '');
  });

  test('is kept by closing, and given up by Cancel', async () => {
    const { user } = await openDialog();
    fill(reservoirs);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ride' })));

    await user.click(screen.getByRole('button', { name: 'Ride' }));
    expect(field('Location')).toHaveProperty('value', ' Mill Square ');
    await user.click(dialog().getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Ride' }));
    expect(field('Location')).toHaveProperty('value', '');
  });
});
