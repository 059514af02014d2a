import { expect, test } from 'vitest';
import { useBuiltSite, wordsOf } from '../../test/builtSite.ts';
import type { Member } from '../../test/factories.ts';
import { countSql } from '../../test/sqlCounter.ts';
import { useApp } from '../../test/useApp.ts';

const app = useApp({ RATE_LIMITS: '{"reads": 100000}' });
const { get, firstText } = useBuiltSite(app);

test('the page of a group has the first post that its reader may see, the pinned one before the newest', async () => {
  const { mia, noa, ole } = await app.cast('mia', 'noa', 'ole');
  const group = await app.group('Night Riders', mia, noa);
  const path = `/groups/${group.id}`;
  const postOf = async (reader?: Member) => wordsOf((await firstText(path, reader))?.querySelector('.post p')) ?? null;
  expect(await postOf()).toBeNull();
  await app.post(mia, { content: 'For everyone', groupId: group.id });
  await app.post(mia, { content: 'For members', privacy: 'group', groupId: group.id });
  await app.post(noa, { content: 'For me', privacy: 'private', groupId: group.id });
  await app.block(noa, ole);
  expect(await Promise.all([undefined, ole, mia, noa].map(postOf))).toEqual([
    'For everyone',
    'For everyone',
    'For members',
    'For me',
  ]);
  const pinned = await app.post(noa, { content: 'Lights on', groupId: group.id });
  await app.post(mia, { content: 'The newest', groupId: group.id });
  await app.run('update "group" set pinned_post_id = $2 where id = $1', group.id, pinned.id);
  expect(await Promise.all([undefined, ole, mia].map(postOf))).toEqual(['Lights on', 'The newest', 'Lights on']);

  const [visitor, member] = [await get(path), await get(path, mia)];
  expect([visitor.headers['cache-control'], member.headers['cache-control']]).toEqual(['no-cache', 'no-store']);
  expect(visitor.headers.vary).toMatch(/^Cookie\b/);
  expect(await countSql(app, () => get(path, mia))).toBe(3);
  await app.run(`update "group" set kind = 'closed' where id = $1`, group.id);
  expect(await Promise.all([undefined, ole, mia].map(postOf))).toEqual([null, null, 'Lights on']);
});
