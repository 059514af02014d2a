import { newId } from '../../platform/lib/ids.ts';
import type { Member } from '../factories.ts';
import type { TestApp } from '../harness.ts';
import { insertInto } from './insertInto.ts';
import type { Marks } from './makeMarks.ts';
import type { Person } from './table.ts';

/** A removal of something of the owner's, with an appeal and its decision, one of a group that the owner and the other organised, a warning of the member, and a suspension with an appeal. */
export async function makeTakedowns(app: TestApp, marks: Marks, members: Record<Person, Member>): Promise<void> {
  const now = new Date();
  const removal = 'removal of owner';
  await insertInto(app, 'takedown', {
    id: marks.note(removal, 'id', newId()),
    kind: 'comment',
    target_id: members.owner.id,
    author_id: members.owner.id,
    reason: 'spam',
    words: marks.word(removal, 'words'),
    excerpt: marks.word(removal, 'excerpt'),
    created_at: now,
    appeal: marks.word(removal, 'appeal'),
    appealed_at: now,
    decision: 'upheld',
    decision_words: marks.word(removal, 'decision'),
    decided_at: now,
  });
  const ofGroup = 'removal of a group';
  const takedown_id = marks.note(ofGroup, 'id', newId());
  await insertInto(app, 'takedown', {
    id: takedown_id,
    kind: 'group',
    target_id: takedown_id,
    reason: 'other',
    words: marks.word(ofGroup, 'words'),
    excerpt: marks.word(ofGroup, 'excerpt'),
    created_at: now,
    appeal: marks.word(ofGroup, 'appeal'),
    appealed_at: now,
  });
  for (const { id } of [members.owner, members.other])
    await insertInto(app, 'takedown_reader', { takedown_id, user_id: id, created_at: now });
  const warning = 'warning of member';
  await insertInto(app, 'takedown', {
    id: marks.note(warning, 'id', newId()),
    kind: 'warning',
    target_id: members.member.id,
    author_id: members.member.id,
    reason: 'other',
    words: marks.word(warning, 'words'),
    created_at: now,
  });
  const suspension = 'suspension of suspended';
  await insertInto(app, 'takedown', {
    id: marks.note(suspension, 'id', newId()),
    kind: 'suspension',
    target_id: members.suspended.id,
    author_id: members.suspended.id,
    reason: 'other',
    words: marks.word(suspension, 'words'),
    created_at: now,
    appeal: marks.word(suspension, 'appeal'),
    appealed_at: now,
  });
}
