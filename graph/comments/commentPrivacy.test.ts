import { beforeAll, describe, expect, test } from 'vitest';
import { commentPolicy } from '../model/comments/commentPolicy.ts';
import { commentsByIds } from '../model/comments/commentRows.ts';
import type { Viewer } from '../platform/lib/allow.ts';
import { commentDoors } from '../test/commentDoors.ts';
import type { Made, Member } from '../test/factories.ts';
import type { TestApp } from '../test/harness.ts';
import { useApp } from '../test/useApp.ts';

type Person = 'author' | 'member' | 'formerMember' | 'other';
const people: Person[] = ['author', 'member', 'formerMember', 'other'];
const viewers: (Person | 'visitor')[] = [...people, 'visitor'];

const nobodysId = '0199a000-0000-7000-8000-000000000000';
const noPost = { code: 'NOT_FOUND', message: 'Post not found' };
const noComment = { code: 'NOT_FOUND', message: 'Comment not found' };
const noViewer = { code: 'UNAUTHENTICATED', message: 'Authentication required' };

interface Thread {
  post: Made;
  top: Made;
  reply: Made;
  readers: Set<Person | 'visitor'>;
}

const app = useApp();
let cast: Record<Person, Member>;
let threads: Thread[];
beforeAll(async () => {
  cast = await app.cast(...people);
  const { author, member, formerMember } = cast;
  const group = await app.group('Wide', author, member, formerMember);
  async function made(options: Parameters<TestApp['post']>[1], ...readers: (Person | 'visitor')[]): Promise<Thread> {
    const post = await app.post(author, options);
    const top = await app.comment(formerMember, post, { content: 'Top' });
    const reply = await app.comment(author, post, { content: 'Reply', parent: top });
    return { post, top, reply, readers: new Set(readers) };
  }
  threads = [
    await made({ privacy: 'public' }, ...viewers),
    await made({ privacy: 'public', groupId: group.id }, ...viewers),
    await made({ privacy: 'group', groupId: group.id }, 'author', 'member'),
    await made({ privacy: 'private' }, 'author'),
    await made({ privacy: 'private', groupId: group.id }, 'author'),
  ];
  await app.as(formerMember).delete(`/api/groups/${group.id}/leave`);
});

describe.each(viewers)('what the %s reads', (name) => {
  const caller = () => app.as(name === 'visitor' ? null : cast[name]);
  const unseen = () => threads.filter(({ readers }) => !readers.has(name));

  test('is what policy and clause say alike', async () => {
    const viewer: Viewer | null = name === 'visitor' ? null : cast[name];
    const reader = { viewer, sql: app.backend.sql, now: new Date() };
    for (const { top, reply, readers } of threads) {
      const rows = await commentsByIds(reader, [top.id, reply.id]);
      expect(rows.map((row) => commentPolicy.read.may(viewer, row))).toEqual([readers.has(name), readers.has(name)]);
    }
  });

  test.each(commentDoors)('by $name is what stands under the posts that they may read', async (door) => {
    for (const { post, top, reply, readers } of threads) {
      const mayRead = readers.has(name);
      expect(await door.list(caller(), post.id)).toEqual(mayRead ? [expect.objectContaining({ id: top.id })] : null);
      const replies = await door.replies(caller(), post.id, top.id);
      expect(replies).toEqual(mayRead ? [expect.objectContaining({ id: reply.id })] : null);
      expect(await door.count(caller(), post.id)).toBe(mayRead ? 2 : null);
    }
  });

  test('elsewhere is refused like what does not exist, to the byte', async () => {
    for (const { post, top } of unseen()) {
      for (const path of ['/api/comments/', '/api/posts/comments/count/', '/api/posts/comments/count?postId=']) {
        const { status, body } = await caller().get(path + post.id);
        expect([status, body]).toEqual([404, noPost]);
        expect((await caller().get(path + nobodysId)).body).toEqual(body);
      }
      const { status, body } = await caller().get(`/api/comments/replies/${top.id}`);
      expect([status, body]).toEqual([404, noComment]);
    }
  });

  test.each(commentDoors)('is what they may answer by $name', async ({ create }) => {
    for (const { post, top, readers } of threads) {
      for (const parentId of [null, top.id]) {
        const { fault, comment } = await create(caller(), { postId: post.id, content: 'Hello', parentId });
        const refusal = readers.has(name) ? null : noPost;
        expect(fault).toEqual(name === 'visitor' ? noViewer : refusal);
        if (comment) await app.run('delete from comment where id = $1', comment.id);
      }
    }
  });

  test.each(commentDoors)(
    'and what they wrote under what they no longer see is all they may delete by $name',
    async ({ remove }) => {
      for (const { post, top, reply } of unseen()) {
        expect(await remove(caller(), reply.id)).toEqual(name === 'visitor' ? noViewer : noComment);
        if (name === 'formerMember') {
          const own = await app.comment(cast.formerMember, post);
          expect(await remove(caller(), own.id)).toBeNull();
          expect(await remove(caller(), own.id)).toEqual(noComment);
        } else expect(await remove(caller(), top.id)).toEqual(name === 'visitor' ? noViewer : noComment);
      }
    },
  );
});

describe('a comment whose post is not to be seen', () => {
  test('is no parent to answer from another post', async () => {
    const secret = threads[3];
    const open = threads[0];
    for (const { create } of commentDoors) {
      const input = { postId: open?.post.id, content: 'Hello', parentId: secret?.top.id };
      expect((await create(app.as(cast.other), input)).fault).toMatchObject({
        code: 'BAD_USER_INPUT',
        message: 'parentId must be a top-level comment of the same post',
      });
    }
  });

  test('does not answer a repeated id to who may read it no more', async () => {
    const { formerMember, author } = cast;
    const { id } = await app.post(author, { privacy: 'public' });
    const made = await commentDoors[0]?.create(app.as(formerMember), { postId: id, content: 'Once' });
    await app.as(author).put(`/api/posts/${id}`, { privacy: 'private' });
    for (const { create } of commentDoors) {
      const again = { id: made?.comment.id, postId: id, content: 'Twice' };
      expect((await create(app.as(formerMember), again)).fault).toEqual(noPost);
      const elsewhere = { ...again, postId: threads[0]?.post.id };
      expect((await create(app.as(formerMember), elsewhere)).fault).toEqual(noComment);
    }
  });
});
