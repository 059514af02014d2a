import { describe, expect, test } from 'vitest';
import type { HomeFeedQuery, HomeFeedQueryVariables } from '../generated.ts';
import { HomeFeedDocument } from '../generated.ts';
import type { FeedPost } from '../test/world.ts';
import { feedOf, postOf, postsUpTo, ridePostOf } from '../test/world.ts';
import { createCache } from './cache.ts';
import { deleteNode, prependNode } from './edges.ts';

function cacheWith(lists: readonly [HomeFeedQueryVariables, readonly FeedPost[]][]) {
  const cache = createCache();
  for (const [variables, posts] of lists) {
    cache.writeQuery<HomeFeedQuery>({ query: HomeFeedDocument, variables, data: { feed: feedOf(posts) } });
  }
  const idsIn = (variables: HomeFeedQueryVariables) =>
    cache.readQuery<HomeFeedQuery>({ query: HomeFeedDocument, variables })?.feed.edges.map((edge) => edge.node.id);
  return { cache, idsIn };
}

const everyone: HomeFeedQueryVariables = { scope: 'EVERYONE' };
const inGroup: HomeFeedQueryVariables = { scope: 'EVERYONE', groupId: 'g' };

describe('prependNode', () => {
  test('puts a node first in the lists to which it belongs, and in no other', () => {
    const { cache, idsIn } = cacheWith([
      [everyone, postsUpTo(2)],
      [inGroup, postsUpTo(1)],
      // The newest post is in the cache through another list already.
      [{ scope: 'FOLLOWING' }, [postOf({ id: 'new' })]],
    ]);
    prependNode(cache, {
      field: 'feed',
      edgeType: 'PostEdge',
      node: { __typename: 'Post', id: 'new' },
      belongs: ({ groupId }) => groupId === undefined,
    });

    expect(idsIn(everyone)).toEqual(['new', 'post-1', 'post-2']);
    expect(idsIn(inGroup)).toEqual(['post-1']);
  });

  test('holds a node once, however often it is put there', () => {
    const { cache, idsIn } = cacheWith([[everyone, postsUpTo(2)]]);
    const again = {
      field: 'feed',
      edgeType: 'PostEdge',
      node: { __typename: 'Post', id: 'post-2' },
      belongs: () => true,
    };
    prependNode(cache, again);
    prependNode(cache, again);

    expect(idsIn(everyone)).toEqual(['post-1', 'post-2']);
  });

  test('does nothing where no list has been loaded', () => {
    const { cache, idsIn } = cacheWith([]);
    const node = { __typename: 'Post', id: 'new' };
    prependNode(cache, { field: 'feed', edgeType: 'PostEdge', node, belongs: () => true });

    expect(idsIn(everyone)).toBeUndefined();
  });
});

describe('deleteNode', () => {
  test('takes a node out of every list and collects what only it held', () => {
    const ride = ridePostOf();
    const { cache, idsIn } = cacheWith([
      [everyone, [postOf(), ride]],
      [inGroup, [ride]],
    ]);
    deleteNode(cache, { __typename: 'Post', id: ride.id });

    expect(idsIn(everyone)).toEqual(['post-1']);
    expect(idsIn(inGroup)).toEqual([]);
    expect(Object.keys(cache.extract())).not.toContain(`Ride:${ride.id}`);
  });
});
