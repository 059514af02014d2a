import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bellDoors } from '../../test/bellDoors.ts';
import type { Made, Member } from '../../test/factories.ts';
import { useApp } from '../../test/useApp.ts';
import { mentionedIn } from './mentions.ts';

const app = useApp();
let ana: Member;
let ben: Member;
let cleo: Member;
let group: Made;
const bell = bellDoors(() => app);
beforeAll(async () => {
  ({ ana, ben, cleo } = await app.cast('ana', 'ben', 'cleo'));
  group = await app.group('Climbers', ana, ben);
});
beforeEach(async () => {
  await app.run('delete from notification');
  await app.run('delete from post');
});

const mentions = async (member: Member) => (await bell.told(member)).filter((told) => told.startsWith('MENTION'));

test('a text mentions the names that the client makes links of, each once, and the first 20', () => {
  expect(mentionedIn('With @Ana, @ben. and (@cleo-) and @ANA again')).toEqual(['ana', 'ben', 'cleo']);
  expect(mentionedIn('mail@ana.example https://pictures.test/@ben @')).toEqual([]);
  expect(mentionedIn('no names')).toEqual([]);
  expect(mentionedIn(Array.from({ length: 300 }, (_, index) => `@rider${index}`).join(' '))).toHaveLength(20);
});

describe('a mention', () => {
  test('in a post is told to whom it names, never to its author, nor twice to one', async () => {
    const post = await bell.publish(ana, 'With @ben, @Ben, @ana and @nobody-here');
    expect(await mentions(ben)).toEqual(['MENTION ana 1']);
    expect((await bell.rows(ben))[0]).toMatchObject({ post: { id: post.id }, comment: null });
    expect(await mentions(ana)).toEqual([]);
  });

  test('in a ride post is told too, and once where the same request comes twice', async () => {
    const ride = { distance: 20, location: 'Mill Square', date: '2087-05-01', time: '07:00' };
    const id = '0199a000-0000-7000-8000-00000000aaaa';
    const send = () => bell.publish(ana, 'Hills with @ben', { id, ride });
    await Promise.all([send(), send()]);
    await send();
    expect(await mentions(ben)).toEqual(['MENTION ana 1']);
  });

  test('in a comment is told to whom it does not concern otherwise', async () => {
    const post = await app.post(ana);
    const said = await bell.comment(ben, post, 'I do, @ana and @cleo');
    expect(await bell.told(ana)).toEqual(['COMMENT ben 1']);
    expect((await bell.rows(cleo))[0]).toMatchObject({
      kind: 'MENTION',
      comment: { id: said.id },
      post: { id: post.id },
    });
    await bell.comment(cleo, post, 'So do I, @ben', said);
    expect(await bell.told(ben)).toEqual(['REPLY cleo 1']);
  });

  test('is told five times under one post, and again once those are read', async () => {
    const post = await app.post(ana);
    for (let count = 0; count < 7; count += 1) await bell.comment(ana, post, `@ben, number ${count}`);
    expect(await mentions(ben)).toHaveLength(5);
    await bell.comment(ana, await app.post(ana), '@ben, elsewhere');
    expect(await mentions(ben)).toHaveLength(6);
    await bell.mark(ben, { ids: (await bell.rows(ben)).map(({ id }) => id) });
    await bell.comment(ana, post, '@ben, once more');
    expect(await mentions(ben)).toHaveLength(7);
  });

  test('is written only for those who may read it, and for others once an edit lets them', async () => {
    const stored = async () =>
      (
        await app.run<{ username: string }>(
          `select u.username from notification n join "user" u on u.id = n.user_id where n.kind = 'mention' order by 1`,
        )
      ).map(({ username }) => username);
    const post = await bell.publish(ana, 'Secret, @ben and @cleo', { privacy: 'PRIVATE', groupId: group.id });
    await bell.comment(ana, post, 'You too, @ben');
    expect(await stored()).toEqual([]);
    await bell.edit(ana, post, { privacy: 'GROUP' });
    expect(await stored()).toEqual(['ben']);
    await bell.comment(ana, post, '@ben and @cleo, the second');
    expect(await stored()).toEqual(['ben', 'ben']);
    await bell.edit(ana, post, { privacy: 'PUBLIC', content: 'For all, @cleo' });
    expect(await stored()).toEqual(['ben', 'ben', 'cleo']);
    expect(await mentions(ben)).toHaveLength(1);
    await bell.edit(ana, post, { privacy: 'PRIVATE' });
    await bell.edit(ana, post, { privacy: 'PUBLIC', content: 'For nobody' });
    expect([await mentions(ben), await mentions(cleo)]).toEqual([['MENTION ana 1'], []]);
    await bell.edit(ana, post, { content: 'For all, @cleo again' });
    expect(await stored()).toEqual(['ben', 'ben', 'cleo']);
    expect(await mentions(cleo)).toHaveLength(1);
  });

  test('is told only of what one may read', async () => {
    const post = await bell.publish(ana, 'Secret, @ben and @cleo', { privacy: 'GROUP', groupId: group.id });
    expect(await mentions(ben)).toHaveLength(1);
    expect(await mentions(cleo)).toEqual([]);
    expect(await bell.unread(cleo)).toBe(0);
    await bell.edit(ana, post, { privacy: 'PUBLIC' });
    expect(await mentions(cleo)).toHaveLength(1);
  });

  test('that edits of a post drop and add again is told once, unread as long as it was', async () => {
    const post = await bell.publish(ana, 'With @ben');
    const [first] = await bell.rows(ben);
    for (const isRead of [false, true]) {
      if (isRead) await bell.mark(ben, { ids: [first?.id ?? ''] });
      await bell.edit(ana, post, { content: 'Alone' });
      expect([await bell.rows(ben), await bell.unread(ben)]).toEqual([[], 0]);
      await bell.edit(ana, post, { content: 'Yet with @ben' });
      expect(await bell.rows(ben)).toEqual([{ ...first, isRead }]);
      expect(await bell.unread(ben)).toBe(isRead ? 0 : 1);
    }
    expect(await app.run('select from notification where user_id = $1', ben.id)).toHaveLength(1);
  });

  test('is told by an edit that adds it, taken back by one that drops it, and not told anew by any other', async () => {
    const post = await bell.publish(ana, 'With @ben');
    const [row] = await bell.rows(ben);
    await bell.mark(ben, { ids: [row?.id ?? ''] });
    await bell.edit(ana, post, { content: 'With @ben and @cleo' });
    expect([await bell.unread(ben), await bell.unread(cleo)]).toEqual([0, 1]);
    await bell.edit(ana, post, { content: 'With @cleo' });
    expect([await mentions(ben), await mentions(cleo)]).toEqual([[], ['MENTION ana 1']]);
    await bell.edit(ana, post, { content: 'Alone' });
    expect(await mentions(cleo)).toEqual([]);
  });
});
