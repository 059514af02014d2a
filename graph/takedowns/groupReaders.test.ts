import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openBoard } from '../test/boards.ts';
import type { Caller } from '../test/caller.ts';
import type { Made, Member } from '../test/factories.ts';
import { pictureStored } from '../test/pictures.ts';
import { mediaPathOf } from '../test/uploads.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let board: Caller;
let ada: Member;
let ben: Member;
let cleo: Member;
let dana: Member;
let club: Made;
let event: Made;

const organise = (member: Member, since: string | null) =>
  app.run('update group_member set organises_since = $2 where user_id = $1', member.id, since);

/** Ada and Ben organise the club, Cleo is a member, and Dana has resigned. */
beforeAll(async () => {
  ({ ada, ben, cleo, dana } = await app.cast('ada', 'ben', 'cleo', 'dana'));
  board = app.with(await openBoard(app));
});
beforeEach(async () => {
  for (const table of ['event', '"group"', 'takedown', 'notification']) await app.run(`delete from ${table}`);
  club = await app.group('Spinners', ada);
  event = await app.event({ title: 'Lantern ride', date: '2087-01-01' });
  await app.run('update event set group_id = $2 where id = $1', event.id, club.id);
  for (const member of [ben, cleo, dana]) await app.as(member).post(`/api/groups/${club.id}/join`);
  for (const member of [ada, ben, dana]) await organise(member, '2026-01-01');
  await organise(dana, null);
});

const fields = `id kind words excerpt appeal decision viewerCanAppeal isByOrganiser isOfGroup`;
const listOf = async (member: Member) =>
  (await app.as(member).query(`{ viewer { takedowns { nodes { ${fields} } } } }`)).data.viewer.takedowns.nodes;
const toldOf = async (member: Member) =>
  (await app.as(member).query('{ notifications { nodes { kind takedown { id decision } } } }')).data.notifications
    .nodes;
const act = async (mutation: string): Promise<string> => {
  const { data, error } = await board.query(`mutation { ${mutation} { takedown { id } } }`);
  expect(error).toBeNull();
  return Object.values<{ takedown: { id: string } }>(data)[0]?.takedown.id ?? '';
};
const why = 'reason: SPAM, words: "Sales"';
const remove = ({ id }: Made) => act(`removeContent(input: { content: "${id}", ${why} })`);
const appeal = (member: Member | null, takedownId: string, text: string) =>
  app.as(member).query('mutation ($input: AppealInput!) { appeal(input: $input) { takedown { appeal } } }', {
    input: { takedownId, text },
  });

test.each([
  ['GROUP', () => club, 'Spinners'],
  ['EVENT', () => event, 'Lantern ride'],
] as const)(
  'the organisers of then read why their %s was removed, and nobody else does',
  async (kind, thing, title) => {
    const live = await (await app.live(ben)).follow('subscription { notificationActivity { kind } }');
    const told = live.next();
    const id = await remove(thing());
    expect(await told).toMatchObject({ kind: 'NOTIFIED' });
    for (const organiser of [ada, ben]) {
      expect(await listOf(organiser)).toEqual([
        {
          ...{ id, kind, words: 'Sales', excerpt: expect.stringContaining(title), appeal: null, decision: null },
          ...{ viewerCanAppeal: true, isByOrganiser: false, isOfGroup: true },
        },
      ]);
      expect(await toldOf(organiser)).toMatchObject([{ kind: 'CONTENT_REMOVED', takedown: { id } }]);
      expect((await app.as(organiser).get('/api/takedowns')).body).toMatchObject([{ id, isOfGroup: true }]);
      const exported = await app.as(organiser).get(`/api/users/${organiser.id}/export`);
      expect(exported.body.groupTakedowns).toMatchObject([{ id, words: 'Sales' }]);
    }
    for (const other of [cleo, dana]) {
      expect(await listOf(other)).toEqual([]);
      expect(await toldOf(other)).toEqual([]);
      expect((await appeal(other, id, 'Please')).error?.code).toBe('NOT_FOUND');
      expect(JSON.stringify((await app.as(other).get(`/api/users/${other.id}/export`)).body)).not.toContain(id);
    }
  },
);

test('the organisers of a group read why its picture was removed', async () => {
  const picture = `${await mediaPathOf(app, ada, await pictureStored().png().toBuffer())}.webp`;
  await app.run('update "group" set picture = $2 where id = $1', club.id, picture);
  const id = await act(`removeContent(input: { content: "${club.id}", picture: "${picture}", ${why} })`);
  for (const organiser of [ada, ben])
    expect(await listOf(organiser)).toMatchObject([{ id, kind: 'PICTURE', isOfGroup: true }]);
  expect(await listOf(cleo)).toEqual([]);
});

test('one organiser appeals for all, and all learn of the decision', async () => {
  const id = await remove(club);
  const sent = await Promise.all([appeal(ada, id, 'We sold nothing'), appeal(ben, id, 'We gave it away')]);
  expect(sent.map(({ error }) => error?.code ?? 'sent').sort()).toEqual(['CONFLICT', 'sent']);
  expect(sent.flatMap(({ error }) => error?.message ?? [])).toEqual(['An organiser has appealed already']);
  const [read] = await listOf(ben);
  expect(read).toEqual((await listOf(ada))[0]);
  expect(read).toMatchObject({ viewerCanAppeal: false, appeal: expect.stringContaining('We') });
  await app.run('delete from notification');
  await act(`answerAppeal(input: { takedownId: "${id}", decision: RESTORED, words: "Right" })`);
  for (const organiser of [ada, ben])
    expect(await toldOf(organiser)).toMatchObject([{ kind: 'APPEAL_DECIDED', takedown: { decision: 'RESTORED' } }]);
  expect(await toldOf(cleo)).toEqual([]);
  const { data } = await app.as(cleo).query(`{ group(id: "${club.id}") { name } }`);
  expect(data.group).toEqual({ name: 'Spinners' });
});

test('own removals and those of a group are one list, page by page', async () => {
  const posts = [await app.post(ada), await app.post(ada)];
  const ids: string[] = [];
  for (const thing of [posts[0], event, posts[1], club]) if (thing) ids.unshift(await remove(thing));
  const found: string[] = [];
  const document =
    'query ($after: String) { viewer { takedowns(first: 1, after: $after) { edges { cursor node { id } } } } }';
  for (let after: string | null = null; found.length < ids.length; ) {
    const { data } = await app.as(ada).query(document, { after });
    const [edge]: [{ cursor: string; node: { id: string } }] = data.viewer.takedowns.edges;
    found.push(edge.node.id);
    after = edge.cursor;
  }
  expect(found).toEqual(ids);
});
