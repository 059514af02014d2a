import { expect, test } from 'vitest';
import { createCache } from '../apollo/cache.ts';
import { EventPageDocument, EventsPageDocument } from '../generated.ts';
import { eventCard } from '../test/discovery.ts';
import { eventDetails } from '../test/eventWorld.ts';
import { forgetOf } from './forgetOf.ts';

const event = eventDetails();
const variables = { id: event.id, signedIn: true };

function filledCache() {
  const cache = createCache();
  const edges = [{ __typename: 'EventEdge' as const, cursor: 'one', node: eventCard('River Ride') }];
  const pageInfo = { __typename: 'PageInfo' as const, hasNextPage: false, endCursor: 'one' };
  const events = { __typename: 'EventConnection' as const, edges, pageInfo };
  cache.writeQuery({ query: EventsPageDocument, data: { events } });
  cache.writeQuery({ query: EventPageDocument, variables, data: { event } });
  return {
    cache,
    list: () => cache.readQuery({ query: EventsPageDocument }),
    page: () => cache.readQuery({ query: EventPageDocument, variables }),
  };
}

test('a change leaves the page of the thing, and forgets the lists', () => {
  const { cache, list, page } = filledCache();
  expect([list(), page()]).toEqual([expect.anything(), expect.anything()]);
  forgetOf('event')(cache);
  expect([list(), page()]).toEqual([null, expect.anything()]);
});

test('a deletion forgets the page too', () => {
  const { cache, page } = filledCache();
  forgetOf('event', event.id)(cache);
  expect(page()).toBeNull();
});
