import { screen, within } from '@testing-library/react';
import type {
  MomentCardFragment,
  RideMomentsQuery,
  SessionUserFragment,
  ShareMomentMutation,
  ShareMomentMutationVariables,
} from '../generated.ts';
import type { Handlers } from './fakeServer.ts';
import { showRide } from './showRide.tsx';
import type { FeedPost } from './world.ts';
import { authorNamed, nina, ridePostOf } from './world.ts';

export function momentOf(id: string, overrides: Partial<MomentCardFragment> = {}): MomentCardFragment {
  return {
    __typename: 'Moment',
    id,
    description: `Moment ${id}`,
    picture: null,
    timestamp: '2026-11-21T11:48:00.000Z',
    viewerCanDelete: false,
    location: null,
    author: authorNamed('maeve'),
    ...overrides,
  };
}

export function momentsOf(moments: readonly MomentCardFragment[], hasNextPage = false): RideMomentsQuery {
  const edges = moments.map((node) => ({ __typename: 'MomentEdge' as const, cursor: node.id, node }));
  const pageInfo = { __typename: 'PageInfo' as const, hasNextPage, endCursor: edges.at(-1)?.cursor ?? null };
  const connection = { __typename: 'MomentConnection' as const, edges, pageInfo };
  const ride = { __typename: 'Ride' as const, id: 'ride-of-1', momentCount: moments.length, moments: connection };
  return { post: { __typename: 'Post', id: 'ride-1', group: null, ride } };
}

export function shared({ input }: ShareMomentMutationVariables): ShareMomentMutation {
  const { id, description = null, location } = input;
  const place = location && { __typename: 'Place' as const, lat: null, lng: null, address: null, ...location };
  const facts = { description, location: place ?? null, author: authorNamed('nina'), viewerCanDelete: true };
  const ride = { __typename: 'Ride' as const, id: 'ride-of-1', momentCount: 8 };
  return { shareMoment: { __typename: 'ShareMomentPayload', moment: momentOf(id ?? '', facts), ride } };
}

/** A ride that the viewer has joined. */
export const joined = ridePostOf({ viewerIsParticipating: true });

export async function openMoments(
  post: FeedPost = joined,
  handlers: Handlers = {},
  viewer: SessionUserFragment | null = nina,
) {
  const view = await showRide(viewer, post, { rideMoments: () => momentsOf([]), ...handlers });
  await view.user.click(within(view.card).getByRole('button', { name: 'Moments 3' }));
  await screen.findByRole('dialog', { name: 'Ride Moments' });
  return view;
}

export async function openForm(handlers: Handlers = {}) {
  const view = await openMoments(joined, handlers);
  await view.user.click(await dialog().findByRole('button', { name: 'Capture Moment' }));
  return view;
}

export const dialog = () => within(screen.getByRole('dialog'));
export const share = () => dialog().getByRole('button', { name: 'Share' });
