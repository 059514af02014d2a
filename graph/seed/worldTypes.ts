import type { ScenePicture } from './gallery.ts';
import type { GroupKey } from './groupKeys.ts';
import type { MemberKey } from './memberKeys.ts';

/** A file in seed/pictures. */
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
  /** An IANA name. */
  timeZone: string;
  /** Miles. */
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
  founderKey: MemberKey;
  createdAt: Date;
}

export interface MembershipRecord {
  groupKey: GroupKey;
  memberKey: MemberKey;
  joinedAt: Date;
}

export interface EventRecord {
  key: string;
  title: string;
  description: string;
  /** Wall clock at the place: YYYY-MM-DD and HH:MM in `timeZone`. */
  date: string;
  time: string;
  timeZone: string;
  /** The same as an instant. */
  startsAt: Date;
  durationMinutes: number;
  location: string;
  type: EventKind;
  difficulty: Difficulty;
  /** Miles, null where nothing is ridden. */
  distance: number | null;
  maxParticipants: number | null;
  /** In the order in which they registered. */
  registered: MemberKey[];
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

export interface RideRecord {
  /** Miles. */
  distance: number;
  pace: string;
  type: RideType;
  /** Feet. */
  elevation: number;
  /** Wall clock at the ride: YYYY-MM-DD and HH:MM in `timeZone`. */
  date: string;
  time: string;
  timeZone: string;
  /** The same as an instant. */
  startsAt: Date;
  location: string;
  duration: string;
  /** The author first. */
  participants: MemberKey[];
  moments: MomentRecord[];
}

export interface PostRecord {
  key: string;
  authorKey: MemberKey;
  content: string;
  picture: PictureName | null;
  privacy: PostPrivacy;
  groupKey: GroupKey | null;
  createdAt: Date;
  /** Never the author. */
  likes: MemberKey[];
  comments: CommentRecord[];
  /** Null on a plain post. */
  ride: RideRecord | null;
}

/** The demo community, ready to be written: keys stand for the ids that rows get on the way in. */
export interface World {
  members: MemberRecord[];
  follows: FollowRecord[];
  groups: GroupRecord[];
  memberships: MembershipRecord[];
  events: EventRecord[];
  /** Oldest first. */
  posts: PostRecord[];
}
