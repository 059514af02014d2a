import { hashPassword } from '../auth/passwords.ts';
import type { Sql } from '../database/sql.ts';
import { statement } from '../database/sql.ts';
import { newId } from '../lib/ids.ts';

export interface Member {
  id: string;
  username: string;
}

/** The password of every member that the factories make. */
export const password = 'correct-horse';

interface PostOptions {
  content?: string;
  privacy?: 'public' | 'group' | 'private';
  groupId?: string;
  createdAt?: Date;
}

interface RideOptions extends PostOptions {
  distance?: number;
  date: string;
  time?: string;
  timeZone?: string;
}

const insertUser = statement(
  'test.user',
  `insert into "user" (id, username, display_name, password_hash) values ($1, $2, $3, $4)`,
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
  `insert into ride (id, distance, date, time, time_zone, location) values ($1, $2, $3, $4, $5, 'Mill Square')`,
);
const insertParticipant = statement(
  'test.participant',
  `insert into ride_participant (post_id, user_id) values ($1, $2)`,
);

export interface Factories {
  member(username: string, displayName?: string): Promise<Member>;
  /** A group with these members. */
  group(name: string, ...members: Member[]): Promise<{ id: string }>;
  follow(follower: Member, followed: Member): Promise<void>;
  post(author: Member, options?: PostOptions): Promise<{ id: string }>;
  /** A ride post in which its author takes part. */
  ride(author: Member, options: RideOptions): Promise<{ id: string }>;
}

let passwordHash: Promise<string> | undefined;

/** Makes what a test needs straight in the database; what is tested goes through the doors. */
export function makeFactories(sql: Sql): Factories {
  async function insertPostRow(author: Member, isRide: boolean, options: PostOptions) {
    const id = newId();
    const { content = 'Full gas to the bakery', privacy = 'public', groupId = null, createdAt = new Date() } = options;
    await sql(insertPost, [id, author.id, content, privacy, groupId, isRide, createdAt]);
    return { id };
  }

  return {
    async member(username, displayName = username) {
      passwordHash ??= hashPassword(password);
      const id = newId();
      await sql(insertUser, [id, username, displayName, await passwordHash]);
      return { id, username };
    },
    async group(name, ...members) {
      const id = newId();
      await sql(insertGroup, [id, name, `${name} rides`]);
      for (const member of members) await sql(insertMember, [id, member.id]);
      return { id };
    },
    async follow(follower, followed) {
      await sql(insertFollow, [follower.id, followed.id]);
    },
    post: (author, options = {}) => insertPostRow(author, false, options),
    async ride(author, options) {
      const { id } = await insertPostRow(author, true, options);
      const { distance = 20, date, time = '07:00', timeZone = 'UTC' } = options;
      await sql(insertRide, [id, distance, date, time, timeZone]);
      await sql(insertParticipant, [id, author.id]);
      return { id };
    },
  };
}
