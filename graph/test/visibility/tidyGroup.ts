import { newId } from '../../platform/lib/ids.ts';
import { newcomer } from '../authDoors.ts';
import type { TestApp } from '../harness.ts';
import { insertInto } from './insertInto.ts';
import type { Sightings } from './makeSightings.ts';

/** Signs somebody up who does everything that an organiser does, in a group of their own. The group is deleted then. */
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
  const note = async (name: string, variables: object) => {
    const { data } = await owner.query(documents.get(name) ?? '', variables);
    sightings.note('GraphQL', data);
    return data;
  };
  await note('setPinnedPost', { groupId, postId: post.id });
  await note('announceToGroup', { input: { groupId, text: 'Dusty' } });
  const plan = { title: 'Dusty', date: '2090-05-01', time: '07:00', location: 'Shed' };
  const { planGroupEvent } = await note('planGroupEvent', { input: { ...plan, groupId } });
  const eventId = planGroupEvent.event.id;
  await note('editGroupEvent', { input: { eventId } });
  await note('callOffGroupEvent', { input: { eventId, reason: 'Dusty' } });
  await note('putGroupEventOnAgain', { eventId });
  await note('deleteGroupEvent', { eventId });
  const input = { contentId: post.id, reason: 'OTHER', words: 'Dusty' };
  await note('removeGroupContent', { input });
  await app.run('delete from "group" where id = $1', groupId);
}
