import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperatorContext } from '../../context.ts';
import { takeDown } from '../../takedowns/takedowns.ts';
import type { TestApp } from '../harness.ts';
import { startApp } from '../harness.ts';
import { pictureStored } from '../pictures.ts';
import { showPicture, unshownPathOf } from '../uploads.ts';
import { crawlReads } from './crawlReads.ts';
import { limitsOfCrawl } from './limitsOfCrawl.ts';
import type { Cast } from './makeCast.ts';
import { makeCast } from './makeCast.ts';
import type { Mark } from './makeMarks.ts';
import { makeSightings, type Sightings } from './makeSightings.ts';

/** The author is one of them. */
const viewers = ['anonymous', 'owner', 'member', 'participant'] as const;
const removed = ["owner's public post", "owner's public ride"] as const;
const comment = "owner's comment on other's public ride";

let app: TestApp;
let cast: Cast;
let picture: string;
let seen: Map<string, Sightings>;

const operator = (): OperatorContext => {
  const { orm, sql, services } = app.backend;
  const reader = { viewer: null, sql, now: new Date() };
  const load = services.makeLoaders(reader);
  return { ...reader, load, services, em: orm.em.fork(), operatorName: 'hanna' } as unknown as OperatorContext;
};
const grounds = { reason: 'other', words: 'No.' };

beforeAll(async () => {
  const limits = { reads: 10_000_000, writes: 10_000_000, texts: 10_000_000, signIns: 10_000_000 };
  app = await startApp({ RATE_LIMITS: JSON.stringify(limits), QUERY_LIMITS: limitsOfCrawl });
  cast = await makeCast(app);
  picture = await unshownPathOf(app, cast.members.owner, await pictureStored().png().toBuffer());
  await showPicture(app, picture, { id: cast.idOf(removed[0]) });
  for (const name of removed) await takeDown(operator(), 'post', cast.idOf(name), grounds);
  await takeDown(operator(), 'comment', cast.idOf(comment), grounds);
  // The notices themselves are for the author, and have the text that was removed.
  await app.run('delete from takedown_row');
  await app.run(`delete from takedown where reason = 'other' and kind <> 'warning'`);
  await app.run(`delete from notification where kind = 'removed'`);
  seen = await crawlReads(app, cast, viewers);
}, 900_000);
afterAll(() => app.close());

/** Removed things and everything under them, of all members. Calendars know the id and the start of a removed ride. */
const isRemoved = ({ thing, fact }: Mark) =>
  [...removed, comment].some((name) => thing.endsWith(name)) && !/^(id|startsAt)/.test(fact);

describe('what is taken down', () => {
  test.each(viewers)('is shown to %s by no query and no REST read', (viewer) => {
    const { marks } = seen.get(viewer) ?? makeSightings(cast);
    const told = [...marks].filter(([mark]) => isRemoved(mark));
    expect(
      told.map(([{ thing, fact }, places]) => `${fact} of ${thing} at ${[...places].slice(0, 3).join(', ')}`),
    ).toEqual([]);
    expect([...marks.keys()].map(({ thing }) => thing)).toContain("other's public ride");
  });

  test('has no pages, no place in lists for other sites, and no pictures', async () => {
    const other = cast.idOf("other's public ride");
    const paths = [
      ...removed.flatMap((name) => [
        `/post/${cast.idOf(name)}`,
        `/embed/ride/${cast.idOf(name)}`,
        `/oembed?url=${encodeURIComponent(`${app.url}/post/${cast.idOf(name)}`)}`,
      ]),
      `/profile/${cast.members.owner.username}`,
      '/',
      '/feed.xml',
      '/sitemap.xml',
    ];
    const texts = await Promise.all(paths.map(async (path) => (await fetch(app.url + path)).text()));
    const told = texts.flatMap((text, index) =>
      cast.marks
        .in(text)
        .found.filter(isRemoved)
        .map(({ thing, fact }) => `${fact} of ${thing} at ${paths[index]}`),
    );
    expect(told).toEqual([]);
    const [feed, sitemap] = texts.slice(-2);
    for (const list of [feed, sitemap]) {
      expect(list).toContain(other);
      for (const name of removed) expect(list).not.toContain(cast.idOf(name));
    }
    expect((await fetch(`${app.url}${picture}.webp`)).status).toBe(404);
  });
});
