import type { Member } from '../factories.ts';
import type { TestApp } from '../harness.ts';
import { bonds, isBound, organisers } from './bonds.ts';
import type { Cast } from './makeCast.ts';
import type { Thing } from './makeThings.ts';
import { isCalledOff, sheetRide } from './makeThings.ts';
import type { MemberName } from './table.ts';
import { maySee, people, profileOf } from './table.ts';

// Writes without effect, so that their results can be read like any other: they set current values, repeat creations
// with the same id, or delete objects made for that.

export interface Writer {
  app: TestApp;
  cast: Cast;
  person: MemberName;
  me: Member;
}

export const groupNames = ['club', 'rivals'];

/** The objects of a kind that the writer may see. */
export function visible({ cast, person }: Writer, kind: Thing['kind']): Thing[] {
  return cast.things.filter((thing) => thing.kind === kind && maySee(person, thing.name));
}
/** The writer's own objects of a kind. */
export const mine = (writer: Writer, kind: Thing['kind']) =>
  visible(writer, kind).filter(({ author }) => author === writer.person);
/** The posts that the writer may like. */
export const likeable = (writer: Writer) => visible(writer, 'post').filter(({ author }) => author !== writer.person);
/** The posts of rides. */
export const rides = (writer: Writer) => visible(writer, 'post').filter(({ isRide }) => isRide);
export const ownRides = (writer: Writer) => mine(writer, 'post').filter(({ isRide }) => isRide);

/** The rides that the writer can leave without an effect: leaving would end the waiting for a place. */
export const leavable = (writer: Writer) => rides(writer).filter(({ name }) => !has(writer, 'waitings', name));

export const takingPlace = (writer: Writer) => ownRides(writer).filter(({ name }) => !isCalledOff(name));

/** The guest and the note of the sheet of the writer's ride, as they are. */
export function sheetAgain(writer: Writer): { postId: string; guestId: string; name: string; note: string }[] {
  const factOf = (fact: string) =>
    writer.cast.marks.all.find((mark) => mark.thing === 'sheet of owner' && mark.fact === fact)?.value ?? '';
  const facts = { guestId: factOf('id of the guest'), name: factOf('name of the guest'), note: factOf('note') };
  return ownRides(writer)
    .filter(({ name }) => name === sheetRide)
    .map(({ id }) => ({ postId: id, ...facts }));
}

/** The writer's rides that are called off, with the reason that they have. */
export const calledOffAgain = (writer: Writer) =>
  ownRides(writer)
    .filter(({ name }) => isCalledOff(name))
    .map(({ id, name }) => {
      const reason = writer.cast.marks.all.find(({ thing, fact }) => thing === name && fact === 'called off reason');
      return { postId: id, reason: reason?.value };
    });

/** Everyone else whom the writer may find. */
export const others = ({ person }: Writer) =>
  people.filter((each) => each !== person && maySee(person, profileOf(each)));

/** Whether such a tie joins the writer to something. */
export const has = ({ person }: Writer, bond: keyof typeof bonds, name: string) => isBound(bonds[bond], person, name);

/** The groups that the writer organises, and those that others organise. */
export const organised = ({ person }: Writer) => groupNames.filter((name) => isBound(organisers, person, name));
export const organisedByOthers = ({ person }: Writer) =>
  groupNames.filter((name) => !isBound(organisers, person, name));

/** Something of the writer's own, made to be deleted, where everyone may look. */
export async function makeToDelete({ app, cast, me }: Writer, kind: Thing['kind']): Promise<string> {
  const ride = { id: cast.idOf("other's public ride") };
  if (kind === 'post') return (await app.post(me)).id;
  return (kind === 'comment' ? await app.comment(me, ride) : await app.moment(me, ride)).id;
}

const columnOfWords = { post: 'content', comment: 'content', moment: 'description' };
/** Not compared where a ride is sent again. */
const anyRide = { distance: 1, location: 'Quay', date: '2086-01-01', time: '07:00' };

interface Again {
  readonly id: string;
  readonly postId?: string;
  readonly [name: string]: unknown;
}

/** Inputs that create the writer's own objects of a kind a second time. A ride is a member with the name `ride`. */
export function sentAgain(writer: Writer, kind: keyof typeof columnOfWords, ride: string): Promise<Again[]> {
  const { app, cast } = writer;
  const column = columnOfWords[kind];
  const again = async ({ id, postId, under, isRide }: Thing) => {
    const [row] = await app.run<{ words: string }>(`select ${column} as words from ${kind} where id = $1`, id);
    const answered = cast.things.find(({ name, kind: each }) => name === under && each === 'comment');
    const words = { id, [column]: row?.words };
    if (kind === 'post') return { ...words, ...(isRide && { [ride]: anyRide }) };
    return { ...words, postId, ...(answered && { parentId: answered.id }) };
  };
  return Promise.all(mine(writer, kind).map(again));
}

/** The appeal that the owner of the cast has sent. */
export function appealAgain({ marks }: Cast): { takedownId: string | undefined; text: string | undefined } {
  const markOf = (name: string) => marks.all.find(({ thing, fact }) => thing === 'removal of owner' && fact === name);
  return { takedownId: markOf('id')?.value, text: markOf('appeal')?.value };
}
