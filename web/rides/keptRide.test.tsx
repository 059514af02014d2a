import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { CreatePostMutationVariables } from '../generated.ts';
import HomePage from '../home/HomePage.tsx';
import type { Handlers } from '../test/fakeServer.ts';
import { fakeUpload } from '../test/fakeUpload.ts';
import { renderAs } from '../test/renderAs.tsx';
import { uploadedRoute } from '../test/uploadedRoute.ts';
import { feedOf, homeOf, nina, ninaAfter, ridePostOf } from '../test/world.ts';

const created = vi.fn<NonNullable<Handlers['createPost']>>(({ input }: CreatePostMutationVariables) => ({
  createPost: {
    __typename: 'CreatePostPayload',
    post: { ...ridePostOf(), id: input.id ?? '' },
    viewer: ninaAfter(),
  },
}));
const dialog = () => within(screen.getByRole('dialog'));
const field = (label: string) => dialog().getByLabelText<HTMLInputElement>(label);
const fill = (facts: Record<string, string>) => {
  for (const [label, value] of Object.entries(facts)) fireEvent.change(field(label), { target: { value } });
};

async function openDialog() {
  const view = renderAs(nina, <HomePage />, {
    homePage: () => homeOf(nina, { feed: feedOf([]) }),
    createPost: created,
  });
  await view.user.click(await screen.findByRole('button', { name: 'Ride' }));
  await screen.findByRole('dialog', { name: 'Post a Ride' });
  return view;
}

// Loads the dialog first, so that no test waits for it.
beforeAll(() => import('./PostRideDialog.tsx'));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the route file stays in the draft over a restart, and goes with the ride', async () => {
  const sent = fakeUpload();
  const view = await openDialog();
  fill({ Description: 'Around.', Time: '09:00', Location: 'Mill Square' });
  fireEvent.change(field('Route file'), { target: { files: [new File(['<gpx/>'], 'loop.gpx')] } });
  await waitFor(() => expect(sent).toHaveLength(1));
  const figures = { distance: 42.713, elevation: 3120, hasElevation: true };
  await act(async () => sent[0]?.answer(201, uploadedRoute('route-1', figures)));
  await dialog().findByRole('button', { name: 'Remove route' });
  fill({ Distance: '40' });
  view.unmount();

  const { user } = await openDialog();
  expect(dialog().getByText('loop.gpx')).toBeDefined();
  expect(dialog().getByText('The route is 42.71 mi long and climbs 3,120 ft.')).toBeDefined();
  expect(field('Distance').value).toBe('40');
  await user.click(dialog().getByRole('button', { name: 'Post Ride' }));
  await waitFor(() => expect(created).toHaveBeenCalledOnce());
  expect(created.mock.calls[0]?.[0].input.ride).toMatchObject({ routeId: 'route-1', distance: 40 });
});

test('a blank form proposes tomorrow, on each day again, until its author chooses a date', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] });
  const view = await openDialog();
  expect([field('Date').value, field('Time').value]).toEqual(['2026-11-22', '']);
  expect(localStorage.getItem(`cycle-chat-draft:ride:${nina.id}`)).toBeNull();
  fill({ Location: 'Quay' });
  view.unmount();

  vi.setSystemTime(new Date('2026-11-25T12:00:00Z'));
  const again = await openDialog();
  expect([field('Location').value, field('Date').value]).toEqual(['Quay', '2026-11-26']);
  fill({ Date: '2026-11-28' });
  again.unmount();

  vi.setSystemTime(new Date('2026-11-29T12:00:00Z'));
  await openDialog();
  expect(field('Date').value).toBe('2026-11-30');
  fill({ Date: '2026-11-01' });
  expect(field('Date').value).toBe('2026-11-01');
});

test('a dropped file of another kind than a picture becomes the route', async () => {
  const sent = fakeUpload();
  await openDialog();
  const file = new File(['.FIT'], 'loop.fit');
  const form = field('Description').closest('form') as HTMLFormElement;
  // The browser must not open the file instead of the page.
  expect(fireEvent.drop(form, { dataTransfer: { types: ['Files'], files: [file] } })).toBe(false);
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([file]));
});
