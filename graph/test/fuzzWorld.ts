import { openSession } from '../auth/sessions.ts';
import type { Member } from './factories.ts';
import { password } from './factories.ts';
import type { TestApp } from './harness.ts';
import { startApp } from './harness.ts';
import { nobodysId } from './hostile.ts';

const nouns = ['user', 'post', 'ride', 'comment', 'moment', 'group', 'event'] as const;
export type Noun = (typeof nouns)[number];

/** A placeholder in a generated request for the id of an existing object. */
export const idAt = (noun: Noun, number: number) => `§${noun}:${number}§`;
const idPattern = /§(\w+):(\d+)§/g;

/** A placeholder for the id of the caller. */
export const ownIdMark = '§me§';

/** The callers: two members, a visitor, and a member with an invalid session. */
export const callers = ['ada', 'ben', 'visitor', 'dead'] as const;
export type CallerName = (typeof callers)[number];

/** A small community for generated requests. `stockUp` creates deleted objects again. */
export interface FuzzWorld {
  /** Replaces placeholders in the text of a request. */
  fill(text: string, caller: CallerName): string;
  /** A request that signs out has a session of its own, so that other requests can continue. */
  headersOf(caller: CallerName, isLeaving?: boolean): Promise<Record<string, string>>;
  readonly ada: Member;
  stockUp(): Promise<void>;
  /** Removes everything but members, so that lists stay short. */
  clear(): Promise<void>;
}

async function makeFuzzWorld(app: TestApp): Promise<FuzzWorld> {
  const { ada, ben } = await app.cast('ada', 'ben');
  const ids: Record<Noun, string[]> = { user: [], post: [], ride: [], comment: [], moment: [], group: [], event: [] };
  const members: Partial<Record<CallerName, Member>> = { ada, ben };

  async function headersOf(caller: CallerName, isLeaving = false): Promise<Record<string, string>> {
    if (caller === 'visitor') return {};
    const member = members[caller];
    if (!member) return { authorization: 'Bearer of nobody' };
    const own = isLeaving ? openSession(app.backend.sql, member.id, new Date()) : app.tokenOf(member);
    return { authorization: `Bearer ${await own}` };
  }

  async function stockUp() {
    const group = await app.group('Hill repeats', ada);
    const ride = await app.ride(ada, { date: '2099-01-01' });
    await app.participate(ride, ben);
    const old = await app.ride(ada, { date: '2020-01-01', privacy: 'private' });
    const post = await app.post(ben, { content: 'A kestrel over the bridge', groupId: group.id, privacy: 'group' });
    const comment = await app.comment(ben, ride);
    const fresh: Record<Noun, string[]> = {
      user: [ada.id, ben.id],
      post: [post.id, (await app.post(ada)).id, ride.id],
      ride: [ride.id, old.id],
      comment: [comment.id, (await app.comment(ada, ride, { parent: comment })).id],
      moment: [(await app.moment(ada, ride)).id, (await app.moment(ben, ride)).id],
      group: [group.id],
      event: [(await app.event({ date: '2099-01-01' })).id, (await app.event({ date: '2020-01-01' })).id],
    };
    // The newest come first: most of the older ones are gone by the time they are asked for.
    for (const noun of nouns) ids[noun] = [...fresh[noun], ...ids[noun]].slice(0, 6);
  }

  return {
    fill: (text, caller) =>
      text.replaceAll(ownIdMark, members[caller]?.id ?? nobodysId).replaceAll(idPattern, (_all, noun: Noun, number) => {
        const known = ids[noun];
        return known[Number(number) % known.length] ?? nobodysId;
      }),
    headersOf,
    ada,
    stockUp,
    async clear() {
      for (const table of ['post', '"group"', 'event']) await app.run(`delete from ${table}`);
    },
  };
}

/** A valid sign-in. */
export const rightSignIn = { username: 'ada', password };

/** A server for requests by the thousand, with a community for them to be sent to. */
export async function startFuzzApp(): Promise<{ app: TestApp; world: FuzzWorld }> {
  const many = 1_000_000;
  // Passwords are slow to hash: a few hundred of them will do, the others are told to wait once they have been read.
  const limits = {
    reads: many,
    writes: many,
    texts: many,
    uploads: many,
    signIns: 200,
    failedSignIns: 200,
    signUps: 100,
  };
  const app = await startApp({ RATE_LIMITS: JSON.stringify(limits) });
  return { app, world: await makeFuzzWorld(app) };
}
