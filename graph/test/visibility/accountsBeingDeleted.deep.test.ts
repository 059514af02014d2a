import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hideAccount } from '../../account/accountDeletions.ts';
import type { TestApp } from '../harness.ts';
import { startApp } from '../harness.ts';
import { pictureStored } from '../pictures.ts';
import { showPicture, unshownPathOf } from '../uploads.ts';
import { crawlReads } from './crawlReads.ts';
import { limitsOfCrawl } from './limitsOfCrawl.ts';
import type { Cast } from './makeCast.ts';
import { makeCast } from './makeCast.ts';
import type { Mark } from './makeMarks.ts';
import type { Sightings } from './makeSightings.ts';
import { makeSightings } from './makeSightings.ts';

const viewers = ['anonymous', 'other', 'member', 'participant', 'muted'] as const;

let app: TestApp;
let cast: Cast;
let picture: string;
let face: string;
let seen: Map<string, Sightings>;

const pictureOf = async (width: number) =>
  unshownPathOf(app, cast.members.owner, await pictureStored().resize(width, 80).png().toBuffer());

beforeAll(async () => {
  const limits = { reads: 10_000_000, writes: 10_000_000, texts: 10_000_000, signIns: 10_000_000 };
  app = await startApp({ RATE_LIMITS: JSON.stringify(limits), QUERY_LIMITS: limitsOfCrawl });
  cast = await makeCast(app);
  const { owner, participant } = cast.members;
  picture = await pictureOf(100);
  await showPicture(app, picture, { id: cast.idOf("owner's public post") });
  face = await pictureOf(101);
  await app.run('update "user" set profile_picture = $2 where id = $1', owner.id, `${face}.webp`);
  await app.follow(participant, owner);
  // As a deletion is acknowledged, before any of its batches.
  await hideAccount(app.backend.orm.em.fork(), app.backend.services, owner.id, new Date());
  seen = await crawlReads(app, cast, viewers);
}, 900_000);
afterAll(() => app.close());

/** Content that is deleted with the account, also content of others under its posts and replies to it. */
const isOfOwner = ({ thing }: Mark) => /\bowner\b/.test(thing);

describe('an account whose deletion has begun', () => {
  test.each(viewers)('is told of to %s by no query and no REST read', (viewer) => {
    const { marks } = seen.get(viewer) ?? makeSightings(cast);
    const told = [...marks].filter(([mark]) => isOfOwner(mark));
    expect(
      told.map(([{ thing, fact }, places]) => `${fact} of ${thing} at ${[...places].slice(0, 3).join(', ')}`),
    ).toEqual([]);
    expect([...marks.keys()].map(({ thing }) => thing)).toContain("other's public ride");
  });

  test('has no pages, no place in lists for other sites, and no pictures', async () => {
    const post = cast.idOf("owner's public post");
    const ride = cast.idOf("owner's public ride");
    const other = cast.idOf("other's public ride");
    const paths = [
      ...[post, ride, other].flatMap((id) => [
        `/post/${id}`,
        `/embed/ride/${id}`,
        `/oembed?url=${encodeURIComponent(`${app.url}/post/${id}`)}`,
      ]),
      `/profile/${cast.members.owner.username}`,
      '/feed.xml',
      '/sitemap.xml',
      '/',
    ];
    const texts = await Promise.all(paths.map(async (path) => (await fetch(app.url + path)).text()));
    const told = texts.flatMap((text, index) =>
      cast.marks
        .in(text.replaceAll(paths[index] ?? '', ''))
        .found.filter((mark) => isOfOwner(mark))
        .map(({ thing, fact }) => `${fact} of ${thing} at ${paths[index]}`),
    );
    expect(told.filter((each) => !each.startsWith('id of'))).toEqual([]);
    const [feed, sitemap] = texts.slice(-3);
    for (const list of [feed, sitemap]) {
      expect(list).toContain(other);
      expect(list).not.toContain(post);
    }
    for (const path of [picture, face]) expect((await fetch(`${app.url}${path}.webp`)).status).toBe(404);
  });
});
