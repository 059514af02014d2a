import { newId } from '../../platform/lib/ids.ts';
import { newcomer } from '../authDoors.ts';
import type { TestApp } from '../harness.ts';
import { insertInto } from './insertInto.ts';
import type { Sightings } from './makeSightings.ts';

/** Signs somebody up who removes their own post in a group that they organise. The group is deleted then. */
export async function tidyGroup(
  documents: ReadonlyMap<string, string>,
  app: TestApp,
  sightings: Sightings,
): Promise<void> {
  const { body } = await app.as(null).post('/api/auth/register', newcomer('tidier'));
  const groupId = newId();
  await insertInto(app, 'group', { id: groupId, name: 'Tidy' });
  await insertInto(app, 'group_member', { group_id: groupId, user_id: body.id, organises_since: new Date() });
  const owner = app.with({ authorization: `Bearer ${body.sessionId}` });
  const { body: post } = await owner.post('/api/posts', { content: 'Dusty', isRide: false, groupId });
  const input = { contentId: post.id, reason: 'OTHER', words: 'Dusty' };
  sightings.note('GraphQL', (await owner.query(documents.get('removeGroupContent') ?? '', { input })).data);
  await app.run('delete from "group" where id = $1', groupId);
}
