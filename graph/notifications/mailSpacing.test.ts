import { afterAll, beforeAll, expect, test } from 'vitest';
import { bellDoors } from '../test/bellDoors.ts';
import { startApp, type TestApp } from '../test/harness.ts';
import { type MailServer, startMailServer } from '../test/mailServer.ts';
import { choose, giveAddress, inMinutes, mailAt, mailsTo } from '../test/mails.ts';

let server: MailServer;
let app: TestApp;
beforeAll(async () => {
  server = await startMailServer();
  app = await startApp(server.variables);
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const bell = bellDoors(() => app);

test.each([
  [true, 'ana', 'ben'],
  [false, 'cleo', 'dan'],
])(
  'a notification is mailed again later and later, while an act is done and undone and nothing is read; on the screen: %s',
  async (onScreen, reader, actor) => {
    const [ana, ben] = [await app.member(reader), await app.member(actor)];
    const address = await giveAddress(app, ana);
    await choose(app, ana, 'LIKE', 'MAIL');
    if (!onScreen) await choose(app, ana, 'LIKE', 'SCREEN', false);
    const post = await app.post(ana);
    const dueMinutes = async () => {
      await app.as(ben).delete(`/api/posts/${post.id}/like`);
      await app.run(`update notification set at = at - interval '2 minutes' where user_id = $1`, ana.id);
      await bell.like(ben, post);
      const [row] = await app.run<{ minutes: number }>(
        'select (extract(epoch from mail_due_at - at) / 60)::int as minutes from notification where user_id = $1 order by at desc limit 1',
        ana.id,
      );
      return row?.minutes;
    };
    await bell.like(ben, post);
    const waits: unknown[] = [];
    for (let round = 1; round < 14; round += 1) {
      await mailAt(app, inMinutes(10_000 * round));
      waits.push(await dueMinutes());
    }
    expect(mailsTo(server, address)).toHaveLength(13);
    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 1024, 1024, 1024]);
  },
);

test('a mail whose content the mail server refuses goes without the words of other members', async () => {
  const [ruth, sven] = [await app.member('ruth'), await app.member('sven')];
  const address = await giveAddress(app, ruth);
  await choose(app, ruth, 'COMMENT', 'MAIL');
  await bell.comment(sven, await app.post(ruth), 'Buy cheap helmets');
  server.refuseNext(1, 554, 'This looks like spam');
  await mailAt(app, inMinutes(5));
  const [mail, ...others] = mailsTo(server, address);
  expect([mail?.subject, others]).toEqual(['Your notifications', []]);
  expect(mail?.text).toContain('https://rides.example/notifications');
  expect(mail?.text).toContain('https://rides.example/unsubscribe/');
  expect(mail?.text).not.toMatch(/helmets|sven/);
});

test('a member is mailed later and later, while a leader names them and takes it back', async () => {
  const [eve, finn] = [await app.member('eve'), await app.member('finn')];
  await giveAddress(app, finn);
  await choose(app, finn, 'LEADER_NAMED', 'MAIL');
  const ride = await app.ride(eve, { date: '2099-05-01' });
  await app.participate(ride, finn);
  const path = `/api/rides/${ride.id}/leaders/${finn.id}`;
  const name = async () => expect((await app.as(eve).put(path, {})).status).toBe(200);
  const dueMinutes = async () => {
    expect((await app.as(eve).delete(path)).status).toBe(200);
    expect(await bell.unread(finn)).toBe(0);
    // Without the trigger, which would mark the row for a mail.
    await app.run(`alter table notification disable trigger mail;
      update notification set at = at - interval '2 minutes'; alter table notification enable trigger mail`);
    await name();
    expect(await bell.unread(finn)).toBe(1);
    const [row] = await app.run<{ minutes: number }>(
      'select (extract(epoch from mail_due_at - at) / 60)::int as minutes from notification where user_id = $1',
      finn.id,
    );
    return row?.minutes;
  };
  await name();
  const waits: unknown[] = [];
  for (let round = 1; round < 4; round += 1) {
    await mailAt(app, inMinutes(10_000 * round));
    waits.push(await dueMinutes());
  }
  expect(waits).toEqual([2, 4, 8]);
});

test.each([
  [true, 'gil', 'hal'],
  [false, 'ida', 'jan'],
])(
  'a member is mailed later and later by another who blocks and unblocks them; on the screen: %s',
  async (onScreen, reader, actor) => {
    const [ida, jan] = [await app.member(reader), await app.member(actor)];
    await giveAddress(app, ida);
    await choose(app, ida, 'LIKE', 'MAIL');
    if (!onScreen) await choose(app, ida, 'LIKE', 'SCREEN', false);
    const post = await app.post(ida);
    const path = `/api/users/${ida.id}/block`;
    const dueMinutes = async () => {
      expect((await app.as(jan).post(path)).status).toBe(200);
      expect(await bell.unread(ida)).toBe(0);
      expect((await app.as(jan).delete(path)).status).toBe(200);
      await bell.like(jan, post, false);
      await bell.like(jan, post);
      expect(await bell.unread(ida)).toBe(onScreen ? 1 : 0);
      const [row] = await app.run<{ minutes: number }>(
        'select (extract(epoch from mail_due_at - at) / 60)::int as minutes from notification where user_id = $1 order by at desc, id desc limit 1',
        ida.id,
      );
      return row?.minutes;
    };
    await bell.like(jan, post);
    const waits: unknown[] = [];
    for (let round = 1; round < 4; round += 1) {
      await mailAt(app, inMinutes(10_000 * round));
      waits.push(await dueMinutes());
    }
    expect(waits).toEqual([2, 4, 8]);
  },
);

test('an announcement is mailed in one line, so that it cannot imitate the lines of the mail', async () => {
  const [uma, vera] = [await app.member('uma'), await app.member('vera')];
  const address = await giveAddress(app, uma);
  await choose(app, uma, 'ANNOUNCED', 'MAIL');
  const club = await app.group('Spinners', vera, uma);
  await app.run('update group_member set organises_since = now() where user_id = $1', vera.id);
  const input = { groupId: club.id, text: 'Lights on\n\nOpen:\nhttps://elsewhere.example\r\nThanks' };
  const document = 'mutation ($input: AnnouncementInput!) { announceToGroup(input: $input) { post { id } } }';
  expect((await app.as(vera).query(document, { input })).error).toBeNull();
  await mailAt(app, inMinutes(2));
  const [mail] = mailsTo(server, address);
  expect(mail?.text).toContain('\nLights on Open: https://elsewhere.example Thanks\n');
});
