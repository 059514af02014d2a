import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../platform/lib/ids.ts';
import type { Made, Member } from '../test/factories.ts';
import { postDoors } from '../test/postDoors.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let ada: Member;
let ben: Member;
let outsider: Member;
let climbers: Made;
let sprinters: Made;
let strangers: Made;
beforeAll(async () => {
  ({ ada, ben, outsider } = await app.cast('ada', 'ben', 'outsider'));
  climbers = await app.group('Climbers', ada, ben);
  sprinters = await app.group('Sprinters', ada);
  strangers = await app.group('Strangers', ben);
});

const groupRequired = { code: 'BAD_USER_INPUT', message: "groupId is required when privacy is 'group'" };
const noGroup = { code: 'BAD_USER_INPUT', message: 'groupId is not the id of a group' };
const notJoined = { code: 'FORBIDDEN', message: 'Join this group to post to it' };

const leave = (group: Made, member: Member) => app.as(member).delete(`/api/groups/${group.id}/leave`);
const joinAgain = (group: Made, member: Member) => app.as(member).post(`/api/groups/${group.id}/join`);

describe.each(postDoors)('the audience of a post by $name', ({ create, update, read, remove }) => {
  const readersOf = async (id: string) => {
    const readers: string[] = [];
    for (const member of [ada, ben, outsider, null]) {
      if ((await read(app.as(member), id)).post) readers.push(member?.username ?? 'visitor');
    }
    return readers;
  };
  const publish = async (input: object) => (await create(app.as(ada), { content: 'Hello', ...input })).post;

  test('is everyone, the group or the author alone', async () => {
    const everyone = await publish({});
    const group = await publish({ privacy: 'group', groupId: climbers.id });
    const me = await publish({ privacy: 'private' });
    const meInGroup = await publish({ privacy: 'private', groupId: climbers.id });
    const publicInGroup = await publish({ groupId: climbers.id });
    expect(await readersOf(everyone.id)).toEqual(['ada', 'ben', 'outsider', 'visitor']);
    expect(await readersOf(group.id)).toEqual(['ada', 'ben']);
    expect(await readersOf(me.id)).toEqual(['ada']);
    expect(await readersOf(meInGroup.id)).toEqual(['ada']);
    expect(await readersOf(publicInGroup.id)).toEqual(['ada', 'ben', 'outsider', 'visitor']);
    expect([group, publicInGroup].map(({ privacy, groupId }) => [privacy, groupId])).toEqual([
      ['group', climbers.id],
      ['public', climbers.id],
    ]);
  });

  test('is refused as the group of no group', async () => {
    for (const groupId of [undefined, null]) {
      const { fault } = await create(app.as(ada), { content: 'Hello', privacy: 'group', groupId });
      expect(fault).toMatchObject(groupRequired);
    }
  });

  test('is refused in a group that does not exist, or that one has not joined', async () => {
    for (const groupId of ['nowhere', '', '0199a000-0000-7000-8000-000000000000']) {
      expect((await create(app.as(ada), { content: 'Hello', groupId })).fault).toMatchObject(noGroup);
    }
    for (const privacy of ['public', 'group', 'private']) {
      const { fault } = await create(app.as(ada), { content: 'Hello', privacy, groupId: strangers.id });
      expect(fault).toMatchObject(notJoined);
    }
  });

  test('may be narrowed by an author who has left the group, and widened again only by a member', async () => {
    const { id } = await publish({ privacy: 'group', groupId: climbers.id });
    await leave(climbers, ada);
    expect(await readersOf(id)).toEqual(['ada', 'ben']);
    expect((await update(app.as(ada), id, { content: 'From afar' })).post).toMatchObject({
      content: 'From afar',
      privacy: 'group',
      groupId: climbers.id,
    });
    expect((await update(app.as(ada), id, { privacy: 'private' })).post.privacy).toBe('private');
    expect((await update(app.as(ada), id, { privacy: 'group' })).fault).toMatchObject(notJoined);
    expect((await update(app.as(ada), id, { privacy: 'public' })).fault).toMatchObject(notJoined);
    expect(await readersOf(id)).toEqual(['ada']);
    expect((await create(app.as(ada), { content: 'Anew', groupId: climbers.id })).fault).toMatchObject(notJoined);
    expect((await remove(app.as(ada), id)).fault).toBeNull();
    await joinAgain(climbers, ada);
  });

  test('does not stand in the way of a request that is sent again, though its author has left the group since', async () => {
    const input = { id: newId(), content: 'Sent twice', privacy: 'group', groupId: climbers.id };
    const first = await create(app.as(ada), input);
    await leave(climbers, ada);
    expect(await create(app.as(ada), input)).toEqual(first);
    await joinAgain(climbers, ada);
  });

  test('shrinks for a member who leaves, and grows again', async () => {
    const { id } = await publish({ privacy: 'group', groupId: climbers.id });
    await leave(climbers, ben);
    expect(await readersOf(id)).toEqual(['ada']);
    await joinAgain(climbers, ben);
    expect(await readersOf(id)).toEqual(['ada', 'ben']);
  });

  test('may be moved to another joined group, out of groups, and nowhere else', async () => {
    const { id } = await publish({ privacy: 'group', groupId: climbers.id });
    expect((await update(app.as(ada), id, { groupId: sprinters.id })).post).toMatchObject({
      privacy: 'group',
      groupId: sprinters.id,
    });
    expect(await readersOf(id)).toEqual(['ada']);
    expect((await update(app.as(ada), id, { groupId: strangers.id })).fault).toMatchObject(notJoined);
    expect((await update(app.as(ada), id, { groupId: 'nowhere' })).fault).toMatchObject(noGroup);
    expect((await update(app.as(ada), id, { groupId: null })).fault).toMatchObject(groupRequired);
    expect((await read(app.as(ada), id)).post.groupId).toBe(sprinters.id);
    const { post } = await update(app.as(ada), id, { groupId: null, privacy: 'public' });
    expect([post.groupId, post.privacy]).toEqual([null, 'public']);
    expect((await update(app.as(ada), id, { privacy: 'group' })).fault).toMatchObject(groupRequired);
    expect((await update(app.as(ada), id, { privacy: 'group', groupId: climbers.id })).fault).toBeNull();
  });
});

test('of a group that changes hands at once, edits end in a post or a refusal, never in an error of ours', async () => {
  const { id } = await app.post(ada, { groupId: climbers.id });
  const put = (changes: object) => app.as(ada).put(`/api/posts/${id}`, changes);
  for (let round = 0; round < 6; round += 1) {
    await put({ groupId: climbers.id, privacy: 'public' });
    const answers = await Promise.all([
      put({ groupId: null }),
      put({ privacy: 'group' }),
      put({ groupId: null, privacy: 'public' }),
      put({ privacy: 'group' }),
    ]);
    for (const { status, body } of answers) {
      if (status !== 200) expect([status, body]).toMatchObject([400, groupRequired]);
    }
  }
});
