import { newId } from '../../platform/lib/ids.ts';
import type { Member } from '../factories.ts';
import type { TestApp } from '../harness.ts';
import { insertInto } from './insertInto.ts';
import type { Marks } from './makeMarks.ts';
import type { Person } from './table.ts';
import { people, profileOf } from './table.ts';

/** A word that the texts of the cast have in common, so that one search finds them all. */
export const commonWord = 'velocipede';

const pictureOf = (word: string) => `https://pictures.test/${word}.jpg`;

/** The members of the cast, every fact of them marked: what is open and what they keep to themselves. */
export async function makeMembers(app: TestApp, marks: Marks, timeZone: string): Promise<Record<Person, Member>> {
  const made = people.map(async (person) => {
    const open = (fact: string) => marks.word(profileOf(person), `${fact} of ${person}`);
    const secret = `private facts of ${person}`;
    const displayName = `${commonWord} ${open('displayName')}`;
    const member = await app.member(open('username'), { displayName, timeZone });
    marks.note(profileOf(person), `id of ${person}`, member.id);
    const email = `${marks.word(secret, 'email')}@cast.test`;
    const whereabouts = [email, marks.word(secret, 'phone'), marks.word(secret, 'location')];
    await app.run(
      `update "user" set bio = $2, profile_picture = $3, email = $4, phone = $5, location = $6, monthly_goal = $7
       where id = $1`,
      ...[member.id, open('bio'), pictureOf(open('picture')), ...whereabouts, marks.number(secret, 'monthlyGoal')],
    );
    return [person, member] as const;
  });
  // `Object.fromEntries` loses the names that the record type has.
  return Object.fromEntries(await Promise.all(made)) as Record<Person, Member>;
}

/** The groups of the cast and their kinds. */
export const groupsOfCast = [
  ['club', 'open'],
  ['rivals', 'open'],
  ['circle', 'closed'],
  ['cabal', 'hidden'],
] as const;

/** The id of the closed group, which the crawl names. */
export const circleId = newId();

/** The groups and the event of the cast: their ids by what the bonds call them. */
export async function makeOpenThings(app: TestApp, marks: Marks): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const [name, kind] of groupsOfCast) {
    const thing = kind === 'hidden' ? 'hidden group' : 'groups';
    const id = marks.note(thing, `id of ${name}`, name === 'circle' ? circleId : newId());
    const word = (fact: string) => marks.word(thing, `${fact} of ${name}`);
    const texts = { name: word('name'), description: `${commonWord} ${word('description')}` };
    await insertInto(app, 'group', { id, ...texts, picture: pictureOf(word('picture')), kind });
    ids.set(name, id);
  }
  const id = marks.note('events', 'id', newId());
  const word = (fact: string) => marks.word('events', fact);
  const texts = {
    title: word('title'),
    description: `${commonWord} ${word('description')}`,
    location: word('location'),
  };
  const start = { date: '2090-05-01', time: '07:00', time_zone: 'UTC' };
  const limits = { distance: 30, max_participants: 9 };
  const calling = { called_off_at: new Date(), called_off_reason: word('called off reason') };
  const facts = { ...texts, ...start, ...limits, ...calling, difficulty: word('difficulty') };
  await insertInto(app, 'event', { id, ...facts, group_id: ids.get('club') });
  return ids.set('event', id);
}
