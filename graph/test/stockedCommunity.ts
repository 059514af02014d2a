import { newId } from '../platform/lib/ids.ts';
import { openBoard } from './boards.ts';
import type { TestApp } from './harness.ts';
import { startApp } from './harness.ts';
import { pictureStored } from './pictures.ts';
import { load, mediaPathOf, uploadBytes } from './uploads.ts';
import { insertInto } from './visibility/insertInto.ts';
import type { Cast } from './visibility/makeCast.ts';
import { makeCast } from './visibility/makeCast.ts';

/** Text that a careless copy would corrupt. */
const awkward = 'Tab\there, newline\nthere, \\N and \\. and \\\\, "quotes", \'more\', {braces}, ünïcödé 🚴‍♀️\r\n';

export interface StockedCommunity {
  readonly app: TestApp;
  readonly cast: Cast;
  /** The paths of its pictures, without an ending. */
  readonly pictures: readonly string[];
}

/** A deleted ride, as the calendar of a participant still has it. */
const cancellationFor = (participantId: string) => ({
  subject_id: newId(),
  is_event: false,
  group_id: newId(),
  privacy: 'group',
  participant_ids: [participantId, newId()],
  starts_at: new Date('2087-03-30T01:30:00.123Z'),
  time_zone: 'Europe/Berlin',
  sequence: 3,
  cancelled_at: new Date(),
});

/** A removed post with a picture, and its entry in the log of operators. */
async function insertTakedown(app: TestApp, authorId: string): Promise<void> {
  const [id, target_id, now] = [newId(), newId(), new Date()];
  const facts = { kind: 'post', target_id, author_id: authorId, reason: 'spam', words: awkward, excerpt: awkward };
  await insertInto(app, 'takedown', { id, ...facts, created_at: now });
  const row = JSON.stringify({ id: target_id, content: awkward });
  const kept = { takedown_id: id, table_name: 'post', digest: 'x', step: 0, owner_id: authorId, row };
  await insertInto(app, 'takedown_row', kept);
  await insertInto(app, 'takedown_picture', { takedown_id: id, hash: 'c'.repeat(64) });
  await insertInto(app, 'takedown_reader', { takedown_id: id, user_id: authorId, created_at: now });
  const act = { id: newId(), at: now, operator: 'hanna', verb: 'content remove', target_id, note: awkward };
  await insertInto(app, 'operator_log', act);
}

/** A community that has rows in every table, and pictures, one of them with a rendition. */
export async function startStockedCommunity(): Promise<StockedCommunity> {
  const app = await startApp({ RATE_LIMITS: JSON.stringify({ writes: 1_000_000 }) });
  const cast = await makeCast(app);
  const { owner } = cast.members;
  const upright = await mediaPathOf(app, owner, await pictureStored().png().toBuffer());
  const negative = await mediaPathOf(app, owner, await pictureStored().negate().png().toBuffer());
  const stranger = await app.member('second_sender');
  await uploadBytes(app, stranger, await pictureStored().png().toBuffer());
  await load(`${app.url + upright}/64.webp`);
  const id = newId();
  const media_urls = [`${upright}.webp`, `${negative}.webp`];
  await insertInto(app, 'post', { id, author_id: owner.id, content: awkward, media_urls, media_alts: [awkward, ''] });
  await openBoard(app);
  const removal = { post_id: id, kind: 'like', subject_id: newId(), author_ids: [owner.id, newId()] };
  await insertInto(app, 'removal', { ...removal, at: new Date() });
  await insertInto(app, 'calendar_cancellation', cancellationFor(owner.id));
  await insertInto(app, 'gone_id', { id: newId(), at: new Date() });
  await insertTakedown(app, owner.id);
  await insertInto(app, 'instance', { id: 1, name: awkward, imprint: awkward, logo: `${negative}.webp` });
  return { app, cast, pictures: [upright, negative] };
}
