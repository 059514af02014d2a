import 'reflect-metadata';
import { AccountResolver } from './auth/AccountResolver.ts';
import { AuthResolver } from './auth/AuthResolver.ts';
import { Session } from './auth/Session.ts';
import { sessionLoaders } from './auth/sessionLoaders.ts';
import { CalendarCancellation } from './calendars/CalendarCancellation.ts';
import { CalendarFeed } from './calendars/CalendarFeed.ts';
import { CalendarFeedResolver, UserCalendarResolver } from './calendars/CalendarFeedResolver.ts';
import { calendarLoaders } from './calendars/calendarLoaders.ts';
import { Comment } from './comments/Comment.ts';
import { CommentResolver, PostCommentResolver } from './comments/CommentResolver.ts';
import { commentLoaders } from './comments/commentLoaders.ts';
import type { Reader, Services } from './context.ts';
import { Event } from './events/Event.ts';
import { EventRegistration } from './events/EventRegistration.ts';
import { EventResolver } from './events/EventResolver.ts';
import { eventLoaders } from './events/eventLoaders.ts';
import { Follow } from './follows/Follow.ts';
import { FollowResolver } from './follows/FollowResolver.ts';
import { followLoaders } from './follows/followLoaders.ts';
import { Group } from './groups/Group.ts';
import { GroupMember } from './groups/GroupMember.ts';
import { GroupResolver, UserGroupResolver } from './groups/GroupResolver.ts';
import { groupLoaders } from './groups/groupLoaders.ts';
import { LikeResolver, SetLikePayloadResolver } from './likes/LikeResolver.ts';
import { likeLoaders } from './likes/likeLoaders.ts';
import { PostLike } from './likes/PostLike.ts';
import { RateLimitResolver } from './limits/RateLimitResolver.ts';
import { pictureLoaders } from './media/findPictures.ts';
import { Media } from './media/Media.ts';
import { MomentPictureResolver, PictureResolver, PostPictureResolver } from './media/PictureResolver.ts';
import { Mute } from './moderation/Mute.ts';
import { MuteResolver } from './moderation/MuteResolver.ts';
import { moderationLoaders } from './moderation/moderationLoaders.ts';
import { Report } from './moderation/Report.ts';
import { ReportResolver } from './moderation/ReportResolver.ts';
import { Moment } from './moments/Moment.ts';
import { MomentResolver, RideMomentResolver } from './moments/MomentResolver.ts';
import { momentLoaders } from './moments/momentLoaders.ts';
import { NodeResolver } from './nodes/NodeResolver.ts';
import { nodeLoaders } from './nodes/nodeLoaders.ts';
import { Notification } from './notifications/Notification.ts';
import { NotificationActivityResolver } from './notifications/NotificationActivityResolver.ts';
import { NotificationResolver, UserNotificationResolver } from './notifications/NotificationResolver.ts';
import { notificationLoaders } from './notifications/notificationLoaders.ts';
import { SilencedKind } from './notifications/SilencedKind.ts';
import { FeedActivityResolver } from './posts/FeedActivityResolver.ts';
import { Post } from './posts/Post.ts';
import { PostActivityResolver } from './posts/PostActivityResolver.ts';
import { PostResolver } from './posts/PostResolver.ts';
import { postLoaders } from './posts/postLoaders.ts';
import { Removal } from './posts/Removal.ts';
import { RecentWrite } from './replicas/RecentWrite.ts';
import { Ride } from './rides/Ride.ts';
import { RideActivityResolver } from './rides/RideActivityResolver.ts';
import { RideParticipant } from './rides/RideParticipant.ts';
import {
  PostRideResolver,
  RideResolver,
  SetRideParticipationPayloadResolver,
  SetRideSavedPayloadResolver,
} from './rides/RideResolver.ts';
import { rideLoaders } from './rides/rideLoaders.ts';
import { SavedRide } from './rides/SavedRide.ts';
import { RideMapResolver } from './routes/RideMapResolver.ts';
import { Route } from './routes/Route.ts';
import { RouteMap } from './routes/RouteMap.ts';
import { routeLoaders } from './routes/routeLoaders.ts';
import { SearchResolver } from './search/SearchResolver.ts';
import { SearchWord } from './search/SearchWord.ts';
import { AccessToken } from './tokens/AccessToken.ts';
import { AccessTokenResolver } from './tokens/AccessTokenResolver.ts';
import { tokenLoaders } from './tokens/tokenLoaders.ts';
import { User } from './users/User.ts';
import { UserResolver, UserStatsResolver } from './users/UserResolver.ts';
import { userLoaders } from './users/userLoaders.ts';
import { PrivacyZone } from './zones/PrivacyZone.ts';
import { PrivacyZoneResolver } from './zones/PrivacyZoneResolver.ts';
import { zoneLoaders } from './zones/zoneLoaders.ts';

// The register: what every slice brings. One line a slice in each list.

export const entities = [
  User,
  Session,
  AccessToken,
  RecentWrite,
  Follow,
  Group,
  GroupMember,
  Post,
  PostLike,
  Removal,
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
  Report,
  Notification,
  SilencedKind,
  Media,
  SearchWord,
] as const;

export const resolvers = [
  AuthResolver,
  AccountResolver,
  AccessTokenResolver,
  RateLimitResolver,
  UserResolver,
  UserStatsResolver,
  FollowResolver,
  GroupResolver,
  UserGroupResolver,
  PostResolver,
  PostActivityResolver,
  FeedActivityResolver,
  PostRideResolver,
  LikeResolver,
  SetLikePayloadResolver,
  CommentResolver,
  PostCommentResolver,
  RideResolver,
  RideActivityResolver,
  SetRideParticipationPayloadResolver,
  SetRideSavedPayloadResolver,
  RideMapResolver,
  PrivacyZoneResolver,
  MomentResolver,
  RideMomentResolver,
  PictureResolver,
  PostPictureResolver,
  MomentPictureResolver,
  EventResolver,
  CalendarFeedResolver,
  UserCalendarResolver,
  MuteResolver,
  ReportResolver,
  NotificationResolver,
  UserNotificationResolver,
  NotificationActivityResolver,
  SearchResolver,
  NodeResolver,
] as const;

/** The batches of one request. */
export function makeLoaders(reader: Reader, services: Services) {
  return {
    ...userLoaders(reader, services),
    ...sessionLoaders(reader),
    ...tokenLoaders(reader),
    ...followLoaders(reader),
    ...groupLoaders(reader),
    ...postLoaders(reader),
    ...likeLoaders(reader),
    ...commentLoaders(reader),
    ...rideLoaders(reader),
    ...routeLoaders(reader),
    ...zoneLoaders(reader),
    ...momentLoaders(reader),
    ...pictureLoaders(reader),
    ...eventLoaders(reader),
    ...calendarLoaders(reader),
    ...moderationLoaders(reader),
    ...notificationLoaders(reader),
    ...nodeLoaders(reader),
  };
}

export type Load = ReturnType<typeof makeLoaders>;
