import type { EntityClass } from '@mikro-orm/core';
import { AccessToken } from '../model/auth/AccessToken.ts';
import { Passkey } from '../model/auth/Passkey.ts';
import { SignInIdentity } from '../model/auth/SignInIdentity.ts';
import { CalendarFeed } from '../model/calendars/CalendarFeed.ts';
import { Comment } from '../model/comments/Comment.ts';
import { EmergencyContact } from '../model/contacts/EmergencyContact.ts';
import { visibleEvents } from '../model/events/eventPolicy.ts';
import { GroupInvitation } from '../model/groups/GroupInvitation.ts';
import { GroupRules } from '../model/groups/GroupRules.ts';
import { visibleGroups } from '../model/groups/groupPolicy.ts';
import { Media } from '../model/media/Media.ts';
import { isAbsentFor, isBeingDeleted, isHiddenFromViewer, muteLasts } from '../model/moderation/blockPolicy.ts';
import { Report } from '../model/moderation/Report.ts';
import { seesTarget } from '../model/moderation/reportTargets.ts';
import { Moment } from '../model/moments/Moment.ts';
import { MailPreference } from '../model/notifications/MailPreference.ts';
import { Notification } from '../model/notifications/Notification.ts';
import { visibleNotifications } from '../model/notifications/notificationPolicy.ts';
import { Post } from '../model/posts/Post.ts';
import { visiblePosts } from '../model/posts/postPolicy.ts';
import { Ride } from '../model/rides/Ride.ts';
import { RideSeries } from '../model/rides/RideSeries.ts';
import { Takedown } from '../model/takedowns/Takedown.ts';
import { PrivacyZone } from '../model/zones/PrivacyZone.ts';
import { columnsOf } from '../platform/database/columns.ts';

// The rows of a member in an export. A section says which they are and in which order they are read.

/** The number of rows read at once, which limits the memory for a long section. */
export const stride = 100;

export interface Section {
  columns: string;
  /** The tables and the condition that selects the member's rows. */
  from: string;
  /** The instant by which the rows are ordered. Without one, their key alone orders them. */
  at?: string;
  /** Their unique key. An index has the member and this order: each batch would sort all rows of the member otherwise. */
  key: string;
  /** Not in the export that an operator makes of the member. */
  isForMemberAlone?: true;
}

/** The next rows of a section after the key $2, and after the instant $3 before it if the section has one. */
export function batchOf({ columns, from, at, key }: Section): string {
  const [cursor, after, order] = at
    ? [`${at}::text as "cursorAt"`, `(${at}, ${key}) > ($3::timestamptz, $2)`, `${at}, ${key}`]
    : ['null as "cursorAt"', `${key} > $2`, key];
  return `select ${columns}, ${cursor}, ${key}::text as "cursorKey" from ${from} and ${after} order by ${order} limit ${stride}`;
}

const takedownColumns = `${columnsOf(Takedown, 'own')}, own.forgotten_at as "forgottenAt"`;

/** The rows of a table that belong to the member. */
const rowsOf = (entity: EntityClass<object>, table: string, owner: string, key = 'id'): Section => ({
  columns: columnsOf(entity, 'own'),
  from: `${table} own where own.${owner} = $1`,
  at: 'own.created_at',
  key: `own.${key}`,
});

/** The posts with which a table connects the member. */
const postsIn = (table: string, at?: string): Section => ({
  columns: 'post_id as "postId", created_at as since',
  from: `${table} where user_id = $1`,
  at,
  key: 'post_id',
});

/** The members with whom a table connects the member. */
const membersIn = (table: string, from: string, to: string, rule: string, at?: string): Section => ({
  columns: 'u.id, u.username, pair.created_at as since',
  from: `${table} pair join "user" u on u.id = pair.${to} where pair.${from} = $1 and ${rule}`,
  at,
  key: `pair.${to}`,
});

/** The letter of the pace group of a participation. */
const groupOf = (table: string) =>
  `(select g.letter from pace_group g where g.id = ${table}.pace_group_id) as "paceGroup"`;

const remains = `not ${isBeingDeleted('u.id')}`;

/** The sections of an export by their names, in the order of the text. */
export const exportSections: Readonly<Record<string, Section>> = {
  sessions: {
    columns: 'device, created_at as "createdAt", last_used_at as "lastUsedAt"',
    from: 'session where user_id = $1',
    at: 'created_at',
    key: 'token_hash',
  },
  knownDevices: {
    columns: 'device, created_at as "createdAt", last_used_at as "lastUsedAt"',
    from: 'known_device where user_id = $1',
    at: 'created_at',
    key: 'token_hash',
  },
  mailAddress: {
    columns: 'address, confirmed_at as "confirmedAt", pending',
    from: 'mail_address where user_id = $1',
    key: 'user_id',
  },
  accountLinks: {
    columns: 'kind, address, created_at as "createdAt", expires_at as "expiresAt", used_at as "usedAt"',
    from: 'account_token where user_id = $1',
    at: 'created_at',
    key: 'token_hash',
  },
  identities: rowsOf(SignInIdentity, 'sign_in_identity', 'user_id'),
  passkeys: rowsOf(Passkey, 'passkey', 'user_id'),
  signInAttempts: {
    columns: 'kind, expires_at as "expiresAt"',
    from: 'sign_in_attempt where user_id = $1',
    at: 'expires_at',
    key: 'token_hash',
  },
  accessTokens: rowsOf(AccessToken, 'access_token', 'user_id'),
  calendarFeeds: rowsOf(CalendarFeed, 'calendar_feed', 'user_id'),
  following: membersIn('follow', 'follower_id', 'followed_id', remains, 'pair.created_at'),
  followers: membersIn('follow', 'followed_id', 'follower_id', remains, 'pair.created_at'),
  groups: {
    columns:
      'g.id, g.name, m.created_at as since, m.organises_since as "organisesSince", m.rules_version as "rulesVersion", m.rules_acknowledged_at as "rulesAcknowledgedAt"',
    from: 'group_member m join "group" g on g.id = m.group_id where m.user_id = $1',
    at: 'm.created_at',
    key: 'g.id',
  },
  foundedGroups: {
    columns: 'g.id, g.name, g.created_at as "createdAt"',
    from: `"group" g where g.founder_id = $1 and ${visibleGroups('$1::uuid', 'g')}`,
    at: 'g.created_at',
    key: 'g.id',
  },
  groupRequests: {
    columns: 'g.id, g.name, q.created_at as since, q.rules_version as "rulesVersion", q.words',
    from: `group_request q join "group" g on g.id = q.group_id where q.user_id = $1 and ${visibleGroups('$1::uuid', 'g')}`,
    at: 'q.created_at',
    key: 'q.group_id',
  },
  groupRemovals: {
    columns: 'g.id, g.name, r.created_at as since',
    from: `group_removal r join "group" g on g.id = r.group_id where r.user_id = $1 and ${visibleGroups('$1::uuid', 'g')}`,
    at: 'r.created_at',
    key: 'r.group_id',
  },
  groupRules: rowsOf(GroupRules, 'group_rules', 'author_id'),
  groupInvitations: rowsOf(GroupInvitation, 'group_invitation', 'maker_id'),
  posts: rowsOf(Post, 'post', 'author_id'),
  rides: {
    columns: `${columnsOf(Ride, 'r')}, (
      select jsonb_agg(to_jsonb(g) - 'post_id' order by g.letter) from pace_group g where g.post_id = r.id
    ) as "paceGroups", r.meeting_lat as "meetingLat", r.meeting_lng as "meetingLng", r.leader_note as "leaderNote", r.thanked_at as "thankedAt", (
      select jsonb_agg(to_jsonb(g) - 'post_id' order by g.created_at, g.id) from ride_guest g where g.post_id = r.id
    ) as guests`,
    from: 'ride r join post p on p.id = r.id where p.author_id = $1',
    at: 'p.created_at',
    key: 'p.id',
  },
  rideSeries: rowsOf(RideSeries, 'ride_series', 'author_id'),
  joinedSeries: {
    columns: `s.id, case when exists (
      select from ride r join post p on p.id = r.id where r.series_id = s.id and ${visiblePosts('$1::uuid', 'p')}
    ) then s.rule end as rule, m.created_at as since, m.pace_letter as "paceGroup", m.leads`,
    from: 'ride_series_member m join ride_series s on s.id = m.series_id where m.user_id = $1',
    key: 's.id',
  },
  likes: postsIn('post_like', 'created_at'),
  comments: rowsOf(Comment, 'comment', 'author_id'),
  rideParticipations: {
    ...postsIn('ride_participant'),
    columns: `post_id as "postId", created_at as since, leads_since as "leadsSince",
      is_here as "wasThere", tapped_at as "tappedAt", ${groupOf('ride_participant')}`,
  },
  rideWaitings: {
    ...postsIn('ride_waiting'),
    columns: `post_id as "postId", created_at as since, ${groupOf('ride_waiting')}`,
  },
  cancelledRides: {
    columns: 'subject_id as "postId", starts_at as "startsAt", cancelled_at as "cancelledAt"',
    from: `calendar_cancellation where participant_ids @> array[$1::uuid] and not ${isHiddenFromViewer('$1::uuid', 'author_id')}`,
    at: 'cancelled_at',
    key: 'subject_id',
  },
  savedRides: postsIn('saved_ride'),
  maybeRides: postsIn('ride_maybe'),
  moments: rowsOf(Moment, 'moment', 'author_id'),
  eventRegistrations: {
    columns: 'e.id, e.title, e.starts_at as "startsAt", r.created_at as since',
    from: `event_registration r join event e on e.id = r.event_id where r.user_id = $1 and ${visibleEvents('$1::uuid', 'e')}`,
    at: 'r.created_at',
    key: 'e.id',
  },
  eventWaitings: {
    columns: 'e.id, e.title, e.starts_at as "startsAt", w.created_at as since',
    from: `event_waiting w join event e on e.id = w.event_id where w.user_id = $1 and ${visibleEvents('$1::uuid', 'e')}`,
    at: 'w.created_at',
    key: 'e.id',
  },
  mutes: {
    ...membersIn('mute', 'muter_id', 'muted_id', `not ${isAbsentFor('$1::uuid', 'u.id')} and ${muteLasts('pair')}`),
    columns: 'u.id, u.username, pair.created_at as since, pair.ends_at as until',
  },
  blocks: membersIn('block', 'blocker_id', 'blocked_id', remains),
  reports: {
    ...rowsOf(Report, 'report', 'reporter_id'),
    columns: `${columnsOf(Report, 'own')}, case when ${seesTarget('$1::uuid', 'own')} then own.reported_text end as "reportedText"`,
  },
  takedowns: {
    ...rowsOf(Takedown, 'takedown', 'author_id'),
    columns: takedownColumns,
  },
  groupTakedowns: {
    columns: takedownColumns,
    from: 'takedown_reader r join takedown own on own.id = r.takedown_id where r.user_id = $1',
    at: 'r.created_at',
    key: 'r.takedown_id',
  },
  notifications: {
    columns: columnsOf(Notification, 'n', {
      instead: { actorId: `case when not ${isBeingDeleted('n.actor_id')} then n.actor_id end` },
    }),
    from: `notification n where n.user_id = $1 and ${visibleNotifications('$1::uuid', 'n')}`,
    at: 'n.at',
    key: 'n.id',
  },
  silencedNotifications: {
    columns: 'kind',
    from: 'silenced_kind where user_id = $1',
    key: 'kind',
  },
  mailPreferences: {
    columns: columnsOf(MailPreference, 'm'),
    from: 'mail_preference m where m.user_id = $1',
    key: 'm.user_id',
  },
  pictures: rowsOf(Media, 'media', 'owner_id', 'hash'),
  sharedPictures: {
    columns: 'hash, created_at as since',
    from: 'media_sender where user_id = $1',
    at: 'created_at',
    key: 'hash',
  },
  emergencyContact: {
    columns: columnsOf(EmergencyContact, 'c'),
    from: 'emergency_contact c where c.user_id = $1',
    key: 'c.user_id',
    isForMemberAlone: true,
  },
  emergencyReadings: {
    columns: `case when not ${isAbsentFor('$1::uuid', 'e.reader_id')} then e.reader_id end as "readerId", e.post_id as "postId", e.read_at as "readAt"`,
    from: 'emergency_reading e where e.user_id = $1',
    at: 'e.read_at',
    key: 'e.id',
    isForMemberAlone: true,
  },
  privacyZones: rowsOf(PrivacyZone, 'privacy_zone', 'owner_id'),
};
