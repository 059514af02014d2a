import { beforeEach, expect, test } from 'vitest';
import type { OperatorContext } from '../context.ts';
import { TakedownKind } from '../model/takedowns/TakedownKind.ts';
import { expectCountersHold } from '../test/expectCountersHold.ts';
import type { Member } from '../test/factories.ts';
import { pictureStored } from '../test/pictures.ts';
import { bareRide } from '../test/rideDoors.ts';
import { type SeriesDoor, seriesDoors } from '../test/seriesDoors.ts';
import { unshownPathOf } from '../test/uploads.ts';
import { useApp } from '../test/useApp.ts';
import { restoreTakedown } from './takedownAnswers.ts';
import { takeDown, takeDownPart } from './takedowns.ts';

const app = useApp({ RATE_LIMITS: '{"writes": 100000, "reads": 100000, "texts": 100000}' });
const [door] = seriesDoors as [SeriesDoor];
let ada: Member;
let ben: Member;
beforeEach(async () => {
  await app.run('delete from post; delete from "user"; delete from takedown; delete from gone_id');
  ({ ada, ben } = await app.cast('ada', 'ben'));
});

const operator = (): OperatorContext => {
  const { orm, sql, services } = app.backend;
  const reader = { viewer: null, sql, now: new Date() };
  return {
    ...reader,
    load: services.makeLoaders(reader),
    services,
    em: orm.em.fork(),
    operatorName: 'hanna',
  } as unknown as OperatorContext;
};

/** The dates of a series of four Tuesdays, with their turns in feeds. */
async function makeSeries() {
  const rideData = { ...bareRide, date: '2086-06-04', time: '18:30', timeZone: 'Europe/Berlin' };
  await door.create(app.as(ada), { rideData, repeats: 'FREQ=WEEKLY;BYDAY=TU;COUNT=4' });
  return turns();
}
const turns = () =>
  app.run<{ id: string; turn: Date; going: number }>(
    `select r.id, p.created_at as turn, r.participant_count as going from ride r join post p on p.id = r.id order by r.starts_at`,
  );
const feed = async () =>
  (await app.as(ben).query('{ feed(first: 50) { nodes { id } } }')).data.feed.nodes.map(({ id }: { id: string }) => id);
const kindsOf = async (member: Member) => {
  const { data } = await app.as(member).query('{ notifications(first: 50) { nodes { kind } } }');
  return data.notifications.nodes.map(({ kind }: { kind: string }) => kind);
};

const pictureOfAda = async (width: number) =>
  `${await unshownPathOf(app, ada, await pictureStored().resize(width).png().toBuffer())}.webp`;

test('a date of a series is removed with its later dates, and no copy takes its place in feeds', async () => {
  const [first, second, third, fourth] = await makeSeries();
  await app.as(ben).post(`/api/rides/${first?.id}/series/join`, {});
  const before = await turns();
  const { takedown } = await takeDown(operator(), TakedownKind.POST, second?.id ?? '', {
    reason: 'spam',
    words: 'It sells helmets.',
  });
  expect((await turns()).map(({ id }) => id)).toEqual([first?.id]);
  expect(await feed()).toEqual([first?.id]);
  expect(await kindsOf(ben)).toEqual(['RIDE_DELETED']);

  await restoreTakedown(operator(), takedown.id, null);
  expect(await turns()).toEqual(before);
  expect(before.map(({ id, going }) => [id, going])).toEqual(
    [first, second, third, fourth].map((date) => [date?.id, 2]),
  );
  expect(await feed()).toEqual([first?.id]);
  expect(await kindsOf(ben)).toEqual([]);
  await expectCountersHold(app);
});

test('a picture of a date is removed from the later dates too, and all get it back', async () => {
  const [first, second, third, fourth] = await makeSeries();
  const path = await pictureOfAda(40);
  const other = '/media/other.webp';
  await app.run(`update post set media_urls = array[$1, $2], media_alts = '{Bad,Good}'`, path, other);
  await app.run('update post set media_urls = array[$2] where id = $1', fourth?.id, other);
  const pictures = () =>
    app.run<{ urls: string[] }>('select media_urls as urls from post p join ride r using (id) order by r.starts_at');
  const before = await pictures();
  const status = async () => (await fetch(app.url + path)).status;
  expect(await status()).toBe(200);
  const part = { kind: TakedownKind.PICTURE, place: 'post', id: second?.id ?? '', picture: path } as const;
  const { takedown } = await takeDownPart(operator(), part, { reason: 'nudity', words: 'Not here' });
  expect((await pictures()).map(({ urls }) => urls)).toEqual([[path, other], [other], [other], [other]]);
  await app.run('delete from post where id = any($1)', [first?.id, third?.id]);
  expect(await status()).toBe(404);

  await restoreTakedown(operator(), takedown.id, null);
  expect(await pictures()).toEqual([before[1], before[3]]);
  expect(await status()).toBe(200);
});

test('an edit of later dates shows no removed picture again', async () => {
  const [bad, good] = [await pictureOfAda(40), await pictureOfAda(50)];
  const plain = await app.post(ada);
  const [first, ...later] = (await makeSeries()).map(({ id }) => id);
  await app.run(`update post set privacy = 'private' where is_ride`);
  const show = (urls: string[], ids: (string | undefined)[]) =>
    app.run(
      "update post set media_urls = $1::text[], media_alts = array_fill(''::text, array[cardinality($1::text[])]) where id = any($2)",
      urls,
      ids,
    );
  await show([bad], [plain.id]);
  const part = { kind: TakedownKind.PICTURE, place: 'post', id: plain.id, picture: bad } as const;
  await takeDownPart(operator(), part, { reason: 'nudity', words: 'Not here' });
  const refusal = { message: 'mediaUrls has a picture that the operator has removed: leave it out' };
  const edit = (changes: object) => door.update(app.as(ada), first ?? '', { ...changes, laterDates: true });

  // The edited date shows none, and the others become public with it.
  await show([bad], later);
  expect(await edit({ privacy: 'PUBLIC' })).toMatchObject(refusal);
  // The edited date may keep it, and the others get it.
  await show([bad], [first]);
  await show([], later);
  expect(await edit({ mediaUrls: [bad, good] })).toMatchObject(refusal);
  expect(await edit({ mediaUrls: [good], privacy: 'PUBLIC' })).toBeNull();
  const rows = await app.run<{ urls: string[] }>('select media_urls as urls from post where is_ride');
  expect(rows.map(({ urls }) => urls)).toEqual([[good], [good], [good], [good]]);
});

test('the first date that is removed leaves nothing of a series in feeds', async () => {
  const [first] = await makeSeries();
  await takeDown(operator(), TakedownKind.POST, first?.id ?? '', { reason: 'spam', words: 'It sells helmets.' });
  expect([await turns(), await feed()]).toEqual([[], []]);
});
