import { type Context, clearLoaders } from '../context.ts';
import { joinedAtOf, joinedThisRide, windowCloses, windowOpens } from '../model/contacts/contactWindow.ts';
import { EmergencyContact } from '../model/contacts/EmergencyContact.ts';
import type { EmergencyReading } from '../model/contacts/EmergencyReading.ts';
import { readsContact } from '../model/contacts/emergencyPolicy.ts';
import { isAbsentFor } from '../model/moderation/blockPolicy.ts';
import type { Reader } from '../model/reader.ts';
import type { RideRow } from '../model/rides/rideRow.ts';
import type { User } from '../model/users/User.ts';
import { userPolicy } from '../model/users/userPolicy.ts';
import { columnsOf } from '../platform/database/columns.ts';
import { statement } from '../platform/database/sql.ts';
import { many, one } from '../platform/graphql/batch.ts';
import { requireSession } from '../platform/lib/access.ts';
import { textOrNull } from '../platform/lib/blank.ts';
import { badInput, DomainError, endedSession } from '../platform/lib/errors.ts';
import { primaryOf } from '../platform/replicas/readWithFallback.ts';
import type { EmergencyContactInput } from './emergencyInputs.ts';

// Emergency contacts of members. A leader reads them around a ride: see `emergencyPolicy`. The member sees who reads them now, and who
// has read them. All reads are sent to the primary, so that nobody reads what a member has just taken away.

/** The most contacts of one ride, in the order of joining. */
export const mostContacts = 200;
/** The most readers and readings that a member is shown. */
export const mostListed = 50;
const noTokens = 'An access token may not read or change emergency contacts: sign in with a password';

const findStatement = statement(
  'emergency.find',
  `select ${columnsOf(EmergencyContact, 'c')} from emergency_contact c where c.user_id = $1`,
);
const setStatement = statement(
  'emergency.set',
  `insert into emergency_contact (user_id, contact_name, contact_phone, medical_note, updated_at) values ($1, $2, $3, $4, $5)
   on conflict (user_id) do update set contact_name = excluded.contact_name, contact_phone = excluded.contact_phone,
     medical_note = excluded.medical_note, updated_at = excluded.updated_at`,
);
const removeStatement = statement('emergency.remove', 'delete from emergency_contact where user_id = $1');

const joining = { ride: 'r', joinedAt: 'joined.at' };
/** Reads the windows of the participants of this ride who joined first and last. Every other participant has one of these two, or none. */
const windowsStatement = statement(
  'emergency.windows',
  `select w.* from ride r
     cross join lateral (
       select coalesce(min(${joinedAtOf('rp')}), '-infinity') as first, coalesce(max(${joinedAtOf('rp')}), '-infinity') as last
       from ride_participant rp where rp.post_id = r.id and ${joinedThisRide({ ride: 'r', joinedAt: joinedAtOf('rp') })}
     ) edges
     cross join lateral (
       select r.id, min(opens) as "opensAt", max(closes) as "closesAt" from (
         select ${windowOpens(joining)} as opens, ${windowCloses(joining)} as closes from (values (edges.first), (edges.last)) joined(at)
       ) each_window where opens < closes
     ) w
   where r.id = any($1::uuid[]) and r.called_off_at is null and w."opensAt" is not null`,
);

const leaderReads = readsContact({ leaderId: '$2::uuid', at: '$3::timestamptz' });

// A member whose row is locked, because their account is being deleted, is skipped. The readings are written in the order of their keys,
// so that two requests of a leader do not wait for each other.
const readStatement = statement(
  'emergency.read',
  `with readable as materialized (
     select rp.post_id, rp.created_at, c.user_id, c.contact_name, c.contact_phone, c.medical_note
     from ride_participant rp join ride r on r.id = rp.post_id join post p on p.id = rp.post_id
       join emergency_contact c on c.user_id = rp.user_id join "user" u on u.id = rp.user_id
     where rp.post_id = any($1::uuid[]) and ${leaderReads}
     for key share of u skip locked
   ), listed as (
     select * from (
       select *, row_number() over (partition by post_id order by created_at, user_id) as place from readable
     ) numbered where place <= ${mostContacts}
   ), noted as (
     insert into emergency_reading (id, user_id, reader_id, post_id, read_at)
     select new_id(), user_id, $2, post_id, $3 from listed where user_id <> $2 order by user_id, post_id
     on conflict (user_id, reader_id, post_id) do update set read_at = greatest(emergency_reading.read_at, excluded.read_at)
   )
   select post_id as "ownerId", user_id as "userId", contact_name as "contactName", contact_phone as "contactPhone", medical_note as "medicalNote"
   from listed order by post_id, place`,
);

const leaderWouldRead = readsContact({ leaderId: 'leader.user_id', at: '$2::timestamptz' });
const readersStatement = statement(
  'emergency.readers',
  `select leader.user_id as "leaderId", p.id as "postId", ${windowCloses({ ride: 'r', joinedAt: joinedAtOf('rp') })} as "closesAt"
   from ride_participant rp join ride r on r.id = rp.post_id join post p on p.id = rp.post_id
     cross join lateral (
       select p.author_id as user_id
       union select other.user_id from ride_participant other where other.post_id = p.id and other.leads_since is not null
     ) leader
   where rp.user_id = $1 and leader.user_id <> $1 and exists (select from emergency_contact c where c.user_id = $1)
     and ${leaderWouldRead}
   order by "closesAt", p.id, leader.user_id limit ${mostListed}`,
);
const readingsStatement = statement(
  'emergency.readings',
  `select case when not ${isAbsentFor('$1::uuid', 'e.reader_id')} then e.reader_id end as "readerId", e.post_id as "postId", e.read_at as "readAt"
   from emergency_reading e where e.user_id = $1 order by e.read_at desc, e.id desc limit ${mostListed}`,
);

/** The contact of a participant of the ride `ownerId`, as a leader reads it. */
export type RiderContact = Pick<EmergencyContact, 'userId' | 'contactName' | 'contactPhone' | 'medicalNote'> & {
  ownerId: string;
};

export interface ReaderRow extends Record<string, unknown> {
  leaderId: string;
  postId: string;
  closesAt: Date;
}

/** A reading as its member sees it. */
type Reading = Pick<EmergencyReading, 'readerId' | 'postId' | 'readAt'>;

interface ContactWindow extends Record<string, unknown> {
  id: string;
  opensAt: Date;
  closesAt: Date;
}

export const emergencyLoaders = (reader: Reader) => ({
  /** The time in which leaders may read contacts of a ride. Null for none. */
  contactWindow: one<ContactWindow>(
    (ids) => primaryOf(reader.sql)(windowsStatement, [ids]),
    ({ id }) => id,
  ),
  /** Reads the contacts of rides as their leader, and notes it. Empty for everyone else, and outside the window. */
  contactsOfRide: many<RiderContact>(
    (postIds) => primaryOf(reader.sql)(readStatement, [postIds, reader.viewer?.id ?? null, reader.now]),
    ({ ownerId }) => ownerId,
  ),
});

export interface RideContacts {
  opensAt: Date | null;
  closesAt: Date | null;
  contacts: RiderContact[] | null;
}

/**
 * The emergency contacts of a ride, which notes the reading. Null for a viewer who does not lead the ride. Throws FORBIDDEN for access tokens
 * of leaders.
 */
export async function readEmergencyContacts(ctx: Context, ride: RideRow): Promise<RideContacts | null> {
  if (!ctx.viewer || !(await ctx.load.viewerLeads.load(ride.id))) return null;
  requireSession(ctx, noTokens);
  const window = await ctx.load.contactWindow.load(ride.id);
  if (!window) return { opensAt: null, closesAt: null, contacts: null };
  const { opensAt, closesAt } = window;
  const isOpen = ctx.now >= opensAt && ctx.now < closesAt;
  return { opensAt, closesAt, contacts: isOpen ? await ctx.load.contactsOfRide.load(ride.id) : null };
}

/** Runs a read of the viewer's own. Null for another member. Throws FORBIDDEN for access tokens. */
async function ofOwn<Rows>(
  ctx: Context,
  user: Pick<User, 'id'>,
  read: (sql: Context['sql'], id: string) => Promise<Rows>,
): Promise<Rows | null> {
  if (!userPolicy.readPrivate.may(ctx.viewer, user)) return null;
  requireSession(ctx, noTokens);
  return read(primaryOf(ctx.sql), user.id);
}

/** The emergency contact of the viewer. Null without one, and for another member. Throws FORBIDDEN for access tokens. */
export const findEmergencyContact = (ctx: Context, user: Pick<User, 'id'>): Promise<EmergencyContact | null> =>
  ofOwn(ctx, user, async (sql, id) => (await sql<EmergencyContact>(findStatement, [id]))[0] ?? null);

/** The leaders who can read the viewer's emergency contact now. Null for another member. Throws FORBIDDEN for access tokens. */
export const listEmergencyReaders = (ctx: Context, user: Pick<User, 'id'>): Promise<ReaderRow[] | null> =>
  ofOwn(ctx, user, (sql, id) => sql<ReaderRow>(readersStatement, [id, ctx.now]));

/** The leaders who have read the viewer's emergency contact, the latest first. Null for another member. Throws FORBIDDEN for access tokens. */
export const listEmergencyReadings = (ctx: Context, user: Pick<User, 'id'>): Promise<Reading[] | null> =>
  ofOwn(ctx, user, (sql, id) => sql<Reading>(readingsStatement, [id]));

/** Stores the emergency contact of the viewer; idempotent. Throws UNAUTHENTICATED, FORBIDDEN for access tokens, BAD_USER_INPUT. */
export async function setEmergencyContact(ctx: Context, input: EmergencyContactInput): Promise<User> {
  const { viewer } = requireSession(ctx, noTokens);
  const [name, phone, note] = [input.contactName, input.contactPhone, input.medicalNote].map(
    (text) => textOrNull(text) ?? null,
  );
  if (name && !phone) throw badInput('Give the telephone number of your contact too', 'contactPhone');
  if (phone && !name) throw badInput('Give the name of your contact too', 'contactName');
  if (!name && !note) throw badInput('Give a contact or a medical note. To have neither, remove them', 'contactName');
  await ctx.sql(setStatement, [viewer.id, name, phone, note, ctx.now]);
  clearLoaders(ctx);
  return readMember(ctx, viewer.id);
}

async function readMember(ctx: Context, id: string): Promise<User> {
  const member = await ctx.load.userById.load(id);
  if (!member) throw new DomainError('UNAUTHENTICATED', endedSession);
  return member;
}

/** Removes the emergency contact of the viewer; idempotent. Throws UNAUTHENTICATED, FORBIDDEN for access tokens. */
export async function removeEmergencyContact(ctx: Context): Promise<User> {
  const { viewer } = requireSession(ctx, noTokens);
  await ctx.sql(removeStatement, [viewer.id]);
  clearLoaders(ctx);
  return readMember(ctx, viewer.id);
}
