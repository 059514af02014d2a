import type { GroupKey } from './groupKeys.ts';
import type { MemberKey } from './memberKeys.ts';
import type {
  Difficulty,
  EventKind,
  GroupRecord,
  MemberRecord,
  PaceGroupScript,
  PictureName,
  Place,
  PostPrivacy,
  RideType,
} from './worldTypes.ts';

// Types of the scripts of the demo community. `buildWorld` turns scripts into records with times and likes.

/** The area of a member. Participants of a ride usually come from one area. */
export type Area = 'dee' | 'siena' | 'lowlands' | 'blackForest' | 'atlantic' | 'desert' | 'east' | 'afar';

export interface CastMember extends Omit<MemberRecord, 'createdAt'> {
  area: Area;
  groups: readonly GroupKey[];
  /** The members that this member follows. When absent, `buildFollows` chooses them. */
  follows?: readonly MemberKey[];
}

export type GroupScript = Omit<GroupRecord, 'createdAt'>;

export interface Answer {
  authorKey: MemberKey;
  content: string;
}

export interface Remark extends Answer {
  replies: readonly Answer[];
}

export type Weekday = 'SUNDAY' | 'MONDAY' | 'TUESDAY' | 'WEDNESDAY' | 'THURSDAY' | 'FRIDAY' | 'SATURDAY';

/**
 * A day relative to the day of seeding. With a weekday, week 0 is the next one in the future and week -1 the last one in the past.
 * With a number of days, today counts as yesterday while the ride of today is not over.
 */
export type DayScript = { weekday: Weekday; week: number } | { daysAgo: number } | { inDays: number };

interface Telling {
  authorKey: MemberKey;
  content: string;
  picture?: PictureName;
  groupKey?: GroupKey;
  /** An organiser of the group has pinned it. */
  isPinned?: boolean;
  privacy?: PostPrivacy;
  talk?: readonly Remark[];
  /** A fixed age in minutes, for the posts that a visitor sees first. */
  minutesAgo?: number;
}

export type DayPart = 'morning' | 'midday' | 'evening' | 'night';

export interface PlainPostScript extends Telling {
  /** The part of the author's day in which it was written. A random usual one when absent. */
  dayPart?: DayPart;
}

export interface MomentScript {
  authorKey: MemberKey;
  minutesAfterStart: number;
  description?: string;
  picture?: PictureName;
  place?: Place;
}

export interface RideScript extends Telling {
  /** Whether the post was written before or after the ride. */
  tense: 'ahead' | 'after';
  day: DayScript;
  time: string;
  location: string;
  type: RideType;
  /** In miles. */
  distance: number;
  /** In feet. */
  elevation: number;
  /** In miles per hour, without stops. */
  speed: readonly [slow: number, fast: number];
  /** The text of the pace. Computed from the speed when absent. */
  pace?: string;
  /** The minutes of all stops. */
  stops: number;
  /** The certain participants, and the number of further ones. */
  company: readonly MemberKey[];
  neighbours?: number;
  /** The number of weekly dates of a ride that repeats, this one included. */
  weeks?: number;
  /** The members who wait for a place. The ride has as many places as participants then. */
  waiting?: readonly MemberKey[];
  /** The members who may join, unless they participate. */
  maybe?: readonly MemberKey[];
  /** Its pace groups: A, B and so on. */
  paceGroups?: readonly PaceGroupScript[];
  /** The participants who lead the ride beside its author. */
  coLeaders?: readonly MemberKey[];
  /** The participants whom a leader has checked in. */
  wereThere?: readonly MemberKey[];
  /** Why the ride does not take place. Its author has called it off an hour ago. */
  calledOff?: string;
  moments?: readonly MomentScript[];
}

export interface EventScript {
  key: string;
  title: string;
  description: string;
  day: DayScript;
  time: string;
  timeZone: string;
  durationMinutes: number;
  location: string;
  type: EventKind;
  difficulty: Difficulty;
  distance: number | null;
  maxParticipants: number | null;
  /** The area of the event, its group, and the number of registrations. */
  area: Area;
  groupKey: GroupKey;
  registeredCount: number;
  /** The certain registrations. */
  company?: readonly MemberKey[];
  /** Those who wait for a place in a full event, unless they are registered. */
  waiting?: readonly MemberKey[];
  /** Whether the organisers of its group plan it. Otherwise the operator does. */
  isOfGroup?: boolean;
  /** Why it does not take place. It was called off an hour ago. */
  calledOff?: string;
}
