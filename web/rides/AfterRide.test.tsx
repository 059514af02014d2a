import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { AfterRideQuery } from '../generated.ts';
import { FaultReply } from '../test/fakeServer.ts';
import { renderAs } from '../test/renderAs.tsx';
import { authorNamed, nina, photoOf } from '../test/world.ts';
import { AfterRide } from './AfterRide.tsx';

type Ride = NonNullable<NonNullable<AfterRideQuery['post']>['ride']>;

const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null } as const;

function afterRide(change: Partial<Ride>): AfterRideQuery {
  const ride: Ride = {
    __typename: 'Ride',
    id: 'ride-1',
    sheet: null,
    attendance: { __typename: 'UserConnection', edges: [], pageInfo },
    moments: { __typename: 'MomentConnection', edges: [], pageInfo },
    ...change,
  };
  return { post: { __typename: 'Post', id: 'ride-1', ride } };
}

const moment = (id: string, url: string | null): Ride['moments']['edges'][number] => ({
  __typename: 'MomentEdge',
  cursor: id,
  node: { __typename: 'Moment', id, picture: url ? photoOf(url) : null },
});

const momentsOf = (edges: Ride['moments']['edges'], hasNextPage: boolean): Ride['moments'] => ({
  __typename: 'MomentConnection',
  edges,
  pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: edges.at(-1)?.cursor ?? null },
});

test('photos behind a page of moments without any are loaded on request', async () => {
  const answer = vi.fn((variables: { afterMoment?: string | null }) =>
    variables.afterMoment
      ? afterRide({ moments: momentsOf([moment('m-2', '/media/a.webp')], false) })
      : afterRide({ moments: momentsOf([moment('m-1', null)], true) }),
  );
  const { user } = await renderAs(nina, <AfterRide postId="ride-1" />, { afterRide: answer });
  const photos = within(await screen.findByRole('region', { name: 'Photos of the day' }));
  expect(photos.queryByRole('img')).toBeNull();
  await user.click(photos.getByRole('button', { name: 'Load More Photos' }));
  expect(await photos.findByRole('img', { name: 'Photo of the day' })).toBeDefined();
  expect(photos.queryByRole('button')).toBeNull();
  expect(answer).toHaveBeenLastCalledWith({ postId: 'ride-1', afterMoment: 'm-1' });
});

test('who was there is listed, page by page', async () => {
  const people = (name: string, hasNextPage: boolean): Ride['attendance'] => {
    const { isViewer: _, ...node } = authorNamed(name);
    const edges = [{ __typename: 'UserEdge' as const, cursor: name, node }];
    return { __typename: 'UserConnection', edges, pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: name } };
  };
  const { user } = await renderAs(nina, <AfterRide postId="ride-1" />, {
    afterRide: ({ afterPerson }) => afterRide({ attendance: afterPerson ? people('ben', false) : people('ada', true) }),
  });
  const list = within(await screen.findByRole('region', { name: 'Who was there' }));
  await user.click(list.getByRole('button', { name: 'Load More Riders' }));
  expect(await list.findByRole('link', { name: 'ben' })).toBeDefined();
  expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual(['ada', 'ben']);
});

test('a failure is shown, and loading can be tried again', async () => {
  const answer = vi.fn((): AfterRideQuery => {
    throw new FaultReply('Broken', 'INTERNAL_SERVER_ERROR');
  });
  const { user } = await renderAs(nina, <AfterRide postId="ride-1" />, { afterRide: answer });
  await screen.findByText('Who was there could not be loaded');
  answer.mockImplementation(() => afterRide({ moments: momentsOf([moment('m-2', '/media/a.webp')], false) }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('img', { name: 'Photo of the day' })).toBeDefined();
});
