import { newId } from '../../platform/lib/ids.ts';
import { newcomer } from '../authDoors.ts';
import type { Caller } from '../caller.ts';
import type { Member } from '../factories.ts';
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
  await note('setGroupRules', { input: { groupId, text: 'Dusty' } });
  await note('acknowledgeGroupRules', { groupId, version: 1 });
  const asker = await app.member('asker');
  const comment = await app.comment(asker, post);
  await note('removeGroupContent', { input: { contentId: comment.id, reason: 'OTHER', words: 'Dusty' } });
  await openDoors(documents, owner, { app, sightings, groupId, asker });
  await app.run('delete from "group" where id = $1 or founder_id = $2', groupId, body.id);
}

interface Doors {
  app: TestApp;
  sightings: Sightings;
  groupId: string;
  asker: Member;
}

/** Makes and revokes a link to the group, refuses a member who asks to join it, and founds another. */
async function openDoors(
  documents: ReadonlyMap<string, string>,
  owner: Caller,
  { app, sightings, groupId, asker }: Doors,
): Promise<void> {
  const perform = async (name: string, variables: object) => {
    const { data } = await owner.query(documents.get(name) ?? '', variables);
    sightings.note('GraphQL', data);
    return data[name];
  };
  const { invitation } = await perform('createGroupInvitation', { input: { groupId } });
  await perform('revokeGroupInvitation', { invitationId: invitation.id });
  await insertInto(app, 'group_request', { group_id: groupId, user_id: asker.id });
  await perform('answerGroupRequest', { groupId, userId: asker.id, admitted: false });
  const { services } = app.backend;
  Object.assign(services, { groupFounding: 'members' });
  await perform('foundGroup', { input: { name: 'Founded' } });
  Object.assign(services, { groupFounding: 'operator' });
  await app.run('delete from "user" where id = $1', asker.id);
}
