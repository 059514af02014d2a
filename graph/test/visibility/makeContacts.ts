import { newId } from '../../platform/lib/ids.ts';
import { insertInto } from './insertInto.ts';
import type { Makings } from './makeThings.ts';
import { people } from './table.ts';

/** Gives everyone an emergency contact, and records that a leader has read each. */
export async function makeContacts(
  { app, marks, members }: Pick<Makings, 'app' | 'marks' | 'members'>,
  rideId: string,
): Promise<void> {
  for (const person of people) {
    const thing = `emergency contact of ${person}`;
    await insertInto(app, 'emergency_contact', {
      user_id: members[person].id,
      contact_name: marks.word(thing, 'name'),
      contact_phone: marks.word(thing, 'phone'),
      medical_note: marks.word(thing, 'note'),
    });
    await insertInto(app, 'emergency_reading', {
      id: marks.note('secrets', `id of the reading of ${person}`, newId()),
      user_id: members[person].id,
      reader_id: members.follower.id,
      post_id: rideId,
      read_at: new Date(),
    });
  }
}
