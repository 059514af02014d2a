import 'reflect-metadata';
import { AccountResolver } from '../account/AccountResolver.ts';
import { AuthResolver } from '../account/AuthResolver.ts';
import { MailAddressResolver } from '../account/MailAddressResolver.ts';
import { OperatorMemberResolver } from '../account/OperatorMemberResolver.ts';
import {
  FeedActivityResolver,
  NotificationActivityResolver,
  PostActivityResolver,
  RideActivityResolver,
} from '../activities/ActivityResolvers.ts';
import { AccessTokenResolver } from '../auth/AccessTokenResolver.ts';
import { tokenLoaders } from '../auth/accessTokens.ts';
import { InstanceResolver } from '../auth/InstanceResolver.ts';
import { OperatorAccountResolver } from '../auth/OperatorAccountResolver.ts';
import { OperatorInvitationResolver } from '../auth/OperatorInvitationResolver.ts';
import { PasskeyResolver } from '../auth/PasskeyResolver.ts';
import { ProviderResolver } from '../auth/ProviderResolver.ts';
import { RecoveryResolver } from '../auth/RecoveryResolver.ts';
import { SuspensionResolver } from '../auth/SuspensionResolver.ts';
import { sessionLoaders } from '../auth/sessionList.ts';
import { CalendarFeedResolver, UserCalendarResolver } from '../calendars/CalendarFeedResolver.ts';
import { calendarLoaders } from '../calendars/calendarFeeds.ts';
import { CommentResolver, PostCommentResolver } from '../comments/CommentResolver.ts';
import { commentLoaders } from '../comments/comments.ts';
import {
  EmergencyReaderResolver,
  EmergencyReadingResolver,
  EmergencyResolver,
  RideEmergencyResolver,
  RiderEmergencyContactResolver,
} from '../contacts/EmergencyResolver.ts';
import { emergencyLoaders } from '../contacts/emergencyContacts.ts';
import type { Services } from '../context.ts';
import { RateLimitResolver } from '../doors/graphql/RateLimitResolver.ts';
import { EventNotificationResolver } from '../events/EventNotificationResolver.ts';
import { EventResolver } from '../events/EventResolver.ts';
import { eventLoaders } from '../events/eventLoaders.ts';
import { OperatorEventResolver } from '../events/OperatorEventResolver.ts';
import { FollowResolver } from '../follows/FollowResolver.ts';
import { followLoaders } from '../follows/follows.ts';
import { EventGroupResolver, GroupEventResolver } from '../groups/GroupEventResolver.ts';
import { GroupInvitationResolver, GroupInvitationsResolver } from '../groups/GroupInvitationResolver.ts';
import { GroupNotificationResolver } from '../groups/GroupNotificationResolver.ts';
import { GroupRequestResolver } from '../groups/GroupRequestResolver.ts';
import { GroupResolver, UserGroupResolver } from '../groups/GroupResolver.ts';
import { GroupRulesAuthorResolver, GroupRulesResolver, UserStandingResolver } from '../groups/GroupRulesResolver.ts';
import { groupLoaders } from '../groups/groupLoaders.ts';
import { OperatorGroupResolver } from '../groups/OperatorGroupResolver.ts';
import { OrganiserResolver } from '../groups/OrganiserResolver.ts';
import { InstanceSettingsResolver } from '../instance/InstanceSettingsResolver.ts';
import { LikeResolver, SetLikePayloadResolver } from '../likes/LikeResolver.ts';
import { likeLoaders } from '../likes/likes.ts';
import { MomentPictureResolver, PictureResolver, PostPictureResolver } from '../media/PictureResolver.ts';
import { pictureLoaders } from '../media/pictureLoaders.ts';
import type { Reader } from '../model/reader.ts';
import { blockLoaders } from '../moderation/blocks.ts';
import { BlockResolver, MuteResolver } from '../moderation/ModerationResolvers.ts';
import { moderationLoaders } from '../moderation/mutes.ts';
import { MomentResolver, RideMomentResolver } from '../moments/MomentResolver.ts';
import { momentLoaders } from '../moments/momentLoaders.ts';
import { NodeResolver } from '../nodes/NodeResolver.ts';
import { nodeLoaders } from '../nodes/nodes.ts';
import { NotificationResolver, UserNotificationResolver } from '../notifications/NotificationResolver.ts';
import { notificationLoaders } from '../notifications/notificationLoaders.ts';
import { JobResolver } from '../operators/JobResolver.ts';
import { OperatorResolver } from '../operators/OperatorResolver.ts';
import { joinLoaders } from '../platform/graphql/joinLoaders.ts';
import { AnnouncementResolver } from '../posts/AnnouncementResolver.ts';
import { PinnedPostResolver } from '../posts/PinnedPostResolver.ts';
import { PostResolver, UserPostResolver } from '../posts/PostResolver.ts';
import { postLoaders } from '../posts/postLoaders.ts';
import { SeriesExtensionResolver } from '../posts/SeriesExtensionResolver.ts';
import { NoticeResolver } from '../reports/NoticeResolver.ts';
import { ReportResolver } from '../reports/ReportResolver.ts';
import { ReportReviewResolver } from '../reports/ReportReviewResolver.ts';
import { CallOffResolver } from '../rides/CallOffResolver.ts';
import { LeaderResolver } from '../rides/LeaderResolver.ts';
import { leaderLoaders } from '../rides/leaders.ts';
import { MaybeResolver } from '../rides/MaybeResolver.ts';
import { myRideLoaders } from '../rides/myRides.ts';
import { PaceGroupResolver, RidePaceGroupResolver } from '../rides/PaceGroupResolver.ts';
import { paceGroupLoaders } from '../rides/paceGroups.ts';
import { PaceGroupMapResolver, RideMapResolver } from '../rides/RideMapResolver.ts';
import {
  PostRideResolver,
  RideResolver,
  SetRideParticipationPayloadResolver,
  SetRideSavedPayloadResolver,
  UserRideResolver,
} from '../rides/RideResolver.ts';
import { rideLoaders } from '../rides/rideLoaders.ts';
import { RideSeriesResolver, SeriesResolver, SetSeriesParticipationPayloadResolver } from '../rides/SeriesResolver.ts';
import { RideSheetResolver, SheetResolver } from '../rides/SheetResolver.ts';
import { sheetLoaders } from '../rides/sheet.ts';
import { WaitingResolver } from '../rides/WaitingResolver.ts';
import { routeLoaders } from '../routes/routeMaps.ts';
import { GroupMemberResolver } from '../search/GroupMemberResolver.ts';
import { MentionResolver } from '../search/MentionResolver.ts';
import { RiderSuggestionResolver } from '../search/RiderSuggestionResolver.ts';
import { suggestionLoaders } from '../search/riderSuggestions.ts';
import { SearchResolver } from '../search/SearchResolver.ts';
import { takedownLoaders } from '../takedowns/appeals.ts';
import { OperatorTakedownResolver } from '../takedowns/OperatorTakedownResolver.ts';
import {
  GroupTakedownResolver,
  NotificationTakedownResolver,
  TakedownResolver,
  UserTakedownResolver,
} from '../takedowns/TakedownResolver.ts';
import { UserResolver, UserStatsResolver } from '../users/UserResolver.ts';
import { userLoaders } from '../users/userLoaders.ts';
import { PrivacyZoneResolver } from '../zones/PrivacyZoneResolver.ts';
import { zoneLoaders } from '../zones/zones.ts';

// The register of the nouns: one line for each in each list.

export const resolvers = [
  InstanceResolver,
  InstanceSettingsResolver,
  AuthResolver,
  RecoveryResolver,
  SuspensionResolver,
  PasskeyResolver,
  ProviderResolver,
  MailAddressResolver,
  AccountResolver,
  AccessTokenResolver,
  OperatorResolver,
  JobResolver,
  OperatorMemberResolver,
  OperatorAccountResolver,
  OperatorInvitationResolver,
  OperatorGroupResolver,
  OperatorEventResolver,
  RateLimitResolver,
  UserResolver,
  UserStatsResolver,
  FollowResolver,
  GroupResolver,
  UserGroupResolver,
  OrganiserResolver,
  GroupNotificationResolver,
  GroupRequestResolver,
  GroupInvitationResolver,
  GroupInvitationsResolver,
  GroupRulesResolver,
  GroupRulesAuthorResolver,
  UserStandingResolver,
  GroupEventResolver,
  EventGroupResolver,
  EventNotificationResolver,
  PostResolver,
  PostActivityResolver,
  FeedActivityResolver,
  UserPostResolver,
  PinnedPostResolver,
  AnnouncementResolver,
  CallOffResolver,
  WaitingResolver,
  MaybeResolver,
  LeaderResolver,
  PaceGroupResolver,
  PaceGroupMapResolver,
  RidePaceGroupResolver,
  SheetResolver,
  RideSheetResolver,
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
  RideSeriesResolver,
  SeriesResolver,
  SeriesExtensionResolver,
  SetSeriesParticipationPayloadResolver,
  UserRideResolver,
  PrivacyZoneResolver,
  EmergencyResolver,
  RideEmergencyResolver,
  RiderEmergencyContactResolver,
  EmergencyReaderResolver,
  EmergencyReadingResolver,
  MomentResolver,
  RideMomentResolver,
  PictureResolver,
  PostPictureResolver,
  MomentPictureResolver,
  EventResolver,
  CalendarFeedResolver,
  UserCalendarResolver,
  MuteResolver,
  BlockResolver,
  NoticeResolver,
  ReportResolver,
  ReportReviewResolver,
  NotificationResolver,
  UserNotificationResolver,
  NotificationActivityResolver,
  MentionResolver,
  RiderSuggestionResolver,
  SearchResolver,
  GroupMemberResolver,
  TakedownResolver,
  GroupTakedownResolver,
  OperatorTakedownResolver,
  UserTakedownResolver,
  NotificationTakedownResolver,
  NodeResolver,
] as const;

/** Makes the loaders of one request. */
export const makeLoaders = joinLoaders<[reader: Reader, services: Services]>()([
  userLoaders,
  sessionLoaders,
  tokenLoaders,
  followLoaders,
  (reader: Reader) => groupLoaders(reader),
  postLoaders,
  likeLoaders,
  commentLoaders,
  rideLoaders,
  leaderLoaders,
  paceGroupLoaders,
  sheetLoaders,
  myRideLoaders,
  routeLoaders,
  zoneLoaders,
  emergencyLoaders,
  momentLoaders,
  pictureLoaders,
  eventLoaders,
  calendarLoaders,
  moderationLoaders,
  blockLoaders,
  notificationLoaders,
  suggestionLoaders,
  takedownLoaders,
  nodeLoaders,
]);

type Loaders = ReturnType<typeof makeLoaders>;

declare module '../context.ts' {
  interface Load extends Loaders {}
}
