import { AccessToken } from './auth/AccessToken.ts';
import { AccountDeletion } from './auth/AccountDeletion.ts';
import { AccountToken } from './auth/AccountToken.ts';
import { Application } from './auth/Application.ts';
import { Invitation } from './auth/Invitation.ts';
import { InvitationLink } from './auth/InvitationLink.ts';
import { KnownDevice } from './auth/KnownDevice.ts';
import { MailAddress } from './auth/MailAddress.ts';
import { Passkey } from './auth/Passkey.ts';
import { Session } from './auth/Session.ts';
import { SignInAttempt } from './auth/SignInAttempt.ts';
import { SignInIdentity } from './auth/SignInIdentity.ts';
import { CalendarCancellation } from './calendars/CalendarCancellation.ts';
import { CalendarFeed } from './calendars/CalendarFeed.ts';
import { Comment } from './comments/Comment.ts';
import { EmergencyContact } from './contacts/EmergencyContact.ts';
import { EmergencyReading } from './contacts/EmergencyReading.ts';
import { Event } from './events/Event.ts';
import { EventRegistration } from './events/EventRegistration.ts';
import { EventWaiting } from './events/EventWaiting.ts';
import { Follow } from './follows/Follow.ts';
import { Group } from './groups/Group.ts';
import { GroupInvitation } from './groups/GroupInvitation.ts';
import { GroupMember } from './groups/GroupMember.ts';
import { GroupRemoval } from './groups/GroupRemoval.ts';
import { GroupRequest } from './groups/GroupRequest.ts';
import { GroupRules } from './groups/GroupRules.ts';
import { InstanceSettings } from './instance/InstanceSettings.ts';
import { PostLike } from './likes/PostLike.ts';
import { Media } from './media/Media.ts';
import { MediaCheck } from './media/MediaCheck.ts';
import { MediaSender } from './media/MediaSender.ts';
import { Block } from './moderation/Block.ts';
import { Mute } from './moderation/Mute.ts';
import { Report } from './moderation/Report.ts';
import { Moment } from './moments/Moment.ts';
import { GoneId } from './nodes/GoneId.ts';
import { MailPreference } from './notifications/MailPreference.ts';
import { Notification } from './notifications/Notification.ts';
import { SilencedKind } from './notifications/SilencedKind.ts';
import { OperatorAct } from './operators/OperatorAct.ts';
import { OperatorSession } from './operators/OperatorSession.ts';
import { Post } from './posts/Post.ts';
import { Removal } from './posts/Removal.ts';
import { RecentWrite } from './replicas/RecentWrite.ts';
import { PaceGroup } from './rides/PaceGroup.ts';
import { Ride } from './rides/Ride.ts';
import { RideGuest } from './rides/RideGuest.ts';
import { RideMaybe } from './rides/RideMaybe.ts';
import { RideParticipant } from './rides/RideParticipant.ts';
import { RideSeries } from './rides/RideSeries.ts';
import { RideSeriesMember } from './rides/RideSeriesMember.ts';
import { RideWaiting } from './rides/RideWaiting.ts';
import { SavedRide } from './rides/SavedRide.ts';
import { Route } from './routes/Route.ts';
import { RouteMap } from './routes/RouteMap.ts';
import { RouteOriginal } from './routes/RouteOriginal.ts';
import { RouteOriginalCheck } from './routes/RouteOriginalCheck.ts';
import { SearchWord } from './search/SearchWord.ts';
import { Takedown } from './takedowns/Takedown.ts';
import { TakedownPicture } from './takedowns/TakedownPicture.ts';
import { TakedownReader } from './takedowns/TakedownReader.ts';
import { TakedownRow } from './takedowns/TakedownRow.ts';
import { User } from './users/User.ts';
import { PrivacyZone } from './zones/PrivacyZone.ts';

// Every table, in the order of creation.

export const entities = [
  User,
  Session,
  KnownDevice,
  SignInAttempt,
  SignInIdentity,
  Passkey,
  AccountDeletion,
  AccountToken,
  MailAddress,
  Application,
  Invitation,
  InvitationLink,
  AccessToken,
  RecentWrite,
  Follow,
  Group,
  GroupMember,
  GroupRemoval,
  GroupRequest,
  GroupRules,
  GroupInvitation,
  Post,
  PostLike,
  Removal,
  GoneId,
  Route,
  RouteMap,
  RouteOriginal,
  RouteOriginalCheck,
  PrivacyZone,
  RideSeries,
  RideSeriesMember,
  EmergencyContact,
  EmergencyReading,
  Ride,
  PaceGroup,
  RideGuest,
  RideParticipant,
  RideMaybe,
  RideWaiting,
  SavedRide,
  Comment,
  Moment,
  Event,
  EventRegistration,
  EventWaiting,
  CalendarFeed,
  CalendarCancellation,
  Mute,
  Block,
  Report,
  Notification,
  SilencedKind,
  MailPreference,
  Media,
  MediaCheck,
  MediaSender,
  SearchWord,
  OperatorAct,
  OperatorSession,
  InstanceSettings,
  Takedown,
  TakedownReader,
  TakedownRow,
  TakedownPicture,
] as const;
