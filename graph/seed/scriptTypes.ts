import type { GroupKey } from './groupKeys.ts';
import type { MemberKey } from './memberKeys.ts';
import type {
  Difficulty,
  EventKind,
  GroupRecord,
  MemberRecord,
  PictureName,
  Place,
  PostPrivacy,
  RideType,
} from './worldTypes.ts';

// What the authors of the demo community write down; `buildWorld` turns it into records with times and likes.

/** Where people ride together; rides find their company among the neighbours. */
export type Area = 'dee' | 'siena' | 'lowlands' | 'blackForest' | 'atlantic' | 'desert' | 'east' | 'afar';

export interface CastMember extends Omit<MemberRecord, 'createdAt'> {
  area: Area;
  groups: readonly GroupKey[];
  /** Whom the member follows, where that is settled; else renown and neighbourhood decide. */
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
 * A day beside the day of seeding. With a weekday, week 0 is the next one that is still to come and week -1 the last one
 * that is over; else a number of days, where today counts as yesterday as long as what happens on it is not over.
 */
export type DayScript = { weekday: Weekday; week: number } | { daysAgo: number } | { inDays: number };

interface Telling {
  authorKey: MemberKey;
  content: string;
  picture?: PictureName;
  groupKey?: GroupKey;
  privacy?: PostPrivacy;
  talk?: readonly Remark[];
  /** Fixes the age, for the posts that a visitor sees first. */
  minutesAgo?: number;
}

export type DayPart = 'morning' | 'midday' | 'evening' | 'night';

export interface PlainPostScript extends Telling {
  /** When on the author's day it was written; any time that people write at, where absent. */
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
  /** Whether the text looks forward to the ride or back on it. */
  tense: 'ahead' | 'after';
  day: DayScript;
  time: string;
  location: string;
  type: RideType;
  /** Miles. */
  distance: number;
  /** Feet. */
  elevation: number;
  /** Miles an hour while moving. */
  speed: readonly [slow: number, fast: number];
  /** What is written for the pace instead of the speed. */
  pace?: string;
  /** Minutes of standing still: coffee, punctures, views. */
  stops: number;
  /** Who surely comes, and how many neighbours more. */
  company: readonly MemberKey[];
  neighbours?: number;
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
  /** Whose neighbourhood it is, which group calls for it, and how many have registered. */
  area: Area;
  groupKey: GroupKey;
  registeredCount: number;
  /** Registered for sure. */
  company?: readonly MemberKey[];
}
