import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Environment } from '../../test/commandLine.ts';
import { commandLineIn, environmentOf } from '../../test/commandLine.ts';
import type { Made, Member } from '../../test/factories.ts';
import { nobodysId } from '../../test/hostile.ts';
import { areAlike, blue, green, looksOf, red, white } from '../../test/pictures.ts';
import { factsOf, oddities, telltales } from '../../test/tortures.ts';
import { load } from '../../test/uploads.ts';
import { useApp } from '../../test/useApp.ts';

const app = useApp();
let environment: Environment;
let ada: Member;
beforeAll(async () => {
  environment = environmentOf(app);
  ada = await app.member('Ada');
});

const { run, refusal } = commandLineIn(() => environment);

describe('groups', () => {
  test('have a name and a picture that is one', async () => {
    expect(await refusal('group', 'create', ' ')).toBe('name must have 1 to 100 characters');
    expect(await refusal('group', 'create', 'Owls', '--picture', 'no-such.png')).toBe(
      'picture no-such.png is not readable (ENOENT)',
    );
    expect(await refusal('group', 'create', 'Owls', '--picture', 'package.json')).toMatch(/^Failed to process/);
    expect(await refusal('group', 'create', 'Owls', '--picture', '/media/x.webp')).toMatch(/^picture must be an image/);
    expect(await app.run('select from "group"')).toEqual([]);
  });

  test('keep what is not given, and lose what is given empty', async () => {
    const url = 'https://pictures.example/owl.png';
    const { json } = await run('group', 'create', 'Owls', '--description', 'Late', '--picture', url, '--json');
    expect(json).toMatchObject({ description: 'Late', picture: url });
    const renamed = await run('group', 'edit', 'owls', '--name', ' Night owls ', '--json');
    expect(renamed.json).toEqual({ ...json, name: 'Night owls' });
    const emptied = await run('group', 'edit', json.id, '--description', '', '--picture', '', '--json');
    expect(emptied.json).toEqual({ ...json, name: 'Night owls', description: null, picture: null });
    expect(await refusal('group', 'edit', json.id, '--name', '')).toBe('name must have 1 to 100 characters');
  });

  test('are organised by the members whom the operator appoints', async () => {
    await run('group', 'create', 'Spokes');
    const { json: none } = await run('group', 'organiser', 'list', 'spokes', '--json');
    expect(none).toEqual({ id: expect.any(String), name: 'Spokes', organisers: [] });
    const unknown = 'Only a member of the group can organise it: they have to join it first';
    expect(await refusal('group', 'organiser', 'add', 'spokes', 'ada')).toBe(unknown);
    expect(await refusal('group', 'organiser', 'add', 'spokes', 'nobody')).toBe('Member not found');
    await app.as(ada).post(`/api/groups/${none.id}/join`);
    const { json: added } = await run('group', 'organiser', 'add', 'spokes', 'ADA', '--json');
    expect(added.organisers).toEqual(['Ada']);
    expect((await run('group', 'organiser', 'list', none.id)).out).toBe('Ada\n');
    expect((await run('group', 'organiser', 'remove', 'spokes', 'ada')).out).toBe(
      "Ada does not organise 'Spokes' any more.\n",
    );
    expect((await run('group', 'organiser', 'list', 'spokes')).out).toBe("Nobody organises 'Spokes'.\n");
    await run('group', 'delete', none.id, '--yes');
  });

  test('show a picture of a file upright, and tell nothing of what was written beside it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cycle-chat-group-'));
    const file = join(folder, 'owls.jpg');
    const bytes = (await oddities['EXIF orientation 6']?.make()) ?? Buffer.alloc(0);
    expect(await factsOf(bytes)).toMatchObject({ orientation: 6, hasPlace: true, hasSecret: true });
    await writeFile(file, bytes);
    const { json } = await run('group', 'create', 'Barn owls', '--picture', file, '--json');
    const picture = await load(app.url + json.picture);
    const { size, colors } = await looksOf(picture);
    expect([size, areAlike(colors, [red, green, blue, white])]).toEqual([[96, 64], true]);
    expect(picture.toString('latin1')).not.toMatch(telltales);
    expect(await factsOf(picture)).toMatchObject({ orientation: undefined, hasPlace: false, hasProfile: false });
    await run('group', 'delete', 'Barn owls', '--yes');
    await rm(folder, { recursive: true });
  });

  test('of one name are told apart by their ids; unknown ones are refused', async () => {
    const twins = [await app.group('Twins'), await app.group('TWINS')];
    const message = await refusal('group', 'delete', 'twins', '--yes');
    expect(message).toMatch(/^2 groups are named 'twins'; give the id of one of them: /);
    for (const { id } of twins) expect(message).toContain(id);
    expect(await run('group', 'delete', twins[0]?.id ?? '', '--yes')).toMatchObject({ code: 0 });
    expect(await run('group', 'delete', 'twins', '--yes')).toMatchObject({ code: 0 });
    for (const called of ['twins', nobodysId]) {
      expect(await refusal('group', 'delete', called, '--yes')).toBe(`There is no group '${called}'`);
    }
  });

  test('go with the posts in them, and the counts of their authors follow', async () => {
    const group = await app.group('Doomed', ada);
    await app.post(ada, { groupId: group.id });
    await app.post(ada, { groupId: group.id, privacy: 'group' });
    expect(await refusal('group', 'delete', 'doomed')).toMatch(/with 2 posts and 1 membership will be deleted/);
    const { json } = await run('group', 'delete', 'doomed', '--yes', '--json');
    expect(json).toEqual({ id: group.id, name: 'Doomed', postCount: 2, memberCount: 1 });
    const { body } = await app.as(ada).get(`/api/users/${ada.id}/stats`);
    expect(body.postCount).toBe(0);
  });
});

describe('the members of a group', () => {
  let club: Made;
  let ben: Member;
  let cleo: Member;
  let dora: Member;
  beforeEach(async () => {
    await app.run('delete from "group"');
    club = await app.group('Night Shift', ada, ben);
    await app.run(`update "group" set kind = 'closed' where id = $1`, club.id);
    await run('group', 'organiser', 'add', club.id, 'ada');
  });
  beforeAll(async () => {
    ({ ben, cleo, dora } = await app.cast('ben', 'cleo', 'dora'));
  });
  const isMember = async ({ id }: Member) =>
    (await app.run('select from group_member where group_id = $1 and user_id = $2', club.id, id)).length === 1;
  const kindsFor = async ({ id }: Member) =>
    (await app.run<{ kind: string }>('select kind from notification where user_id = $1 order by kind', id)).map(
      ({ kind }) => kind,
    );
  const ask = (by: Member, words: string) => app.as(by).put(`/api/groups/${club.id}/request`, { words });

  test('are found by their names, written to a file of the operator, and removed', async () => {
    const { json } = await run('group', 'member', 'list', 'night shift', '--first', '1', '--json');
    expect(json).toMatchObject({ nodes: [{ id: expect.any(String), since: expect.any(String) }], hasNextPage: true });
    const { json: next } = await run('group', 'member', 'list', club.id, '--after', json.endCursor, '--json');
    const names = [...json.nodes, ...next.nodes].map(({ username }: Member) => username);
    expect([names.toSorted(), next.hasNextPage]).toEqual([['Ada', 'ben'], false]);
    expect((await run('group', 'member', 'list', club.id, '--find', 'AD')).out).toMatch(/^Ada {2}.*organiser\n$/);
    expect((await run('group', 'member', 'list', club.id, '--find', 'cleo')).out).toBe(
      "No members of 'Night Shift'.\n",
    );
    const folder = await mkdtemp(join(tmpdir(), 'cycle-chat-members-'));
    const file = join(folder, 'members.csv');
    expect(await run('group', 'member', 'export', club.id, file)).toMatchObject({ code: 0 });
    const rows = (await readFile(file, 'utf8')).split('\r\n');
    expect([rows.length, rows[0]]).toEqual([4, expect.stringMatching(/^\ufeff"Name","Username"/)]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await refusal('group', 'member', 'export', club.id, file)).toBe(`${file} cannot be written (EEXIST)`);
    await rm(folder, { recursive: true });
    expect(await refusal('group', 'member', 'remove', club.id, 'ada')).toMatch(/^An organiser cannot be removed/);
    expect((await run('group', 'member', 'remove', club.id, 'BEN')).out).toBe("Removed ben from 'Night Shift'.\n");
    expect((await run('group', 'member', 'remove', club.id, 'ben')).out).toBe("ben is no member of 'Night Shift'.\n");
    expect([await isMember(ben), await kindsFor(ben)]).toEqual([false, ['groupRemoved']]);
  });

  test('are admitted by their request or without one, and refused', async () => {
    await ask(cleo, 'Ben\nknows me');
    await ask(dora, '');
    const { out } = await run('group', 'request', 'list', club.id);
    expect(out).toMatch(/^cleo {2}.* Ben knows me\ndora {2}.*UTC\n$/);
    expect((await run('group', 'request', 'admit', club.id, 'cleo')).out).toBe("Admitted cleo in 'Night Shift'.\n");
    expect((await run('group', 'request', 'refuse', club.id, 'dora')).out).toBe("Refused dora in 'Night Shift'.\n");
    expect((await run('group', 'request', 'list', club.id)).out).toBe("Nobody asks to join 'Night Shift'.\n");
    expect([await isMember(cleo), await isMember(dora)]).toEqual([true, false]);
    expect(await refusal('group', 'request', 'admit', club.id, 'dora')).toBe('Request not found');
    for (let times = 0; times < 2; times += 1)
      expect((await run('group', 'member', 'admit', club.id, 'dora')).out).toBe("dora is a member of 'Night Shift'.\n");
    expect([await kindsFor(cleo), await kindsFor(dora)]).toEqual([['groupAdmits'], ['groupAdmits', 'groupRefuses']]);
    await run('group', 'edit', club.id, '--kind', 'open');
    expect(await refusal('group', 'member', 'admit', club.id, 'ben')).toMatch(/^Everyone can join this group/);
  });

  test('join by links that the operator makes, lists and ends', async () => {
    const { json } = await run('group', 'invitation', 'create', club.id, '--uses', '2', '--expires', '3', '--json');
    const token = new URL(json.url).pathname.split('/').at(-1);
    expect((await app.as(cleo).post('/api/groups/invitations/use', { token })).status).toBe(200);
    expect((await run('group', 'invitation', 'list', club.id)).out).toMatch(`${json.id}  1 of 2 used  until `);
    expect(await refusal('group', 'invitation', 'create', club.id, '--uses', '1001')).toMatch(/^uses must be/);
    expect((await run('group', 'invitation', 'revoke', json.id)).out).toBe(`Revoked ${json.id}.\n`);
    expect(await refusal('group', 'invitation', 'revoke', json.id)).toBe('Invitation not found');
    expect((await app.as(dora).post('/api/groups/invitations/use', { token })).status).toBe(404);
    await run('group', 'organiser', 'remove', club.id, 'ada');
    expect(await refusal('group', 'invitation', 'create', club.id)).toMatch(/^Nobody organises this group/);
    const { json: log } = await run('log', '--json');
    const verbs = log.map(({ verb }: { verb: string }) => verb);
    for (const verb of ['group member remove', 'group member export', 'group request refuse', 'group member admit'])
      expect(verbs).toContain(verb);
  });
});

test('a group that goes while its members write ends none of their writes in a deadlock', async () => {
  const riders = Object.values(await app.cast(...Array.from({ length: 10 }, (_, index) => `storm_${index}`)));
  for (let round = 0; round < 4; round += 1) {
    const group = await app.group(`Storm ${round}`, ...riders);
    const posts = await app.run<{ id: string; author_id: string }>(
      `insert into post (id, author_id, group_id, content)
       select gen_random_uuid(), author, $2, 'Onwards' from unnest($1::uuid[]) author, generate_series(1, 30)
       order by random() returning id, author_id`,
      riders.map(({ id }) => id),
      group.id,
    );
    let isGone = false;
    /** Follows, edits and deletes until the group is gone; answers the statuses. */
    const write = async (rider: Member, index: number) => {
      const statuses: number[] = [];
      const followed = riders[(index + 3) % riders.length]?.id;
      const { post, put, delete: remove } = app.as(rider);
      for (const [step, { id }] of posts.filter(({ author_id }) => author_id === rider.id).entries()) {
        if (isGone) break;
        const privacy = step % 2 ? 'private' : 'public';
        const answers = await Promise.all([
          post('/api/follows', { followingId: followed }),
          put(`/api/posts/${id}`, { content: 'Edited', privacy }),
          remove(`/api/follows/${rider.id}/${followed}`),
          ...(step % 3 ? [] : [remove(`/api/posts/${id}`)]),
        ]);
        statuses.push(...answers.map(({ status }) => status));
      }
      return statuses;
    };
    const storm = riders.map(write);
    const deleted = await run('group', 'delete', group.id, '--yes');
    isGone = true;
    expect([deleted.code, deleted.error]).toEqual([0, '']);
    const statuses = (await Promise.all(storm)).flat();
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(statuses.length).toBeGreaterThan(riders.length);
  }
  expect((await run('doctor', '--json')).json.counters.flatMap(({ wrong }: { wrong: unknown[] }) => wrong)).toEqual([]);
});
