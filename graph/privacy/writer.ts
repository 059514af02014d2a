import type { Member } from '../test/factories.ts';
import type { TestApp } from '../test/harness.ts';
import { bonds, isBound } from './bonds.ts';
import type { Cast } from './makeCast.ts';
import type { Thing } from './makeThings.ts';
import type { MemberName } from './table.ts';
import { maySee, people } from './table.ts';

// Writes that leave everything as it is, so that what they answer can be read like any other answer: they ask for what
// is so already, repeat what was made once under its id, or take away what was made for that alone.

export interface Writer {
  app: TestApp;
  cast: Cast;
  person: MemberName;
  me: Member;
}

/** What of a kind the writer may see. */
export function visible({ cast, person }: Writer, kind: Thing['kind']): Thing[] {
  return cast.things.filter((thing) => thing.kind === kind && maySee(person, thing.name));
}
/** What of a kind is the writer's own. */
export const mine = (writer: Writer, kind: Thing['kind']) =>
  visible(writer, kind).filter(({ author }) => author === writer.person);
/** The posts that the writer may like. */
export const likeable = (writer: Writer) => visible(writer, 'post').filter(({ author }) => author !== writer.person);
/** The posts of rides. */
export const rides = (writer: Writer) => visible(writer, 'post').filter(({ isRide }) => isRide);
/** Everyone else. */
export const others = ({ person }: Writer) => people.filter((each) => each !== person);

/** Whether such a tie joins the writer to something. */
export const has = ({ person }: Writer, bond: keyof typeof bonds, name: string) => isBound(bonds[bond], person, name);

/** Something of the writer's own, made to be deleted, where everyone may look. */
export async function makeToDelete({ app, cast, me }: Writer, kind: Thing['kind']): Promise<string> {
  const ride = { id: cast.idOf("other's public ride") };
  if (kind === 'post') return (await app.post(me)).id;
  return (kind === 'comment' ? await app.comment(me, ride) : await app.moment(me, ride)).id;
}

/** The words of a comment or a moment that is sent once more, with its id and what it stands under. */
export function again({ cast }: Writer, words: object, { id, postId, under }: Thing): object {
  const answered = cast.things.find(({ name, kind }) => name === under && kind === 'comment');
  return { id, postId, ...words, ...(answered && { parentId: answered.id }) };
}
