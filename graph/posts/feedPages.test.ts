import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { Made, Member } from '../test/factories.ts';
import { runs } from '../test/runs.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp({ RATE_LIMITS: '{"reads": 1000000}' });
let ada: Member;
let authors: Member[];
let climbers: Made;
beforeAll(async () => {
  const { ada: viewer, followed, stranger } = await app.cast('ada', 'followed', 'stranger');
  ada = viewer;
  authors = [ada, followed, stranger];
  await app.follow(ada, followed);
  climbers = await app.group('Climbers', ada, followed, stranger);
});

const audiences = [
  { privacy: 'public', isInGroup: false },
  { privacy: 'private', isInGroup: false },
  { privacy: 'public', isInGroup: true },
  { privacy: 'group', isInGroup: true },
] as const;

interface Draft {
  author: number;
  audience: (typeof audiences)[number];
  /** A minute within one hour. Several posts share a minute. */
  minute: number;
}

interface KnownPost extends Draft {
  id: string;
}

const draft: fc.Arbitrary<Draft> = fc.record({
  author: fc.nat({ max: 2 }),
  audience: fc.constantFrom(...audiences),
  minute: fc.nat({ max: 4 }),
});

/** Creates and deletes posts between two pages. */
const change = fc.record({
  inserts: fc.array(draft, { maxLength: 3 }),
  deletes: fc.array(fc.nat({ max: 40 }), { maxLength: 3 }),
});

const timeOf = ({ minute }: Draft) => new Date(Date.UTC(2026, 5, 1, 12, minute));

async function publish(drafts: Draft[]): Promise<KnownPost[]> {
  const made = drafts.map(async (each) => {
    const { privacy, isInGroup } = each.audience;
    const author = authors[each.author] ?? ada;
    const groupId = isInGroup ? climbers.id : null;
    const { id } = await app.post(author, { privacy, groupId, createdAt: timeOf(each) });
    return { ...each, id };
  });
  return Promise.all(made);
}

const isVisible = ({ author, audience }: Draft) => audience.privacy !== 'private' || author === 0;
const isFollowed = ({ author, audience }: Draft) => author < 2 || audience.isInGroup;

const scopes = {
  everyone: { variables: () => ({ scope: 'EVERYONE' }), holds: isVisible },
  following: {
    variables: () => ({ scope: 'FOLLOWING' }),
    holds: (post: Draft) => isVisible(post) && isFollowed(post),
  },
  group: {
    variables: () => ({ scope: 'EVERYONE', groupId: climbers.id }),
    holds: (post: Draft) => isVisible(post) && post.audience.isInGroup,
  },
};

/** Sorts by time, then by id, both descending. */
const byAge = (a: KnownPost, b: KnownPost) => b.minute - a.minute || Number(a.id < b.id) - Number(a.id > b.id);

const document = `query ($scope: FeedScope!, $groupId: ID, $first: Int!, $after: String) {
  feed(scope: $scope, groupId: $groupId, first: $first, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } }
}`;

test('pages put together are all there was, once each and in order, whatever came and went between them', {
  timeout: 300_000,
}, async () => {
  const property = fc.asyncProperty(
    fc.constantFrom(...Object.values(scopes)),
    fc.array(draft, { maxLength: 14 }),
    fc.array(change, { minLength: 1, maxLength: 6 }),
    fc.integer({ min: 1, max: 4 }),
    async ({ variables, holds }, drafts, changes, first) => {
      await app.run('delete from post');
      let present = await publish(drafts);
      const steadfast = new Set(present.map(({ id }) => id));
      const seen: KnownPost[] = [];
      const pending = [...changes];
      let after: string | null = null;
      let hasNextPage = true;
      while (hasNextPage) {
        const { data, error } = await app.as(ada).query(document, { ...variables(), first, after });
        expect(error).toBeNull();
        const last = seen.at(-1);
        const ahead = present.filter((post) => holds(post) && (!last || byAge(last, post) < 0)).sort(byAge);
        const page = ahead.slice(0, first);
        expect(data.feed.nodes).toEqual(page.map(({ id }) => ({ id })));
        expect(data.feed.pageInfo.hasNextPage).toBe(ahead.length > first);
        seen.push(...page);
        ({ endCursor: after, hasNextPage } = data.feed.pageInfo);

        const { inserts, deletes } = pending.shift() ?? { inserts: [], deletes: [] };
        const gone = new Set(deletes.map((index) => present[index]?.id));
        await app.run('delete from post where id = any($1)', [...gone].filter(Boolean));
        for (const id of gone) steadfast.delete(id ?? '');
        present = [...present.filter(({ id }) => !gone.has(id)), ...(await publish(inserts))];
      }
      const stayed = present.filter((post) => steadfast.has(post.id) && holds(post)).sort(byAge);
      expect(seen.filter(({ id }) => steadfast.has(id))).toEqual(stayed);
      expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
    },
  );
  await fc.assert(property, { numRuns: runs(15) });
});
