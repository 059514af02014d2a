import { AccessToken } from './auth/AccessToken.ts';
import { AccountDeletion } from './auth/AccountDeletion.ts';
import { Session } from './auth/Session.ts';
import { CalendarCancellation } from './calendars/CalendarCancellation.ts';
import { CalendarFeed } from './calendars/CalendarFeed.ts';
import { Comment } from './comments/Comment.ts';
import { Event } from './events/Event.ts';
import { EventRegistration } from './events/EventRegistration.ts';
import { Follow } from './follows/Follow.ts';
import { Group } from './groups/Group.ts';
import { GroupMember } from './groups/GroupMember.ts';
import { PostLike } from './likes/PostLike.ts';
import { Media } from './media/Media.ts';
import { MediaCheck } from './media/MediaCheck.ts';
import { MediaSender } from './media/MediaSender.ts';
import { Block } from './moderation/Block.ts';
import { Mute } from './moderation/Mute.ts';
import { Report } from './moderation/Report.ts';
import { Moment } from './moments/Moment.ts';
import { GoneId } from './nodes/GoneId.ts';
import { Notification } from './notifications/Notification.ts';
import { SilencedKind } from './notifications/SilencedKind.ts';
import { Post } from './posts/Post.ts';
import { Removal } from './posts/Removal.ts';
import { RecentWrite } from './replicas/RecentWrite.ts';
import { Ride } from './rides/Ride.ts';
import { RideParticipant } from './rides/RideParticipant.ts';
import { SavedRide } from './rides/SavedRide.ts';
import { Route } from './routes/Route.ts';
import { RouteMap } from './routes/RouteMap.ts';
import { SearchWord } from './search/SearchWord.ts';
import { User } from './users/User.ts';
import { PrivacyZone } from './zones/PrivacyZone.ts';

// Every table, in the order of creation.

export const entities = [
  User,
  Session,
  AccountDeletion,
  AccessToken,
  RecentWrite,
  Follow,
  Group,
  GroupMember,
  Post,
  PostLike,
  Removal,
  GoneId,
  Route,
  RouteMap,
  PrivacyZone,
  Ride,
  RideParticipant,
  SavedRide,
  Comment,
  Moment,
  Event,
  EventRegistration,
  CalendarFeed,
  CalendarCancellation,
  Mute,
  Block,
  Report,
  Notification,
  SilencedKind,
  Media,
  MediaCheck,
  MediaSender,
  SearchWord,
] as const;
