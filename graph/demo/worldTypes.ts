import type { GroupKind } from '../model/groups/GroupKind.ts';
import type { ScenePicture } from './gallery.ts';
import type { GroupKey } from './groupKeys.ts';
import type { MemberKey } from './memberKeys.ts';

/** The name of a bundled picture. */
export type PictureName = ScenePicture | `rider-${MemberKey}.webp`;

export type PostPrivacy = 'PUBLIC' | 'GROUP' | 'PRIVATE';

export type RideType = 'road' | 'mountain' | 'gravel' | 'hybrid';

export type EventKind = 'GROUP_RIDE' | 'MOUNTAIN_BIKE' | 'WORKSHOP' | 'TRAINING';

export type Difficulty = 'easy' | 'beginner' | 'medium' | 'intermediate' | 'hard' | 'advanced';

export interface MemberRecord {
  key: MemberKey;
  username: string;
  displayName: string;
  bio: string | null;
  location: string;
  email: string;
  phone: string | null;
  unitsPreference: 'IMPERIAL' | 'METRIC';
  /** An IANA time zone. */
  timeZone: string;
  /** In miles. */
  monthlyGoal: number;
  picture: PictureName | null;
  createdAt: Date;
}

export interface FollowRecord {
  followerKey: MemberKey;
  followingKey: MemberKey;
  createdAt: Date;
}

export interface GroupRecord {
  key: GroupKey;
  name: string;
  description: string;
  picture: PictureName;
  /** Absent: open. */
  kind?: GroupKind;
  /** Absent: none. */
  rules?: string;
  founderKey: MemberKey;
  createdAt: Date;
}

export interface MembershipRecord {
  groupKey: GroupKey;
  memberKey: MemberKey;
  joinedAt: Date;
  organisesSince: Date | null;
  /** When the member acknowledged the rules of the group. */
  rulesAcknowledgedAt: Date | null;
}

export interface EventRecord {
  key: string;
  title: string;
  description: string;
  /** The local date: YYYY-MM-DD in `timeZone`. `time` is HH:MM. */
  date: string;
  time: string;
  timeZone: string;
  /** The instant of the start. */
  startsAt: Date;
  durationMinutes: number;
  location: string;
  type: EventKind;
  difficulty: Difficulty;
  /** In miles; null for an event without a ride. */
  distance: number | null;
  maxParticipants: number | null;
  /** In the order of registration. */
  registered: MemberKey[];
  /** In the order of asking. */
  waiting: MemberKey[];
  /** The group whose organisers plan it. */
  groupKey: GroupKey | null;
  calledOffAt: Date | null;
  calledOffReason: string | null;
  createdAt: Date;
}

export interface ReplyRecord {
  key: string;
  authorKey: MemberKey;
  content: string;
  createdAt: Date;
}

export interface CommentRecord extends ReplyRecord {
  replies: ReplyRecord[];
}

export interface Place {
  lat: number;
  lng: number;
  address: string;
}

export interface MomentRecord {
  key: string;
  authorKey: MemberKey;
  description: string | null;
  picture: PictureName | null;
  place: Place | null;
  timestamp: Date;
}

export interface PaceGroupScript {
  name: string;
  /** In miles. */
  distance: number;
  pace: string;
  places?: number;
  /** The certain participants of the group. Others join no group. */
  company: readonly MemberKey[];
}

export interface RideRecord {
  /** In miles. */
  distance: number;
  pace: string;
  type: RideType;
  /** In feet. */
  elevation: number;
  /** The local date: YYYY-MM-DD in `timeZone`. `time` is HH:MM. */
  date: string;
  time: string;
  timeZone: string;
  /** The instant of the start. */
  startsAt: Date;
  location: string;
  duration: string;
  calledOffAt: Date | null;
  calledOffReason: string | null;
  /** The number of weekly dates of a ride that repeats. Null for one that does not. */
  weeks: number | null;
  /** The participants; the author is first. */
  participants: MemberKey[];
  /** Null for no maximum. */
  places: number | null;
  waiting: MemberKey[];
  maybe: MemberKey[];
  paceGroups: readonly PaceGroupScript[];
  coLeaders: readonly MemberKey[];
  wereThere: readonly MemberKey[];
  moments: MomentRecord[];
}

export interface PostRecord {
  key: string;
  authorKey: MemberKey;
  content: string;
  picture: PictureName | null;
  privacy: PostPrivacy;
  groupKey: GroupKey | null;
  /** Whether an organiser of its group has pinned it. */
  isPinned: boolean;
  createdAt: Date;
  /** The members who like the post; never its author. */
  likes: MemberKey[];
  comments: CommentRecord[];
  /** Null for a plain post. */
  ride: RideRecord | null;
}

/** The demo community before insertion. `insertWorld` replaces keys by ids. */
export interface World {
  members: MemberRecord[];
  follows: FollowRecord[];
  groups: GroupRecord[];
  memberships: MembershipRecord[];
  events: EventRecord[];
  /** Sorted by time, oldest first. */
  posts: PostRecord[];
}
