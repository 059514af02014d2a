import { newId } from '../../platform/lib/ids.ts';
import type { Member } from '../factories.ts';
import type { TestApp } from '../harness.ts';
import { insertInto } from './insertInto.ts';
import type { Marks } from './makeMarks.ts';
import type { Person } from './table.ts';

interface Makings {
  app: TestApp;
  marks: Marks;
  members: Record<Person, Member>;
  idOf(name: string): string;
}

/** Tells everyone who signs in of a mention that all may read, and a participant of new plans of two rides and the deletion of a third. */
export async function makeNotifications({ app, marks, members, idOf }: Makings): Promise<void> {
  const now = new Date();
  const { suspended, ...others } = members;
  const postId = idOf("other's public ride");
  const commentId = idOf("muter's comment on other's public ride");
  const insert = (member: Member, facts: object) =>
    insertInto(app, 'notification', { user_id: member.id, since: now, at: now, ...facts });

  for (const [name, member] of Object.entries(others)) {
    const id = marks.note(`notifications of ${name}`, 'id', newId());
    const mail_id = marks.note('secrets', `mail of ${name}`, newId());
    await insert(member, {
      id,
      kind: 'mention',
      subject_id: commentId,
      post_id: postId,
      comment_id: commentId,
      mail_id,
    });
    const stop_secret = marks.note('secrets', `link secret of ${name}`, newId());
    await insertInto(app, 'mail_preference', { user_id: member.id, mail_kinds: ['mention'], stop_secret });
  }
  for (const [thing, ride] of [
    ['changed plan for participant', "owner's public ride"],
    ['hidden plan for participant', "owner's private ride"],
  ] as const) {
    const plan = (fact: string) => ({ date: null, time: null, timeZone: 'UTC', location: marks.word(thing, fact) });
    const id = marks.note(thing, 'id', newId());
    const plans = { plan_before: plan('location before'), plan_after: plan('location after') };
    await insert(members.participant, {
      id,
      kind: 'rideChanged',
      subject_id: idOf(ride),
      post_id: idOf(ride),
      ...plans,
    });
  }
  const deleted = 'deleted ride for participant';
  const plan = { date: null, time: null, timeZone: 'UTC', location: marks.word(deleted, 'location') };
  await insert(members.participant, {
    id: marks.note(deleted, 'id', newId()),
    kind: 'rideDeleted',
    subject_id: idOf("owner's private ride"),
    actor_id: members.other.id,
    ride_title: marks.word(deleted, 'title'),
    plan_before: plan,
    plan_after: plan,
  });
  await insertInto(app, 'silenced_kind', { user_id: suspended.id, kind: 'like' });
}
