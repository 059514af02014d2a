import { beforeAll, describe, expect, test } from 'vitest';
import { openBoard } from '../test/boards.ts';
import type { Made, Member } from '../test/factories.ts';
import { nobodysId } from '../test/hostile.ts';
import { dataUrlOf, pictureStored } from '../test/pictures.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let ada: Member;
let ben: Member;
let club: Made;
beforeAll(async () => {
  ({ ada, ben } = await app.cast('ada', 'ben'));
  club = await app.group('Spinners', ada);
  await app.as(ben).post(`/api/groups/${club.id}/join`);
  await app.run('update group_member set organises_since = now() where user_id = $1', ada.id);
});

const document =
  'mutation ($input: UpdateGroupInput!) { editGroup(input: $input) { group { name description picture } } }';
const edit = (by: Member | null, changes: Record<string, unknown>, groupId = club.id) =>
  app.as(by).query(document, { input: { groupId, ...changes } });
const shown = async () => (await app.as(null).query(`{ group(id: "${club.id}") { name description picture } }`)).data;
const lastAct = async () => {
  const board = app.with(await openBoard(app));
  const { data } = await board.query('{ operator { log(first: 1) { nodes { operator verb targetId note } } } }');
  return data.operator.log.nodes[0];
};

describe('an organiser', () => {
  test('changes the texts and the picture of the group, which the log keeps with who it was', async () => {
    const picture = dataUrlOf('png', await pictureStored().png().toBuffer());
    const { data } = await edit(ada, { name: ' Wheels ', description: ' <b>Slow</b> ', picture });
    const group = { name: 'Wheels', description: '<b>Slow</b>', picture: expect.stringMatching(/^\/media\//) };
    expect(data.editGroup.group).toEqual(group);
    expect(await shown()).toEqual({ group });
    const act = { verb: 'group edit', targetId: club.id, note: 'name, description, picture' };
    expect(await lastAct()).toEqual({ operator: 'organiser @ada', ...act });
    const rows = await app.run('select operator from operator_log order by at desc limit 1');
    expect(rows).toEqual([{ operator: `organiser ${ada.id}` }]);
  });

  test('keeps what is not given, and removes what is null', async () => {
    const { data } = await edit(ada, { name: null, description: null, picture: '' });
    expect(data.editGroup.group).toEqual({ name: 'Wheels', description: null, picture: null });
  });

  test.each([
    ['name', ' ', 'name must have 1 to 100 characters'],
    ['description', 'x'.repeat(2001), 'description must have at most 2,000 characters'],
    ['picture', '/media/x.webp', 'picture must be an image data URL, an http(s) URL or a /media URL'],
  ])('is refused a wrong %s as the operator is', async (field, value, message) => {
    const before = await shown();
    expect((await edit(ada, { [field]: value })).error).toEqual({ code: 'BAD_USER_INPUT', field, message });
    expect(await shown()).toEqual(before);
  });

  test('whose organising ends while the picture is stored changes nothing', async () => {
    const before = await shown();
    const picture = dataUrlOf('png', await pictureStored().rotate(90).png().toBuffer());
    const sent = edit(ada, { name: 'Late', picture });
    await app.run('update group_member set organises_since = null where user_id = $1', ada.id);
    expect((await sent).error).toMatchObject({ code: 'FORBIDDEN' });
    expect(await shown()).toEqual(before);
    await app.run('update group_member set organises_since = now() where user_id = $1', ada.id);
  });
});

test('nobody else changes the group', async () => {
  const before = await shown();
  expect((await edit(ben, { name: 'Mine' })).error).toMatchObject({ code: 'FORBIDDEN' });
  expect((await edit(null, { name: 'Mine' })).error).toMatchObject({ code: 'UNAUTHENTICATED' });
  for (const id of [nobodysId, 'club']) {
    expect((await edit(ada, { name: 'Mine' }, id)).error).toMatchObject({ code: 'NOT_FOUND' });
  }
  expect(await shown()).toEqual(before);
});
