import { hashToken } from '../../auth/sessions.ts';
import { newSecret } from '../../auth/tokenSignIn.ts';
import { newId } from '../../platform/lib/ids.ts';
import type { Member } from '../factories.ts';
import type { TestApp } from '../harness.ts';
import { insertInto } from './insertInto.ts';
import type { Marks } from './makeMarks.ts';

const tomorrow = () => new Date(Date.now() + 86_400_000);

/** Gives everyone who signs in a calendar link to the same group: its id is for them, the hash of its secret for nobody. */
export async function makeCalendarLinks(
  app: TestApp,
  marks: Marks,
  { members, groupId }: { members: Record<string, Member>; groupId: string },
): Promise<void> {
  for (const [name, member] of Object.entries(members)) {
    const id = marks.note(`calendar links of ${name}`, 'id', newId());
    const secret_hash = marks.note('secrets', `hash of the calendar link of ${name}`, hashToken(newSecret()));
    await insertInto(app, 'calendar_feed', { id, user_id: member.id, kind: 'group', group_id: groupId, secret_hash });
  }
}

/** Gives everyone who signs in an access token: its id and name are for them, its secret and the hash of it for nobody. */
export async function makeTokens(app: TestApp, marks: Marks, members: Record<string, Member>): Promise<void> {
  for (const [name, member] of Object.entries(members)) {
    const thing = `access tokens of ${name}`;
    const secret = marks.note('secrets', `secret of the access token of ${name}`, newSecret());
    const token_hash = marks.note('secrets', `hash of the access token of ${name}`, hashToken(secret));
    const shown = { id: marks.note(thing, 'id', newId()), name: marks.word(thing, 'name') };
    await insertInto(app, 'access_token', {
      ...shown,
      user_id: member.id,
      token_hash,
      scope: 'read',
      expires_at: tomorrow(),
    });
  }
}
