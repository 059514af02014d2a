import type { Sql } from '../platform/database/sql.ts';
import { statement } from '../platform/database/sql.ts';
import { newId } from '../platform/lib/ids.ts';
import { hashPassword } from '../platform/lib/passwords.ts';

export interface Member {
  id: string;
  username: string;
}

export interface Made {
  id: string;
}

/** The password of all members from the factories. */
export const password = 'correct-horse';

interface MemberOptions {
  displayName?: string;
  /** Null for that of the instance. */
  timeZone?: string | null;
}

interface PostOptions {
  content?: string;
  privacy?: 'public' | 'group' | 'private';
  groupId?: string | null;
  createdAt?: Date;
}

export interface RideOptions extends PostOptions {
  distance?: number;
  elevation?: number;
  /** Null, as old rides have it: the ride is never completed. */
  date: string | null;
  time?: string | null;
  timeZone?: string;
}

interface CommentOptions {
  content?: string;
  /** The comment that it answers. */
  parent?: Made;
  createdAt?: Date;
}

interface MomentOptions {
  description?: string;
  timestamp?: Date;
}

interface EventOptions {
  title?: string;
  date: string;
  time?: string;
  timeZone?: string;
  durationMinutes?: number;
  maxParticipants?: number | null;
}

const insertUser = statement(
  'test.user',
  `insert into "user" (id, username, display_name, password_hash, time_zone) values ($1, $2, $3, $4, $5)`,
);
const insertGroup = statement('test.group', `insert into "group" (id, name, description) values ($1, $2, $3)`);
const insertMember = statement('test.member', `insert into group_member (group_id, user_id) values ($1, $2)`);
const insertFollow = statement('test.follow', `insert into follow (follower_id, followed_id) values ($1, $2)`);
const insertPost = statement(
  'test.post',
  `insert into post (id, author_id, content, privacy, group_id, is_ride, created_at, updated_at) values ($1, $2, $3, $4, $5, $6, $7, $7)`,
);
const insertRide = statement(
  'test.ride',
  `insert into ride (id, distance, date, time, time_zone, elevation, location) values ($1, $2, $3, $4, $5, $6, 'Mill Square')`,
);
const insertParticipant = statement(
  'test.participant',
  `insert into ride_participant (post_id, user_id) values ($1, $2)`,
);
const insertWaiting = statement('test.waiting', `insert into ride_waiting (post_id, user_id) values ($1, $2)`);
const insertComment = statement(
  'test.comment',
  `insert into comment (id, post_id, author_id, parent_id, content, created_at) values ($1, $2, $3, $4, $5, $6)`,
);
const insertMoment = statement(
  'test.moment',
  `insert into moment (id, post_id, author_id, description, timestamp) values ($1, $2, $3, $4, $5)`,
);
const insertMute = statement('test.mute', `insert into mute (muter_id, muted_id) values ($1, $2)`);
const insertBlock = statement('test.block', `insert into block (blocker_id, blocked_id) values ($1, $2)`);
const insertEvent = statement(
  'test.event',
  `insert into event (id, title, date, time, time_zone, duration_minutes, max_participants, location)
   values ($1, $2, $3, $4, $5, $6, $7, 'Harbour Gate')`,
);
const insertRegistration = statement(
  'test.registration',
  `insert into event_registration (event_id, user_id) values ($1, $2)`,
);

export interface Factories {
  member(username: string, options?: MemberOptions): Promise<Member>;
  /** Members under their names. */
  cast<Name extends string>(...usernames: Name[]): Promise<Record<Name, Member>>;
  /** A group with these members. */
  group(name: string, ...members: Member[]): Promise<Made>;
  follow(follower: Member, followed: Member): Promise<void>;
  post(author: Member, options?: PostOptions): Promise<Made>;
  /** A ride post in which its author takes part. */
  ride(author: Member, options: RideOptions): Promise<Made>;
  participate(ride: Made, member: Member): Promise<void>;
  /** Adds a member to the waiting list of a ride. */
  wait(ride: Made, member: Member): Promise<void>;
  comment(author: Member, post: Made, options?: CommentOptions): Promise<Made>;
  moment(author: Member, ride: Made, options?: MomentOptions): Promise<Made>;
  mute(muter: Member, muted: Member): Promise<void>;
  /** Only the row: what a block ends stays as it is. */
  block(blocker: Member, blocked: Member): Promise<void>;
  event(options: EventOptions): Promise<Made>;
  register(event: Made, member: Member): Promise<void>;
}

let passwordHash: Promise<string> | undefined;

/** Creates rows for tests directly in the database. Tested actions use GraphQL and REST. */
export function makeFactories(sql: Sql): Factories {
  async function insertPostRow(author: Member, isRide: boolean, options: PostOptions) {
    const id = newId();
    const { content = 'Full gas to the bakery', privacy = 'public', groupId = null, createdAt = new Date() } = options;
    await sql(insertPost, [id, author.id, content, privacy, groupId, isRide, createdAt]);
    return { id };
  }

  async function member(username: string, { displayName = username, timeZone = null }: MemberOptions = {}) {
    passwordHash ??= hashPassword(password);
    const id = newId();
    await sql(insertUser, [id, username, displayName, await passwordHash, timeZone]);
    return { id, username };
  }

  return {
    member,
    async cast(...usernames) {
      const made = await Promise.all(usernames.map(async (username) => [username, await member(username)] as const));
      // `Object.fromEntries` loses the names that the record type has.
      return Object.fromEntries(made) as Record<(typeof usernames)[number], Member>;
    },
    async group(name, ...members) {
      const id = newId();
      await sql(insertGroup, [id, name, `${name} rides`]);
      for (const each of members) await sql(insertMember, [id, each.id]);
      return { id };
    },
    async follow(follower, followed) {
      await sql(insertFollow, [follower.id, followed.id]);
    },
    post: (author, options = {}) => insertPostRow(author, false, options),
    async ride(author, options) {
      const { id } = await insertPostRow(author, true, options);
      const { distance = 20, elevation = 0, date, time = '07:00', timeZone = 'UTC' } = options;
      await sql(insertRide, [id, distance, date, time, timeZone, elevation]);
      await sql(insertParticipant, [id, author.id]);
      return { id };
    },
    async participate(ride, { id }) {
      await sql(insertParticipant, [ride.id, id]);
    },
    async wait(ride, { id }) {
      await sql(insertWaiting, [ride.id, id]);
    },
    async comment(author, post, { content = 'See you there', parent, createdAt = new Date() } = {}) {
      const id = newId();
      await sql(insertComment, [id, post.id, author.id, parent?.id ?? null, content, createdAt]);
      return { id };
    },
    async moment(author, ride, { description = 'Top of the pass', timestamp = new Date() } = {}) {
      const id = newId();
      await sql(insertMoment, [id, ride.id, author.id, description, timestamp]);
      return { id };
    },
    async mute(muter, muted) {
      await sql(insertMute, [muter.id, muted.id]);
    },
    async block(blocker, blocked) {
      await sql(insertBlock, [blocker.id, blocked.id]);
    },
    async event({ title = 'Harbour loop', timeZone = 'UTC', time = '07:00', maxParticipants = null, ...options }) {
      const id = newId();
      const { date, durationMinutes = 120 } = options;
      await sql(insertEvent, [id, title, date, time, timeZone, durationMinutes, maxParticipants]);
      return { id };
    },
    async register(event, { id }) {
      await sql(insertRegistration, [event.id, id]);
    },
  };
}
