import { describe, expect, test } from 'vitest';
import type { CommentsQuery, CommentsQueryVariables, HomeFeedQuery, HomeFeedQueryVariables } from '../generated.ts';
import { CommentsDocument, CommentThreadFragmentDoc, HomeFeedDocument } from '../generated.ts';
import { commentsOf, threadOf } from '../test/talk.ts';
import type { FeedPost } from '../test/world.ts';
import { feedOf, postOf, postsUpTo, ridePostOf } from '../test/world.ts';
import { createCache } from './cache.ts';
import { appendNode, deleteNode, dropLists, holdNode, isHeld, prependNode, releaseNodes, removeNode } from './edges.ts';

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
      // Another list has already put the newest post into the cache.
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

describe('appendNode', () => {
  const query = CommentsDocument;
  const variables: CommentsQueryVariables = { postId: 'post-1' };
  const node = { __typename: 'Comment', id: 'new' };
  const owner = { __typename: 'Post', id: 'post-1' };

  test('puts a node last in the list of its owner, once', () => {
    const cache = createCache();
    const comments = commentsOf([threadOf('one')]);
    const post = { __typename: 'Post' as const, id: 'post-1', commentCount: 1, comments };
    cache.writeQuery<CommentsQuery>({ query, variables, data: { post } });
    cache.writeFragment({
      fragment: CommentThreadFragmentDoc,
      fragmentName: 'CommentThread',
      data: threadOf('new'),
    });
    appendNode(cache, { owner, field: 'comments', edgeType: 'CommentEdge', node });
    appendNode(cache, { owner, field: 'comments', edgeType: 'CommentEdge', node });

    const edges = cache.readQuery<CommentsQuery>({ query, variables })?.post?.comments.edges;
    expect(edges?.map((edge) => [edge.node.id, edge.cursor])).toEqual([
      ['one', 'after one'],
      ['new', ''],
    ]);
  });

  test('does nothing where the list has not been loaded', () => {
    const cache = createCache();
    appendNode(cache, { owner, field: 'comments', edgeType: 'CommentEdge', node });

    expect(cache.extract()).toEqual({ __META: undefined });
  });
});

describe('removeNode', () => {
  test('takes a node out of the lists to which it does not belong, and leaves it in the others', () => {
    const { cache, idsIn } = cacheWith([
      [everyone, postsUpTo(2)],
      [inGroup, postsUpTo(1)],
    ]);
    const node = { __typename: 'Post', id: 'post-1' };
    removeNode(cache, { field: 'feed', node, belongs: ({ groupId }) => groupId === undefined });

    expect(idsIn(everyone)).toEqual(['post-1', 'post-2']);
    expect(idsIn(inGroup)).toEqual([]);
  });
});

describe('dropLists', () => {
  test('forgets the lists that it names, so that they are asked for again', () => {
    const { cache, idsIn } = cacheWith([
      [everyone, postsUpTo(2)],
      [inGroup, postsUpTo(1)],
    ]);
    dropLists(cache, { field: 'feed' }, ({ groupId }) => groupId === 'g');
    expect(idsIn(everyone)).toEqual(['post-1', 'post-2']);
    expect(idsIn(inGroup)).toBeUndefined();

    dropLists(cache, { field: 'feed' });
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

describe('a node that is held', () => {
  const held = { field: 'feed', edgeType: 'PostEdge', node: { __typename: 'Post', id: 'new' } };
  const isEveryones = ({ groupId }: { groupId?: unknown }) => groupId === undefined;

  function cacheThatHolds() {
    const lists = cacheWith([
      [everyone, postsUpTo(2)],
      [inGroup, postsUpTo(1)],
      [{ scope: 'FOLLOWING' }, [postOf({ id: 'new' })]],
    ]);
    holdNode(lists.cache, { ...held, belongs: ({ scope, groupId }) => scope === 'EVERYONE' && groupId === undefined });
    const heldIn = (variables: HomeFeedQueryVariables) =>
      lists.cache
        .readQuery<HomeFeedQuery>({ query: HomeFeedDocument, variables })
        ?.feed.edges.filter(isHeld)
        .map(({ node }) => node.id);
    return { ...lists, heldIn };
  }

  test('is in the lists to which it belongs, marked, until it is released', () => {
    const { cache, idsIn, heldIn } = cacheThatHolds();
    expect([idsIn(everyone), heldIn(everyone)]).toEqual([['new', 'post-1', 'post-2'], ['new']]);
    expect([idsIn(inGroup), heldIn({ scope: 'FOLLOWING' })]).toEqual([['post-1'], []]);

    releaseNodes(cache, { field: 'feed' }, isEveryones);
    expect([idsIn(everyone), heldIn(everyone)]).toEqual([['new', 'post-1', 'post-2'], []]);
  });

  test('stays held where another list lets its own in', () => {
    const { cache, heldIn } = cacheThatHolds();
    releaseNodes(cache, { field: 'feed' }, ({ groupId }) => groupId === 'g');
    expect(heldIn(everyone)).toEqual(['new']);
  });

  test('is gone with its deletion', () => {
    const { cache, idsIn } = cacheThatHolds();
    deleteNode(cache, held.node);
    expect(idsIn(everyone)).toEqual(['post-1', 'post-2']);
  });
});
