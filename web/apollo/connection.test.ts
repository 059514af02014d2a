import { gql } from '@apollo/client';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { HomeFeedQuery, HomeFeedQueryVariables } from '../generated.ts';
import { HomeFeedDocument } from '../generated.ts';
import { authorNamed, feedOf, postOf, postsUpTo } from '../test/world.ts';
import { createCache } from './cache.ts';
import { listFilter } from './connection.ts';
import { appendNode } from './edges.ts';

type Feed = HomeFeedQuery['feed'];

const everyone: HomeFeedQueryVariables = { scope: 'EVERYONE' };

function openCache() {
  const cache = createCache();
  return {
    cache,
    write: (variables: HomeFeedQueryVariables, feed: Feed) =>
      cache.writeQuery<HomeFeedQuery, HomeFeedQueryVariables>({ query: HomeFeedDocument, variables, data: { feed } }),
    read: (variables: HomeFeedQueryVariables) =>
      cache.readQuery<HomeFeedQuery, HomeFeedQueryVariables>({ query: HomeFeedDocument, variables })?.feed,
  };
}

function idsOf(feed: Feed | undefined) {
  return feed?.edges.map((edge) => edge.node.id);
}

describe('a list that grows by cursor', () => {
  test('puts a page behind the cursor it was asked after, and takes its end', () => {
    const { write, read } = openCache();
    write(everyone, feedOf(postsUpTo(2), true));
    write({ ...everyone, after: 'after post-2' }, feedOf(postsUpTo(2, 3), false));

    expect(idsOf(read(everyone))).toEqual(['post-1', 'post-2', 'post-3', 'post-4']);
    expect(read(everyone)?.pageInfo).toMatchObject({ hasNextPage: false, endCursor: 'after post-4' });
  });

  test('holds an item once when two pages overlap', () => {
    const { write, read } = openCache();
    write(everyone, feedOf(postsUpTo(3), true));
    write({ ...everyone, after: 'after post-3' }, feedOf(postsUpTo(3, 3), true));

    expect(idsOf(read(everyone))).toEqual(['post-1', 'post-2', 'post-3', 'post-4', 'post-5']);
  });

  test('keeps a later page, and its end, when an earlier one comes a second time', () => {
    const { write, read } = openCache();
    write(everyone, feedOf(postsUpTo(2), true));
    write({ ...everyone, after: 'after post-2' }, feedOf(postsUpTo(2, 3), true));
    write({ ...everyone, after: 'after post-4' }, feedOf(postsUpTo(2, 5), false));
    write({ ...everyone, after: 'after post-2' }, feedOf(postsUpTo(2, 3), true));

    expect(idsOf(read(everyone))).toHaveLength(6);
    expect(read(everyone)?.pageInfo.hasNextPage).toBe(false);
  });

  test('begins anew with a first page, without duplicates', () => {
    const { write, read } = openCache();
    write(everyone, feedOf(postsUpTo(2), true));
    write({ ...everyone, after: 'after post-2' }, feedOf(postsUpTo(2, 3), true));
    write(everyone, feedOf([postOf({ id: 'new' }), ...postsUpTo(1)], true));

    expect(idsOf(read(everyone))).toEqual(['new', 'post-1']);
  });

  test('drops a page that was asked for before the list began anew', () => {
    const { write, read } = openCache();
    write(everyone, feedOf(postsUpTo(2), true));
    write(everyone, feedOf([postOf({ id: 'new' })], true));
    write({ ...everyone, after: 'after post-2' }, feedOf(postsUpTo(2, 3), true));

    expect(idsOf(read(everyone))).toEqual(['new']);
  });

  test('goes on after its last item has been deleted', () => {
    const { cache, write, read } = openCache();
    write(everyone, feedOf(postsUpTo(2), true));
    cache.evict({ id: 'Post:post-2' });
    write({ ...everyone, after: 'after post-2' }, feedOf(postsUpTo(1, 3), false));

    expect(idsOf(read(everyone))).toEqual(['post-1', 'post-3']);
  });

  test('is kept apart for each filter, so that a late page cannot land in another list', () => {
    const { write, read } = openCache();
    write(everyone, feedOf(postsUpTo(2), true));
    write({ scope: 'FOLLOWING' }, feedOf([postOf({ id: 'followed' })]));
    write({ ...everyone, groupId: 'g' }, feedOf([postOf({ id: 'grouped' })]));
    write({ ...everyone, after: 'after post-2' }, feedOf(postsUpTo(1, 3), false));

    expect(idsOf(read({ scope: 'FOLLOWING' }))).toEqual(['followed']);
    expect(idsOf(read({ ...everyone, groupId: 'g' }))).toEqual(['grouped']);
    expect(idsOf(read(everyone))).toEqual(['post-1', 'post-2', 'post-3']);
  });

  test('takes a filter that is null for one that is absent', () => {
    const { write, read } = openCache();
    write({ ...everyone, groupId: null }, feedOf(postsUpTo(1)));

    expect(idsOf(read(everyone))).toEqual(['post-1']);
  });

  test('leaves out a deleted item and stays complete', () => {
    const { cache, write, read } = openCache();
    write(everyone, feedOf(postsUpTo(3)));
    cache.evict({ id: 'Post:post-2' });
    cache.gc();

    expect(idsOf(read(everyone))).toEqual(['post-1', 'post-3']);
  });

  test('leaves out what people wrote whom the viewer has muted', () => {
    const { cache, write, read } = openCache();
    write(everyone, feedOf([postOf({ id: 'mine', author: authorNamed('nina') }), postOf()]));
    const fragment = gql`fragment Muted on User { viewerHasMuted }`;
    const mute = (muted: boolean) =>
      cache.writeFragment({ id: 'User:maeve-id', fragment, data: { __typename: 'User', viewerHasMuted: muted } });
    mute(true);
    expect(idsOf(read(everyone))).toEqual(['mine']);

    mute(false);
    expect(idsOf(read(everyone))).toEqual(['mine', 'post-1']);
  });

  test('keeps what the viewer has added at its end there, whatever pages come before it', () => {
    const { cache, write, read } = openCache();
    write(everyone, feedOf(postsUpTo(2), true));
    write({ scope: 'FOLLOWING' }, feedOf([postOf({ id: 'added' })]));
    const node = { __typename: 'Post', id: 'added' };
    appendNode(cache, { field: 'feed', edgeType: 'PostEdge', node, belongs: ({ scope }) => scope === 'EVERYONE' });
    write({ ...everyone, after: 'after post-2' }, feedOf(postsUpTo(2, 3), true));
    expect(idsOf(read(everyone))).toEqual(['post-1', 'post-2', 'post-3', 'post-4', 'added']);

    write({ ...everyone, after: 'after post-4' }, feedOf([postOf({ id: 'added' })]));
    expect(idsOf(read(everyone))).toEqual(['post-1', 'post-2', 'post-3', 'post-4', 'added']);
    expect(read(everyone)?.pageInfo.hasNextPage).toBe(false);
  });

  test('equals the whole list, once each and in order, whatever pages come twice', () => {
    const pageSizes = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(pageSizes, fc.array(fc.nat({ max: 5 }), { maxLength: 6 }), (sizes, repeats) => {
        const { write, read } = openCache();
        const pages = sizes.map((size, index) => {
          const start = sizes.slice(0, index).reduce((sum, each) => sum + each, 0);
          const page = feedOf(postsUpTo(size, start + 1), index < sizes.length - 1);
          return { variables: start ? { ...everyone, after: `after post-${start}` } : everyone, page };
        });
        for (const { variables, page } of pages) write(variables, page);
        for (const repeat of repeats) {
          const again = pages.slice(1)[repeat];
          if (again) write(again.variables, again.page);
        }

        const total = sizes.reduce((sum, each) => sum + each, 0);
        expect(idsOf(read(everyone))).toEqual(postsUpTo(total).map(({ id }) => id));
        expect(read(everyone)?.pageInfo.hasNextPage).toBe(false);
      }),
    );
  });
});

test('a list tells under which filters it is stored', () => {
  const { write, cache } = openCache();
  write({ scope: 'FOLLOWING', groupId: 'g:1' }, feedOf([]));
  const [key = ''] = Object.keys(cache.extract().ROOT_QUERY ?? {}).filter((name) => name.startsWith('feed'));

  expect(listFilter(key)).toEqual({ scope: 'FOLLOWING', groupId: 'g:1' });
});
