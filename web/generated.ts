/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation, useQuery, useSubscription } from '@apollo/client/react';
type QueryOptions<Data, Variables extends OperationVariables> = Omit<useQuery.Options<Data, Variables>, 'returnPartialData'>;
type MutationOptions<Data, Variables extends OperationVariables> = Omit<useMutation.Options<Data, Variables>, 'variables'>;
type SubscriptionOptions<Data, Variables extends OperationVariables> = useSubscription.Options<Data, Variables>;

/** The kind of a link about an account. */
export type AccountLink =
  /** A link that confirms an e-mail address. */
  | 'CONFIRM'
  /** An invitation to sign up. */
  | 'JOIN'
  /** A link for a new password. */
  | 'RESET';

/** A new passkey. */
export type AddPasskeyInput = {
  /** The name by which the member recognises it: 1 to 100 characters. */
  name: string;
  /** The new credential of the browser as JSON, as its method `toJSON` returns it. */
  response: string;
};

/** An announcement to all members of a group. */
export type AnnouncementInput = {
  /** The id of the group. */
  groupId: string;
  /** The text: 1 to 500 characters. Plain data, never markup. */
  text: string;
};

/** The answer to an appeal. */
export type AnswerAppealInput = {
  /** Whether it comes back. */
  decision: TakedownDecision;
  /** The id of the takedown. */
  takedownId: string;
  /** The explanation that the member reads: 1 to 1,000 characters. */
  words: string;
};

/** An appeal against a removal. */
export type AppealInput = {
  /** The id of the takedown. */
  takedownId: string;
  /** Why it should come back: 1 to 1,000 characters. */
  text: string;
};

/** An appeal against a suspension. */
export type AppealSuspensionInput = {
  /** Why the suspension should end: 1 to 1,000 characters. */
  text: string;
  /** The last part of the link’s address, or the `appealToken` of a refused sign-in. */
  token: string;
};

/** Whether an operator has refused a sign-up. */
export type ApplicationState =
  /** An operator refused it. The last refused is first. */
  | 'REFUSED'
  /** It waits for an operator. The oldest is first. */
  | 'WAITING';

/** The confirmation of the member who adds a passkey. */
export type BeginPasskeyInput = {
  /** The password. Null for an account without one, which needs a sign-in of the last 15 minutes instead. */
  currentPassword?: string | null | undefined;
};

/** The contents of a calendar link. */
export type CalendarKind =
  /** All events. */
  | 'EVENTS'
  /** The rides posted to one group, limited to those that the member may read. */
  | 'GROUP_RIDES'
  /** The rides in which the member participates. */
  | 'MY_RIDES';

/** An event to call off. */
export type CallOffEventInput = {
  /** The id of the event. */
  eventId: string;
  /** Why the event does not take place: 1 to 300 characters. Everyone can read it. */
  reason: string;
};

/** A ride to call off. */
export type CallOffRideInput = {
  /** The id of the ride post. */
  postId: string;
  /** Why the ride does not take place: 1 to 300 characters. Everyone who can read the ride can read it. */
  reason: string;
};

/** The new address for mails about the account. */
export type ChangeMailAddressInput = {
  /** The new address. Null removes the address. */
  address?: string | null | undefined;
  /** The password. It is required 15 minutes after signing in. */
  currentPassword?: string | null | undefined;
};

/** The current and the new password. */
export type ChangePasswordInput = {
  /** The current password. Null for an account without one, which needs a sign-in of the last 15 minutes instead. */
  currentPassword?: string | null | undefined;
  /** 6 to 200 characters. Under PASSWORD_POLICY=strict the server also rejects, as BAD_USER_INPUT, the 3,000 most used passwords, one or two repeated characters, and little more than the username. */
  newPassword: string;
};

/** Taps of a leader on the sheet of a ride. */
export type CheckInInput = {
  /** The id of the ride post. */
  postId: string;
  /** 1 to 100 taps, in any order. */
  taps: Array<TapInput>;
};

/** The category of a climb by its score: the length in metres times the mean gradient in percent. This is the rule that Strava publishes under "Climb Categorization". */
export type ClimbCategory =
  /** Category 1: from 64,000. */
  | 'C1'
  /** Category 2: from 32,000. */
  | 'C2'
  /** Category 3: from 16,000. */
  | 'C3'
  /** Category 4: from 8,000. */
  | 'C4'
  /** Beyond category: a score of 80,000 or more. */
  | 'HC';

/** The end of a report. */
export type CloseReportInput = {
  /** The action that was taken: 1 to 1,000 characters. */
  note: string;
  /** The id of the report. */
  reportId: string;
};

/** A new access token. */
export type CreateAccessTokenInput = {
  /** The password of the account. Required 15 minutes after the sign-in of this session. Without it, or with a wrong one, the error is BAD_USER_INPUT. */
  currentPassword?: string | null | undefined;
  /** After how many days the token expires, 1 to 365. */
  expiresInDays?: number;
  /** A UUID chosen by the client, so that a repeated request creates no second token. Unlike elsewhere, a repeated request returns CONFLICT, because the first secret cannot be shown again. */
  id?: string | null | undefined;
  /** The name of the token, such as that of its program: 1 to 50 characters. */
  name: string;
  /** The scope of the token. */
  scope: TokenScope;
};

/** A calendar link to create. */
export type CreateCalendarFeedInput = {
  /** The password of the account. Required 15 minutes after the sign-in of this session. Without it, or with a wrong one, the error is BAD_USER_INPUT. */
  currentPassword?: string | null | undefined;
  /** The id of the group. Required for GROUP_RIDES; BAD_USER_INPUT for other kinds. */
  groupId?: string | null | undefined;
  /** A UUID that the client generates. The server generates one when it is omitted. */
  id?: string | null | undefined;
  /** The content of the calendar. */
  kind: CalendarKind;
};

/** A comment, or a reply to a comment, to create. */
export type CreateCommentInput = {
  /** The text: 1 to 2,000 characters. Blanks at both ends are removed and not counted. */
  content: string;
  /** A UUID that the client generates; the server generates one when it is omitted. UUID version 8 is reserved. A request that repeats the id and the content returns the first result and writes nothing. CONFLICT: the id belongs to other content, or to something that was deleted within the last 24 hours. */
  id?: string | null | undefined;
  /** The id of the comment to reply to: a top-level comment of the same post. Null or omitted for a top-level comment. */
  parentId?: string | null | undefined;
  /** The id of the post to comment on. NOT_FOUND when the viewer may not read it. */
  postId: string;
};

/** A new event. */
export type CreateEventInput = {
  /** The local date of the start: a day that exists, written YYYY-MM-DD. */
  date: string;
  /** The description: at most 5,000 characters. Null or blank: none. */
  description?: string | null | undefined;
  /** A word for the difficulty: at most 40 characters. Null or blank: none. */
  difficulty?: string | null | undefined;
  /** The length: 0 to 100,000 miles. Null: none. */
  distance?: number | null | undefined;
  /** The duration: 1 to 43,200 minutes. If it is null or absent, a new event takes 120, and a change keeps it. */
  durationMinutes?: number | null | undefined;
  /** The place of the start: 1 to 200 characters. */
  location: string;
  /** The maximum number of participants: 1 to 1,000,000. Null: no limit. */
  maxParticipants?: number | null | undefined;
  /** The local time of the start, written HH:MM, from 00:00 to 23:59. */
  time: string;
  /** The IANA time zone of `date` and `time`. If it is null or absent, a new event is in the zone of the instance, and a change keeps the zone. */
  timeZone?: string | null | undefined;
  /** The title: 1 to 200 characters. */
  title: string;
  /** The kind. If it is null or absent, a new event is a GROUP_RIDE, and a change keeps the kind. */
  type?: EventType | null | undefined;
};

/** A new group. */
export type CreateGroupInput = {
  /** The description: at most 2,000 characters. Null or blank: none. */
  description?: string | null | undefined;
  /** The kind of the group: who finds it, and who joins it. A group that is not OPEN keeps its public posts for its members for good. Null or omitted: a new group is OPEN, another keeps its kind. */
  kind?: GroupKind | null | undefined;
  /** The name: 1 to 100 characters. */
  name: string;
  /** The picture: a data URL of less than 50 MB, an http(s) URL, or the /media URL of a stored picture. Null or blank: none. */
  picture?: string | null | undefined;
};

/** An invitation link to make. */
export type CreateGroupInvitationInput = {
  /** For how many days it works: 1 to 30. */
  days?: number;
  /** The id of the group. */
  groupId: string;
  /** How many members can join by it: 1 to 1,000. */
  uses?: number;
};

/** Invitations to make. */
export type CreateInvitationsInput = {
  /** The e-mail addresses to invite, one a line or between commas, with or without a name as in Ada <ada@rides.example>: at most 100. Absent: one link without an address. */
  addresses?: string | null | undefined;
  /** For how many days each works: 1 to 365. */
  days?: number;
  /** How many visitors can sign up by each: 1 to 1,000. */
  uses?: number;
};

/** A post to create. With `ride` it is a ride post, without it a plain post. */
export type CreatePostInput = {
  /** The text: 1 to 10,000 characters. Blanks at both ends are removed and not counted. */
  content: string;
  /** The group to post to. The viewer must be a member. When omitted, a new post has no group, and an update keeps the group. In an update, null removes the post from its group. */
  groupId?: string | null | undefined;
  /** A UUID that the client generates; the server generates one when it is omitted. UUID version 8 is reserved. A request that repeats the id and the content returns the first result and writes nothing. CONFLICT: the id belongs to other content, or to something that was deleted within the last 24 hours. The id of a ride post must be of UUID version 7. */
  id?: string | null | undefined;
  /** The alternative texts of `mediaUrls`, in the same order: at most 1,000 characters each. When an update omits them, pictures that remain keep their texts. */
  mediaAlts?: Array<string> | null | undefined;
  /** At most 10 pictures: data URLs of less than 50 MB each, http(s) URLs, or /media URLs of pictures that the viewer has uploaded. In an update, the list replaces all pictures; an empty list removes them. */
  mediaUrls?: Array<string> | null | undefined;
  /** The audience of the post. GROUP requires a `groupId`. When omitted, a new post is PUBLIC, and an update keeps the audience. */
  privacy?: Privacy | null | undefined;
  /** Makes the ride the first of a series: an RRULE of RFC 5545 that gives its date and at most 104 dates in all. `FREQ=WEEKLY` needs `BYDAY`, such as `TU,TH`; `FREQ=MONTHLY` needs one weekday in `BYDAY`, such as `2TU` or `-1FR`. `INTERVAL` is optional. It ends by `COUNT`, or by `UNTIL` as the last day, YYYYMMDD. Each date is a ride post of its own at the same local time. Each 10 dates count as one text. */
  repeats?: string | null | undefined;
  /** The ride of a ride post. Omit it for a plain post. */
  ride?: CreateRideInput | null | undefined;
};

/** A privacy zone to create. */
export type CreatePrivacyZoneInput = {
  /** A UUID that the client generates; the server generates one when it is omitted. A request that repeats the id returns the first result and writes nothing. */
  id?: string | null | undefined;
  /** The name of the zone, such as `Home`: 1 to 50 characters. */
  label: string;
  /** The latitude of the centre, from -85 to 85 degrees (WGS 84). */
  lat: number;
  /** The longitude of the centre, from -180 to 180 degrees (WGS 84). */
  lng: number;
  /** Whether to lower the `distance` and `elevation` of rides to at most those of the visible part of their routes, for earlier and later rides. When false, others see the written figures. The figure of a whole route discloses the length of the hidden part, and several such figures disclose the centre of the zone. One zone with true lowers the figures of all rides of the member. */
  lowersFigures?: boolean;
  /** The radius in miles, 0.1 to 5. */
  radius?: number;
};

/** The ride of a new ride post. Required fields are nullable here, so that one BAD_USER_INPUT can name all missing ones: `Please fill out: Distance, Date`. */
export type CreateRideInput = {
  /** The local date of the start, YYYY-MM-DD. Required. */
  date?: string | null | undefined;
  /** The difficulty. Null for none. */
  difficulty?: RideDifficulty | null | undefined;
  /** The distance in miles, 0 or more. Required. An update that sends the `distance` it has read keeps the distance that the author wrote. */
  distance?: number | null | undefined;
  /** The duration as free text, such as `2h 30m`, at most 100 characters. Null for none. */
  duration?: string | null | undefined;
  /** The elevation gain in feet, 0 or more. When omitted, a new ride has 0. */
  elevation?: number | null | undefined;
  /** The place of the start, at most 200 characters. Required for a new ride. */
  location?: string | null | undefined;
  /** The point where the riders meet. Null for none. BAD_USER_INPUT for a point inside a privacy zone of the viewer. */
  meetingPoint?: MeetingPointInput | null | undefined;
  /** Whether riders need lights. When omitted, a new ride has false. */
  needsLights?: boolean | null | undefined;
  /** true if the group waits for everyone, false if it waits for nobody. Null if the author does not say. */
  noDrop?: boolean | null | undefined;
  /** The pace as free text, such as `15–17 mph`, at most 100 characters. Null for none. */
  pace?: string | null | undefined;
  /** All pace groups of the ride, at most 4. Null or an empty list for none. Riders of a removed group stay in the ride without a group, and are notified. */
  paceGroups?: Array<PaceGroupInput> | null | undefined;
  /** The highest pace in miles an hour, 0 to 100. Null for none. BAD_USER_INPUT when it is less than `paceMin`. */
  paceMax?: number | null | undefined;
  /** The lowest pace in miles an hour, 0 to 100. Null for none. It changes `pace` in no way. */
  paceMin?: number | null | undefined;
  /** The maximum number of participants, the author included: 1 to 10,000. Null for no limit. A lower maximum removes nobody; a higher one gives places to those who wait. */
  places?: number | null | undefined;
  /** The id of a route of the viewer, as `POST /api/routes` returns it. Null for none. The route does not change `distance` and `elevation`. */
  routeId?: string | null | undefined;
  /** The surface. Null for none. */
  surface?: RideSurface | null | undefined;
  /** The local time of the start, HH:MM in 24-hour format. Required. */
  time?: string | null | undefined;
  /** The IANA time zone of `date` and `time`, such as `Europe/Paris`, not `CET`. When omitted, a new ride has the time zone of its author, or else that of the instance. */
  timeZone?: string | null | undefined;
  /** The type of the ride: `road`, `mountain`, `gravel`, `hybrid` or another word, at most 40 characters. When omitted, a new ride is `road`. */
  type?: string | null | undefined;
  /** The audience of the ride: the same value as `privacy` of the post. When both are sent, the stricter one applies. */
  visibility?: Privacy | null | undefined;
};

/** The account to delete. */
export type DeleteAccountInput = {
  /** Its password. Null for an account without one, which needs a sign-in of the last 15 minutes instead. */
  currentPassword?: string | null | undefined;
};

/** A deletion of an account. */
export type DeleteMemberInput = {
  /** The reason for the log, which only operators read: 1 to 1,000 characters. */
  note: string;
  /** The id of the member. */
  userId: string;
};

/** The emergency contact of the viewer. It replaces the former one. It has a name with a telephone number, a medical note, or both. */
export type EmergencyContactInput = {
  /** The name of the person to call, at most 100 characters. Requires `contactPhone`. Null or blank for none. */
  contactName?: string | null | undefined;
  /** The telephone number of that person: at most 40 digits, spaces and `+ - . / ( )`, with at least 3 digits. Requires `contactName`. Null or blank for none. */
  contactPhone?: string | null | undefined;
  /** A note for helpers, such as allergies and medicines, at most 1,000 characters. Null or blank for none. */
  medicalNote?: string | null | undefined;
};

/** The kind of an event. */
export type EventType =
  /** A group ride. */
  | 'GROUP_RIDE'
  /** An off-road ride. */
  | 'MOUNTAIN_BIKE'
  /** A training ride. */
  | 'TRAINING'
  /** A workshop, such as one on repairs. */
  | 'WORKSHOP';

/** A series to extend. */
export type ExtendSeriesInput = {
  /** The id of the post of any of its dates. */
  postId: string;
  /** The new last day, YYYY-MM-DD. At most 104 dates may be to come. */
  until: string;
};

/** The kind of a feed event. */
export type FeedActivityKind =
  /** Sent once missed events have been replayed. Live events follow. Each subscription gets it once, also without `since`, and again after each replay that an outage within the server made necessary. */
  | 'CAUGHT_UP'
  /** A member has created a post: see `post`. */
  | 'POSTED';

/** The authors whose posts a feed contains. */
export type FeedScope =
  /** All posts that the viewer may read. */
  | 'EVERYONE'
  /** Posts of the viewer, of members they follow, and of groups they have joined. Visitors get the same posts as EVERYONE. */
  | 'FOLLOWING';

/** The response of the provider. */
export type FinishProviderSignInInput = {
  /** The last part of the address of an invitation. Null without one. */
  invitation?: string | null | undefined;
  /** The query string of the address to which the provider returned the browser. */
  query: string;
};

/** The kind of a group: it decides who finds and joins it. */
export type GroupKind =
  /** Everyone finds it and reads its name, text, picture and size. Its organisers admit members. Only members read the rest, and its posts have the audience GROUP. */
  | 'CLOSED'
  /** Like CLOSED, but only its members find it. Others join by an invitation link. */
  | 'HIDDEN'
  /** Everyone reads it, and every member of the instance can join. */
  | 'OPEN';

/** A new version of the rules of a group. */
export type GroupRulesInput = {
  /** The id of the group. */
  groupId: string;
  /** The rules: at most 10,000 characters. A blank text removes them. */
  text: string;
};

/** The dates of an ended series that other members have joined or wait for. */
export type JoinedDates =
  /** They stay visible and are called off. They can be put on again. */
  | 'CALL_OFF'
  /** They are deleted, like the others. */
  | 'DELETE'
  /** They take place. */
  | 'KEEP';

/** A note on the sheet of a ride. */
export type LeaderNoteInput = {
  /** The note: at most 2,000 characters. A blank text removes it. */
  note: string;
  /** The id of the ride post. */
  postId: string;
  /** The note that the new one replaces, as the viewer has read it; a blank text for none. When the sheet has another note, that one stays, and the error is CONFLICT. When omitted, any note is replaced. */
  replaces?: string | null | undefined;
};

/** The confirmation of the member who links an account at the provider. */
export type LinkProviderInput = {
  /** The password. Null for an account without one, which needs a sign-in of the last 15 minutes instead. */
  currentPassword?: string | null | undefined;
};

/** The state of a link about an account. */
export type LinkState =
  /** The link has expired. */
  | 'EXPIRED'
  /** The link works. */
  | 'PENDING'
  /** The link has been used. */
  | 'USED';

/** The credentials of a member. */
export type LoginInput = {
  /** The password. */
  password: string;
  /** The username, in any case. */
  username: string;
};

/** The point on the map where the riders of a ride meet. */
export type MeetingPointInput = {
  /** The latitude, from -90 to 90 degrees (WGS 84), north positive. */
  lat: number;
  /** The longitude, from -180 to 180 degrees (WGS 84), east positive. */
  lng: number;
};

/** Which members a list of the operator has. */
export type MemberState =
  /** All members. */
  | 'ALL'
  /** Suspended members. */
  | 'SUSPENDED';

/** A list of the rides of a member. */
export type MyRideScope =
  /** Rides in which the member participates or waits for a place and that have not started, earliest first. */
  | 'GOING'
  /** Rides that the member has posted and that have not started, earliest first. */
  | 'LED'
  /** Rides that have started and in which the member participates or that they have posted, latest first. */
  | 'PAST';

/** A report of a visitor to the operator of this instance. */
export type NoticeInput = {
  /** A UUID chosen by the client. A repeated request with the same id returns the first result and writes nothing. */
  id?: string | null | undefined;
  /** The reason for the report: 1 to 1,000 characters. */
  reason: string;
  /** The id of the thing. */
  targetId: string;
  /** The kind of thing. A ride is a POST. */
  targetType: ReportTarget;
};

/** The decision on a report by a visitor. */
export type NoticeState =
  /** The operator has decided, and visitors can still see the thing. */
  | 'KEPT'
  /** The operator has not decided yet. */
  | 'OPEN'
  /** The operator has decided, and visitors can no longer see the thing. */
  | 'REMOVED';

/** The kind of a change to the viewer’s notifications. */
export type NotificationActivityKind =
  /** Sent once missed events have been replayed. Live events follow. Each subscription gets it once, also without `since`, and again after each replay that an outage within the server made necessary. */
  | 'CAUGHT_UP'
  /** Notifications were read, or their acts were undone or hidden: see the count in `viewer`. */
  | 'CHANGED'
  /** A notification is new or has a new act: see `notification`. */
  | 'NOTIFIED';

/** A way in which a notification reaches its member. */
export type NotificationChannel =
  /** The weekly digest, if the member has chosen a day for it. */
  | 'DIGEST'
  /** A mail, about a minute after the act. Within 10 minutes a member gets one at most. */
  | 'MAIL'
  /** The list of notifications, with its count and its live events. */
  | 'SCREEN';

/** The kind of a notification. The member can switch off each kind with `setNotificationPreference`, except CONTENT_REMOVED, APPEAL_DECIDED and WARNING. */
export type NotificationKind =
  /** An organiser has announced something to all members of a group: see `post`. */
  | 'ANNOUNCED'
  /** The operator has decided an appeal of the viewer’s, or restored what was removed: see `takedown`. */
  | 'APPEAL_DECIDED'
  /** Others have commented on a post of the viewer’s: see `post` and `comment`. */
  | 'COMMENT'
  /** The operator, or an organiser of a group, has removed something of the viewer’s: see `takedown`. */
  | 'CONTENT_REMOVED'
  /** The day, time or place of an upcoming event that the viewer has registered for, or waits for, has changed, or it is called off or on again: see `event` and `rideChange`. */
  | 'EVENT_CHANGED'
  /** The viewer waited for a place in an event and is now registered: see `event`. Nobody acted. It disappears when the viewer cancels. */
  | 'EVENT_PLACE_GIVEN'
  /** Others have followed the viewer. */
  | 'FOLLOW'
  /** An organiser has admitted the viewer to a group: see `group`. */
  | 'GROUP_ADMITTED'
  /** An organiser has refused a request of the viewer to join a group: see `group`. */
  | 'GROUP_REFUSED'
  /** Others ask to join a group that the viewer organises: see `group`. */
  | 'GROUP_REQUESTED'
  /** Others have joined a ride of the viewer’s: see `post`. */
  | 'JOIN'
  /** The author of a ride has named the viewer a co-leader: see `post`. It disappears when the viewer no longer leads the ride. */
  | 'LEADER_NAMED'
  /** Others like a post of the viewer’s: see `post`. */
  | 'LIKE'
  /** Someone has written the viewer’s `@username` in a post or a comment: see `post`, and `comment` for a comment. Only the first 20 names in a text are notified. */
  | 'MENTION'
  /** The viewer has become an organiser of a group: see `group`. */
  | 'ORGANISER_APPOINTED'
  /** The viewer waited for a place in a ride and now participates: see `post`. Nobody else acted. It disappears when the viewer leaves the ride. */
  | 'PLACE_GIVEN'
  /** An organiser has removed the viewer from a group: see `group`. */
  | 'REMOVED_FROM_GROUP'
  /** Others have replied to a comment of the viewer’s: see `post` and `comment`. */
  | 'REPLY'
  /** The day, time or place of an upcoming ride of a participant, or of a member who waits for a place or has said maybe, has changed, or the ride is called off or on again: see `post` and `rideChange`. */
  | 'RIDE_CHANGED'
  /** An upcoming ride in which the viewer participated, waited for a place or had said maybe, was deleted, or the operator removed an upcoming event that the viewer had registered for or waited for: see `deletedRide`. `post` is null. `rideChange` is a change that was still unread. */
  | 'RIDE_DELETED'
  /** A ride in which the viewer participates starts within 24 hours of the notification: see `post`. A member who joins that late is notified within minutes. */
  | 'RIDE_TOMORROW'
  /** The operator has warned the viewer: see `takedown`. */
  | 'WARNING';

/** A pace group of a ride. */
export type PaceGroupInput = {
  /** The distance in miles, 0 or more. */
  distance: number;
  /** The letter: `A`, `B`, `C` or `D`. A group keeps its riders as long as its letter stays. */
  letter: string;
  /** The name: 1 to 60 characters. */
  name: string;
  /** The pace as free text, at most 100 characters. Null for none. */
  pace?: string | null | undefined;
  /** The maximum number of riders: 1 to 10,000. Null for no limit but that of the ride. A lower maximum removes nobody. */
  places?: number | null | undefined;
  /** The id of a route of the viewer, as `POST /api/routes` returns it, for this group instead of the route of the ride. Null for none. When omitted, a group keeps its route as long as its letter stays. */
  routeId?: string | null | undefined;
};

/** The place of a moment: a point, an address, or both. */
export type PlaceInput = {
  /** The address or name of the place, at most 300 characters. */
  address?: string | null | undefined;
  /** The latitude in degrees, positive in the north. Requires `lng`. */
  lat?: number | null | undefined;
  /** The longitude in degrees, positive in the east. Requires `lat`. */
  lng?: number | null | undefined;
};

/** A new event of a group. */
export type PlanGroupEventInput = {
  /** The local date of the start: a day that exists, written YYYY-MM-DD. */
  date: string;
  /** The description: at most 5,000 characters. Null or blank: none. */
  description?: string | null | undefined;
  /** A word for the difficulty: at most 40 characters. Null or blank: none. */
  difficulty?: string | null | undefined;
  /** The length: 0 to 100,000 miles. Null: none. */
  distance?: number | null | undefined;
  /** The duration: 1 to 43,200 minutes. If it is null or absent, a new event takes 120, and a change keeps it. */
  durationMinutes?: number | null | undefined;
  /** The id of the group. */
  groupId: string;
  /** The place of the start: 1 to 200 characters. */
  location: string;
  /** The maximum number of participants: 1 to 1,000,000. Null: no limit. */
  maxParticipants?: number | null | undefined;
  /** The local time of the start, written HH:MM, from 00:00 to 23:59. */
  time: string;
  /** The IANA time zone of `date` and `time`. If it is null or absent, a new event is in the zone of the instance, and a change keeps the zone. */
  timeZone?: string | null | undefined;
  /** The title: 1 to 200 characters. */
  title: string;
  /** The kind. If it is null or absent, a new event is a GROUP_RIDE, and a change keeps the kind. */
  type?: EventType | null | undefined;
};

/** The kind of a post event. */
export type PostActivityKind =
  /** Sent once missed events have been replayed. Live events follow. Each subscription gets it once, also without `since`, and again after each replay that an outage within the server made necessary. */
  | 'CAUGHT_UP'
  /** The author has edited a comment or a reply: see `comment`. */
  | 'COMMENT_CHANGED'
  /** A member has created a comment or a reply: see `comment`. */
  | 'COMMENT_CREATED'
  /** A comment was deleted with its replies: see `deletedCommentId`. */
  | 'COMMENT_DELETED'
  /** A like was added or removed: see the count in `post`. */
  | 'LIKES_CHANGED'
  /** The author has edited the post: see `post`. */
  | 'POST_CHANGED';

/** The audience of a post and of everything under it. Its author may always read it. */
export type Privacy =
  /** The members of its group, while they are members. */
  | 'GROUP'
  /** Only its author. */
  | 'PRIVATE'
  /** Everyone, visitors included. */
  | 'PUBLIC';

/** The facts of a new member who signs in by the provider. */
export type ProviderSignUpInput = {
  /** The name shown on the profile: 1 to 50 characters of any script. */
  displayName: string;
  /** The last part of the address of an invitation. Null without one. */
  invitation?: string | null | undefined;
  /** The address to which the invitation was mailed, which becomes the confirmed address for mails about the account. The link of that mail proves it. Null to leave it out. */
  mailAddress?: string | null | undefined;
  /** 3 to 30 ASCII letters, digits and _, also . and - inside. Unique regardless of case. */
  username: string;
};

/** A refusal of a sign-up. */
export type RefuseApplicationInput = {
  /** The id of the sign-up. */
  applicationId: string;
  /** The words that the applicant reads: 1 to 1,000 characters. */
  words: string;
};

/** A refusal of several sign-ups. */
export type RefuseApplicationsInput = {
  /** The ids of the sign-ups: 1 to 100. */
  applicationIds: Array<string>;
  /** The words that each applicant reads: 1 to 1,000 characters. */
  words: string;
};

/** The facts of a new member. */
export type RegisterInput = {
  /** The password again. */
  confirmPassword: string;
  /** The name shown on the profile: 1 to 50 characters of any script. */
  displayName: string;
  /** The last part of the address of an invitation. Null without one. */
  invitation?: string | null | undefined;
  /** The address to which the invitation was mailed, which becomes the confirmed address for mails about the account. The link of that mail proves it. Null to leave it out. */
  mailAddress?: string | null | undefined;
  /** 6 to 200 characters. Under PASSWORD_POLICY=strict the server also rejects, as BAD_USER_INPUT, the 3,000 most used passwords, one or two repeated characters, and little more than the username. */
  password: string;
  /** 3 to 30 ASCII letters, digits and _, also . and - inside. Unique regardless of case. */
  username: string;
};

/** A removal. */
export type RemoveContentInput = {
  /** The id of a post, comment, moment, member, group or event, or the address of the page of one. */
  content: string;
  /** The URL of one of its pictures: only that picture is removed. Absent for the content itself. */
  picture?: string | null | undefined;
  /** Why. */
  reason: TakedownReason;
  /** The explanation that the member reads: 1 to 1,000 characters. */
  words: string;
};

/** A removal in a group by its organiser. */
export type RemoveGroupContentInput = {
  /** The id of a post, a comment or a moment. */
  contentId: string;
  /** Why. */
  reason: TakedownReason;
  /** The explanation that the author reads: 1 to 1,000 characters. */
  words: string;
};

/** The identity to remove. */
export type RemoveIdentityInput = {
  /** The password. It is required 15 minutes after signing in. */
  currentPassword?: string | null | undefined;
  /** The id of the identity. */
  identityId: string;
};

/** The passkey to remove. */
export type RemovePasskeyInput = {
  /** The password. It is required 15 minutes after signing in. */
  currentPassword?: string | null | undefined;
  /** The id of the passkey. */
  passkeyId: string;
};

/** A report to the operator of this instance. */
export type ReportInput = {
  /** A UUID chosen by the client. A repeated request with the same id returns the first result and writes nothing. */
  id?: string | null | undefined;
  /** The reason for the report: 1 to 1,000 characters. */
  reason: string;
  /** The id of the thing. */
  targetId: string;
  /** The kind of thing. A ride is a POST. */
  targetType: ReportTarget;
};

/** Whether the operator has closed a report. */
export type ReportState =
  /** The report waits. The oldest is first. */
  | 'OPEN'
  /** The operator closed it. The last closed is first. */
  | 'RESOLVED';

/** The kind of thing that a report is about. */
export type ReportTarget =
  /** A comment or a reply. */
  | 'COMMENT'
  /** An event. */
  | 'EVENT'
  /** A group: its name, text or picture. */
  | 'GROUP'
  /** A moment of a ride. */
  | 'MOMENT'
  /** A post or a ride. */
  | 'POST'
  /** A member. */
  | 'USER';

/** The account whose password is forgotten. */
export type RequestPasswordResetInput = {
  /** The username or the confirmed e-mail address, in any case. */
  account: string;
};

/** A link for a new password, and the new password. */
export type ResetPasswordInput = {
  /** 6 to 200 characters. Under PASSWORD_POLICY=strict the server also rejects, as BAD_USER_INPUT, the 3,000 most used passwords, one or two repeated characters, and little more than the username. */
  newPassword: string;
  /** The last part of the link’s address. */
  token: string;
};

/** A restore. */
export type RestoreContentInput = {
  /** The id of the takedown. */
  takedownId: string;
  /** The explanation that the member reads: 1 to 1,000 characters. Absent for none. */
  words?: string | null | undefined;
};

/** The kind of a ride event. */
export type RideActivityKind =
  /** Sent once missed events have been replayed. Live events follow. Each subscription gets it once, also without `since`, and again after each replay that an outage within the server made necessary. */
  | 'CAUGHT_UP'
  /** A member has joined the ride: see `participant`. */
  | 'JOINED'
  /** A member has left the ride: see `participant`. */
  | 'LEFT'
  /** A moment was edited: see `moment`. */
  | 'MOMENT_CHANGED'
  /** A moment was deleted: see `deletedMomentId`. */
  | 'MOMENT_DELETED'
  /** A member has shared a moment: see `moment`. */
  | 'MOMENT_SHARED'
  /** The author has edited the ride or its post: see `ride`. */
  | 'RIDE_CHANGED';

/** How hard a ride is, as its author sees it. */
export type RideDifficulty =
  /** For everyone who can ride the distance. */
  | 'EASY'
  /** For trained riders. */
  | 'HARD'
  /** For riders with some training. */
  | 'MEDIUM';

/** A guest on the sheet of a ride. */
export type RideGuestInput = {
  /** A UUID that you generate for a new guest, or the id of a guest to rename. CONFLICT for one of another ride. */
  guestId: string;
  /** The name: 1 to 60 characters. */
  name: string;
  /** The id of the pace group of the guest, who takes one of its places. Null for none. When omitted: for a new guest the group of the viewer, if it has a free place; otherwise the group stays as it is. */
  paceGroupId?: string | null | undefined;
  /** The id of the ride post. */
  postId: string;
};

/** The ground of a ride. */
export type RideSurface =
  /** Partly unpaved. */
  | 'MIXED'
  /** Asphalt, or another hard surface. */
  | 'PAVED'
  /** Mostly unpaved. */
  | 'UNPAVED';

/** The member to block or unblock. */
export type SetBlockInput = {
  /** true to block the member, false to unblock them. */
  blocked: boolean;
  /** The id of the other member. */
  userId: string;
};

/** A moment of a ride to share: at least one of a description, a picture or a location. */
export type ShareMomentInput = {
  /** The text, at most 2,000 characters. Null or blank for none. */
  description?: string | null | undefined;
  /** A UUID that the client generates; the server generates one when it is omitted. UUID version 8 is reserved. A request that repeats the id and the content returns the first result and writes nothing. CONFLICT: the id belongs to other content, or to something that was deleted within the last 24 hours. */
  id?: string | null | undefined;
  /** The alternative text of the picture, at most 1,000 characters. Null for none. When an update omits it, a picture that remains keeps its text. */
  imageAlt?: string | null | undefined;
  /** The picture: a data URL of less than 50 MB, an http(s) URL, or the /media URL of a picture that the viewer has uploaded. Null for none. */
  imageUrl?: string | null | undefined;
  /** Whether to store `lat` and `lng` even inside a privacy zone of the viewer. When false or omitted, the server drops a point inside a zone and keeps the address. A zone created later hides the point from other members until an update sends `keepsPlace` or `location`. */
  keepsPlace?: boolean | null | undefined;
  /** The place of the moment. Null for none. */
  location?: PlaceInput | null | undefined;
  /** The id of the ride post. */
  postId: string;
  /** The instant of the moment, at most 5 minutes in the future. When omitted, a new moment has the current time. */
  timestamp?: string | null | undefined;
};

/** A sign-in by a passkey. */
export type SignInByPasskeyInput = {
  /** The credential that the browser returned, as JSON, as its method `toJSON` returns it. */
  response: string;
};

/** The visitors who can sign up. */
export type SignUps =
  /** Visitors whom the operator approves, and those with an invitation. */
  | 'APPROVAL'
  /** None. */
  | 'CLOSED'
  /** Visitors with an invitation of the operator. */
  | 'INVITATION'
  /** All visitors. */
  | 'OPEN';

/** Why a member is suggested to the viewer. */
export type SuggestionReason =
  /** The member takes part in a ride of someone whom the viewer follows: `companion`. */
  | 'RIDES_WITH_FOLLOWED'
  /** The member takes part in a ride in which the viewer takes part. */
  | 'RIDES_WITH_VIEWER'
  /** The member belongs to a group of the viewer: `group`. */
  | 'SAME_GROUP';

/** A suspension. */
export type SuspendMemberInput = {
  /** Whether to hide the member and all that they wrote from everyone, until the suspension is lifted. */
  hides?: boolean;
  /** The reason for the log, which only operators read: 1 to 1,000 characters. */
  note: string;
  /** Why, from the list that the member reads. Absent: OTHER, or as it was for a suspended member. */
  reason?: TakedownReason | null | undefined;
  /** The id of the member. */
  userId: string;
  /** The text that the member reads in a mail and when they try to sign in: 1 to 1,000 characters. Absent: they read only that the account is suspended. */
  words?: string | null | undefined;
};

/** The decision on a removal. */
export type TakedownDecision =
  /** It is back, or the member can sign in again. */
  | 'RESTORED'
  /** The operator refused the appeal: it stays removed, or the member suspended. */
  | 'UPHELD';

/** The kind of the removed thing, or a warning or suspension. */
export type TakedownKind =
  /** A comment with its replies, or a reply. */
  | 'COMMENT'
  /** An event with its registrations. */
  | 'EVENT'
  /** A group with its posts and events. */
  | 'GROUP'
  /** A moment of a ride. */
  | 'MOMENT'
  /** One picture of a post, a moment, a profile or a group. */
  | 'PICTURE'
  /** A post or a ride, with everything under it. */
  | 'POST'
  /** The display name, the bio, the location and the picture of a profile. */
  | 'PROFILE'
  /** Nothing was removed: the operator suspended the member. */
  | 'SUSPENSION'
  /** Nothing was removed: the operator warned the member. */
  | 'WARNING';

/** Why the operator acted. */
export type TakedownReason =
  /** It belongs to somebody else. */
  | 'COPYRIGHT'
  /** It calls for riding that endangers people. */
  | 'DANGER_ON_THE_ROAD'
  /** It is false and can do harm. */
  | 'FALSE_INFORMATION'
  /** It attacks or threatens a person. */
  | 'HARASSMENT'
  /** It attacks people for what they are. */
  | 'HATE'
  /** It shows nudity or sexual content. */
  | 'NUDITY'
  /** Another reason: see `words`. */
  | 'OTHER'
  /** It reveals private data of a person. */
  | 'PRIVATE_DATA'
  /** Advertising, or the same text many times. */
  | 'SPAM'
  /** It shows or praises violence. */
  | 'VIOLENCE';

/** Which removals and warnings a list has, the latest first. */
export type TakedownState =
  /** All: also warnings and suspensions, and what was restored or deleted for good. */
  | 'ALL'
  /** Removals that can be restored. */
  | 'REMOVED';

/** One tap of a leader on the sheet: a rider is here, or is not. */
export type TapInput = {
  /** The instant of the tap (UTC). For each rider, the latest tap counts. An instant in the future counts as now. */
  at: string;
  /** true to check the rider in, false to take that back. */
  isHere: boolean;
  /** The id of the participant or of the guest. */
  riderId: string;
};

/** The thanks of a leader to who was there. */
export type ThankRidersInput = {
  /** The id of the ride post. */
  postId: string;
  /** The text of the comment: 1 to 300 characters. */
  text: string;
};

/** The scope of an access token. */
export type TokenScope =
  /** Read everything that the member may read, including their private facts. Mutations and REST routes that write return FORBIDDEN. */
  | 'READ'
  /** Read and write everything that the member may, except create or revoke access tokens. A token cannot read privacy zones, but with this scope it can learn the hidden areas from routes and points that it writes. */
  | 'WRITE';

/** The units in which a member reads distances. Distances are stored in miles. */
export type Units =
  /** Miles. */
  | 'IMPERIAL'
  /** Kilometres. */
  | 'METRIC';

/** A new text for a comment. */
export type UpdateCommentInput = {
  /** The id of the comment to edit. */
  commentId: string;
  /** The new text: 1 to 2,000 characters. Blanks at both ends are removed and not counted. */
  content: string;
  /** The `updatedAt` of the comment as the viewer read it. The server returns CONFLICT when the comment was edited since. When omitted or null, the last edit wins. */
  expectedUpdatedAt?: string | null | undefined;
};

/** Changes to an event. Omitted fields keep their values. So do null fields, unless their description says otherwise. */
export type UpdateEventInput = {
  /** The local date of the start: a day that exists, written YYYY-MM-DD. */
  date?: string | null | undefined;
  /** The description: at most 5,000 characters. Null or blank: none. */
  description?: string | null | undefined;
  /** A word for the difficulty: at most 40 characters. Null or blank: none. */
  difficulty?: string | null | undefined;
  /** The length: 0 to 100,000 miles. Null: none. */
  distance?: number | null | undefined;
  /** The duration: 1 to 43,200 minutes. If it is null or absent, a new event takes 120, and a change keeps it. */
  durationMinutes?: number | null | undefined;
  /** The id of the event to change. */
  eventId: string;
  /** The place of the start: 1 to 200 characters. */
  location?: string | null | undefined;
  /** The maximum number of participants: 1 to 1,000,000. Null: no limit. */
  maxParticipants?: number | null | undefined;
  /** The local time of the start, written HH:MM, from 00:00 to 23:59. */
  time?: string | null | undefined;
  /** The IANA time zone of `date` and `time`. If it is null or absent, a new event is in the zone of the instance, and a change keeps the zone. */
  timeZone?: string | null | undefined;
  /** The new title: 1 to 200 characters. */
  title?: string | null | undefined;
  /** The kind. If it is null or absent, a new event is a GROUP_RIDE, and a change keeps the kind. */
  type?: EventType | null | undefined;
};

/** Changes to a group. Omitted fields keep their values, and so does a null `name`. */
export type UpdateGroupInput = {
  /** The description: at most 2,000 characters. Null or blank: none. */
  description?: string | null | undefined;
  /** The id of the group to change. */
  groupId: string;
  /** The kind of the group: who finds it, and who joins it. A group that is not OPEN keeps its public posts for its members for good. Null or omitted: a new group is OPEN, another keeps its kind. */
  kind?: GroupKind | null | undefined;
  /** The new name: 1 to 100 characters. */
  name?: string | null | undefined;
  /** The picture: a data URL of less than 50 MB, an http(s) URL, or the /media URL of a stored picture. Null or blank: none. */
  picture?: string | null | undefined;
};

/** Changes of the settings of the instance. Omitted fields keep their values. */
export type UpdateInstanceInput = {
  /** The announcement, as plain text of at most 500 characters. Null or blank removes it. A new one has no link and no end unless they are given too. */
  announcement?: string | null | undefined;
  /** When clients stop showing the announcement (UTC). Null keeps it. */
  announcementEndsAt?: string | null | undefined;
  /** The address that the announcement links to: http(s), or a path of this instance. Null or empty removes it. */
  announcementUrl?: string | null | undefined;
  /** The text that names the owner of the instance, plain and of at most 20,000 characters. An empty line begins a paragraph. Null or blank removes it. */
  imprint?: string | null | undefined;
  /** The logo: a data URL of less than 50 MB, or the /media URL of a stored picture. Null removes it. */
  logo?: string | null | undefined;
  /** The name, at most 50 characters. Null or blank for `Cycle Chat`. */
  name?: string | null | undefined;
  /** How data is handled, plain and of at most 20,000 characters. An empty line begins a paragraph. Null or blank removes it. */
  privacy?: string | null | undefined;
  /** The visitors who can sign up. Null for the setting of the environment. */
  signUps?: SignUps | null | undefined;
  /** The rules of the instance, plain and of at most 20,000 characters. An empty line begins a paragraph. Null or blank removes it. */
  terms?: string | null | undefined;
  /** The IANA time zone of members who have not chosen one, such as `Europe/Paris`. Null for that of the environment. */
  timeZone?: string | null | undefined;
  /** The units of visitors and of new members. Null for those of the environment, or of the browser. */
  units?: Units | null | undefined;
};

/** When the viewer gets mails. Every field replaces its former value. */
export type UpdateMailScheduleInput = {
  /** The day of the weekly digest, from 1 for Monday to 7 for Sunday. Null for no digest. */
  digestDay?: number | null | undefined;
  /** The hour of the weekly digest, from 0 to 23. */
  digestHour?: number;
  /** The time from which no mail is sent, HH:MM in 24-hour format. Null for no quiet hours. */
  quietFrom?: string | null | undefined;
  /** The time until which no mail is sent, HH:MM. Null for no quiet hours. */
  quietTo?: string | null | undefined;
};

/** Changes to a post. Omitted fields keep their values. So do null fields, unless their description says otherwise. */
export type UpdatePostInput = {
  /** The new text: 1 to 10,000 characters. Null returns BAD_USER_INPUT. */
  content?: string | null | undefined;
  /** The `updatedAt` of the post as the viewer read it. The server returns CONFLICT when the post was edited since. When omitted or null, the last edit wins. */
  expectedUpdatedAt?: string | null | undefined;
  /** The group to post to. The viewer must be a member. When omitted, a new post has no group, and an update keeps the group. In an update, null removes the post from its group. */
  groupId?: string | null | undefined;
  /** Whether all later dates of the series that are to come change too. Each 10 of them count as one text. They take over the fields that this edit changes, and a new date moves each of them by as many days. Its participants are notified once. BAD_USER_INPUT for a ride without a series, and for a monthly series with a new date. When omitted or null, only this date changes. */
  laterDates?: boolean | null | undefined;
  /** The alternative texts of `mediaUrls`, in the same order: at most 1,000 characters each. When an update omits them, pictures that remain keep their texts. */
  mediaAlts?: Array<string> | null | undefined;
  /** At most 10 pictures: data URLs of less than 50 MB each, http(s) URLs, or /media URLs of pictures that the viewer has uploaded. In an update, the list replaces all pictures; an empty list removes them. */
  mediaUrls?: Array<string> | null | undefined;
  /** The id of the post to change. */
  postId: string;
  /** The audience of the post. GROUP requires a `groupId`. When omitted, a new post is PUBLIC, and an update keeps the audience. */
  privacy?: Privacy | null | undefined;
  /** Changes to the ride. A plain post returns BAD_USER_INPUT. */
  ride?: UpdateRideInput | null | undefined;
};

/** Changes of the viewer’s profile. Omitted fields keep their values. */
export type UpdateProfileInput = {
  /** The description of oneself, at most 500 characters. Null or blank clears it. */
  bio?: string | null | undefined;
  /** The new name to show: 1 to 50 characters of any script. */
  displayName?: string | null | undefined;
  /** An email address. Null or empty clears it. */
  email?: string | null | undefined;
  /** The place where the member lives, at most 100 characters. Null or blank clears it. */
  location?: string | null | undefined;
  /** The monthly goal in miles, at least 1. Null clears it. */
  monthlyGoal?: number | null | undefined;
  /** A telephone number, at most 40 characters. Null or blank clears it. */
  phone?: string | null | undefined;
  /** The new picture: a data URL of less than 50 MB, an http(s) URL, or the /media URL of a picture that the viewer has uploaded. Null or empty removes it. */
  profilePicture?: string | null | undefined;
  /** The IANA time zone of the member’s weeks and months, such as `Europe/Paris` and not `CET`. Null or empty for that of the instance. */
  timeZone?: string | null | undefined;
  /** The units in which the member reads distances. The API always returns miles. */
  unitsPreference?: Units | null | undefined;
  /** Usernames never change: the current one is accepted, any other is rejected. */
  username?: string | null | undefined;
};

/** Changes to a ride. `distance`, `date` and `time` are required. Other omitted fields keep their values. */
export type UpdateRideInput = {
  /** The local date of the start, YYYY-MM-DD. Required. */
  date?: string | null | undefined;
  /** The difficulty. Null for none. */
  difficulty?: RideDifficulty | null | undefined;
  /** The distance in miles, 0 or more. Required. An update that sends the `distance` it has read keeps the distance that the author wrote. */
  distance?: number | null | undefined;
  /** The duration as free text, such as `2h 30m`, at most 100 characters. Null for none. */
  duration?: string | null | undefined;
  /** The elevation gain in feet, 0 or more. When omitted, a new ride has 0. */
  elevation?: number | null | undefined;
  /** The place of the start, at most 200 characters. Required for a new ride. */
  location?: string | null | undefined;
  /** The point where the riders meet. Null for none. BAD_USER_INPUT for a point inside a privacy zone of the viewer. */
  meetingPoint?: MeetingPointInput | null | undefined;
  /** Whether riders need lights. When omitted, a new ride has false. */
  needsLights?: boolean | null | undefined;
  /** true if the group waits for everyone, false if it waits for nobody. Null if the author does not say. */
  noDrop?: boolean | null | undefined;
  /** The pace as free text, such as `15–17 mph`, at most 100 characters. Null for none. */
  pace?: string | null | undefined;
  /** All pace groups of the ride, at most 4. Null or an empty list for none. Riders of a removed group stay in the ride without a group, and are notified. */
  paceGroups?: Array<PaceGroupInput> | null | undefined;
  /** The highest pace in miles an hour, 0 to 100. Null for none. BAD_USER_INPUT when it is less than `paceMin`. */
  paceMax?: number | null | undefined;
  /** The lowest pace in miles an hour, 0 to 100. Null for none. It changes `pace` in no way. */
  paceMin?: number | null | undefined;
  /** The maximum number of participants, the author included: 1 to 10,000. Null for no limit. A lower maximum removes nobody; a higher one gives places to those who wait. */
  places?: number | null | undefined;
  /** The id of a route of the viewer, as `POST /api/routes` returns it. Null for none. The route does not change `distance` and `elevation`. */
  routeId?: string | null | undefined;
  /** The surface. Null for none. */
  surface?: RideSurface | null | undefined;
  /** The local time of the start, HH:MM in 24-hour format. Required. */
  time?: string | null | undefined;
  /** The IANA time zone of `date` and `time`, such as `Europe/Paris`, not `CET`. When omitted, a new ride has the time zone of its author, or else that of the instance. */
  timeZone?: string | null | undefined;
  /** The type of the ride: `road`, `mountain`, `gravel`, `hybrid` or another word, at most 40 characters. When omitted, a new ride is `road`. */
  type?: string | null | undefined;
  /** The audience of the ride: the same value as `privacy` of the post. When both are sent, the stricter one applies. */
  visibility?: Privacy | null | undefined;
};

/** A warning. */
export type WarnMemberInput = {
  /** Why. */
  reason: TakedownReason;
  /** The id of the member. */
  userId: string;
  /** The explanation that the member reads: 1 to 1,000 characters. */
  words: string;
};

/** The kind of a waypoint, as its route file names it. */
export type WaypointKind =
  /** A danger. */
  | 'DANGER'
  /** First aid. */
  | 'FIRST_AID'
  /** Food. */
  | 'FOOD'
  /** Any other place. */
  | 'GENERIC'
  /** A turn to the left. */
  | 'LEFT'
  /** A turn to the right. */
  | 'RIGHT'
  /** A crossing to pass straight on. */
  | 'STRAIGHT'
  /** A summit, or the start of a rated climb. */
  | 'SUMMIT'
  /** A valley. */
  | 'VALLEY'
  /** Drinking water. */
  | 'WATER';

export type OwnMailAddressFragment = { __typename: 'MailAddress', address: string | null, pending: string | null };

export type ForgotPageQueryVariables = Exact<{ [key: string]: never; }>;


export type ForgotPageQuery = { instance: { __typename: 'Instance', sendsMail: boolean } };

export type RequestPasswordResetMutationVariables = Exact<{
  input: RequestPasswordResetInput;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: { __typename: 'RequestPasswordResetPayload', ok: boolean } | null };

export type ResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type ResetPasswordMutation = { resetPassword: { __typename: 'ResetPasswordPayload', ok: boolean } | null };

export type CheckLinkMutationVariables = Exact<{
  kind: AccountLink;
  token: string;
}>;


export type CheckLinkMutation = { checkLink: { __typename: 'CheckLinkPayload', state: LinkState, mailAddress: string | null } | null };

export type ReadSuspensionMutationVariables = Exact<{
  token: string;
}>;


export type ReadSuspensionMutation = { readSuspension: { __typename: 'ReadSuspensionPayload', reason: TakedownReason, words: string, createdAt: string, isHidden: boolean } | null };

export type AppealSuspensionMutationVariables = Exact<{
  input: AppealSuspensionInput;
}>;


export type AppealSuspensionMutation = { appealSuspension: { __typename: 'AppealSuspensionPayload', ok: boolean } | null };

export type ConfirmMailAddressMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmMailAddressMutation = { confirmMailAddress: { __typename: 'ConfirmMailAddressPayload', address: string } | null };

export type ChangeMailAddressMutationVariables = Exact<{
  input: ChangeMailAddressInput;
}>;


export type ChangeMailAddressMutation = { changeMailAddress: { __typename: 'ChangeMailAddressPayload', user: { __typename: 'User', id: string, mailAddress: { __typename: 'MailAddress', address: string | null, pending: string | null } | null } } | null };

export type SessionUserFragment = { __typename: 'User', id: string, username: string, displayName: string, profilePicture: string | null, unitsPreference: Units };

export type SessionQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionQuery = { viewer: { __typename: 'User', id: string, username: string, displayName: string, profilePicture: string | null, unitsPreference: Units } | null, bell: { __typename: 'User', id: string, unreadNotificationCount: number | null } | null };

export type LoginPageQueryVariables = Exact<{ [key: string]: never; }>;


export type LoginPageQuery = { instance: { __typename: 'Instance', sendsMail: boolean, signUps: SignUps, hasPasswords: boolean, demoSignIn: { __typename: 'DemoSignIn', username: string, password: string } | null, provider: { __typename: 'SignInProvider', name: string } | null } };

export type LoginMutationVariables = Exact<{
  input: LoginInput;
}>;


export type LoginMutation = { login: { __typename: 'SessionPayload', sessionId: string, user: { __typename: 'User', id: string, username: string, displayName: string, profilePicture: string | null, unitsPreference: Units } } | null };

export type RegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterMutation = { register: { __typename: 'SessionPayload', sessionId: string, user: { __typename: 'User', id: string, username: string, displayName: string, profilePicture: string | null, unitsPreference: Units } } | null };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: { __typename: 'LogoutPayload', ok: boolean } | null };

export type BeginProviderSignInMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginProviderSignInMutation = { beginProviderSignIn: { __typename: 'BeginProviderSignInPayload', url: string } | null };

export type FinishProviderSignInMutationVariables = Exact<{
  input: FinishProviderSignInInput;
}>;


export type FinishProviderSignInMutation = { finishProviderSignIn: { __typename: 'FinishProviderSignInPayload', session: { __typename: 'SessionPayload', sessionId: string, user: { __typename: 'User', id: string, username: string, displayName: string, profilePicture: string | null, unitsPreference: Units } } | null, newcomer: { __typename: 'ProviderNewcomer', username: string | null, displayName: string | null } | null, linkedUser: { __typename: 'User', id: string, identities: Array<{ __typename: 'SignInIdentity', id: string, issuer: string, label: string | null, createdAt: string }> | null } | null } | null };

export type RegisterByProviderMutationVariables = Exact<{
  input: ProviderSignUpInput;
}>;


export type RegisterByProviderMutation = { registerByProvider: { __typename: 'SessionPayload', sessionId: string, user: { __typename: 'User', id: string, username: string, displayName: string, profilePicture: string | null, unitsPreference: Units } } | null };

export type BeginPasskeySignInMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginPasskeySignInMutation = { beginPasskeySignIn: { __typename: 'BeginPasskeyPayload', options: string } | null };

export type SignInByPasskeyMutationVariables = Exact<{
  input: SignInByPasskeyInput;
}>;


export type SignInByPasskeyMutation = { signInByPasskey: { __typename: 'SessionPayload', sessionId: string, user: { __typename: 'User', id: string, username: string, displayName: string, profilePicture: string | null, unitsPreference: Units } } | null };

export type CalendarLinkFragment = { __typename: 'CalendarFeed', id: string, kind: CalendarKind, createdAt: string, lastReadAt: string | null, group: { __typename: 'Group', id: string, name: string } | null };

export type CalendarsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type CalendarsPageQuery = { viewer: { __typename: 'User', id: string, groups: { __typename: 'GroupConnection', nodes: Array<{ __typename: 'Group', id: string, name: string }> }, calendarFeeds: { __typename: 'CalendarFeedConnection', edges: Array<{ __typename: 'CalendarFeedEdge', cursor: string, node: { __typename: 'CalendarFeed', id: string, kind: CalendarKind, createdAt: string, lastReadAt: string | null, group: { __typename: 'Group', id: string, name: string } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type CreateCalendarFeedMutationVariables = Exact<{
  input: CreateCalendarFeedInput;
}>;


export type CreateCalendarFeedMutation = { createCalendarFeed: { __typename: 'CalendarLinkPayload', path: string, calendarFeed: { __typename: 'CalendarFeed', id: string, kind: CalendarKind, createdAt: string, lastReadAt: string | null, group: { __typename: 'Group', id: string, name: string } | null } } | null };

export type RotateCalendarFeedMutationVariables = Exact<{
  feedId: string;
  currentPassword?: string | null | undefined;
}>;


export type RotateCalendarFeedMutation = { rotateCalendarFeed: { __typename: 'CalendarLinkPayload', path: string, calendarFeed: { __typename: 'CalendarFeed', id: string, kind: CalendarKind, createdAt: string, lastReadAt: string | null, group: { __typename: 'Group', id: string, name: string } | null } } | null };

export type RevokeCalendarFeedMutationVariables = Exact<{
  feedId: string;
}>;


export type RevokeCalendarFeedMutation = { revokeCalendarFeed: { __typename: 'RevokeCalendarFeedPayload', revokedFeedId: string } | null };

export type CommentItemFragment = { __typename: 'Comment', id: string, content: string, createdAt: string, updatedAt: string, viewerCanEdit: boolean, viewerCanDelete: boolean, author: { __typename: 'User', id: string, username: string, profilePicture: string | null, isViewer: boolean } };

export type ReplyPageFragment = { __typename: 'CommentConnection', edges: Array<{ __typename: 'CommentEdge', cursor: string, node: { __typename: 'Comment', id: string, content: string, createdAt: string, updatedAt: string, viewerCanEdit: boolean, viewerCanDelete: boolean, author: { __typename: 'User', id: string, username: string, profilePicture: string | null, isViewer: boolean } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } };

export type CommentThreadFragment = { __typename: 'Comment', replyCount: number, id: string, content: string, createdAt: string, updatedAt: string, viewerCanEdit: boolean, viewerCanDelete: boolean, replies: { __typename: 'CommentConnection', edges: Array<{ __typename: 'CommentEdge', cursor: string, node: { __typename: 'Comment', id: string, content: string, createdAt: string, updatedAt: string, viewerCanEdit: boolean, viewerCanDelete: boolean, author: { __typename: 'User', id: string, username: string, profilePicture: string | null, isViewer: boolean } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, author: { __typename: 'User', id: string, username: string, profilePicture: string | null, isViewer: boolean } };

export type CommentPageFragment = { __typename: 'CommentConnection', edges: Array<{ __typename: 'CommentEdge', cursor: string, node: { __typename: 'Comment', replyCount: number, id: string, content: string, createdAt: string, updatedAt: string, viewerCanEdit: boolean, viewerCanDelete: boolean, replies: { __typename: 'CommentConnection', edges: Array<{ __typename: 'CommentEdge', cursor: string, node: { __typename: 'Comment', id: string, content: string, createdAt: string, updatedAt: string, viewerCanEdit: boolean, viewerCanDelete: boolean, author: { __typename: 'User', id: string, username: string, profilePicture: string | null, isViewer: boolean } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, author: { __typename: 'User', id: string, username: string, profilePicture: string | null, isViewer: boolean } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } };

export type CommentsQueryVariables = Exact<{
  postId: string;
  after?: string | null | undefined;
}>;


export type CommentsQuery = { post: { __typename: 'Post', id: string, commentCount: number, comments: { __typename: 'CommentConnection', edges: Array<{ __typename: 'CommentEdge', cursor: string, node: { __typename: 'Comment', replyCount: number, id: string, content: string, createdAt: string, updatedAt: string, viewerCanEdit: boolean, viewerCanDelete: boolean, replies: { __typename: 'CommentConnection', edges: Array<{ __typename: 'CommentEdge', cursor: string, node: { __typename: 'Comment', id: string, content: string, createdAt: string, updatedAt: string, viewerCanEdit: boolean, viewerCanDelete: boolean, author: { __typename: 'User', id: string, username: string, profilePicture: string | null, isViewer: boolean } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, author: { __typename: 'User', id: string, username: string, profilePicture: string | null, isViewer: boolean } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };

export type RepliesQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type RepliesQuery = { comment: { __typename: 'Comment', id: string, replyCount: number, replies: { __typename: 'CommentConnection', edges: Array<{ __typename: 'CommentEdge', cursor: string, node: { __typename: 'Comment', id: string, content: string, createdAt: string, updatedAt: string, viewerCanEdit: boolean, viewerCanDelete: boolean, author: { __typename: 'User', id: string, username: string, profilePicture: string | null, isViewer: boolean } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };

export type LinkedThreadFragment = { __typename: 'Comment', previousCount: number, replyCount: number, id: string, content: string, createdAt: string, updatedAt: string, viewerCanEdit: boolean, viewerCanDelete: boolean, following: { __typename: 'CommentConnection', edges: Array<{ __typename: 'CommentEdge', cursor: string, node: { __typename: 'Comment', replyCount: number, id: string, content: string, createdAt: string, updatedAt: string, viewerCanEdit: boolean, viewerCanDelete: boolean, replies: { __typename: 'CommentConnection', edges: Array<{ __typename: 'CommentEdge', cursor: string, node: { __typename: 'Comment', id: string, content: string, createdAt: string, updatedAt: string, viewerCanEdit: boolean, viewerCanDelete: boolean, author: { __typename: 'User', id: string, username: string, profilePicture: string | null, isViewer: boolean } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, author: { __typename: 'User', id: string, username: string, profilePicture: string | null, isViewer: boolean } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, replies: { __typename: 'CommentConnection', edges: Array<{ __typename: 'CommentEdge', cursor: string, node: { __typename: 'Comment', id: string, content: string, createdAt: string, updatedAt: string, viewerCanEdit: boolean, viewerCanDelete: boolean, author: { __typename: 'User', id: string, username: string, profilePicture: string | null, isViewer: boolean } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, author: { __typename: 'User', id: string, username: string, profilePicture: string | null, isViewer: boolean } };

export type LinkedCommentQueryVariables = Exact<{
  id: string;
}>;


export type LinkedCommentQuery = { comment: { __typename: 'Comment', previousCount: number, replyCount: number, id: string, content: string, createdAt: string, updatedAt: string, viewerCanEdit: boolean, viewerCanDelete: boolean, post: { __typename: 'Post', id: string }, parent: { __typename: 'Comment', previousCount: number, replyCount: number, id: string, content: string, createdAt: string, updatedAt: string, viewerCanEdit: boolean, viewerCanDelete: boolean, following: { __typename: 'CommentConnection', edges: Array<{ __typename: 'CommentEdge', cursor: string, node: { __typename: 'Comment', replyCount: number, id: string, content: string, createdAt: string, updatedAt: string, viewerCanEdit: boolean, viewerCanDelete: boolean, replies: { __typename: 'CommentConnection', edges: Array<{ __typename: 'CommentEdge', cursor: string, node: { __typename: 'Comment', id: string, content: string, createdAt: string, updatedAt: string, viewerCanEdit: boolean, viewerCanDelete: boolean, author: { __typename: 'User', id: string, username: string, profilePicture: string | null, isViewer: boolean } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, author: { __typename: 'User', id: string, username: string, profilePicture: string | null, isViewer: boolean } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, replies: { __typename: 'CommentConnection', edges: Array<{ __typename: 'CommentEdge', cursor: string, node: { __typename: 'Comment', id: string, content: string, createdAt: string, updatedAt: string, viewerCanEdit: boolean, viewerCanDelete: boolean, author: { __typename: 'User', id: string, username: string, profilePicture: string | null, isViewer: boolean } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, author: { __typename: 'User', id: string, username: string, profilePicture: string | null, isViewer: boolean } } | null, following: { __typename: 'CommentConnection', edges: Array<{ __typename: 'CommentEdge', cursor: string, node: { __typename: 'Comment', replyCount: number, id: string, content: string, createdAt: string, updatedAt: string, viewerCanEdit: boolean, viewerCanDelete: boolean, replies: { __typename: 'CommentConnection', edges: Array<{ __typename: 'CommentEdge', cursor: string, node: { __typename: 'Comment', id: string, content: string, createdAt: string, updatedAt: string, viewerCanEdit: boolean, viewerCanDelete: boolean, author: { __typename: 'User', id: string, username: string, profilePicture: string | null, isViewer: boolean } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, author: { __typename: 'User', id: string, username: string, profilePicture: string | null, isViewer: boolean } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, replies: { __typename: 'CommentConnection', edges: Array<{ __typename: 'CommentEdge', cursor: string, node: { __typename: 'Comment', id: string, content: string, createdAt: string, updatedAt: string, viewerCanEdit: boolean, viewerCanDelete: boolean, author: { __typename: 'User', id: string, username: string, profilePicture: string | null, isViewer: boolean } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, author: { __typename: 'User', id: string, username: string, profilePicture: string | null, isViewer: boolean } } | null };

export type PreviousCommentsQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type PreviousCommentsQuery = { comment: { __typename: 'Comment', id: string, previous: { __typename: 'CommentConnection', edges: Array<{ __typename: 'CommentEdge', cursor: string, node: { __typename: 'Comment', replyCount: number, id: string, content: string, createdAt: string, updatedAt: string, viewerCanEdit: boolean, viewerCanDelete: boolean, replies: { __typename: 'CommentConnection', edges: Array<{ __typename: 'CommentEdge', cursor: string, node: { __typename: 'Comment', id: string, content: string, createdAt: string, updatedAt: string, viewerCanEdit: boolean, viewerCanDelete: boolean, author: { __typename: 'User', id: string, username: string, profilePicture: string | null, isViewer: boolean } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, author: { __typename: 'User', id: string, username: string, profilePicture: string | null, isViewer: boolean } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };

export type FollowingCommentsQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type FollowingCommentsQuery = { comment: { __typename: 'Comment', id: string, following: { __typename: 'CommentConnection', edges: Array<{ __typename: 'CommentEdge', cursor: string, node: { __typename: 'Comment', replyCount: number, id: string, content: string, createdAt: string, updatedAt: string, viewerCanEdit: boolean, viewerCanDelete: boolean, replies: { __typename: 'CommentConnection', edges: Array<{ __typename: 'CommentEdge', cursor: string, node: { __typename: 'Comment', id: string, content: string, createdAt: string, updatedAt: string, viewerCanEdit: boolean, viewerCanDelete: boolean, author: { __typename: 'User', id: string, username: string, profilePicture: string | null, isViewer: boolean } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, author: { __typename: 'User', id: string, username: string, profilePicture: string | null, isViewer: boolean } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };

export type CreateCommentMutationVariables = Exact<{
  input: CreateCommentInput;
}>;


export type CreateCommentMutation = { createComment: { __typename: 'CreateCommentPayload', comment: { __typename: 'Comment', replyCount: number, id: string, content: string, createdAt: string, updatedAt: string, viewerCanEdit: boolean, viewerCanDelete: boolean, replies: { __typename: 'CommentConnection', edges: Array<{ __typename: 'CommentEdge', cursor: string, node: { __typename: 'Comment', id: string, content: string, createdAt: string, updatedAt: string, viewerCanEdit: boolean, viewerCanDelete: boolean, author: { __typename: 'User', id: string, username: string, profilePicture: string | null, isViewer: boolean } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, author: { __typename: 'User', id: string, username: string, profilePicture: string | null, isViewer: boolean } }, parent: { __typename: 'Comment', id: string, replyCount: number } | null, post: { __typename: 'Post', id: string, commentCount: number } } | null };

export type UpdateCommentMutationVariables = Exact<{
  input: UpdateCommentInput;
}>;


export type UpdateCommentMutation = { updateComment: { __typename: 'UpdateCommentPayload', comment: { __typename: 'Comment', id: string, content: string, updatedAt: string } } | null };

export type DeleteCommentMutationVariables = Exact<{
  commentId: string;
}>;


export type DeleteCommentMutation = { deleteComment: { __typename: 'DeleteCommentPayload', deletedCommentId: string, parent: { __typename: 'Comment', id: string, replyCount: number } | null, post: { __typename: 'Post', id: string, commentCount: number } | null } | null };

export type EmergencyLeaderFragment = { __typename: 'User', id: string, username: string, displayName: string };

export type EmergencyRideFragment = { __typename: 'Post', id: string, content: string };

export type EmergencySettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type EmergencySettingsQuery = { viewer: { __typename: 'User', id: string, emergencyContact: { __typename: 'EmergencyContact', contactName: string | null, contactPhone: string | null, medicalNote: string | null } | null, emergencyReaders: Array<{ __typename: 'EmergencyReader', closesAt: string, leader: { __typename: 'User', id: string, username: string, displayName: string } | null, post: { __typename: 'Post', id: string, content: string } | null }> | null, emergencyReadings: Array<{ __typename: 'EmergencyReading', readAt: string, leader: { __typename: 'User', id: string, username: string, displayName: string } | null, post: { __typename: 'Post', id: string, content: string } | null }> | null } | null };

export type SetEmergencyContactMutationVariables = Exact<{
  input: EmergencyContactInput;
}>;


export type SetEmergencyContactMutation = { setEmergencyContact: { __typename: 'EmergencyContactPayload', viewer: { __typename: 'User', id: string } } | null };

export type RemoveEmergencyContactMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveEmergencyContactMutation = { removeEmergencyContact: { __typename: 'EmergencyContactPayload', viewer: { __typename: 'User', id: string } } | null };

export type EmergencyContactsQueryVariables = Exact<{
  postId: string;
}>;


export type EmergencyContactsQuery = { post: { __typename: 'Post', id: string, ride: { __typename: 'Ride', id: string, emergencyContacts: { __typename: 'RideEmergencyContacts', opensAt: string | null, closesAt: string | null, contacts: Array<{ __typename: 'RiderEmergencyContact', contactName: string | null, contactPhone: string | null, medicalNote: string | null, user: { __typename: 'User', id: string, username: string, displayName: string } | null }> | null } | null } | null } | null };

export type UpcomingEventFragment = { __typename: 'Event', id: string, title: string, date: string, time: string, timeZone: string, startsAt: string, displayDate: string, participantCount: number, isActive: boolean, calledOffReason: string | null };

export type EventPlacesFragment = { __typename: 'Event', id: string, startsAt: string, endsAt: string, participantCount: number, maxParticipants: number | null, isFull: boolean, viewerIsRegistered: boolean, calledOffReason: string | null };

export type EventWaitingFragment = { __typename: 'Event', id: string, waitingCount: number, viewerWaitingPosition: number | null };

export type EventFacesFragment = { __typename: 'Event', id: string, participants: { __typename: 'UserConnection', nodes: Array<{ __typename: 'User', id: string, username: string, profilePicture: string | null }> } };

export type EventCardFragment = { __typename: 'Event', title: string, description: string | null, date: string, time: string, timeZone: string, location: string, type: EventType, difficulty: string | null, distance: number | null, id: string, startsAt: string, endsAt: string, participantCount: number, maxParticipants: number | null, isFull: boolean, viewerIsRegistered: boolean, calledOffReason: string | null };

export type EventRowFragment = { __typename: 'Event', title: string, description: string | null, date: string, time: string, timeZone: string, displayDate: string, location: string, id: string, startsAt: string, endsAt: string, participantCount: number, maxParticipants: number | null, isFull: boolean, viewerIsRegistered: boolean, calledOffReason: string | null };

export type EventsPageQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type EventsPageQuery = { events: { __typename: 'EventConnection', edges: Array<{ __typename: 'EventEdge', cursor: string, node: { __typename: 'Event', title: string, description: string | null, date: string, time: string, timeZone: string, location: string, type: EventType, difficulty: string | null, distance: number | null, id: string, startsAt: string, endsAt: string, participantCount: number, maxParticipants: number | null, isFull: boolean, viewerIsRegistered: boolean, calledOffReason: string | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type EventDetailsFragment = { __typename: 'Event', displayDate: string, calledOffAt: string | null, viewerCanEdit?: boolean, title: string, description: string | null, date: string, time: string, timeZone: string, location: string, type: EventType, difficulty: string | null, distance: number | null, id: string, waitingCount: number, viewerWaitingPosition: number | null, startsAt: string, endsAt: string, participantCount: number, maxParticipants: number | null, isFull: boolean, viewerIsRegistered: boolean, calledOffReason: string | null, group: { __typename: 'Group', id: string, name: string, picture: string | null, memberCount: number, kind: GroupKind, viewerIsMember: boolean, viewerHasAsked: boolean } | null, followedParticipants?: { __typename: 'UserConnection', nodes: Array<{ __typename: 'User', id: string, username: string }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, participants: { __typename: 'UserConnection', nodes: Array<{ __typename: 'User', id: string, username: string, profilePicture: string | null }> } };

export type EventPageQueryVariables = Exact<{
  id: string;
  signedIn: boolean;
}>;


export type EventPageQuery = { event: { __typename: 'Event', displayDate: string, calledOffAt: string | null, viewerCanEdit?: boolean, title: string, description: string | null, date: string, time: string, timeZone: string, location: string, type: EventType, difficulty: string | null, distance: number | null, id: string, waitingCount: number, viewerWaitingPosition: number | null, startsAt: string, endsAt: string, participantCount: number, maxParticipants: number | null, isFull: boolean, viewerIsRegistered: boolean, calledOffReason: string | null, group: { __typename: 'Group', id: string, name: string, picture: string | null, memberCount: number, kind: GroupKind, viewerIsMember: boolean, viewerHasAsked: boolean } | null, followedParticipants?: { __typename: 'UserConnection', nodes: Array<{ __typename: 'User', id: string, username: string }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, participants: { __typename: 'UserConnection', nodes: Array<{ __typename: 'User', id: string, username: string, profilePicture: string | null }> } } | null };

export type EventParticipantsQueryVariables = Exact<{
  eventId: string;
  after?: string | null | undefined;
}>;


export type EventParticipantsQuery = { event: { __typename: 'Event', id: string, participants: { __typename: 'UserConnection', edges: Array<{ __typename: 'UserEdge', cursor: string, node: { __typename: 'User', isViewer: boolean, id: string, username: string, displayName: string, profilePicture: string | null, viewerIsFollowing: boolean } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };

export type EventPlacesLeftQueryVariables = Exact<{
  eventId: string;
}>;


export type EventPlacesLeftQuery = { event: { __typename: 'Event', id: string, startsAt: string, endsAt: string, participantCount: number, maxParticipants: number | null, isFull: boolean, viewerIsRegistered: boolean, calledOffReason: string | null } | null };

export type SetEventRegistrationMutationVariables = Exact<{
  eventId: string;
  registered: boolean;
}>;


export type SetEventRegistrationMutation = { setEventRegistration: { __typename: 'SetEventRegistrationPayload', event: { __typename: 'Event', id: string, startsAt: string, endsAt: string, participantCount: number, maxParticipants: number | null, isFull: boolean, viewerIsRegistered: boolean, calledOffReason: string | null, participants: { __typename: 'UserConnection', nodes: Array<{ __typename: 'User', id: string, username: string, profilePicture: string | null }> } } } | null };

export type EventWaitingListQueryVariables = Exact<{
  eventId: string;
  after?: string | null | undefined;
}>;


export type EventWaitingListQuery = { event: { __typename: 'Event', id: string, waiting: { __typename: 'UserConnection', edges: Array<{ __typename: 'UserEdge', cursor: string, node: { __typename: 'User', isViewer: boolean, id: string, username: string, displayName: string, profilePicture: string | null, viewerIsFollowing: boolean } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type SetEventWaitingMutationVariables = Exact<{
  eventId: string;
  waiting: boolean;
}>;


export type SetEventWaitingMutation = { setEventWaiting: { __typename: 'SetEventWaitingPayload', event: { __typename: 'Event', id: string, startsAt: string, endsAt: string, participantCount: number, maxParticipants: number | null, isFull: boolean, viewerIsRegistered: boolean, calledOffReason: string | null, waitingCount: number, viewerWaitingPosition: number | null, participants: { __typename: 'UserConnection', nodes: Array<{ __typename: 'User', id: string, username: string, profilePicture: string | null }> } } } | null };

export type SiteZoneQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteZoneQuery = { instance: { __typename: 'Instance', timeZone: string } };

export type PlanGroupEventMutationVariables = Exact<{
  input: PlanGroupEventInput;
}>;


export type PlanGroupEventMutation = { planGroupEvent: { __typename: 'GroupEventPayload', event: { __typename: 'Event', id: string } } | null };

export type EditGroupEventMutationVariables = Exact<{
  input: UpdateEventInput;
}>;


export type EditGroupEventMutation = { editGroupEvent: { __typename: 'GroupEventPayload', event: { __typename: 'Event', id: string, title: string, description: string | null, date: string, time: string, timeZone: string, displayDate: string, startsAt: string, endsAt: string, location: string, type: EventType, difficulty: string | null, distance: number | null, maxParticipants: number | null, participantCount: number, waitingCount: number, isFull: boolean, isActive: boolean } } | null };

export type CallOffGroupEventMutationVariables = Exact<{
  input: CallOffEventInput;
}>;


export type CallOffGroupEventMutation = { callOffGroupEvent: { __typename: 'GroupEventPayload', event: { __typename: 'Event', id: string, calledOffAt: string | null, calledOffReason: string | null } } | null };

export type PutGroupEventOnAgainMutationVariables = Exact<{
  eventId: string;
}>;


export type PutGroupEventOnAgainMutation = { putGroupEventOnAgain: { __typename: 'GroupEventPayload', event: { __typename: 'Event', id: string, calledOffAt: string | null, calledOffReason: string | null } } | null };

export type EventCallingFragment = { __typename: 'Event', id: string, calledOffAt: string | null, calledOffReason: string | null };

export type DeleteGroupEventMutationVariables = Exact<{
  eventId: string;
}>;


export type DeleteGroupEventMutation = { deleteGroupEvent: { __typename: 'DeleteGroupEventPayload', deletedEventId: string } | null };

export type FollowButtonFragment = { __typename: 'User', id: string, viewerIsFollowing: boolean };

export type FollowersQueryVariables = Exact<{
  userId: string;
  after?: string | null | undefined;
}>;


export type FollowersQuery = { user: { __typename: 'User', id: string, followers: { __typename: 'UserConnection', edges: Array<{ __typename: 'UserEdge', cursor: string, node: { __typename: 'User', isViewer: boolean, id: string, username: string, displayName: string, profilePicture: string | null, viewerIsFollowing: boolean } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };

export type FollowingQueryVariables = Exact<{
  userId: string;
  after?: string | null | undefined;
}>;


export type FollowingQuery = { user: { __typename: 'User', id: string, following: { __typename: 'UserConnection', edges: Array<{ __typename: 'UserEdge', cursor: string, node: { __typename: 'User', isViewer: boolean, id: string, username: string, displayName: string, profilePicture: string | null, viewerIsFollowing: boolean } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };

export type SetFollowMutationVariables = Exact<{
  userId: string;
  following: boolean;
}>;


export type SetFollowMutation = { setFollow: { __typename: 'SetFollowPayload', user: { __typename: 'User', id: string, viewerIsFollowing: boolean, stats: { __typename: 'UserStats', followerCount: number } }, viewer: { __typename: 'User', id: string, stats: { __typename: 'UserStats', followingCount: number } } } | null };

export type RiderSuggestionFragment = { __typename: 'RiderSuggestion', reason: SuggestionReason, user: { __typename: 'User', isViewer: boolean, id: string, username: string, displayName: string, profilePicture: string | null, viewerIsFollowing: boolean }, companion: { __typename: 'User', id: string, displayName: string } | null, group: { __typename: 'Group', id: string, name: string } | null };

export type SuggestedRidersQueryVariables = Exact<{ [key: string]: never; }>;


export type SuggestedRidersQuery = { riderSuggestions: Array<{ __typename: 'RiderSuggestion', reason: SuggestionReason, user: { __typename: 'User', isViewer: boolean, id: string, username: string, displayName: string, profilePicture: string | null, viewerIsFollowing: boolean }, companion: { __typename: 'User', id: string, displayName: string } | null, group: { __typename: 'Group', id: string, name: string } | null }> };

export type SetGroupRequestMutationVariables = Exact<{
  groupId: string;
  asked: boolean;
}>;


export type SetGroupRequestMutation = { setGroupRequest: { __typename: 'GroupEntryPayload', group: { __typename: 'Group', id: string, name: string, picture: string | null, memberCount: number, kind: GroupKind, viewerIsMember: boolean, viewerHasAsked: boolean } } | null };

export type GroupRequestsQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type GroupRequestsQuery = { group: { __typename: 'Group', id: string, requestCount: number, requests: { __typename: 'UserConnection', edges: Array<{ __typename: 'UserEdge', cursor: string, node: { __typename: 'User', id: string, username: string, displayName: string, profilePicture: string | null, standingInGroup: { __typename: 'GroupStanding', rulesVersion: number | null, rulesAcknowledgedAt: string | null, requestWords: string | null } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };

export type AnswerGroupRequestMutationVariables = Exact<{
  groupId: string;
  userId: string;
  admitted: boolean;
}>;


export type AnswerGroupRequestMutation = { answerGroupRequest: { __typename: 'GroupEntryPayload', group: { __typename: 'Group', id: string, memberCount: number, requestCount: number } } | null };

export type GroupInvitationRowFragment = { __typename: 'GroupInvitation', id: string, maxUses: number, useCount: number, expiresAt: string, maker: { __typename: 'User', id: string, displayName: string } | null };

export type GroupInvitationsQueryVariables = Exact<{
  id: string;
}>;


export type GroupInvitationsQuery = { group: { __typename: 'Group', id: string, invitations: Array<{ __typename: 'GroupInvitation', id: string, maxUses: number, useCount: number, expiresAt: string, maker: { __typename: 'User', id: string, displayName: string } | null }> } | null };

export type CreateGroupInvitationMutationVariables = Exact<{
  input: CreateGroupInvitationInput;
}>;


export type CreateGroupInvitationMutation = { createGroupInvitation: { __typename: 'CreateGroupInvitationPayload', path: string, invitation: { __typename: 'GroupInvitation', id: string, maxUses: number, useCount: number, expiresAt: string, maker: { __typename: 'User', id: string, displayName: string } | null } } | null };

export type RevokeGroupInvitationMutationVariables = Exact<{
  invitationId: string;
}>;


export type RevokeGroupInvitationMutation = { revokeGroupInvitation: { __typename: 'GroupEntryPayload', group: { __typename: 'Group', id: string, invitations: Array<{ __typename: 'GroupInvitation', id: string, maxUses: number, useCount: number, expiresAt: string, maker: { __typename: 'User', id: string, displayName: string } | null }> } } | null };

export type InvitedGroupPageQueryVariables = Exact<{
  token: string;
}>;


export type InvitedGroupPageQuery = { invitedGroup: { __typename: 'InvitedGroup', id: string, name: string, description: string | null, picture: string | null, kind: GroupKind, memberCount: number, rulesVersion: number | null, rules: string | null } | null };

export type JoinInvitedGroupMutationVariables = Exact<{
  token: string;
  rulesVersion?: number | null | undefined;
}>;


export type JoinInvitedGroupMutation = { joinInvitedGroup: { __typename: 'GroupEntryPayload', group: { __typename: 'Group', id: string, name: string, picture: string | null, memberCount: number, kind: GroupKind, viewerIsMember: boolean, viewerHasAsked: boolean } } | null };

export type FoundGroupMutationVariables = Exact<{
  input: CreateGroupInput;
}>;


export type FoundGroupMutation = { foundGroup: { __typename: 'GroupEntryPayload', group: { __typename: 'Group', description: string | null, id: string, name: string, picture: string | null, memberCount: number, kind: GroupKind, viewerIsMember: boolean, viewerHasAsked: boolean } } | null };

export type GroupRulesStateFragment = { __typename: 'Group', id: string, name: string, viewerIsMember: boolean, viewerRulesVersion: number | null, rules: { __typename: 'GroupRules', id: string, version: number, createdAt: string } | null };

export type GroupRulesTextFragment = { __typename: 'GroupRules', id: string, version: number, text: string | null, createdAt: string };

export type GroupRulesQueryVariables = Exact<{
  id: string;
}>;


export type GroupRulesQuery = { group: { __typename: 'Group', id: string, name: string, viewerIsMember: boolean, viewerRulesVersion: number | null, rules: { __typename: 'GroupRules', id: string, version: number, createdAt: string, text: string | null } | null } | null };

export type GroupRulesVersionsQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type GroupRulesVersionsQuery = { group: { __typename: 'Group', id: string, rulesVersions: { __typename: 'GroupRulesConnection', edges: Array<{ __typename: 'GroupRulesEdge', cursor: string, node: { __typename: 'GroupRules', id: string, version: number, text: string | null, createdAt: string, author: { __typename: 'User', id: string, displayName: string } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };

export type SetGroupRulesMutationVariables = Exact<{
  input: GroupRulesInput;
}>;


export type SetGroupRulesMutation = { setGroupRules: { __typename: 'GroupRulesPayload', group: { __typename: 'Group', id: string, name: string, viewerIsMember: boolean, viewerRulesVersion: number | null, rules: { __typename: 'GroupRules', id: string, version: number, createdAt: string, text: string | null } | null } } | null };

export type AcknowledgeGroupRulesMutationVariables = Exact<{
  groupId: string;
  version: number;
}>;


export type AcknowledgeGroupRulesMutation = { acknowledgeGroupRules: { __typename: 'GroupRulesPayload', group: { __typename: 'Group', id: string, name: string, viewerIsMember: boolean, viewerRulesVersion: number | null, rules: { __typename: 'GroupRules', id: string, version: number, createdAt: string } | null } } | null };

export type JoinByRulesMutationVariables = Exact<{
  groupId: string;
  rulesVersion?: number | null | undefined;
}>;


export type JoinByRulesMutation = { setGroupMembership: { __typename: 'SetGroupMembershipPayload', group: { __typename: 'Group', id: string, name: string, picture: string | null, memberCount: number, kind: GroupKind, viewerIsMember: boolean, viewerHasAsked: boolean, members: { __typename: 'UserConnection', nodes: Array<{ __typename: 'User', id: string, username: string, profilePicture: string | null }> } } } | null };

export type AskWithWordsMutationVariables = Exact<{
  groupId: string;
  rulesVersion?: number | null | undefined;
  words?: string | null | undefined;
}>;


export type AskWithWordsMutation = { setGroupRequest: { __typename: 'GroupEntryPayload', group: { __typename: 'Group', id: string, name: string, picture: string | null, memberCount: number, kind: GroupKind, viewerIsMember: boolean, viewerHasAsked: boolean } } | null };

export type GroupRowFragment = { __typename: 'Group', id: string, name: string, picture: string | null, memberCount: number, kind: GroupKind, viewerIsMember: boolean, viewerHasAsked: boolean };

export type GroupCardFragment = { __typename: 'Group', description: string | null, id: string, name: string, picture: string | null, memberCount: number, kind: GroupKind, viewerIsMember: boolean, viewerHasAsked: boolean };

export type GroupFacesFragment = { __typename: 'Group', id: string, members: { __typename: 'UserConnection', nodes: Array<{ __typename: 'User', id: string, username: string, profilePicture: string | null }> } };

export type DiscoverGroupFragment = { __typename: 'Group', description: string | null, id: string, name: string, picture: string | null, memberCount: number, kind: GroupKind, viewerIsMember: boolean, viewerHasAsked: boolean, members: { __typename: 'UserConnection', nodes: Array<{ __typename: 'User', id: string, username: string, profilePicture: string | null }> } };

export type GroupsPageQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type GroupsPageQuery = { instance: { __typename: 'Instance', membersFoundGroups: boolean }, groups: { __typename: 'GroupConnection', edges: Array<{ __typename: 'GroupEdge', cursor: string, node: { __typename: 'Group', description: string | null, id: string, name: string, picture: string | null, memberCount: number, kind: GroupKind, viewerIsMember: boolean, viewerHasAsked: boolean } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type SetGroupMembershipMutationVariables = Exact<{
  groupId: string;
  member: boolean;
}>;


export type SetGroupMembershipMutation = { setGroupMembership: { __typename: 'SetGroupMembershipPayload', group: { __typename: 'Group', id: string, name: string, picture: string | null, memberCount: number, kind: GroupKind, viewerIsMember: boolean, viewerHasAsked: boolean, members: { __typename: 'UserConnection', nodes: Array<{ __typename: 'User', id: string, username: string, profilePicture: string | null }> } } } | null };

export type GroupHeadFragment = { __typename: 'Group', viewerOrganises?: boolean, requestCount?: number, followedMemberCount?: number, description: string | null, id: string, name: string, viewerIsMember: boolean, viewerRulesVersion: number | null, picture: string | null, memberCount: number, kind: GroupKind, viewerHasAsked: boolean, pinnedPost: { __typename: 'Post', id: string, content: string, privacy: Privacy, isRide: boolean, likeCount: number, commentCount: number, viewerHasLiked: boolean, viewerCanEdit: boolean, createdAt: string, updatedAt: string, ride: { __typename: 'Ride', id: string, postId: string, distance: number, type: string, pace: string | null, elevation: number, date: string | null, time: string | null, location: string | null, duration: string | null, visibility: Privacy, timeZone: string | null, startsAt: string | null, calledOffAt: string | null, calledOffReason: string | null, places: number | null, difficulty: RideDifficulty | null, surface: RideSurface | null, noDrop: boolean | null, needsLights: boolean, paceMin: number | null, paceMax: number | null, isCompleted: boolean, paceGroupCount: number, participantCount: number, viewerIsParticipating: boolean, waitingCount: number, viewerWaitingPosition: number | null, maybeCount: number, viewerIsMaybe: boolean, momentCount: number, viewerHasSaved: boolean, series: { __typename: 'RideSeries', id: string, rule: string } | null, participants: { __typename: 'UserConnection', nodes: Array<{ __typename: 'User', id: string, username: string, profilePicture: string | null }> } } | null, pictures: Array<{ __typename: 'Picture', url: string, alt: string | null, width: number | null, height: number | null, placeholder: string | null }>, followedLiker: { __typename: 'User', id: string, username: string, displayName: string } | null, author: { __typename: 'User', id: string, username: string, displayName: string, profilePicture: string | null, isViewer: boolean }, group: { __typename: 'Group', id: string, name: string } | null } | null, events: { __typename: 'EventConnection', nodes: Array<{ __typename: 'Event', id: string, title: string, date: string, time: string, timeZone: string, displayDate: string, startsAt: string, participantCount: number, maxParticipants: number | null, calledOffReason: string | null }> }, organisers: Array<{ __typename: 'User', id: string, username: string, displayName: string, profilePicture: string | null }>, faces: { __typename: 'UserConnection', nodes: Array<{ __typename: 'User', id: string, username: string, displayName: string, profilePicture: string | null }> }, rules: { __typename: 'GroupRules', id: string, version: number, createdAt: string } | null };

export type GroupEventFragment = { __typename: 'Event', id: string, title: string, date: string, time: string, timeZone: string, displayDate: string, startsAt: string, participantCount: number, maxParticipants: number | null, calledOffReason: string | null };

export type GroupRideListFragment = { __typename: 'PostConnection', edges: Array<{ __typename: 'PostEdge', cursor: string, node: { __typename: 'Post', id: string, content: string, author: { __typename: 'User', id: string, username: string }, ride: { __typename: 'Ride', id: string, type: string, distance: number, elevation: number, date: string | null, time: string | null, timeZone: string | null, startsAt: string | null, location: string | null, calledOffReason: string | null, places: number | null, participantCount: number, followedParticipants?: { __typename: 'UserConnection', nodes: Array<{ __typename: 'User', id: string, username: string, profilePicture: string | null }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } };

export type GroupPageQueryVariables = Exact<{
  id: string;
  signedIn: boolean;
}>;


export type GroupPageQuery = { group: { __typename: 'Group', viewerOrganises?: boolean, requestCount?: number, followedMemberCount?: number, description: string | null, id: string, name: string, viewerIsMember: boolean, viewerRulesVersion: number | null, picture: string | null, memberCount: number, kind: GroupKind, viewerHasAsked: boolean, pinnedPost: { __typename: 'Post', id: string, content: string, privacy: Privacy, isRide: boolean, likeCount: number, commentCount: number, viewerHasLiked: boolean, viewerCanEdit: boolean, createdAt: string, updatedAt: string, ride: { __typename: 'Ride', id: string, postId: string, distance: number, type: string, pace: string | null, elevation: number, date: string | null, time: string | null, location: string | null, duration: string | null, visibility: Privacy, timeZone: string | null, startsAt: string | null, calledOffAt: string | null, calledOffReason: string | null, places: number | null, difficulty: RideDifficulty | null, surface: RideSurface | null, noDrop: boolean | null, needsLights: boolean, paceMin: number | null, paceMax: number | null, isCompleted: boolean, paceGroupCount: number, participantCount: number, viewerIsParticipating: boolean, waitingCount: number, viewerWaitingPosition: number | null, maybeCount: number, viewerIsMaybe: boolean, momentCount: number, viewerHasSaved: boolean, series: { __typename: 'RideSeries', id: string, rule: string } | null, participants: { __typename: 'UserConnection', nodes: Array<{ __typename: 'User', id: string, username: string, profilePicture: string | null }> } } | null, pictures: Array<{ __typename: 'Picture', url: string, alt: string | null, width: number | null, height: number | null, placeholder: string | null }>, followedLiker: { __typename: 'User', id: string, username: string, displayName: string } | null, author: { __typename: 'User', id: string, username: string, displayName: string, profilePicture: string | null, isViewer: boolean }, group: { __typename: 'Group', id: string, name: string } | null } | null, events: { __typename: 'EventConnection', nodes: Array<{ __typename: 'Event', id: string, title: string, date: string, time: string, timeZone: string, displayDate: string, startsAt: string, participantCount: number, maxParticipants: number | null, calledOffReason: string | null }> }, organisers: Array<{ __typename: 'User', id: string, username: string, displayName: string, profilePicture: string | null }>, faces: { __typename: 'UserConnection', nodes: Array<{ __typename: 'User', id: string, username: string, displayName: string, profilePicture: string | null }> }, rules: { __typename: 'GroupRules', id: string, version: number, createdAt: string } | null } | null, rides: { __typename: 'PostConnection', edges: Array<{ __typename: 'PostEdge', cursor: string, node: { __typename: 'Post', id: string, content: string, author: { __typename: 'User', id: string, username: string }, ride: { __typename: 'Ride', id: string, type: string, distance: number, elevation: number, date: string | null, time: string | null, timeZone: string | null, startsAt: string | null, location: string | null, calledOffReason: string | null, places: number | null, participantCount: number, followedParticipants?: { __typename: 'UserConnection', nodes: Array<{ __typename: 'User', id: string, username: string, profilePicture: string | null }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, feed: { __typename: 'PostConnection', edges: Array<{ __typename: 'PostEdge', cursor: string, node: { __typename: 'Post', id: string, content: string, privacy: Privacy, isRide: boolean, likeCount: number, commentCount: number, viewerHasLiked: boolean, viewerCanEdit: boolean, createdAt: string, updatedAt: string, ride: { __typename: 'Ride', id: string, postId: string, distance: number, type: string, pace: string | null, elevation: number, date: string | null, time: string | null, location: string | null, duration: string | null, visibility: Privacy, timeZone: string | null, startsAt: string | null, calledOffAt: string | null, calledOffReason: string | null, places: number | null, difficulty: RideDifficulty | null, surface: RideSurface | null, noDrop: boolean | null, needsLights: boolean, paceMin: number | null, paceMax: number | null, isCompleted: boolean, paceGroupCount: number, participantCount: number, viewerIsParticipating: boolean, waitingCount: number, viewerWaitingPosition: number | null, maybeCount: number, viewerIsMaybe: boolean, momentCount: number, viewerHasSaved: boolean, series: { __typename: 'RideSeries', id: string, rule: string } | null, participants: { __typename: 'UserConnection', nodes: Array<{ __typename: 'User', id: string, username: string, profilePicture: string | null }> } } | null, pictures: Array<{ __typename: 'Picture', url: string, alt: string | null, width: number | null, height: number | null, placeholder: string | null }>, followedLiker: { __typename: 'User', id: string, username: string, displayName: string } | null, author: { __typename: 'User', id: string, username: string, displayName: string, profilePicture: string | null, isViewer: boolean }, group: { __typename: 'Group', id: string, name: string } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type GroupRidesQueryVariables = Exact<{
  id: string;
  signedIn: boolean;
  after?: string | null | undefined;
}>;


export type GroupRidesQuery = { rides: { __typename: 'PostConnection', edges: Array<{ __typename: 'PostEdge', cursor: string, node: { __typename: 'Post', id: string, content: string, author: { __typename: 'User', id: string, username: string }, ride: { __typename: 'Ride', id: string, type: string, distance: number, elevation: number, date: string | null, time: string | null, timeZone: string | null, startsAt: string | null, location: string | null, calledOffReason: string | null, places: number | null, participantCount: number, followedParticipants?: { __typename: 'UserConnection', nodes: Array<{ __typename: 'User', id: string, username: string, profilePicture: string | null }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type GroupPastRidesQueryVariables = Exact<{
  id: string;
  signedIn: boolean;
  after?: string | null | undefined;
}>;


export type GroupPastRidesQuery = { rides: { __typename: 'PostConnection', edges: Array<{ __typename: 'PostEdge', cursor: string, node: { __typename: 'Post', id: string, content: string, author: { __typename: 'User', id: string, username: string }, ride: { __typename: 'Ride', id: string, type: string, distance: number, elevation: number, date: string | null, time: string | null, timeZone: string | null, startsAt: string | null, location: string | null, calledOffReason: string | null, places: number | null, participantCount: number, followedParticipants?: { __typename: 'UserConnection', nodes: Array<{ __typename: 'User', id: string, username: string, profilePicture: string | null }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type GroupMembersQueryVariables = Exact<{
  groupId: string;
  organises: boolean;
  after?: string | null | undefined;
}>;


export type GroupMembersQuery = { group: { __typename: 'Group', id: string, viewerOrganises: boolean, members: { __typename: 'UserConnection', edges: Array<{ __typename: 'UserEdge', cursor: string, node: { __typename: 'User', isViewer: boolean, id: string, username: string, displayName: string, profilePicture: string | null, viewerIsFollowing: boolean, standingInGroup?: { __typename: 'GroupStanding', rulesVersion: number | null, rulesAcknowledgedAt: string | null, requestWords: string | null } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, organisers: Array<{ __typename: 'User', id: string }>, rules: { __typename: 'GroupRules', id: string, version: number } | null } | null };

export type GroupSuccessorQueryVariables = Exact<{
  groupId: string;
  query: string;
}>;


export type GroupSuccessorQuery = { groupMembers: { __typename: 'UserConnection', nodes: Array<{ __typename: 'User', id: string, username: string }> } };

export type GroupMemberSearchQueryVariables = Exact<{
  groupId: string;
  organises: boolean;
  query: string;
  after?: string | null | undefined;
}>;


export type GroupMemberSearchQuery = { group: { __typename: 'Group', id: string, viewerOrganises: boolean, organisers: Array<{ __typename: 'User', id: string }>, rules: { __typename: 'GroupRules', id: string, version: number } | null } | null, groupMembers: { __typename: 'UserConnection', edges: Array<{ __typename: 'UserEdge', cursor: string, node: { __typename: 'User', isViewer: boolean, id: string, username: string, displayName: string, profilePicture: string | null, viewerIsFollowing: boolean, standingInGroup?: { __typename: 'GroupStanding', rulesVersion: number | null, rulesAcknowledgedAt: string | null, requestWords: string | null } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type MemberListFragment = { __typename: 'UserConnection', edges: Array<{ __typename: 'UserEdge', cursor: string, node: { __typename: 'User', isViewer: boolean, id: string, username: string, displayName: string, profilePicture: string | null, viewerIsFollowing: boolean, standingInGroup?: { __typename: 'GroupStanding', rulesVersion: number | null, rulesAcknowledgedAt: string | null, requestWords: string | null } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } };

export type GroupMemberFragment = { __typename: 'User', isViewer: boolean, id: string, username: string, displayName: string, profilePicture: string | null, viewerIsFollowing: boolean, standingInGroup?: { __typename: 'GroupStanding', rulesVersion: number | null, rulesAcknowledgedAt: string | null, requestWords: string | null } | null };

export type GroupOrganisersFragment = { __typename: 'Group', id: string, viewerOrganises: boolean, organisers: Array<{ __typename: 'User', id: string }>, rules: { __typename: 'GroupRules', id: string, version: number } | null };

export type AppointOrganiserMutationVariables = Exact<{
  groupId: string;
  userId: string;
}>;


export type AppointOrganiserMutation = { appointOrganiser: { __typename: 'OrganisedGroupPayload', group: { __typename: 'Group', id: string, viewerOrganises: boolean, organisers: Array<{ __typename: 'User', id: string }>, rules: { __typename: 'GroupRules', id: string, version: number } | null } } | null };

export type ResignAsOrganiserMutationVariables = Exact<{
  groupId: string;
  successorId?: string | null | undefined;
}>;


export type ResignAsOrganiserMutation = { resignAsOrganiser: { __typename: 'OrganisedGroupPayload', group: { __typename: 'Group', id: string, viewerOrganises: boolean, organisers: Array<{ __typename: 'User', id: string }>, rules: { __typename: 'GroupRules', id: string, version: number } | null } } | null };

export type AnnounceToGroupMutationVariables = Exact<{
  input: AnnouncementInput;
}>;


export type AnnounceToGroupMutation = { announceToGroup: { __typename: 'AnnounceToGroupPayload', post: { __typename: 'Post', id: string, content: string, privacy: Privacy, isRide: boolean, likeCount: number, commentCount: number, viewerHasLiked: boolean, viewerCanEdit: boolean, createdAt: string, updatedAt: string, ride: { __typename: 'Ride', id: string, postId: string, distance: number, type: string, pace: string | null, elevation: number, date: string | null, time: string | null, location: string | null, duration: string | null, visibility: Privacy, timeZone: string | null, startsAt: string | null, calledOffAt: string | null, calledOffReason: string | null, places: number | null, difficulty: RideDifficulty | null, surface: RideSurface | null, noDrop: boolean | null, needsLights: boolean, paceMin: number | null, paceMax: number | null, isCompleted: boolean, paceGroupCount: number, participantCount: number, viewerIsParticipating: boolean, waitingCount: number, viewerWaitingPosition: number | null, maybeCount: number, viewerIsMaybe: boolean, momentCount: number, viewerHasSaved: boolean, series: { __typename: 'RideSeries', id: string, rule: string } | null, participants: { __typename: 'UserConnection', nodes: Array<{ __typename: 'User', id: string, username: string, profilePicture: string | null }> } } | null, pictures: Array<{ __typename: 'Picture', url: string, alt: string | null, width: number | null, height: number | null, placeholder: string | null }>, followedLiker: { __typename: 'User', id: string, username: string, displayName: string } | null, author: { __typename: 'User', id: string, username: string, displayName: string, profilePicture: string | null, isViewer: boolean }, group: { __typename: 'Group', id: string, name: string } | null } } | null };

export type EditGroupMutationVariables = Exact<{
  input: UpdateGroupInput;
}>;


export type EditGroupMutation = { editGroup: { __typename: 'OrganisedGroupPayload', group: { __typename: 'Group', description: string | null, id: string, name: string, picture: string | null, memberCount: number, kind: GroupKind, viewerIsMember: boolean, viewerHasAsked: boolean } } | null };

export type RemoveGroupMemberMutationVariables = Exact<{
  groupId: string;
  userId: string;
}>;


export type RemoveGroupMemberMutation = { removeGroupMember: { __typename: 'OrganisedGroupPayload', group: { __typename: 'Group', id: string, memberCount: number } } | null };

export type FeedPageFragment = { __typename: 'PostConnection', edges: Array<{ __typename: 'PostEdge', cursor: string, node: { __typename: 'Post', id: string, content: string, privacy: Privacy, isRide: boolean, likeCount: number, commentCount: number, viewerHasLiked: boolean, viewerCanEdit: boolean, createdAt: string, updatedAt: string, ride: { __typename: 'Ride', id: string, postId: string, distance: number, type: string, pace: string | null, elevation: number, date: string | null, time: string | null, location: string | null, duration: string | null, visibility: Privacy, timeZone: string | null, startsAt: string | null, calledOffAt: string | null, calledOffReason: string | null, places: number | null, difficulty: RideDifficulty | null, surface: RideSurface | null, noDrop: boolean | null, needsLights: boolean, paceMin: number | null, paceMax: number | null, isCompleted: boolean, paceGroupCount: number, participantCount: number, viewerIsParticipating: boolean, waitingCount: number, viewerWaitingPosition: number | null, maybeCount: number, viewerIsMaybe: boolean, momentCount: number, viewerHasSaved: boolean, series: { __typename: 'RideSeries', id: string, rule: string } | null, participants: { __typename: 'UserConnection', nodes: Array<{ __typename: 'User', id: string, username: string, profilePicture: string | null }> } } | null, pictures: Array<{ __typename: 'Picture', url: string, alt: string | null, width: number | null, height: number | null, placeholder: string | null }>, followedLiker: { __typename: 'User', id: string, username: string, displayName: string } | null, author: { __typename: 'User', id: string, username: string, displayName: string, profilePicture: string | null, isViewer: boolean }, group: { __typename: 'Group', id: string, name: string } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } };

export type GroupListFragment = { __typename: 'GroupConnection', edges: Array<{ __typename: 'GroupEdge', cursor: string, node: { __typename: 'Group', id: string, name: string, picture: string | null, memberCount: number, kind: GroupKind, viewerIsMember: boolean, viewerHasAsked: boolean } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } };

export type HomeSidesFragment = { viewer?: { __typename: 'User', id: string, username: string, displayName: string, profilePicture: string | null, unitsPreference: Units, monthlyGoal: number | null, stats: { __typename: 'UserStats', postCount: number, rideCount: number, followerCount: number, followingCount: number, weeklyDistance: number, monthlyDistance: number }, nextRides: { __typename: 'PostConnection', edges: Array<{ __typename: 'PostEdge', cursor: string, node: { __typename: 'Post', id: string, content: string, author: { __typename: 'User', id: string }, ride: { __typename: 'Ride', id: string, postId: string, date: string | null, time: string | null, timeZone: string | null, startsAt: string | null, location: string | null, calledOffAt: string | null, viewerWaitingPosition: number | null } | null } }> } | null } | null, joinedGroups?: { __typename: 'GroupConnection', edges: Array<{ __typename: 'GroupEdge', cursor: string, node: { __typename: 'Group', id: string, name: string, picture: string | null, memberCount: number, kind: GroupKind, viewerIsMember: boolean, viewerHasAsked: boolean } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, suggestedGroups: { __typename: 'GroupConnection', edges: Array<{ __typename: 'GroupEdge', cursor: string, node: { __typename: 'Group', id: string, name: string, picture: string | null, memberCount: number, kind: GroupKind, viewerIsMember: boolean, viewerHasAsked: boolean } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, events?: { __typename: 'EventConnection', nodes: Array<{ __typename: 'Event', id: string, title: string, date: string, time: string, timeZone: string, startsAt: string, displayDate: string, participantCount: number, isActive: boolean, calledOffReason: string | null }> } };

export type HomePageQueryVariables = Exact<{
  signedIn: boolean;
}>;


export type HomePageQuery = { feed: { __typename: 'PostConnection', edges: Array<{ __typename: 'PostEdge', cursor: string, node: { __typename: 'Post', id: string, content: string, privacy: Privacy, isRide: boolean, likeCount: number, commentCount: number, viewerHasLiked: boolean, viewerCanEdit: boolean, createdAt: string, updatedAt: string, ride: { __typename: 'Ride', id: string, postId: string, distance: number, type: string, pace: string | null, elevation: number, date: string | null, time: string | null, location: string | null, duration: string | null, visibility: Privacy, timeZone: string | null, startsAt: string | null, calledOffAt: string | null, calledOffReason: string | null, places: number | null, difficulty: RideDifficulty | null, surface: RideSurface | null, noDrop: boolean | null, needsLights: boolean, paceMin: number | null, paceMax: number | null, isCompleted: boolean, paceGroupCount: number, participantCount: number, viewerIsParticipating: boolean, waitingCount: number, viewerWaitingPosition: number | null, maybeCount: number, viewerIsMaybe: boolean, momentCount: number, viewerHasSaved: boolean, series: { __typename: 'RideSeries', id: string, rule: string } | null, participants: { __typename: 'UserConnection', nodes: Array<{ __typename: 'User', id: string, username: string, profilePicture: string | null }> } } | null, pictures: Array<{ __typename: 'Picture', url: string, alt: string | null, width: number | null, height: number | null, placeholder: string | null }>, followedLiker: { __typename: 'User', id: string, username: string, displayName: string } | null, author: { __typename: 'User', id: string, username: string, displayName: string, profilePicture: string | null, isViewer: boolean }, group: { __typename: 'Group', id: string, name: string } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, viewer?: { __typename: 'User', id: string, username: string, displayName: string, profilePicture: string | null, unitsPreference: Units, monthlyGoal: number | null, stats: { __typename: 'UserStats', postCount: number, rideCount: number, followerCount: number, followingCount: number, weeklyDistance: number, monthlyDistance: number }, nextRides: { __typename: 'PostConnection', edges: Array<{ __typename: 'PostEdge', cursor: string, node: { __typename: 'Post', id: string, content: string, author: { __typename: 'User', id: string }, ride: { __typename: 'Ride', id: string, postId: string, date: string | null, time: string | null, timeZone: string | null, startsAt: string | null, location: string | null, calledOffAt: string | null, viewerWaitingPosition: number | null } | null } }> } | null } | null, joinedGroups?: { __typename: 'GroupConnection', edges: Array<{ __typename: 'GroupEdge', cursor: string, node: { __typename: 'Group', id: string, name: string, picture: string | null, memberCount: number, kind: GroupKind, viewerIsMember: boolean, viewerHasAsked: boolean } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, suggestedGroups: { __typename: 'GroupConnection', edges: Array<{ __typename: 'GroupEdge', cursor: string, node: { __typename: 'Group', id: string, name: string, picture: string | null, memberCount: number, kind: GroupKind, viewerIsMember: boolean, viewerHasAsked: boolean } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, events?: { __typename: 'EventConnection', nodes: Array<{ __typename: 'Event', id: string, title: string, date: string, time: string, timeZone: string, startsAt: string, displayDate: string, participantCount: number, isActive: boolean, calledOffReason: string | null }> } };

export type HomeSidesQueryVariables = Exact<{
  signedIn: boolean;
}>;


export type HomeSidesQuery = { viewer?: { __typename: 'User', id: string, username: string, displayName: string, profilePicture: string | null, unitsPreference: Units, monthlyGoal: number | null, stats: { __typename: 'UserStats', postCount: number, rideCount: number, followerCount: number, followingCount: number, weeklyDistance: number, monthlyDistance: number }, nextRides: { __typename: 'PostConnection', edges: Array<{ __typename: 'PostEdge', cursor: string, node: { __typename: 'Post', id: string, content: string, author: { __typename: 'User', id: string }, ride: { __typename: 'Ride', id: string, postId: string, date: string | null, time: string | null, timeZone: string | null, startsAt: string | null, location: string | null, calledOffAt: string | null, viewerWaitingPosition: number | null } | null } }> } | null } | null, joinedGroups?: { __typename: 'GroupConnection', edges: Array<{ __typename: 'GroupEdge', cursor: string, node: { __typename: 'Group', id: string, name: string, picture: string | null, memberCount: number, kind: GroupKind, viewerIsMember: boolean, viewerHasAsked: boolean } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, suggestedGroups: { __typename: 'GroupConnection', edges: Array<{ __typename: 'GroupEdge', cursor: string, node: { __typename: 'Group', id: string, name: string, picture: string | null, memberCount: number, kind: GroupKind, viewerIsMember: boolean, viewerHasAsked: boolean } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, events?: { __typename: 'EventConnection', nodes: Array<{ __typename: 'Event', id: string, title: string, date: string, time: string, timeZone: string, startsAt: string, displayDate: string, participantCount: number, isActive: boolean, calledOffReason: string | null }> } };

export type HomeFeedQueryVariables = Exact<{
  scope: FeedScope;
  groupId?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type HomeFeedQuery = { feed: { __typename: 'PostConnection', edges: Array<{ __typename: 'PostEdge', cursor: string, node: { __typename: 'Post', id: string, content: string, privacy: Privacy, isRide: boolean, likeCount: number, commentCount: number, viewerHasLiked: boolean, viewerCanEdit: boolean, createdAt: string, updatedAt: string, ride: { __typename: 'Ride', id: string, postId: string, distance: number, type: string, pace: string | null, elevation: number, date: string | null, time: string | null, location: string | null, duration: string | null, visibility: Privacy, timeZone: string | null, startsAt: string | null, calledOffAt: string | null, calledOffReason: string | null, places: number | null, difficulty: RideDifficulty | null, surface: RideSurface | null, noDrop: boolean | null, needsLights: boolean, paceMin: number | null, paceMax: number | null, isCompleted: boolean, paceGroupCount: number, participantCount: number, viewerIsParticipating: boolean, waitingCount: number, viewerWaitingPosition: number | null, maybeCount: number, viewerIsMaybe: boolean, momentCount: number, viewerHasSaved: boolean, series: { __typename: 'RideSeries', id: string, rule: string } | null, participants: { __typename: 'UserConnection', nodes: Array<{ __typename: 'User', id: string, username: string, profilePicture: string | null }> } } | null, pictures: Array<{ __typename: 'Picture', url: string, alt: string | null, width: number | null, height: number | null, placeholder: string | null }>, followedLiker: { __typename: 'User', id: string, username: string, displayName: string } | null, author: { __typename: 'User', id: string, username: string, displayName: string, profilePicture: string | null, isViewer: boolean }, group: { __typename: 'Group', id: string, name: string } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type FeedActivitySubscriptionVariables = Exact<{
  scope: FeedScope;
  groupId?: string | null | undefined;
  since?: string | null | undefined;
}>;


export type FeedActivitySubscription = { feedActivity: { __typename: 'FeedActivity', kind: FeedActivityKind, at: string, post: { __typename: 'Post', id: string, content: string, privacy: Privacy, isRide: boolean, likeCount: number, commentCount: number, viewerHasLiked: boolean, viewerCanEdit: boolean, createdAt: string, updatedAt: string, ride: { __typename: 'Ride', id: string, postId: string, distance: number, type: string, pace: string | null, elevation: number, date: string | null, time: string | null, location: string | null, duration: string | null, visibility: Privacy, timeZone: string | null, startsAt: string | null, calledOffAt: string | null, calledOffReason: string | null, places: number | null, difficulty: RideDifficulty | null, surface: RideSurface | null, noDrop: boolean | null, needsLights: boolean, paceMin: number | null, paceMax: number | null, isCompleted: boolean, paceGroupCount: number, participantCount: number, viewerIsParticipating: boolean, waitingCount: number, viewerWaitingPosition: number | null, maybeCount: number, viewerIsMaybe: boolean, momentCount: number, viewerHasSaved: boolean, series: { __typename: 'RideSeries', id: string, rule: string } | null, participants: { __typename: 'UserConnection', nodes: Array<{ __typename: 'User', id: string, username: string, profilePicture: string | null }> } } | null, pictures: Array<{ __typename: 'Picture', url: string, alt: string | null, width: number | null, height: number | null, placeholder: string | null }>, followedLiker: { __typename: 'User', id: string, username: string, displayName: string } | null, author: { __typename: 'User', id: string, username: string, displayName: string, profilePicture: string | null, isViewer: boolean }, group: { __typename: 'Group', id: string, name: string } | null } | null } };

export type SetLikeMutationVariables = Exact<{
  postId: string;
  liked: boolean;
}>;


export type SetLikeMutation = { setLike: { __typename: 'SetLikePayload', post: { __typename: 'Post', id: string, likeCount: number, viewerHasLiked: boolean } | null } | null };

export type LikersQueryVariables = Exact<{
  postId: string;
  after?: string | null | undefined;
}>;


export type LikersQuery = { post: { __typename: 'Post', id: string, likers: { __typename: 'UserConnection', edges: Array<{ __typename: 'UserEdge', cursor: string, node: { __typename: 'User', isViewer: boolean, id: string, username: string, displayName: string, profilePicture: string | null, viewerIsFollowing: boolean } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };

export type PhotoFragment = { __typename: 'Picture', url: string, alt: string | null, width: number | null, height: number | null, placeholder: string | null };

export type MentionSuggestionsQueryVariables = Exact<{
  text: string;
  postId?: string | null | undefined;
}>;


export type MentionSuggestionsQuery = { mentionSuggestions: Array<{ __typename: 'MentionSuggestion', isInConversation: boolean, user: { __typename: 'User', id: string, username: string, displayName: string, profilePicture: string | null, viewerIsFollowing: boolean } }> };

export type SetMuteMutationVariables = Exact<{
  userId: string;
  muted: boolean;
  hours?: number | null | undefined;
}>;


export type SetMuteMutation = { setMute: { __typename: 'SetMutePayload', user: { __typename: 'User', id: string, viewerHasMuted: boolean, viewerMutedUntil: string | null } } | null };

export type SetBlockMutationVariables = Exact<{
  input: SetBlockInput;
}>;


export type SetBlockMutation = { setBlock: { __typename: 'SetBlockPayload', user: { __typename: 'User', id: string, viewerHasBlocked: boolean, viewerIsFollowing: boolean, stats: { __typename: 'UserStats', followerCount: number, followingCount: number } }, viewer: { __typename: 'User', id: string, stats: { __typename: 'UserStats', followerCount: number, followingCount: number } } } | null };

export type ReportMutationVariables = Exact<{
  input: ReportInput;
}>;


export type ReportMutation = { report: { __typename: 'ReportPayload', reportId: string } | null };

export type MomentCardFragment = { __typename: 'Moment', id: string, description: string | null, timestamp: string, viewerCanDelete: boolean, picture: { __typename: 'Picture', url: string, alt: string | null, width: number | null, height: number | null, placeholder: string | null } | null, location: { __typename: 'Place', lat: number | null, lng: number | null, address: string | null } | null, author: { __typename: 'User', id: string, username: string, profilePicture: string | null } };

export type RideMomentsQueryVariables = Exact<{
  postId: string;
  after?: string | null | undefined;
}>;


export type RideMomentsQuery = { post: { __typename: 'Post', id: string, group: { __typename: 'Group', id: string, viewerOrganises: boolean } | null, ride: { __typename: 'Ride', id: string, momentCount: number, moments: { __typename: 'MomentConnection', edges: Array<{ __typename: 'MomentEdge', cursor: string, node: { __typename: 'Moment', id: string, description: string | null, timestamp: string, viewerCanDelete: boolean, picture: { __typename: 'Picture', url: string, alt: string | null, width: number | null, height: number | null, placeholder: string | null } | null, location: { __typename: 'Place', lat: number | null, lng: number | null, address: string | null } | null, author: { __typename: 'User', id: string, username: string, profilePicture: string | null } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null } | null };

export type ShareMomentMutationVariables = Exact<{
  input: ShareMomentInput;
}>;


export type ShareMomentMutation = { shareMoment: { __typename: 'ShareMomentPayload', moment: { __typename: 'Moment', id: string, description: string | null, timestamp: string, viewerCanDelete: boolean, picture: { __typename: 'Picture', url: string, alt: string | null, width: number | null, height: number | null, placeholder: string | null } | null, location: { __typename: 'Place', lat: number | null, lng: number | null, address: string | null } | null, author: { __typename: 'User', id: string, username: string, profilePicture: string | null } }, ride: { __typename: 'Ride', id: string, momentCount: number } } | null };

export type DeleteMomentMutationVariables = Exact<{
  momentId: string;
}>;


export type DeleteMomentMutation = { deleteMoment: { __typename: 'DeleteMomentPayload', deletedMomentId: string, ride: { __typename: 'Ride', id: string, momentCount: number } | null } | null };

export type FileNoticeMutationVariables = Exact<{
  input: NoticeInput;
}>;


export type FileNoticeMutation = { fileNotice: { __typename: 'NoticePayload', receipt: string } | null };

export type CheckNoticeMutationVariables = Exact<{
  receipt: string;
}>;


export type CheckNoticeMutation = { checkNotice: { __typename: 'Notice', createdAt: string, targetType: ReportTarget, state: NoticeState, decidedAt: string | null } | null };

export type NotificationRowFragment = { __typename: 'Notification', id: string, kind: NotificationKind, at: string, isRead: boolean, actorCount: number, actors: Array<{ __typename: 'User', id: string, username: string, displayName: string, profilePicture: string | null, viewerIsFollowing: boolean }>, post: { __typename: 'Post', id: string, isRide: boolean, content: string, group: { __typename: 'Group', id: string, name: string } | null, ride: { __typename: 'Ride', id: string, postId: string, date: string | null, time: string | null, timeZone: string | null, startsAt: string | null, location: string | null, isCompleted: boolean, viewerIsParticipating: boolean, viewerWaitingPosition: number | null, viewerIsMaybe: boolean } | null } | null, comment: { __typename: 'Comment', id: string, content: string } | null, rideChange: { __typename: 'RideChange', laterDates: boolean, before: { __typename: 'RidePlan', date: string | null, time: string | null, timeZone: string, location: string | null, calledOffReason: string | null, paceGroup: string | null }, after: { __typename: 'RidePlan', date: string | null, time: string | null, timeZone: string, location: string | null, calledOffReason: string | null, paceGroup: string | null } } | null, takedown: { __typename: 'Takedown', id: string, kind: TakedownKind, decision: TakedownDecision | null, isByOrganiser: boolean, isOfGroup: boolean } | null, group: { __typename: 'Group', id: string, name: string } | null, event: { __typename: 'Event', id: string, title: string } | null, deletedRide: { __typename: 'DeletedRide', title: string, isEvent: boolean, laterDates: boolean, plan: { __typename: 'RidePlan', date: string | null, time: string | null, timeZone: string, location: string | null, calledOffReason: string | null, paceGroup: string | null } } | null };

export type PlanFragment = { __typename: 'RidePlan', date: string | null, time: string | null, timeZone: string, location: string | null, calledOffReason: string | null, paceGroup: string | null };

export type UnreadCountFragment = { __typename: 'User', id: string, unreadNotificationCount: number | null };

export type PreferencesFragment = { __typename: 'User', id: string, notificationPreferences: Array<{ __typename: 'NotificationPreference', kind: NotificationKind, enabled: boolean, mail: boolean, digest: boolean }> | null };

export type MailsFragment = { __typename: 'User', id: string, mailSchedule: { __typename: 'MailSchedule', quietFrom: string | null, quietTo: string | null, digestDay: number | null, digestHour: number } | null };

export type NotificationsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type NotificationsQuery = { notifications: { __typename: 'NotificationConnection', edges: Array<{ __typename: 'NotificationEdge', cursor: string, node: { __typename: 'Notification', id: string, kind: NotificationKind, at: string, isRead: boolean, actorCount: number, actors: Array<{ __typename: 'User', id: string, username: string, displayName: string, profilePicture: string | null, viewerIsFollowing: boolean }>, post: { __typename: 'Post', id: string, isRide: boolean, content: string, group: { __typename: 'Group', id: string, name: string } | null, ride: { __typename: 'Ride', id: string, postId: string, date: string | null, time: string | null, timeZone: string | null, startsAt: string | null, location: string | null, isCompleted: boolean, viewerIsParticipating: boolean, viewerWaitingPosition: number | null, viewerIsMaybe: boolean } | null } | null, comment: { __typename: 'Comment', id: string, content: string } | null, rideChange: { __typename: 'RideChange', laterDates: boolean, before: { __typename: 'RidePlan', date: string | null, time: string | null, timeZone: string, location: string | null, calledOffReason: string | null, paceGroup: string | null }, after: { __typename: 'RidePlan', date: string | null, time: string | null, timeZone: string, location: string | null, calledOffReason: string | null, paceGroup: string | null } } | null, takedown: { __typename: 'Takedown', id: string, kind: TakedownKind, decision: TakedownDecision | null, isByOrganiser: boolean, isOfGroup: boolean } | null, group: { __typename: 'Group', id: string, name: string } | null, event: { __typename: 'Event', id: string, title: string } | null, deletedRide: { __typename: 'DeletedRide', title: string, isEvent: boolean, laterDates: boolean, plan: { __typename: 'RidePlan', date: string | null, time: string | null, timeZone: string, location: string | null, calledOffReason: string | null, paceGroup: string | null } } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type NotificationSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationSettingsQuery = { instance: { __typename: 'Instance', sendsMail: boolean }, viewer: { __typename: 'User', id: string, mailAddress: { __typename: 'MailAddress', address: string | null } | null, notificationPreferences: Array<{ __typename: 'NotificationPreference', kind: NotificationKind, enabled: boolean, mail: boolean, digest: boolean }> | null, mailSchedule: { __typename: 'MailSchedule', quietFrom: string | null, quietTo: string | null, digestDay: number | null, digestHour: number } | null } | null };

export type NotificationPreferencesQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationPreferencesQuery = { viewer: { __typename: 'User', id: string, notificationPreferences: Array<{ __typename: 'NotificationPreference', kind: NotificationKind, enabled: boolean, mail: boolean, digest: boolean }> | null } | null };

export type MarkNotificationsReadMutationVariables = Exact<{
  notificationIds?: Array<string> | string | null | undefined;
  upTo?: string | null | undefined;
}>;


export type MarkNotificationsReadMutation = { markNotificationsRead: { __typename: 'MarkNotificationsReadPayload', notifications: Array<{ __typename: 'Notification', id: string, isRead: boolean }>, viewer: { __typename: 'User', id: string, unreadNotificationCount: number | null } } | null };

export type SetNotificationPreferenceMutationVariables = Exact<{
  kind: NotificationKind;
  channel: NotificationChannel;
  enabled: boolean;
}>;


export type SetNotificationPreferenceMutation = { setNotificationPreference: { __typename: 'SetNotificationPreferencePayload', viewer: { __typename: 'User', id: string, notificationPreferences: Array<{ __typename: 'NotificationPreference', kind: NotificationKind, enabled: boolean, mail: boolean, digest: boolean }> | null } } | null };

export type UpdateMailScheduleMutationVariables = Exact<{
  input: UpdateMailScheduleInput;
}>;


export type UpdateMailScheduleMutation = { updateMailSchedule: { __typename: 'UpdateMailSchedulePayload', viewer: { __typename: 'User', id: string, mailSchedule: { __typename: 'MailSchedule', quietFrom: string | null, quietTo: string | null, digestDay: number | null, digestHour: number } | null } } | null };

export type NotificationActivitySubscriptionVariables = Exact<{ [key: string]: never; }>;


export type NotificationActivitySubscription = { notificationActivity: { __typename: 'NotificationActivity', kind: NotificationActivityKind, at: string, viewer: { __typename: 'User', id: string, unreadNotificationCount: number | null }, notification: { __typename: 'Notification', id: string, kind: NotificationKind, post: { __typename: 'Post', id: string, ride: { __typename: 'Ride', id: string, postId: string, participantCount: number, viewerIsParticipating: boolean, waitingCount: number, viewerWaitingPosition: number | null } | null } | null } | null } };

export type WelcomePageQueryVariables = Exact<{ [key: string]: never; }>;


export type WelcomePageQuery = { instance: { __typename: 'Instance', sendsMail: boolean }, viewer: { __typename: 'User', id: string, displayName: string, profilePicture: string | null, location: string | null, timeZone: string | null, unitsPreference: Units, mailAddress: { __typename: 'MailAddress', address: string | null, pending: string | null } | null } | null };

export type WelcomeCompanyQueryVariables = Exact<{ [key: string]: never; }>;


export type WelcomeCompanyQuery = { riderSuggestions: Array<{ __typename: 'RiderSuggestion', reason: SuggestionReason, user: { __typename: 'User', isViewer: boolean, id: string, username: string, displayName: string, profilePicture: string | null, viewerIsFollowing: boolean }, companion: { __typename: 'User', id: string, displayName: string } | null, group: { __typename: 'Group', id: string, name: string } | null }>, groups: { __typename: 'GroupConnection', edges: Array<{ __typename: 'GroupEdge', cursor: string, node: { __typename: 'Group', id: string, name: string, picture: string | null, memberCount: number, kind: GroupKind, viewerIsMember: boolean, viewerHasAsked: boolean, riders: { __typename: 'UserConnection', nodes: Array<{ __typename: 'User', isViewer: boolean, id: string, username: string, displayName: string, profilePicture: string | null, viewerIsFollowing: boolean }> } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type OperatorReportRowFragment = { __typename: 'OperatorReport', id: string, createdAt: string, targetType: ReportTarget, targetId: string, path: string | null, picture: string | null, reporter: string | null, author: string | null, authorId: string | null, reason: string, reportedText: string | null, excerpt: string | null, isOfGroup: boolean, resolvedAt: string | null, resolution: string | null };

export type OperatorTakedownRowFragment = { __typename: 'OperatorTakedown', id: string, kind: TakedownKind, author: string | null, reason: TakedownReason, words: string, excerpt: string | null, createdAt: string, appeal: string | null, appealedAt: string | null, decision: TakedownDecision | null, decisionWords: string | null, decidedAt: string | null, forgottenAt: string | null, isByOrganiser: boolean };

export type OperatorMemberRowFragment = { __typename: 'OperatorMember', id: string, username: string, displayName: string, createdAt: string, suspendedAt: string | null, isHidden: boolean, mailAddress: string | null, mailConfirmedAt: string | null, pendingMailAddress: string | null, postCount: number, takedownCount: number, openReportCount: number };

export type OperatorApplicationRowFragment = { __typename: 'OperatorApplication', id: string, username: string, displayName: string, createdAt: string, refusedAt: string | null, refusal: string | null };

export type OperatorInvitationRowFragment = { __typename: 'OperatorInvitation', id: string, maxUses: number, useCount: number, mailAddress: string | null, createdAt: string, expiresAt: string, isMailRefused: boolean };

export type OperatorSessionRowFragment = { __typename: 'OperatorSession', id: string, operator: string, createdAt: string, openedAt: string | null, expiresAt: string, device: string | null };

export type OperatorBoardQueryVariables = Exact<{ [key: string]: never; }>;


export type OperatorBoardQuery = { operator: { __typename: 'Operator', name: string, waiting: { __typename: 'OperatorWaiting', openReportCount: number, openAppealCount: number, applicationCount: number } } | null };

export type OperatorOverviewPageQueryVariables = Exact<{ [key: string]: never; }>;


export type OperatorOverviewPageQuery = { operator: { __typename: 'Operator', overview: { __typename: 'OperatorOverview', version: string, nodeVersion: string, databaseVersion: string, databaseMilliseconds: number, databaseBytes: number, pictureBytes: number, lastBackupAt: string | null, diskBytes: number, availableDiskBytes: number, sendsMail: boolean, replicaCount: number, usedReplicaCount: number, replicaLagSeconds: number | null, isRedisReachable: boolean | null, memberCount: number, newMemberCount: number, suspendedMemberCount: number, postCount: number, newPostCount: number, jobs: Array<{ __typename: 'OperatorJob', name: string, waiting: number, running: number, failed: number }> }, waiting: { __typename: 'OperatorWaiting', openReportCount: number, oldestReportAt: string | null, openAppealCount: number }, failedJobs: Array<{ __typename: 'OperatorFailedJob', id: string, name: string, error: string, failedAt: string }> } | null };

export type OperatorReportsQueryVariables = Exact<{
  state: ReportState;
  after?: string | null | undefined;
}>;


export type OperatorReportsQuery = { operator: { __typename: 'Operator', reports: { __typename: 'OperatorReportConnection', edges: Array<{ __typename: 'OperatorReportEdge', cursor: string, node: { __typename: 'OperatorReport', id: string, createdAt: string, targetType: ReportTarget, targetId: string, path: string | null, picture: string | null, reporter: string | null, author: string | null, authorId: string | null, reason: string, reportedText: string | null, excerpt: string | null, isOfGroup: boolean, resolvedAt: string | null, resolution: string | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };

export type OperatorAppealsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type OperatorAppealsQuery = { operator: { __typename: 'Operator', appeals: { __typename: 'OperatorTakedownConnection', edges: Array<{ __typename: 'OperatorTakedownEdge', cursor: string, node: { __typename: 'OperatorTakedown', id: string, kind: TakedownKind, author: string | null, reason: TakedownReason, words: string, excerpt: string | null, createdAt: string, appeal: string | null, appealedAt: string | null, decision: TakedownDecision | null, decisionWords: string | null, decidedAt: string | null, forgottenAt: string | null, isByOrganiser: boolean } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };

export type OperatorMembersQueryVariables = Exact<{
  query?: string | null | undefined;
  state: MemberState;
  after?: string | null | undefined;
}>;


export type OperatorMembersQuery = { operator: { __typename: 'Operator', members: { __typename: 'OperatorMemberConnection', edges: Array<{ __typename: 'OperatorMemberEdge', cursor: string, node: { __typename: 'OperatorMember', id: string, username: string, displayName: string, createdAt: string, suspendedAt: string | null, isHidden: boolean, mailAddress: string | null, mailConfirmedAt: string | null, pendingMailAddress: string | null, postCount: number, takedownCount: number, openReportCount: number } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };

export type OperatorApplicationsQueryVariables = Exact<{
  state: ApplicationState;
  after?: string | null | undefined;
}>;


export type OperatorApplicationsQuery = { operator: { __typename: 'Operator', applications: { __typename: 'OperatorApplicationConnection', edges: Array<{ __typename: 'OperatorApplicationEdge', cursor: string, node: { __typename: 'OperatorApplication', id: string, username: string, displayName: string, createdAt: string, refusedAt: string | null, refusal: string | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };

export type OperatorInvitationsQueryVariables = Exact<{
  madeAt?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type OperatorInvitationsQuery = { instance: { __typename: 'Instance', signUps: SignUps }, operator: { __typename: 'Operator', invitations: { __typename: 'OperatorInvitationConnection', edges: Array<{ __typename: 'OperatorInvitationEdge', cursor: string, node: { __typename: 'OperatorInvitation', id: string, maxUses: number, useCount: number, mailAddress: string | null, createdAt: string, expiresAt: string, isMailRefused: boolean } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };

export type OperatorLogQueryVariables = Exact<{
  query?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type OperatorLogQuery = { operator: { __typename: 'Operator', log: { __typename: 'OperatorLogEntryConnection', edges: Array<{ __typename: 'OperatorLogEntryEdge', cursor: string, node: { __typename: 'OperatorLogEntry', id: string, at: string, operator: string, verb: string, targetId: string | null, targetName: string | null, targetPath: string | null, note: string | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };

export type OperatorSessionsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type OperatorSessionsQuery = { operator: { __typename: 'Operator', session: { __typename: 'OperatorSession', id: string, operator: string, createdAt: string, openedAt: string | null, expiresAt: string, device: string | null }, otherSessions: { __typename: 'OperatorSessionConnection', edges: Array<{ __typename: 'OperatorSessionEdge', cursor: string, node: { __typename: 'OperatorSession', id: string, operator: string, createdAt: string, openedAt: string | null, expiresAt: string, device: string | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };

export type OpenOperatorSessionMutationVariables = Exact<{
  token: string;
}>;


export type OpenOperatorSessionMutation = { openOperatorSession: { __typename: 'OpenOperatorSessionPayload', operator: { __typename: 'Operator', name: string } } | null };

export type EndOperatorSessionMutationVariables = Exact<{
  sessionId: string;
}>;


export type EndOperatorSessionMutation = { endOperatorSession: { __typename: 'EndOperatorSessionPayload', endedSessionId: string } | null };

export type RemoveContentMutationVariables = Exact<{
  input: RemoveContentInput;
}>;


export type RemoveContentMutation = { removeContent: { __typename: 'OperatorTakedownPayload', takedown: { __typename: 'OperatorTakedown', id: string, kind: TakedownKind, author: string | null, reason: TakedownReason, words: string, excerpt: string | null, createdAt: string, appeal: string | null, appealedAt: string | null, decision: TakedownDecision | null, decisionWords: string | null, decidedAt: string | null, forgottenAt: string | null, isByOrganiser: boolean } } | null };

export type RestoreContentMutationVariables = Exact<{
  input: RestoreContentInput;
}>;


export type RestoreContentMutation = { restoreContent: { __typename: 'OperatorTakedownPayload', takedown: { __typename: 'OperatorTakedown', id: string, kind: TakedownKind, author: string | null, reason: TakedownReason, words: string, excerpt: string | null, createdAt: string, appeal: string | null, appealedAt: string | null, decision: TakedownDecision | null, decisionWords: string | null, decidedAt: string | null, forgottenAt: string | null, isByOrganiser: boolean } } | null };

export type AnswerAppealMutationVariables = Exact<{
  input: AnswerAppealInput;
}>;


export type AnswerAppealMutation = { answerAppeal: { __typename: 'OperatorTakedownPayload', takedown: { __typename: 'OperatorTakedown', id: string, kind: TakedownKind, author: string | null, reason: TakedownReason, words: string, excerpt: string | null, createdAt: string, appeal: string | null, appealedAt: string | null, decision: TakedownDecision | null, decisionWords: string | null, decidedAt: string | null, forgottenAt: string | null, isByOrganiser: boolean } } | null };

export type CloseReportMutationVariables = Exact<{
  input: CloseReportInput;
}>;


export type CloseReportMutation = { closeReport: { __typename: 'CloseReportPayload', report: { __typename: 'OperatorReport', id: string, createdAt: string, targetType: ReportTarget, targetId: string, path: string | null, picture: string | null, reporter: string | null, author: string | null, authorId: string | null, reason: string, reportedText: string | null, excerpt: string | null, isOfGroup: boolean, resolvedAt: string | null, resolution: string | null } } | null };

export type WarnMemberMutationVariables = Exact<{
  input: WarnMemberInput;
}>;


export type WarnMemberMutation = { warnMember: { __typename: 'OperatorMemberPayload', member: { __typename: 'OperatorMember', id: string, username: string, displayName: string, createdAt: string, suspendedAt: string | null, isHidden: boolean, mailAddress: string | null, mailConfirmedAt: string | null, pendingMailAddress: string | null, postCount: number, takedownCount: number, openReportCount: number } } | null };

export type SuspendMemberMutationVariables = Exact<{
  input: SuspendMemberInput;
}>;


export type SuspendMemberMutation = { suspendMember: { __typename: 'OperatorMemberPayload', member: { __typename: 'OperatorMember', id: string, username: string, displayName: string, createdAt: string, suspendedAt: string | null, isHidden: boolean, mailAddress: string | null, mailConfirmedAt: string | null, pendingMailAddress: string | null, postCount: number, takedownCount: number, openReportCount: number } } | null };

export type LiftSuspensionMutationVariables = Exact<{
  userId: string;
  note?: string | null | undefined;
}>;


export type LiftSuspensionMutation = { liftSuspension: { __typename: 'OperatorMemberPayload', member: { __typename: 'OperatorMember', id: string, username: string, displayName: string, createdAt: string, suspendedAt: string | null, isHidden: boolean, mailAddress: string | null, mailConfirmedAt: string | null, pendingMailAddress: string | null, postCount: number, takedownCount: number, openReportCount: number } } | null };

export type RetryJobMutationVariables = Exact<{
  jobId: string;
}>;


export type RetryJobMutation = { retryJob: { __typename: 'RetryJobPayload', retriedJobId: string } | null };

export type RetryJobsMutationVariables = Exact<{ [key: string]: never; }>;


export type RetryJobsMutation = { retryJobs: { __typename: 'RetryJobsPayload', retriedCount: number } | null };

export type DiscardJobMutationVariables = Exact<{
  jobId: string;
}>;


export type DiscardJobMutation = { discardJob: { __typename: 'DiscardJobPayload', discardedJobId: string } | null };

export type MakeResetLinkMutationVariables = Exact<{
  userId: string;
}>;


export type MakeResetLinkMutation = { makeResetLink: { __typename: 'MakeResetLinkPayload', path: string } | null };

export type MakeConfirmationLinkMutationVariables = Exact<{
  userId: string;
}>;


export type MakeConfirmationLinkMutation = { makeConfirmationLink: { __typename: 'MakeConfirmationLinkPayload', path: string } | null };

export type RemoveMemberMailAddressMutationVariables = Exact<{
  userId: string;
}>;


export type RemoveMemberMailAddressMutation = { removeMemberMailAddress: { __typename: 'RemoveMemberMailAddressPayload', userId: string } | null };

export type DeleteMemberMutationVariables = Exact<{
  input: DeleteMemberInput;
}>;


export type DeleteMemberMutation = { deleteMember: { __typename: 'DeleteMemberPayload', deletedUserId: string } | null };

export type ApproveApplicationMutationVariables = Exact<{
  applicationId: string;
}>;


export type ApproveApplicationMutation = { approveApplication: { __typename: 'ApproveApplicationPayload', userId: string } | null };

export type RefuseApplicationMutationVariables = Exact<{
  input: RefuseApplicationInput;
}>;


export type RefuseApplicationMutation = { refuseApplication: { __typename: 'RefuseApplicationPayload', application: { __typename: 'OperatorApplication', id: string, username: string, displayName: string, createdAt: string, refusedAt: string | null, refusal: string | null } } | null };

export type RefuseApplicationsMutationVariables = Exact<{
  input: RefuseApplicationsInput;
}>;


export type RefuseApplicationsMutation = { refuseApplications: { __typename: 'RefuseApplicationsPayload', applications: Array<{ __typename: 'OperatorApplication', id: string, username: string, displayName: string, createdAt: string, refusedAt: string | null, refusal: string | null }> } | null };

export type CreateInvitationsMutationVariables = Exact<{
  input: CreateInvitationsInput;
}>;


export type CreateInvitationsMutation = { createInvitations: { __typename: 'CreateInvitationsPayload', invitations: Array<{ __typename: 'OperatorMadeInvitation', id: string, mailAddress: string | null, path: string | null }> } | null };

export type RevokeInvitationMutationVariables = Exact<{
  invitationId: string;
}>;


export type RevokeInvitationMutation = { revokeInvitation: { __typename: 'RevokeInvitationPayload', invitation: { __typename: 'OperatorInvitation', id: string, maxUses: number, useCount: number, mailAddress: string | null, createdAt: string, expiresAt: string, isMailRefused: boolean } } | null };

export type OperatorContentQueryVariables = Exact<{
  find: string;
  after?: string | null | undefined;
}>;


export type OperatorContentQuery = { operator: { __typename: 'Operator', content: { __typename: 'FoundContentConnection', edges: Array<{ __typename: 'FoundContentEdge', cursor: string, node: { __typename: 'FoundContent', id: string, kind: TakedownKind, author: string | null, excerpt: string, createdAt: string, postId: string | null, picture: string | null, isOfGroup: boolean } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };

export type OperatorTakedownsQueryVariables = Exact<{
  state: TakedownState;
  after?: string | null | undefined;
}>;


export type OperatorTakedownsQuery = { operator: { __typename: 'Operator', takedowns: { __typename: 'OperatorTakedownConnection', edges: Array<{ __typename: 'OperatorTakedownEdge', cursor: string, node: { __typename: 'OperatorTakedown', id: string, kind: TakedownKind, author: string | null, reason: TakedownReason, words: string, excerpt: string | null, createdAt: string, appeal: string | null, appealedAt: string | null, decision: TakedownDecision | null, decisionWords: string | null, decidedAt: string | null, forgottenAt: string | null, isByOrganiser: boolean } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };

export type OperatorEventRowFragment = { __typename: 'OperatorEvent', id: string, title: string, description: string | null, date: string, time: string, timeZone: string, durationMinutes: number, endsAt: string, location: string, type: EventType, difficulty: string | null, distance: number | null, maxParticipants: number | null, participantCount: number, waitingCount: number, calledOffReason: string | null };

export type OperatorEventsQueryVariables = Exact<{
  query?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type OperatorEventsQuery = { instance: { __typename: 'Instance', timeZone: string }, operator: { __typename: 'Operator', events: { __typename: 'OperatorEventConnection', edges: Array<{ __typename: 'OperatorEventEdge', cursor: string, node: { __typename: 'OperatorEvent', id: string, title: string, description: string | null, date: string, time: string, timeZone: string, durationMinutes: number, endsAt: string, location: string, type: EventType, difficulty: string | null, distance: number | null, maxParticipants: number | null, participantCount: number, waitingCount: number, calledOffReason: string | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };

export type PlannedEventFragment = { __typename: 'Event', id: string, title: string, description: string | null, date: string, time: string, timeZone: string, displayDate: string, startsAt: string, endsAt: string, location: string, type: EventType, difficulty: string | null, distance: number | null, maxParticipants: number | null, participantCount: number, waitingCount: number, isFull: boolean, isActive: boolean };

export type CreateEventMutationVariables = Exact<{
  input: CreateEventInput;
}>;


export type CreateEventMutation = { createEvent: { __typename: 'OperatorEventPayload', event: { __typename: 'Event', id: string, title: string, description: string | null, date: string, time: string, timeZone: string, displayDate: string, startsAt: string, endsAt: string, location: string, type: EventType, difficulty: string | null, distance: number | null, maxParticipants: number | null, participantCount: number, waitingCount: number, isFull: boolean, isActive: boolean } } | null };

export type UpdateEventMutationVariables = Exact<{
  input: UpdateEventInput;
}>;


export type UpdateEventMutation = { updateEvent: { __typename: 'OperatorEventPayload', event: { __typename: 'Event', id: string, title: string, description: string | null, date: string, time: string, timeZone: string, displayDate: string, startsAt: string, endsAt: string, location: string, type: EventType, difficulty: string | null, distance: number | null, maxParticipants: number | null, participantCount: number, waitingCount: number, isFull: boolean, isActive: boolean } } | null };

export type CancelEventMutationVariables = Exact<{
  eventId: string;
}>;


export type CancelEventMutation = { cancelEvent: { __typename: 'CancelEventPayload', cancelledEventId: string } | null };

export type CallOffEventMutationVariables = Exact<{
  input: CallOffEventInput;
}>;


export type CallOffEventMutation = { callOffEvent: { __typename: 'OperatorEventPayload', event: { __typename: 'Event', id: string, calledOffAt: string | null, calledOffReason: string | null } } | null };

export type PutEventOnAgainMutationVariables = Exact<{
  eventId: string;
}>;


export type PutEventOnAgainMutation = { putEventOnAgain: { __typename: 'OperatorEventPayload', event: { __typename: 'Event', id: string, calledOffAt: string | null, calledOffReason: string | null } } | null };

export type OperatorGroupRowFragment = { __typename: 'OperatorGroup', id: string, name: string, description: string | null, picture: string | null, kind: GroupKind, createdAt: string, memberCount: number, postCount: number, organisers: Array<string>, rules: string | null };

export type OperatorGroupsQueryVariables = Exact<{
  query?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type OperatorGroupsQuery = { operator: { __typename: 'Operator', groups: { __typename: 'OperatorGroupConnection', edges: Array<{ __typename: 'OperatorGroupEdge', cursor: string, node: { __typename: 'OperatorGroup', id: string, name: string, description: string | null, picture: string | null, kind: GroupKind, createdAt: string, memberCount: number, postCount: number, organisers: Array<string>, rules: string | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };

export type GroupFactsFragment = { __typename: 'Group', id: string, name: string, description: string | null, picture: string | null, kind: GroupKind, memberCount: number };

export type CreateGroupMutationVariables = Exact<{
  input: CreateGroupInput;
}>;


export type CreateGroupMutation = { createGroup: { __typename: 'OperatorGroupPayload', group: { __typename: 'Group', id: string, name: string, description: string | null, picture: string | null, kind: GroupKind, memberCount: number } } | null };

export type UpdateGroupMutationVariables = Exact<{
  input: UpdateGroupInput;
}>;


export type UpdateGroupMutation = { updateGroup: { __typename: 'OperatorGroupPayload', group: { __typename: 'Group', id: string, name: string, description: string | null, picture: string | null, kind: GroupKind, memberCount: number } } | null };

export type DeleteGroupMutationVariables = Exact<{
  groupId: string;
}>;


export type DeleteGroupMutation = { deleteGroup: { __typename: 'DeleteGroupPayload', deletedGroupId: string } | null };

export type SetGroupOrganiserMutationVariables = Exact<{
  groupId: string;
  username: string;
  organises: boolean;
}>;


export type SetGroupOrganiserMutation = { setGroupOrganiser: { __typename: 'OperatorGroupPayload', group: { __typename: 'Group', id: string, organisers: Array<{ __typename: 'User', id: string }> } } | null };

export type SetRulesAsOperatorMutationVariables = Exact<{
  input: GroupRulesInput;
}>;


export type SetRulesAsOperatorMutation = { setRulesAsOperator: { __typename: 'OperatorGroupPayload', group: { __typename: 'Group', id: string, rules: { __typename: 'GroupRules', id: string, version: number, text: string | null, createdAt: string } | null } } | null };

export type OperatorInstanceSettingsFragment = { __typename: 'InstanceSettings', name: string | null, logo: string | null, units: Units | null, timeZone: string | null, imprint: string | null, terms: string | null, privacy: string | null, announcement: string | null, announcementUrl: string | null, announcementEndsAt: string | null, signUps: SignUps | null };

export type OperatorInstanceQueryVariables = Exact<{ [key: string]: never; }>;


export type OperatorInstanceQuery = { instance: { __typename: 'Instance', signUps: SignUps, timeZone: string, units: Units | null, settings: { __typename: 'InstanceSettings', name: string | null, logo: string | null, units: Units | null, timeZone: string | null, imprint: string | null, terms: string | null, privacy: string | null, announcement: string | null, announcementUrl: string | null, announcementEndsAt: string | null, signUps: SignUps | null } } };

export type UpdateInstanceMutationVariables = Exact<{
  input: UpdateInstanceInput;
}>;


export type UpdateInstanceMutation = { updateInstance: { __typename: 'UpdateInstancePayload', settings: { __typename: 'InstanceSettings', name: string | null, logo: string | null, units: Units | null, timeZone: string | null, imprint: string | null, terms: string | null, privacy: string | null, announcement: string | null, announcementUrl: string | null, announcementEndsAt: string | null, signUps: SignUps | null } } | null };

export type PostCardFragment = { __typename: 'Post', id: string, content: string, privacy: Privacy, isRide: boolean, likeCount: number, commentCount: number, viewerHasLiked: boolean, viewerCanEdit: boolean, createdAt: string, updatedAt: string, pictures: Array<{ __typename: 'Picture', url: string, alt: string | null, width: number | null, height: number | null, placeholder: string | null }>, followedLiker: { __typename: 'User', id: string, username: string, displayName: string } | null, author: { __typename: 'User', id: string, username: string, displayName: string, profilePicture: string | null, isViewer: boolean }, group: { __typename: 'Group', id: string, name: string } | null };

export type PostPageQueryVariables = Exact<{
  id: string;
  signedIn: boolean;
}>;


export type PostPageQuery = { post: { __typename: 'Post', id: string, content: string, privacy: Privacy, isRide: boolean, likeCount: number, commentCount: number, viewerHasLiked: boolean, viewerCanEdit: boolean, createdAt: string, updatedAt: string, ride: { __typename: 'Ride', id: string, postId: string, viewerLeads: boolean, distance: number, type: string, pace: string | null, elevation: number, date: string | null, time: string | null, location: string | null, duration: string | null, visibility: Privacy, timeZone: string | null, startsAt: string | null, calledOffAt: string | null, calledOffReason: string | null, places: number | null, difficulty: RideDifficulty | null, surface: RideSurface | null, noDrop: boolean | null, needsLights: boolean, paceMin: number | null, paceMax: number | null, isCompleted: boolean, paceGroupCount: number, participantCount: number, viewerIsParticipating: boolean, waitingCount: number, viewerWaitingPosition: number | null, maybeCount: number, viewerIsMaybe: boolean, momentCount: number, viewerHasSaved: boolean, leaders: Array<{ __typename: 'User', id: string, username: string, displayName: string, isViewer: boolean }>, series: { __typename: 'RideSeries', id: string, rule: string } | null, participants: { __typename: 'UserConnection', nodes: Array<{ __typename: 'User', id: string, username: string, profilePicture: string | null }> }, paceGroups: Array<{ __typename: 'PaceGroup', id: string, letter: string, name: string, distance: number, pace: string | null, places: number | null, takenCount: number, waitingCount: number, isFull: boolean, viewerIsIn: boolean, viewerIsWaiting: boolean, leaders: Array<{ __typename: 'User', id: string, username: string, profilePicture: string | null }>, map: { __typename: 'RideMap', hasElevation: boolean } | null }> } | null, group: { __typename: 'Group', id: string, name: string, viewerIsMember: boolean, viewerRulesVersion: number | null, rules: { __typename: 'GroupRules', id: string, version: number, createdAt: string } | null } | null, author: { __typename: 'User', id: string, viewerHasMuted: boolean, viewerHasBlocked: boolean, username: string, displayName: string, profilePicture: string | null, isViewer: boolean }, comments: { __typename: 'CommentConnection', edges: Array<{ __typename: 'CommentEdge', cursor: string, node: { __typename: 'Comment', replyCount: number, id: string, content: string, createdAt: string, updatedAt: string, viewerCanEdit: boolean, viewerCanDelete: boolean, replies: { __typename: 'CommentConnection', edges: Array<{ __typename: 'CommentEdge', cursor: string, node: { __typename: 'Comment', id: string, content: string, createdAt: string, updatedAt: string, viewerCanEdit: boolean, viewerCanDelete: boolean, author: { __typename: 'User', id: string, username: string, profilePicture: string | null, isViewer: boolean } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, author: { __typename: 'User', id: string, username: string, profilePicture: string | null, isViewer: boolean } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, pictures: Array<{ __typename: 'Picture', url: string, alt: string | null, width: number | null, height: number | null, placeholder: string | null }>, followedLiker: { __typename: 'User', id: string, username: string, displayName: string } | null } | null, viewer?: { __typename: 'User', id: string, username: string, displayName: string, profilePicture: string | null, unitsPreference: Units, monthlyGoal: number | null, stats: { __typename: 'UserStats', postCount: number, rideCount: number, followerCount: number, followingCount: number, weeklyDistance: number, monthlyDistance: number }, nextRides: { __typename: 'PostConnection', edges: Array<{ __typename: 'PostEdge', cursor: string, node: { __typename: 'Post', id: string, content: string, author: { __typename: 'User', id: string }, ride: { __typename: 'Ride', id: string, postId: string, date: string | null, time: string | null, timeZone: string | null, startsAt: string | null, location: string | null, calledOffAt: string | null, viewerWaitingPosition: number | null } | null } }> } | null } | null, events?: { __typename: 'EventConnection', nodes: Array<{ __typename: 'Event', id: string, title: string, date: string, time: string, timeZone: string, startsAt: string, displayDate: string, participantCount: number, isActive: boolean, calledOffReason: string | null }> } };

export type JoinedGroupsQueryVariables = Exact<{ [key: string]: never; }>;


export type JoinedGroupsQuery = { groups: { __typename: 'GroupConnection', edges: Array<{ __typename: 'GroupEdge', cursor: string, node: { __typename: 'Group', id: string, name: string, picture: string | null, memberCount: number, kind: GroupKind, viewerIsMember: boolean, viewerHasAsked: boolean } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type CreatePostMutationVariables = Exact<{
  input: CreatePostInput;
}>;


export type CreatePostMutation = { createPost: { __typename: 'CreatePostPayload', post: { __typename: 'Post', id: string, content: string, privacy: Privacy, isRide: boolean, likeCount: number, commentCount: number, viewerHasLiked: boolean, viewerCanEdit: boolean, createdAt: string, updatedAt: string, ride: { __typename: 'Ride', id: string, postId: string, distance: number, type: string, pace: string | null, elevation: number, date: string | null, time: string | null, location: string | null, duration: string | null, visibility: Privacy, timeZone: string | null, startsAt: string | null, calledOffAt: string | null, calledOffReason: string | null, places: number | null, difficulty: RideDifficulty | null, surface: RideSurface | null, noDrop: boolean | null, needsLights: boolean, paceMin: number | null, paceMax: number | null, isCompleted: boolean, paceGroupCount: number, participantCount: number, viewerIsParticipating: boolean, waitingCount: number, viewerWaitingPosition: number | null, maybeCount: number, viewerIsMaybe: boolean, momentCount: number, viewerHasSaved: boolean, series: { __typename: 'RideSeries', id: string, rule: string } | null, participants: { __typename: 'UserConnection', nodes: Array<{ __typename: 'User', id: string, username: string, profilePicture: string | null }> } } | null, pictures: Array<{ __typename: 'Picture', url: string, alt: string | null, width: number | null, height: number | null, placeholder: string | null }>, followedLiker: { __typename: 'User', id: string, username: string, displayName: string } | null, author: { __typename: 'User', id: string, username: string, displayName: string, profilePicture: string | null, isViewer: boolean }, group: { __typename: 'Group', id: string, name: string } | null }, viewer: { __typename: 'User', id: string, stats: { __typename: 'UserStats', postCount: number, rideCount: number, weeklyDistance: number, monthlyDistance: number, weeks: Array<{ __typename: 'WeekDistance', weekStart: string, distance: number, climb: number, rideCount: number }> }, nextRides: { __typename: 'PostConnection', edges: Array<{ __typename: 'PostEdge', cursor: string, node: { __typename: 'Post', id: string, content: string, author: { __typename: 'User', id: string }, ride: { __typename: 'Ride', id: string, postId: string, date: string | null, time: string | null, timeZone: string | null, startsAt: string | null, location: string | null, calledOffAt: string | null, viewerWaitingPosition: number | null } | null } }> } | null } } | null };

export type DeletePostMutationVariables = Exact<{
  postId: string;
}>;


export type DeletePostMutation = { deletePost: { __typename: 'DeletePostPayload', deletedPostId: string, viewer: { __typename: 'User', id: string, stats: { __typename: 'UserStats', postCount: number, rideCount: number, weeklyDistance: number, monthlyDistance: number, weeks: Array<{ __typename: 'WeekDistance', weekStart: string, distance: number, climb: number, rideCount: number }> }, nextRides: { __typename: 'PostConnection', edges: Array<{ __typename: 'PostEdge', cursor: string, node: { __typename: 'Post', id: string, content: string, author: { __typename: 'User', id: string }, ride: { __typename: 'Ride', id: string, postId: string, date: string | null, time: string | null, timeZone: string | null, startsAt: string | null, location: string | null, calledOffAt: string | null, viewerWaitingPosition: number | null } | null } }> } | null } } | null };

export type UpdatePostMutationVariables = Exact<{
  input: UpdatePostInput;
}>;


export type UpdatePostMutation = { updatePost: { __typename: 'UpdatePostPayload', post: { __typename: 'Post', id: string, content: string, privacy: Privacy, isRide: boolean, likeCount: number, commentCount: number, viewerHasLiked: boolean, viewerCanEdit: boolean, createdAt: string, updatedAt: string, ride: { __typename: 'Ride', id: string, postId: string, distance: number, type: string, pace: string | null, elevation: number, date: string | null, time: string | null, location: string | null, duration: string | null, visibility: Privacy, timeZone: string | null, startsAt: string | null, calledOffAt: string | null, calledOffReason: string | null, places: number | null, difficulty: RideDifficulty | null, surface: RideSurface | null, noDrop: boolean | null, needsLights: boolean, paceMin: number | null, paceMax: number | null, isCompleted: boolean, paceGroupCount: number, participantCount: number, viewerIsParticipating: boolean, waitingCount: number, viewerWaitingPosition: number | null, maybeCount: number, viewerIsMaybe: boolean, momentCount: number, viewerHasSaved: boolean, series: { __typename: 'RideSeries', id: string, rule: string } | null, participants: { __typename: 'UserConnection', nodes: Array<{ __typename: 'User', id: string, username: string, profilePicture: string | null }> } } | null, pictures: Array<{ __typename: 'Picture', url: string, alt: string | null, width: number | null, height: number | null, placeholder: string | null }>, followedLiker: { __typename: 'User', id: string, username: string, displayName: string } | null, author: { __typename: 'User', id: string, username: string, displayName: string, profilePicture: string | null, isViewer: boolean }, group: { __typename: 'Group', id: string, name: string } | null }, viewer: { __typename: 'User', id: string, stats: { __typename: 'UserStats', postCount: number, rideCount: number, weeklyDistance: number, monthlyDistance: number, weeks: Array<{ __typename: 'WeekDistance', weekStart: string, distance: number, climb: number, rideCount: number }> }, nextRides: { __typename: 'PostConnection', edges: Array<{ __typename: 'PostEdge', cursor: string, node: { __typename: 'Post', id: string, content: string, author: { __typename: 'User', id: string }, ride: { __typename: 'Ride', id: string, postId: string, date: string | null, time: string | null, timeZone: string | null, startsAt: string | null, location: string | null, calledOffAt: string | null, viewerWaitingPosition: number | null } | null } }> } | null } } | null };

export type PostActivitySubscriptionVariables = Exact<{
  postId: string;
  since?: string | null | undefined;
}>;


export type PostActivitySubscription = { postActivity: { __typename: 'PostActivity', kind: PostActivityKind, at: string, deletedCommentId: string | null, post: { __typename: 'Post', id: string, content: string, privacy: Privacy, isRide: boolean, likeCount: number, commentCount: number, viewerHasLiked: boolean, viewerCanEdit: boolean, createdAt: string, updatedAt: string, pictures: Array<{ __typename: 'Picture', url: string, alt: string | null, width: number | null, height: number | null, placeholder: string | null }>, followedLiker: { __typename: 'User', id: string, username: string, displayName: string } | null, author: { __typename: 'User', id: string, username: string, displayName: string, profilePicture: string | null, isViewer: boolean }, group: { __typename: 'Group', id: string, name: string } | null }, comment: { __typename: 'Comment', replyCount: number, id: string, content: string, createdAt: string, updatedAt: string, viewerCanEdit: boolean, viewerCanDelete: boolean, parent: { __typename: 'Comment', id: string, replyCount: number } | null, replies: { __typename: 'CommentConnection', edges: Array<{ __typename: 'CommentEdge', cursor: string, node: { __typename: 'Comment', id: string, content: string, createdAt: string, updatedAt: string, viewerCanEdit: boolean, viewerCanDelete: boolean, author: { __typename: 'User', id: string, username: string, profilePicture: string | null, isViewer: boolean } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, author: { __typename: 'User', id: string, username: string, profilePicture: string | null, isViewer: boolean } } | null } };

export type MyRideFragment = { __typename: 'Post', id: string, content: string, author: { __typename: 'User', id: string, username: string, profilePicture: string | null, isViewer: boolean }, ride: { __typename: 'Ride', id: string, postId: string, distance: number, type: string, pace: string | null, elevation: number, date: string | null, time: string | null, location: string | null, duration: string | null, visibility: Privacy, timeZone: string | null, startsAt: string | null, calledOffAt: string | null, calledOffReason: string | null, places: number | null, difficulty: RideDifficulty | null, surface: RideSurface | null, noDrop: boolean | null, needsLights: boolean, paceMin: number | null, paceMax: number | null, isCompleted: boolean, paceGroupCount: number, participantCount: number, viewerIsParticipating: boolean, waitingCount: number, viewerWaitingPosition: number | null, maybeCount: number, viewerIsMaybe: boolean, momentCount: number, viewerHasSaved: boolean, map: { __typename: 'RideMap', distance: number } | null, paceGroups: Array<{ __typename: 'PaceGroup', id: string, letter: string, distance: number, pace: string | null, viewerIsIn: boolean }>, series: { __typename: 'RideSeries', id: string, rule: string } | null, participants: { __typename: 'UserConnection', nodes: Array<{ __typename: 'User', id: string, username: string, profilePicture: string | null }> } } | null };

export type MyRideListFragment = { __typename: 'PostConnection', edges: Array<{ __typename: 'PostEdge', cursor: string, node: { __typename: 'Post', id: string, content: string, author: { __typename: 'User', id: string, username: string, profilePicture: string | null, isViewer: boolean }, ride: { __typename: 'Ride', id: string, postId: string, distance: number, type: string, pace: string | null, elevation: number, date: string | null, time: string | null, location: string | null, duration: string | null, visibility: Privacy, timeZone: string | null, startsAt: string | null, calledOffAt: string | null, calledOffReason: string | null, places: number | null, difficulty: RideDifficulty | null, surface: RideSurface | null, noDrop: boolean | null, needsLights: boolean, paceMin: number | null, paceMax: number | null, isCompleted: boolean, paceGroupCount: number, participantCount: number, viewerIsParticipating: boolean, waitingCount: number, viewerWaitingPosition: number | null, maybeCount: number, viewerIsMaybe: boolean, momentCount: number, viewerHasSaved: boolean, map: { __typename: 'RideMap', distance: number } | null, paceGroups: Array<{ __typename: 'PaceGroup', id: string, letter: string, distance: number, pace: string | null, viewerIsIn: boolean }>, series: { __typename: 'RideSeries', id: string, rule: string } | null, participants: { __typename: 'UserConnection', nodes: Array<{ __typename: 'User', id: string, username: string, profilePicture: string | null }> } } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } };

export type ViewerTallyFragment = { __typename: 'User', id: string, stats: { __typename: 'UserStats', postCount: number, rideCount: number, weeklyDistance: number, monthlyDistance: number, weeks: Array<{ __typename: 'WeekDistance', weekStart: string, distance: number, climb: number, rideCount: number }> }, nextRides: { __typename: 'PostConnection', edges: Array<{ __typename: 'PostEdge', cursor: string, node: { __typename: 'Post', id: string, content: string, author: { __typename: 'User', id: string }, ride: { __typename: 'Ride', id: string, postId: string, date: string | null, time: string | null, timeZone: string | null, startsAt: string | null, location: string | null, calledOffAt: string | null, viewerWaitingPosition: number | null } | null } }> } | null };

export type ViewerNextRideFragment = { __typename: 'User', id: string, nextRides: { __typename: 'PostConnection', edges: Array<{ __typename: 'PostEdge', cursor: string, node: { __typename: 'Post', id: string, content: string, author: { __typename: 'User', id: string }, ride: { __typename: 'Ride', id: string, postId: string, date: string | null, time: string | null, timeZone: string | null, startsAt: string | null, location: string | null, calledOffAt: string | null, viewerWaitingPosition: number | null } | null } }> } | null };

export type MyRidesQueryVariables = Exact<{
  scope: MyRideScope;
  isSaved: boolean;
  after?: string | null | undefined;
}>;


export type MyRidesQuery = { viewer: { __typename: 'User', id: string, rideCounts: { __typename: 'MyRideCounts', going: number, led: number, saved: number, past: number } | null, rides?: { __typename: 'PostConnection', edges: Array<{ __typename: 'PostEdge', cursor: string, node: { __typename: 'Post', id: string, content: string, author: { __typename: 'User', id: string, username: string, profilePicture: string | null, isViewer: boolean }, ride: { __typename: 'Ride', id: string, postId: string, distance: number, type: string, pace: string | null, elevation: number, date: string | null, time: string | null, location: string | null, duration: string | null, visibility: Privacy, timeZone: string | null, startsAt: string | null, calledOffAt: string | null, calledOffReason: string | null, places: number | null, difficulty: RideDifficulty | null, surface: RideSurface | null, noDrop: boolean | null, needsLights: boolean, paceMin: number | null, paceMax: number | null, isCompleted: boolean, paceGroupCount: number, participantCount: number, viewerIsParticipating: boolean, waitingCount: number, viewerWaitingPosition: number | null, maybeCount: number, viewerIsMaybe: boolean, momentCount: number, viewerHasSaved: boolean, map: { __typename: 'RideMap', distance: number } | null, paceGroups: Array<{ __typename: 'PaceGroup', id: string, letter: string, distance: number, pace: string | null, viewerIsIn: boolean }>, series: { __typename: 'RideSeries', id: string, rule: string } | null, participants: { __typename: 'UserConnection', nodes: Array<{ __typename: 'User', id: string, username: string, profilePicture: string | null }> } } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null } | null, savedRides?: { __typename: 'PostConnection', edges: Array<{ __typename: 'PostEdge', cursor: string, node: { __typename: 'Post', id: string, content: string, author: { __typename: 'User', id: string, username: string, profilePicture: string | null, isViewer: boolean }, ride: { __typename: 'Ride', id: string, postId: string, distance: number, type: string, pace: string | null, elevation: number, date: string | null, time: string | null, location: string | null, duration: string | null, visibility: Privacy, timeZone: string | null, startsAt: string | null, calledOffAt: string | null, calledOffReason: string | null, places: number | null, difficulty: RideDifficulty | null, surface: RideSurface | null, noDrop: boolean | null, needsLights: boolean, paceMin: number | null, paceMax: number | null, isCompleted: boolean, paceGroupCount: number, participantCount: number, viewerIsParticipating: boolean, waitingCount: number, viewerWaitingPosition: number | null, maybeCount: number, viewerIsMaybe: boolean, momentCount: number, viewerHasSaved: boolean, map: { __typename: 'RideMap', distance: number } | null, paceGroups: Array<{ __typename: 'PaceGroup', id: string, letter: string, distance: number, pace: string | null, viewerIsIn: boolean }>, series: { __typename: 'RideSeries', id: string, rule: string } | null, participants: { __typename: 'UserConnection', nodes: Array<{ __typename: 'User', id: string, username: string, profilePicture: string | null }> } } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type CueSheetFragment = { __typename: 'Ride', id: string, postId: string, distance: number, type: string, pace: string | null, elevation: number, date: string | null, time: string | null, location: string | null, duration: string | null, visibility: Privacy, timeZone: string | null, startsAt: string | null, calledOffAt: string | null, calledOffReason: string | null, places: number | null, difficulty: RideDifficulty | null, surface: RideSurface | null, noDrop: boolean | null, needsLights: boolean, paceMin: number | null, paceMax: number | null, series: { __typename: 'RideSeries', id: string, rule: string } | null };

export type RideBarFragment = { __typename: 'Ride', id: string, postId: string, startsAt: string | null, isCompleted: boolean, calledOffAt: string | null, places: number | null, paceGroupCount: number, participantCount: number, viewerIsParticipating: boolean, waitingCount: number, viewerWaitingPosition: number | null, maybeCount: number, viewerIsMaybe: boolean, momentCount: number, participants: { __typename: 'UserConnection', nodes: Array<{ __typename: 'User', id: string, username: string, profilePicture: string | null }> } };

export type SaveRouteItemFragment = { __typename: 'Ride', id: string, postId: string, viewerHasSaved: boolean };

export type RideCardFragment = { __typename: 'Post', id: string, content: string, privacy: Privacy, isRide: boolean, likeCount: number, commentCount: number, viewerHasLiked: boolean, viewerCanEdit: boolean, createdAt: string, updatedAt: string, ride: { __typename: 'Ride', id: string, postId: string, distance: number, type: string, pace: string | null, elevation: number, date: string | null, time: string | null, location: string | null, duration: string | null, visibility: Privacy, timeZone: string | null, startsAt: string | null, calledOffAt: string | null, calledOffReason: string | null, places: number | null, difficulty: RideDifficulty | null, surface: RideSurface | null, noDrop: boolean | null, needsLights: boolean, paceMin: number | null, paceMax: number | null, isCompleted: boolean, paceGroupCount: number, participantCount: number, viewerIsParticipating: boolean, waitingCount: number, viewerWaitingPosition: number | null, maybeCount: number, viewerIsMaybe: boolean, momentCount: number, viewerHasSaved: boolean, series: { __typename: 'RideSeries', id: string, rule: string } | null, participants: { __typename: 'UserConnection', nodes: Array<{ __typename: 'User', id: string, username: string, profilePicture: string | null }> } } | null, pictures: Array<{ __typename: 'Picture', url: string, alt: string | null, width: number | null, height: number | null, placeholder: string | null }>, followedLiker: { __typename: 'User', id: string, username: string, displayName: string } | null, author: { __typename: 'User', id: string, username: string, displayName: string, profilePicture: string | null, isViewer: boolean }, group: { __typename: 'Group', id: string, name: string } | null };

export type RideDayFragment = { __typename: 'Ride', id: string, postId: string, viewerLeads: boolean, leaders: Array<{ __typename: 'User', id: string, username: string, displayName: string, isViewer: boolean }>, series: { __typename: 'RideSeries', id: string } | null, paceGroups: Array<{ __typename: 'PaceGroup', id: string, letter: string, name: string, distance: number, pace: string | null, places: number | null, takenCount: number, waitingCount: number, isFull: boolean, viewerIsIn: boolean, viewerIsWaiting: boolean, leaders: Array<{ __typename: 'User', id: string, username: string, profilePicture: string | null }>, map: { __typename: 'RideMap', hasElevation: boolean } | null }> };

export type RidePaceGroupsFragment = { __typename: 'Ride', id: string, paceGroups: Array<{ __typename: 'PaceGroup', id: string, letter: string, name: string, distance: number, pace: string | null, places: number | null, takenCount: number, waitingCount: number, isFull: boolean, viewerIsIn: boolean, viewerIsWaiting: boolean, leaders: Array<{ __typename: 'User', id: string, username: string, profilePicture: string | null }>, map: { __typename: 'RideMap', hasElevation: boolean } | null }> };

export type PaceGroupRowFragment = { __typename: 'PaceGroup', id: string, letter: string, name: string, distance: number, pace: string | null, places: number | null, takenCount: number, waitingCount: number, isFull: boolean, viewerIsIn: boolean, viewerIsWaiting: boolean, leaders: Array<{ __typename: 'User', id: string, username: string, profilePicture: string | null }>, map: { __typename: 'RideMap', hasElevation: boolean } | null };

export type RideLeaderFragment = { __typename: 'User', id: string, username: string, displayName: string, isViewer: boolean };

export type RideLeadersQueryVariables = Exact<{
  postId: string;
  after?: string | null | undefined;
}>;


export type RideLeadersQuery = { post: { __typename: 'Post', id: string, ride: { __typename: 'Ride', id: string, postId: string, viewerLeads: boolean, participants: { __typename: 'UserConnection', edges: Array<{ __typename: 'UserEdge', cursor: string, node: { __typename: 'User', isViewer: boolean, id: string, username: string, displayName: string, profilePicture: string | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, leaders: Array<{ __typename: 'User', id: string, username: string, displayName: string, isViewer: boolean }>, series: { __typename: 'RideSeries', id: string } | null, paceGroups: Array<{ __typename: 'PaceGroup', id: string, letter: string, name: string, distance: number, pace: string | null, places: number | null, takenCount: number, waitingCount: number, isFull: boolean, viewerIsIn: boolean, viewerIsWaiting: boolean, leaders: Array<{ __typename: 'User', id: string, username: string, profilePicture: string | null }>, map: { __typename: 'RideMap', hasElevation: boolean } | null }> } | null } | null };

export type SetRideLeaderMutationVariables = Exact<{
  postId: string;
  userId: string;
  leads: boolean;
  laterDates?: boolean | null | undefined;
}>;


export type SetRideLeaderMutation = { setRideLeader: { __typename: 'SetRideLeaderPayload', ride: { __typename: 'Ride', id: string, postId: string, viewerLeads: boolean, leaders: Array<{ __typename: 'User', id: string, username: string, displayName: string, isViewer: boolean }>, series: { __typename: 'RideSeries', id: string } | null, paceGroups: Array<{ __typename: 'PaceGroup', id: string, letter: string, name: string, distance: number, pace: string | null, places: number | null, takenCount: number, waitingCount: number, isFull: boolean, viewerIsIn: boolean, viewerIsWaiting: boolean, leaders: Array<{ __typename: 'User', id: string, username: string, profilePicture: string | null }>, map: { __typename: 'RideMap', hasElevation: boolean } | null }> } | null } | null };

export type RideRidersQueryVariables = Exact<{
  postId: string;
  after?: string | null | undefined;
}>;


export type RideRidersQuery = { post: { __typename: 'Post', id: string, ride: { __typename: 'Ride', id: string, participants: { __typename: 'UserConnection', edges: Array<{ __typename: 'UserEdge', cursor: string, node: { __typename: 'User', isViewer: boolean, id: string, username: string, displayName: string, profilePicture: string | null, viewerIsFollowing: boolean } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null } | null };

export type SetRideParticipationMutationVariables = Exact<{
  postId: string;
  participating: boolean;
  paceGroupId?: string | null | undefined;
}>;


export type SetRideParticipationMutation = { setRideParticipation: { __typename: 'SetRideParticipationPayload', ride: { __typename: 'Ride', id: string, postId: string, startsAt: string | null, isCompleted: boolean, calledOffAt: string | null, places: number | null, paceGroupCount: number, participantCount: number, viewerIsParticipating: boolean, waitingCount: number, viewerWaitingPosition: number | null, maybeCount: number, viewerIsMaybe: boolean, momentCount: number, participants: { __typename: 'UserConnection', nodes: Array<{ __typename: 'User', id: string, username: string, profilePicture: string | null }> }, paceGroups: Array<{ __typename: 'PaceGroup', id: string, letter: string, name: string, distance: number, pace: string | null, places: number | null, takenCount: number, waitingCount: number, isFull: boolean, viewerIsIn: boolean, viewerIsWaiting: boolean, leaders: Array<{ __typename: 'User', id: string, username: string, profilePicture: string | null }>, map: { __typename: 'RideMap', hasElevation: boolean } | null }> } | null, viewer: { __typename: 'User', id: string, stats: { __typename: 'UserStats', postCount: number, rideCount: number, weeklyDistance: number, monthlyDistance: number, weeks: Array<{ __typename: 'WeekDistance', weekStart: string, distance: number, climb: number, rideCount: number }> }, nextRides: { __typename: 'PostConnection', edges: Array<{ __typename: 'PostEdge', cursor: string, node: { __typename: 'Post', id: string, content: string, author: { __typename: 'User', id: string }, ride: { __typename: 'Ride', id: string, postId: string, date: string | null, time: string | null, timeZone: string | null, startsAt: string | null, location: string | null, calledOffAt: string | null, viewerWaitingPosition: number | null } | null } }> } | null } } | null };

export type RideWaitingListQueryVariables = Exact<{
  postId: string;
  after?: string | null | undefined;
}>;


export type RideWaitingListQuery = { post: { __typename: 'Post', id: string, ride: { __typename: 'Ride', id: string, waiting: { __typename: 'UserConnection', edges: Array<{ __typename: 'UserEdge', cursor: string, node: { __typename: 'User', isViewer: boolean, id: string, username: string, displayName: string, profilePicture: string | null, viewerIsFollowing: boolean } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null } | null } | null };

export type SetRideWaitingMutationVariables = Exact<{
  postId: string;
  waiting: boolean;
  paceGroupId?: string | null | undefined;
}>;


export type SetRideWaitingMutation = { setRideWaiting: { __typename: 'SetRideWaitingPayload', ride: { __typename: 'Ride', id: string, postId: string, startsAt: string | null, isCompleted: boolean, calledOffAt: string | null, places: number | null, paceGroupCount: number, participantCount: number, viewerIsParticipating: boolean, waitingCount: number, viewerWaitingPosition: number | null, maybeCount: number, viewerIsMaybe: boolean, momentCount: number, participants: { __typename: 'UserConnection', nodes: Array<{ __typename: 'User', id: string, username: string, profilePicture: string | null }> }, paceGroups: Array<{ __typename: 'PaceGroup', id: string, letter: string, name: string, distance: number, pace: string | null, places: number | null, takenCount: number, waitingCount: number, isFull: boolean, viewerIsIn: boolean, viewerIsWaiting: boolean, leaders: Array<{ __typename: 'User', id: string, username: string, profilePicture: string | null }>, map: { __typename: 'RideMap', hasElevation: boolean } | null }> } | null, viewer: { __typename: 'User', id: string, nextRides: { __typename: 'PostConnection', edges: Array<{ __typename: 'PostEdge', cursor: string, node: { __typename: 'Post', id: string, content: string, author: { __typename: 'User', id: string }, ride: { __typename: 'Ride', id: string, postId: string, date: string | null, time: string | null, timeZone: string | null, startsAt: string | null, location: string | null, calledOffAt: string | null, viewerWaitingPosition: number | null } | null } }> } | null } } | null };

export type SetRideMaybeMutationVariables = Exact<{
  postId: string;
  maybe: boolean;
}>;


export type SetRideMaybeMutation = { setRideMaybe: { __typename: 'SetRideMaybePayload', ride: { __typename: 'Ride', id: string, postId: string, startsAt: string | null, isCompleted: boolean, calledOffAt: string | null, places: number | null, paceGroupCount: number, participantCount: number, viewerIsParticipating: boolean, waitingCount: number, viewerWaitingPosition: number | null, maybeCount: number, viewerIsMaybe: boolean, momentCount: number, participants: { __typename: 'UserConnection', nodes: Array<{ __typename: 'User', id: string, username: string, profilePicture: string | null }> } } | null } | null };

export type CallOffRideMutationVariables = Exact<{
  input: CallOffRideInput;
}>;


export type CallOffRideMutation = { callOffRide: { __typename: 'CallOffRidePayload', ride: { __typename: 'Ride', id: string, postId: string, distance: number, type: string, pace: string | null, elevation: number, date: string | null, time: string | null, location: string | null, duration: string | null, visibility: Privacy, timeZone: string | null, startsAt: string | null, calledOffAt: string | null, calledOffReason: string | null, places: number | null, difficulty: RideDifficulty | null, surface: RideSurface | null, noDrop: boolean | null, needsLights: boolean, paceMin: number | null, paceMax: number | null, isCompleted: boolean, paceGroupCount: number, participantCount: number, viewerIsParticipating: boolean, waitingCount: number, viewerWaitingPosition: number | null, maybeCount: number, viewerIsMaybe: boolean, momentCount: number, series: { __typename: 'RideSeries', id: string, rule: string } | null, participants: { __typename: 'UserConnection', nodes: Array<{ __typename: 'User', id: string, username: string, profilePicture: string | null }> } } } | null };

export type PutRideOnAgainMutationVariables = Exact<{
  postId: string;
}>;


export type PutRideOnAgainMutation = { putRideOnAgain: { __typename: 'CallOffRidePayload', ride: { __typename: 'Ride', id: string, postId: string, distance: number, type: string, pace: string | null, elevation: number, date: string | null, time: string | null, location: string | null, duration: string | null, visibility: Privacy, timeZone: string | null, startsAt: string | null, calledOffAt: string | null, calledOffReason: string | null, places: number | null, difficulty: RideDifficulty | null, surface: RideSurface | null, noDrop: boolean | null, needsLights: boolean, paceMin: number | null, paceMax: number | null, isCompleted: boolean, paceGroupCount: number, participantCount: number, viewerIsParticipating: boolean, waitingCount: number, viewerWaitingPosition: number | null, maybeCount: number, viewerIsMaybe: boolean, momentCount: number, series: { __typename: 'RideSeries', id: string, rule: string } | null, participants: { __typename: 'UserConnection', nodes: Array<{ __typename: 'User', id: string, username: string, profilePicture: string | null }> } } } | null };

export type SetRideSavedMutationVariables = Exact<{
  postId: string;
  saved: boolean;
}>;


export type SetRideSavedMutation = { setRideSaved: { __typename: 'SetRideSavedPayload', ride: { __typename: 'Ride', viewerIsMaybe: boolean, id: string, postId: string, viewerHasSaved: boolean, map: { __typename: 'RideMap', hasElevation: boolean } | null } | null } | null };

export type RideActivitySubscriptionVariables = Exact<{
  postId: string;
  since?: string | null | undefined;
}>;


export type RideActivitySubscription = { rideActivity: { __typename: 'RideActivity', kind: RideActivityKind, at: string, deletedMomentId: string | null, ride: { __typename: 'Ride', id: string, postId: string, distance: number, type: string, pace: string | null, elevation: number, date: string | null, time: string | null, location: string | null, duration: string | null, visibility: Privacy, timeZone: string | null, startsAt: string | null, calledOffAt: string | null, calledOffReason: string | null, places: number | null, difficulty: RideDifficulty | null, surface: RideSurface | null, noDrop: boolean | null, needsLights: boolean, paceMin: number | null, paceMax: number | null, isCompleted: boolean, paceGroupCount: number, participantCount: number, viewerIsParticipating: boolean, waitingCount: number, viewerWaitingPosition: number | null, maybeCount: number, viewerIsMaybe: boolean, momentCount: number, series: { __typename: 'RideSeries', id: string, rule: string } | null, participants: { __typename: 'UserConnection', nodes: Array<{ __typename: 'User', id: string, username: string, profilePicture: string | null }> }, paceGroups: Array<{ __typename: 'PaceGroup', id: string, letter: string, name: string, distance: number, pace: string | null, places: number | null, takenCount: number, waitingCount: number, isFull: boolean, viewerIsIn: boolean, viewerIsWaiting: boolean, leaders: Array<{ __typename: 'User', id: string, username: string, profilePicture: string | null }>, map: { __typename: 'RideMap', hasElevation: boolean } | null }> }, moment: { __typename: 'Moment', id: string, description: string | null, timestamp: string, viewerCanDelete: boolean, picture: { __typename: 'Picture', url: string, alt: string | null, width: number | null, height: number | null, placeholder: string | null } | null, location: { __typename: 'Place', lat: number | null, lng: number | null, address: string | null } | null, author: { __typename: 'User', id: string, username: string, profilePicture: string | null } } | null, participant: { __typename: 'User', isViewer: boolean, id: string, username: string, displayName: string, profilePicture: string | null, viewerIsFollowing: boolean } | null } };

export type RidePaceGroupFormQueryVariables = Exact<{
  postId: string;
}>;


export type RidePaceGroupFormQuery = { post: { __typename: 'Post', id: string, ride: { __typename: 'Ride', id: string, paceGroups: Array<{ __typename: 'PaceGroup', id: string, letter: string, name: string, distance: number, pace: string | null, places: number | null, takenCount: number, waitingCount: number, isFull: boolean, viewerIsIn: boolean, viewerIsWaiting: boolean, map: { __typename: 'RideMap', distance: number, elevation: number, hasElevation: boolean } | null, leaders: Array<{ __typename: 'User', id: string, username: string, profilePicture: string | null }> }> } | null } | null };

export type SeriesDateFragment = { __typename: 'Ride', id: string, postId: string, date: string | null, time: string | null, timeZone: string | null, startsAt: string | null, calledOffAt: string | null, calledOffReason: string | null, participantCount: number, viewerIsParticipating: boolean, waitingCount: number, viewerWaitingPosition: number | null };

export type SeriesDatesFragment = { __typename: 'Ride', id: string, date: string | null, series: { __typename: 'RideSeries', id: string, rule: string, viewerHasJoined: boolean, dates: Array<{ __typename: 'Ride', id: string, postId: string, date: string | null, time: string | null, timeZone: string | null, startsAt: string | null, calledOffAt: string | null, calledOffReason: string | null, participantCount: number, viewerIsParticipating: boolean, waitingCount: number, viewerWaitingPosition: number | null }> } | null };

export type SeriesEndQueryVariables = Exact<{
  postId: string;
}>;


export type SeriesEndQuery = { post: { __typename: 'Post', id: string, ride: { __typename: 'Ride', id: string, startsAt: string | null, series: { __typename: 'RideSeries', id: string, dates: Array<{ __typename: 'Ride', id: string, startsAt: string | null, participantCount: number, viewerIsParticipating: boolean, waitingCount: number }> } | null } | null } | null };

export type SeriesGroupFragment = { __typename: 'PaceGroup', id: string, letter: string, name: string, viewerIsIn: boolean };

export type SeriesDatesQueryVariables = Exact<{
  postId: string;
}>;


export type SeriesDatesQuery = { post: { __typename: 'Post', id: string, ride: { __typename: 'Ride', id: string, date: string | null, paceGroups: Array<{ __typename: 'PaceGroup', id: string, letter: string, name: string, viewerIsIn: boolean }>, series: { __typename: 'RideSeries', id: string, rule: string, viewerHasJoined: boolean, dates: Array<{ __typename: 'Ride', id: string, postId: string, date: string | null, time: string | null, timeZone: string | null, startsAt: string | null, calledOffAt: string | null, calledOffReason: string | null, participantCount: number, viewerIsParticipating: boolean, waitingCount: number, viewerWaitingPosition: number | null }> } | null } | null } | null };

export type SetSeriesParticipationMutationVariables = Exact<{
  postId: string;
  participating: boolean;
  paceGroupId?: string | null | undefined;
}>;


export type SetSeriesParticipationMutation = { setSeriesParticipation: { __typename: 'SetSeriesParticipationPayload', ride: { __typename: 'Ride', id: string, postId: string, startsAt: string | null, isCompleted: boolean, calledOffAt: string | null, places: number | null, paceGroupCount: number, participantCount: number, viewerIsParticipating: boolean, waitingCount: number, viewerWaitingPosition: number | null, maybeCount: number, viewerIsMaybe: boolean, momentCount: number, date: string | null, participants: { __typename: 'UserConnection', nodes: Array<{ __typename: 'User', id: string, username: string, profilePicture: string | null }> }, paceGroups: Array<{ __typename: 'PaceGroup', id: string, letter: string, name: string, distance: number, pace: string | null, places: number | null, takenCount: number, waitingCount: number, isFull: boolean, viewerIsIn: boolean, viewerIsWaiting: boolean, leaders: Array<{ __typename: 'User', id: string, username: string, profilePicture: string | null }>, map: { __typename: 'RideMap', hasElevation: boolean } | null }>, series: { __typename: 'RideSeries', id: string, rule: string, viewerHasJoined: boolean, dates: Array<{ __typename: 'Ride', id: string, postId: string, date: string | null, time: string | null, timeZone: string | null, startsAt: string | null, calledOffAt: string | null, calledOffReason: string | null, participantCount: number, viewerIsParticipating: boolean, waitingCount: number, viewerWaitingPosition: number | null }> } | null } | null, viewer: { __typename: 'User', id: string, stats: { __typename: 'UserStats', postCount: number, rideCount: number, weeklyDistance: number, monthlyDistance: number, weeks: Array<{ __typename: 'WeekDistance', weekStart: string, distance: number, climb: number, rideCount: number }> }, nextRides: { __typename: 'PostConnection', edges: Array<{ __typename: 'PostEdge', cursor: string, node: { __typename: 'Post', id: string, content: string, author: { __typename: 'User', id: string }, ride: { __typename: 'Ride', id: string, postId: string, date: string | null, time: string | null, timeZone: string | null, startsAt: string | null, location: string | null, calledOffAt: string | null, viewerWaitingPosition: number | null } | null } }> } | null } } | null };

export type EndSeriesMutationVariables = Exact<{
  postId: string;
  joinedDates: JoinedDates;
  reason?: string | null | undefined;
}>;


export type EndSeriesMutation = { endSeries: { __typename: 'EndSeriesPayload', deletedPostIds: Array<string>, calledOff: Array<{ __typename: 'Ride', id: string, calledOffAt: string | null, calledOffReason: string | null }>, viewer: { __typename: 'User', id: string, stats: { __typename: 'UserStats', postCount: number, rideCount: number, weeklyDistance: number, monthlyDistance: number, weeks: Array<{ __typename: 'WeekDistance', weekStart: string, distance: number, climb: number, rideCount: number }> }, nextRides: { __typename: 'PostConnection', edges: Array<{ __typename: 'PostEdge', cursor: string, node: { __typename: 'Post', id: string, content: string, author: { __typename: 'User', id: string }, ride: { __typename: 'Ride', id: string, postId: string, date: string | null, time: string | null, timeZone: string | null, startsAt: string | null, location: string | null, calledOffAt: string | null, viewerWaitingPosition: number | null } | null } }> } | null } } | null };

export type ExtendSeriesMutationVariables = Exact<{
  input: ExtendSeriesInput;
}>;


export type ExtendSeriesMutation = { extendSeries: { __typename: 'ExtendSeriesPayload', post: { __typename: 'Post', id: string, ride: { __typename: 'Ride', id: string, date: string | null, series: { __typename: 'RideSeries', id: string, rule: string, viewerHasJoined: boolean, dates: Array<{ __typename: 'Ride', id: string, postId: string, date: string | null, time: string | null, timeZone: string | null, startsAt: string | null, calledOffAt: string | null, calledOffReason: string | null, participantCount: number, viewerIsParticipating: boolean, waitingCount: number, viewerWaitingPosition: number | null }> } | null } | null } } | null };

export type RideSheetFragment = { __typename: 'Ride', id: string, postId: string, maybeCount: number, sheet: { __typename: 'RideSheet', isOpen: boolean, opensAt: string | null, closesAt: string | null, note: string | null, thankedAt: string | null, riders: Array<{ __typename: 'SheetRider', leads: boolean, paceGroupId: string | null, isHere: boolean, tappedAt: string | null, rulesAcknowledged: boolean | null, user: { __typename: 'User', id: string, username: string, displayName: string, profilePicture: string | null, isViewer: boolean } }>, guests: Array<{ __typename: 'RideGuest', id: string, name: string, paceGroupId: string | null, isHere: boolean, tappedAt: string | null }>, waiting: Array<{ __typename: 'User', id: string, displayName: string }>, maybe: Array<{ __typename: 'User', id: string, displayName: string }> } | null };

export type SheetRiderFragment = { __typename: 'SheetRider', leads: boolean, paceGroupId: string | null, isHere: boolean, tappedAt: string | null, rulesAcknowledged: boolean | null, user: { __typename: 'User', id: string, username: string, displayName: string, profilePicture: string | null, isViewer: boolean } };

export type SheetNameFragment = { __typename: 'User', id: string, displayName: string };

export type SheetGuestFragment = { __typename: 'RideGuest', id: string, name: string, paceGroupId: string | null, isHere: boolean, tappedAt: string | null };

export type SheetPlacesFragment = { __typename: 'Ride', id: string, paceGroups: Array<{ __typename: 'PaceGroup', id: string, takenCount: number, waitingCount: number, isFull: boolean }> };

export type SheetPageQueryVariables = Exact<{
  postId: string;
}>;


export type SheetPageQuery = { post: { __typename: 'Post', id: string, content: string, ride: { __typename: 'Ride', id: string, postId: string, distance: number, type: string, pace: string | null, elevation: number, date: string | null, time: string | null, location: string | null, duration: string | null, visibility: Privacy, timeZone: string | null, startsAt: string | null, calledOffAt: string | null, calledOffReason: string | null, places: number | null, difficulty: RideDifficulty | null, surface: RideSurface | null, noDrop: boolean | null, needsLights: boolean, paceMin: number | null, paceMax: number | null, maybeCount: number, paceGroups: Array<{ __typename: 'PaceGroup', id: string, letter: string, name: string }>, series: { __typename: 'RideSeries', id: string, rule: string } | null, sheet: { __typename: 'RideSheet', isOpen: boolean, opensAt: string | null, closesAt: string | null, note: string | null, thankedAt: string | null, riders: Array<{ __typename: 'SheetRider', leads: boolean, paceGroupId: string | null, isHere: boolean, tappedAt: string | null, rulesAcknowledged: boolean | null, user: { __typename: 'User', id: string, username: string, displayName: string, profilePicture: string | null, isViewer: boolean } }>, guests: Array<{ __typename: 'RideGuest', id: string, name: string, paceGroupId: string | null, isHere: boolean, tappedAt: string | null }>, waiting: Array<{ __typename: 'User', id: string, displayName: string }>, maybe: Array<{ __typename: 'User', id: string, displayName: string }> } | null } | null } | null };

export type CheckInRidersMutationVariables = Exact<{
  input: CheckInInput;
}>;


export type CheckInRidersMutation = { checkInRiders: { __typename: 'RideSheetPayload', ride: { __typename: 'Ride', id: string, postId: string, maybeCount: number, sheet: { __typename: 'RideSheet', isOpen: boolean, opensAt: string | null, closesAt: string | null, note: string | null, thankedAt: string | null, riders: Array<{ __typename: 'SheetRider', leads: boolean, paceGroupId: string | null, isHere: boolean, tappedAt: string | null, rulesAcknowledged: boolean | null, user: { __typename: 'User', id: string, username: string, displayName: string, profilePicture: string | null, isViewer: boolean } }>, guests: Array<{ __typename: 'RideGuest', id: string, name: string, paceGroupId: string | null, isHere: boolean, tappedAt: string | null }>, waiting: Array<{ __typename: 'User', id: string, displayName: string }>, maybe: Array<{ __typename: 'User', id: string, displayName: string }> } | null } } | null };

export type SetRideGuestMutationVariables = Exact<{
  input: RideGuestInput;
}>;


export type SetRideGuestMutation = { setRideGuest: { __typename: 'RideSheetPayload', ride: { __typename: 'Ride', id: string, postId: string, maybeCount: number, sheet: { __typename: 'RideSheet', isOpen: boolean, opensAt: string | null, closesAt: string | null, note: string | null, thankedAt: string | null, riders: Array<{ __typename: 'SheetRider', leads: boolean, paceGroupId: string | null, isHere: boolean, tappedAt: string | null, rulesAcknowledged: boolean | null, user: { __typename: 'User', id: string, username: string, displayName: string, profilePicture: string | null, isViewer: boolean } }>, guests: Array<{ __typename: 'RideGuest', id: string, name: string, paceGroupId: string | null, isHere: boolean, tappedAt: string | null }>, waiting: Array<{ __typename: 'User', id: string, displayName: string }>, maybe: Array<{ __typename: 'User', id: string, displayName: string }> } | null, paceGroups: Array<{ __typename: 'PaceGroup', id: string, takenCount: number, waitingCount: number, isFull: boolean }> } } | null };

export type RemoveRideGuestMutationVariables = Exact<{
  postId: string;
  guestId: string;
}>;


export type RemoveRideGuestMutation = { removeRideGuest: { __typename: 'RideSheetPayload', ride: { __typename: 'Ride', id: string, postId: string, maybeCount: number, sheet: { __typename: 'RideSheet', isOpen: boolean, opensAt: string | null, closesAt: string | null, note: string | null, thankedAt: string | null, riders: Array<{ __typename: 'SheetRider', leads: boolean, paceGroupId: string | null, isHere: boolean, tappedAt: string | null, rulesAcknowledged: boolean | null, user: { __typename: 'User', id: string, username: string, displayName: string, profilePicture: string | null, isViewer: boolean } }>, guests: Array<{ __typename: 'RideGuest', id: string, name: string, paceGroupId: string | null, isHere: boolean, tappedAt: string | null }>, waiting: Array<{ __typename: 'User', id: string, displayName: string }>, maybe: Array<{ __typename: 'User', id: string, displayName: string }> } | null, paceGroups: Array<{ __typename: 'PaceGroup', id: string, takenCount: number, waitingCount: number, isFull: boolean }> } } | null };

export type SetLeaderNoteMutationVariables = Exact<{
  input: LeaderNoteInput;
}>;


export type SetLeaderNoteMutation = { setLeaderNote: { __typename: 'RideSheetPayload', ride: { __typename: 'Ride', id: string, postId: string, maybeCount: number, sheet: { __typename: 'RideSheet', isOpen: boolean, opensAt: string | null, closesAt: string | null, note: string | null, thankedAt: string | null, riders: Array<{ __typename: 'SheetRider', leads: boolean, paceGroupId: string | null, isHere: boolean, tappedAt: string | null, rulesAcknowledged: boolean | null, user: { __typename: 'User', id: string, username: string, displayName: string, profilePicture: string | null, isViewer: boolean } }>, guests: Array<{ __typename: 'RideGuest', id: string, name: string, paceGroupId: string | null, isHere: boolean, tappedAt: string | null }>, waiting: Array<{ __typename: 'User', id: string, displayName: string }>, maybe: Array<{ __typename: 'User', id: string, displayName: string }> } | null } } | null };

export type AfterRideQueryVariables = Exact<{
  postId: string;
  afterPerson?: string | null | undefined;
  afterMoment?: string | null | undefined;
}>;


export type AfterRideQuery = { post: { __typename: 'Post', id: string, ride: { __typename: 'Ride', id: string, sheet: { __typename: 'RideSheet', thankedAt: string | null } | null, attendance: { __typename: 'UserConnection', edges: Array<{ __typename: 'UserEdge', cursor: string, node: { __typename: 'User', id: string, username: string, displayName: string, profilePicture: string | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null, moments: { __typename: 'MomentConnection', edges: Array<{ __typename: 'MomentEdge', cursor: string, node: { __typename: 'Moment', id: string, picture: { __typename: 'Picture', url: string, alt: string | null, width: number | null, height: number | null, placeholder: string | null } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null } | null };

export type ThankRidersMutationVariables = Exact<{
  input: ThankRidersInput;
}>;


export type ThankRidersMutation = { thankRiders: { __typename: 'ThankRidersPayload', comment: { __typename: 'Comment', id: string } } | null };

export type RouteViewFragment = { __typename: 'RideMap', distance: number, elevation: number, hasElevation: boolean, bounds: { __typename: 'MapBounds', south: number, west: number, north: number, east: number }, line: Array<Array<{ __typename: 'MapPoint', lat: number, lng: number }>>, profile: Array<Array<{ __typename: 'ProfileSample', distance: number, elevation: number, gradient: number, lat: number, lng: number }>>, climbs: Array<{ __typename: 'Climb', startDistance: number, endDistance: number, length: number, gain: number, meanGradient: number, steepestGradient: number, category: ClimbCategory }>, waypoints: Array<{ __typename: 'Waypoint', lat: number, lng: number, name: string, kind: WaypointKind, distance: number | null }> };

export type RouteWaypointFragment = { __typename: 'Waypoint', lat: number, lng: number, name: string, kind: WaypointKind, distance: number | null };

export type TileLayerFragment = { __typename: 'MapTiles', url: string, attribution: string, attributionUrl: string };

export type MapFileFragment = { __typename: 'MapFile', url: string, attribution: string, attributionUrl: string };

export type MeetingPointFragment = { __typename: 'MeetingPoint', lat: number, lng: number, isHidden: boolean };

export type RideMapQueryVariables = Exact<{
  postId: string;
}>;


export type RideMapQuery = { instance: { __typename: 'Instance', mapTiles: { __typename: 'MapTiles', url: string, attribution: string, attributionUrl: string } | null, mapFile: { __typename: 'MapFile', url: string, attribution: string, attributionUrl: string } | null }, post: { __typename: 'Post', id: string, ride: { __typename: 'Ride', id: string, map: { __typename: 'RideMap', distance: number, elevation: number, hasElevation: boolean, bounds: { __typename: 'MapBounds', south: number, west: number, north: number, east: number }, line: Array<Array<{ __typename: 'MapPoint', lat: number, lng: number }>>, profile: Array<Array<{ __typename: 'ProfileSample', distance: number, elevation: number, gradient: number, lat: number, lng: number }>>, climbs: Array<{ __typename: 'Climb', startDistance: number, endDistance: number, length: number, gain: number, meanGradient: number, steepestGradient: number, category: ClimbCategory }>, waypoints: Array<{ __typename: 'Waypoint', lat: number, lng: number, name: string, kind: WaypointKind, distance: number | null }> } | null, meetingPoint: { __typename: 'MeetingPoint', lat: number, lng: number, isHidden: boolean } | null } | null } | null };

export type PaceGroupMapsQueryVariables = Exact<{
  postId: string;
}>;


export type PaceGroupMapsQuery = { instance: { __typename: 'Instance', mapTiles: { __typename: 'MapTiles', url: string, attribution: string, attributionUrl: string } | null }, post: { __typename: 'Post', id: string, ride: { __typename: 'Ride', id: string, paceGroups: Array<{ __typename: 'PaceGroup', id: string, letter: string, name: string, map: { __typename: 'RideMap', distance: number, elevation: number, hasElevation: boolean, bounds: { __typename: 'MapBounds', south: number, west: number, north: number, east: number }, line: Array<Array<{ __typename: 'MapPoint', lat: number, lng: number }>>, profile: Array<Array<{ __typename: 'ProfileSample', distance: number, elevation: number, gradient: number, lat: number, lng: number }>>, climbs: Array<{ __typename: 'Climb', startDistance: number, endDistance: number, length: number, gain: number, meanGradient: number, steepestGradient: number, category: ClimbCategory }>, waypoints: Array<{ __typename: 'Waypoint', lat: number, lng: number, name: string, kind: WaypointKind, distance: number | null }> } | null }> } | null } | null };

export type RideRouteQueryVariables = Exact<{
  postId: string;
}>;


export type RideRouteQuery = { post: { __typename: 'Post', id: string, ride: { __typename: 'Ride', id: string, map: { __typename: 'RideMap', distance: number, elevation: number, hasElevation: boolean } | null, meetingPoint: { __typename: 'MeetingPoint', lat: number, lng: number, isHidden: boolean } | null } | null } | null };

export type PopularGroupsFragment = { __typename: 'GroupConnection', edges: Array<{ __typename: 'GroupEdge', cursor: string, node: { __typename: 'Group', description: string | null, id: string, name: string, picture: string | null, memberCount: number, kind: GroupKind, viewerIsMember: boolean, viewerHasAsked: boolean, members: { __typename: 'UserConnection', nodes: Array<{ __typename: 'User', id: string, username: string, profilePicture: string | null }> } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } };

export type EventAgendaFragment = { __typename: 'EventConnection', edges: Array<{ __typename: 'EventEdge', cursor: string, node: { __typename: 'Event', title: string, description: string | null, date: string, time: string, timeZone: string, displayDate: string, location: string, id: string, startsAt: string, endsAt: string, participantCount: number, maxParticipants: number | null, isFull: boolean, viewerIsRegistered: boolean, calledOffReason: string | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } };

export type UserHitFragment = { __typename: 'User', isViewer: boolean, id: string, username: string, displayName: string, profilePicture: string | null, viewerIsFollowing: boolean };

export type UserHitsFragment = { __typename: 'UserConnection', edges: Array<{ __typename: 'UserEdge', cursor: string, node: { __typename: 'User', isViewer: boolean, id: string, username: string, displayName: string, profilePicture: string | null, viewerIsFollowing: boolean } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } };

export type PostHitFragment = { __typename: 'Post', id: string, content: string, createdAt: string, isRide: boolean, pictures: Array<{ __typename: 'Picture', url: string, alt: string | null, width: number | null, height: number | null, placeholder: string | null }>, author: { __typename: 'User', id: string, username: string, profilePicture: string | null }, ride: { __typename: 'Ride', id: string, type: string, distance: number, elevation: number, location: string | null, calledOffAt: string | null } | null };

export type PostHitsFragment = { __typename: 'PostConnection', edges: Array<{ __typename: 'PostEdge', cursor: string, node: { __typename: 'Post', id: string, content: string, createdAt: string, isRide: boolean, pictures: Array<{ __typename: 'Picture', url: string, alt: string | null, width: number | null, height: number | null, placeholder: string | null }>, author: { __typename: 'User', id: string, username: string, profilePicture: string | null }, ride: { __typename: 'Ride', id: string, type: string, distance: number, elevation: number, location: string | null, calledOffAt: string | null } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } };

export type NextRideFragment = { __typename: 'Post', id: string, content: string, author: { __typename: 'User', id: string, username: string }, ride: { __typename: 'Ride', id: string, type: string, distance: number, elevation: number, date: string | null, time: string | null, timeZone: string | null, startsAt: string | null, location: string | null, calledOffReason: string | null, places: number | null, participantCount: number, followedParticipants?: { __typename: 'UserConnection', nodes: Array<{ __typename: 'User', id: string, username: string, profilePicture: string | null }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };

export type ExplorePageQueryVariables = Exact<{ [key: string]: never; }>;


export type ExplorePageQuery = { groups: { __typename: 'GroupConnection', edges: Array<{ __typename: 'GroupEdge', cursor: string, node: { __typename: 'Group', description: string | null, id: string, name: string, picture: string | null, memberCount: number, kind: GroupKind, viewerIsMember: boolean, viewerHasAsked: boolean, members: { __typename: 'UserConnection', nodes: Array<{ __typename: 'User', id: string, username: string, profilePicture: string | null }> } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, events: { __typename: 'EventConnection', edges: Array<{ __typename: 'EventEdge', cursor: string, node: { __typename: 'Event', title: string, description: string | null, date: string, time: string, timeZone: string, displayDate: string, location: string, id: string, startsAt: string, endsAt: string, participantCount: number, maxParticipants: number | null, isFull: boolean, viewerIsRegistered: boolean, calledOffReason: string | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type ExploreGroupsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type ExploreGroupsQuery = { groups: { __typename: 'GroupConnection', edges: Array<{ __typename: 'GroupEdge', cursor: string, node: { __typename: 'Group', description: string | null, id: string, name: string, picture: string | null, memberCount: number, kind: GroupKind, viewerIsMember: boolean, viewerHasAsked: boolean, members: { __typename: 'UserConnection', nodes: Array<{ __typename: 'User', id: string, username: string, profilePicture: string | null }> } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type NextRidesQueryVariables = Exact<{
  signedIn: boolean;
  from?: string | null | undefined;
  to?: string | null | undefined;
  groupId?: string | null | undefined;
  type?: string | null | undefined;
  minimumDistance?: number | null | undefined;
  maximumDistance?: number | null | undefined;
  difficulty?: RideDifficulty | null | undefined;
  surface?: RideSurface | null | undefined;
  noDrop?: boolean | null | undefined;
  minimumPace?: number | null | undefined;
  maximumPace?: number | null | undefined;
  followedGoing?: boolean | null | undefined;
  after?: string | null | undefined;
}>;


export type NextRidesQuery = { rides: { __typename: 'PostConnection', edges: Array<{ __typename: 'PostEdge', cursor: string, node: { __typename: 'Post', id: string, content: string, author: { __typename: 'User', id: string, username: string }, ride: { __typename: 'Ride', id: string, type: string, distance: number, elevation: number, date: string | null, time: string | null, timeZone: string | null, startsAt: string | null, location: string | null, calledOffReason: string | null, places: number | null, participantCount: number, followedParticipants?: { __typename: 'UserConnection', nodes: Array<{ __typename: 'User', id: string, username: string, profilePicture: string | null }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type ExploreEventsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type ExploreEventsQuery = { events: { __typename: 'EventConnection', edges: Array<{ __typename: 'EventEdge', cursor: string, node: { __typename: 'Event', title: string, description: string | null, date: string, time: string, timeZone: string, displayDate: string, location: string, id: string, startsAt: string, endsAt: string, participantCount: number, maxParticipants: number | null, isFull: boolean, viewerIsRegistered: boolean, calledOffReason: string | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type SearchPageQueryVariables = Exact<{
  query: string;
}>;


export type SearchPageQuery = { search: { __typename: 'SearchResults', users: { __typename: 'UserConnection', edges: Array<{ __typename: 'UserEdge', cursor: string, node: { __typename: 'User', isViewer: boolean, id: string, username: string, displayName: string, profilePicture: string | null, viewerIsFollowing: boolean } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, posts: { __typename: 'PostConnection', edges: Array<{ __typename: 'PostEdge', cursor: string, node: { __typename: 'Post', id: string, content: string, createdAt: string, isRide: boolean, pictures: Array<{ __typename: 'Picture', url: string, alt: string | null, width: number | null, height: number | null, placeholder: string | null }>, author: { __typename: 'User', id: string, username: string, profilePicture: string | null }, ride: { __typename: 'Ride', id: string, type: string, distance: number, elevation: number, location: string | null, calledOffAt: string | null } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, groups: { __typename: 'GroupConnection', edges: Array<{ __typename: 'GroupEdge', cursor: string, node: { __typename: 'Group', description: string | null, id: string, name: string, picture: string | null, memberCount: number, kind: GroupKind, viewerIsMember: boolean, viewerHasAsked: boolean, members: { __typename: 'UserConnection', nodes: Array<{ __typename: 'User', id: string, username: string, profilePicture: string | null }> } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, events: { __typename: 'EventConnection', edges: Array<{ __typename: 'EventEdge', cursor: string, node: { __typename: 'Event', title: string, description: string | null, date: string, time: string, timeZone: string, displayDate: string, location: string, id: string, startsAt: string, endsAt: string, participantCount: number, maxParticipants: number | null, isFull: boolean, viewerIsRegistered: boolean, calledOffReason: string | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } };

export type SearchUsersQueryVariables = Exact<{
  query: string;
  after?: string | null | undefined;
}>;


export type SearchUsersQuery = { search: { __typename: 'SearchResults', users: { __typename: 'UserConnection', edges: Array<{ __typename: 'UserEdge', cursor: string, node: { __typename: 'User', isViewer: boolean, id: string, username: string, displayName: string, profilePicture: string | null, viewerIsFollowing: boolean } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } };

export type SearchPostsQueryVariables = Exact<{
  query: string;
  after?: string | null | undefined;
}>;


export type SearchPostsQuery = { search: { __typename: 'SearchResults', posts: { __typename: 'PostConnection', edges: Array<{ __typename: 'PostEdge', cursor: string, node: { __typename: 'Post', id: string, content: string, createdAt: string, isRide: boolean, pictures: Array<{ __typename: 'Picture', url: string, alt: string | null, width: number | null, height: number | null, placeholder: string | null }>, author: { __typename: 'User', id: string, username: string, profilePicture: string | null }, ride: { __typename: 'Ride', id: string, type: string, distance: number, elevation: number, location: string | null, calledOffAt: string | null } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } };

export type SearchGroupsQueryVariables = Exact<{
  query: string;
  after?: string | null | undefined;
}>;


export type SearchGroupsQuery = { search: { __typename: 'SearchResults', groups: { __typename: 'GroupConnection', edges: Array<{ __typename: 'GroupEdge', cursor: string, node: { __typename: 'Group', description: string | null, id: string, name: string, picture: string | null, memberCount: number, kind: GroupKind, viewerIsMember: boolean, viewerHasAsked: boolean, members: { __typename: 'UserConnection', nodes: Array<{ __typename: 'User', id: string, username: string, profilePicture: string | null }> } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } };

export type SearchEventsQueryVariables = Exact<{
  query: string;
  after?: string | null | undefined;
}>;


export type SearchEventsQuery = { search: { __typename: 'SearchResults', events: { __typename: 'EventConnection', edges: Array<{ __typename: 'EventEdge', cursor: string, node: { __typename: 'Event', title: string, description: string | null, date: string, time: string, timeZone: string, displayDate: string, location: string, id: string, startsAt: string, endsAt: string, participantCount: number, maxParticipants: number | null, isFull: boolean, viewerIsRegistered: boolean, calledOffReason: string | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } };

export type OwnIdentityFragment = { __typename: 'SignInIdentity', id: string, issuer: string, label: string | null, createdAt: string };

export type OwnPasskeyFragment = { __typename: 'Passkey', id: string, name: string, createdAt: string, lastUsedAt: string | null };

export type UserSessionRowFragment = { __typename: 'UserSession', id: string, device: string | null, createdAt: string, lastUsedAt: string, isCurrent: boolean };

export type SettingsPageQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type SettingsPageQuery = { instance: { __typename: 'Instance', sendsMail: boolean, hasPasswords: boolean, provider: { __typename: 'SignInProvider', name: string } | null }, viewer: { __typename: 'User', id: string, hasPassword: boolean | null, identities: Array<{ __typename: 'SignInIdentity', id: string, issuer: string, label: string | null, createdAt: string }> | null, passkeys: Array<{ __typename: 'Passkey', id: string, name: string, createdAt: string, lastUsedAt: string | null }> | null, mailAddress: { __typename: 'MailAddress', address: string | null, pending: string | null } | null, storage: { __typename: 'MemberStorage', pictureBytes: number, maximumPictureBytes: number, routeCount: number, maximumRouteCount: number, routeFileBytes: number, maximumRouteFileBytes: number } | null, takedowns: { __typename: 'TakedownConnection', edges: Array<{ __typename: 'TakedownEdge', cursor: string, node: { __typename: 'Takedown', id: string } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null, sessions: { __typename: 'UserSessionConnection', edges: Array<{ __typename: 'UserSessionEdge', cursor: string, node: { __typename: 'UserSession', id: string, device: string | null, createdAt: string, lastUsedAt: string, isCurrent: boolean } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type EndSessionMutationVariables = Exact<{
  sessionId: string;
}>;


export type EndSessionMutation = { endSession: { __typename: 'EndSessionPayload', endedSessionId: string } | null };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: { __typename: 'EndOtherSessionsPayload', endedCount: number } | null };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: { __typename: 'ChangePasswordPayload', ok: boolean } | null };

export type DeleteAccountMutationVariables = Exact<{
  input: DeleteAccountInput;
}>;


export type DeleteAccountMutation = { deleteAccount: { __typename: 'DeleteAccountPayload', deletedUserId: string } | null };

export type LinkProviderMutationVariables = Exact<{
  input: LinkProviderInput;
}>;


export type LinkProviderMutation = { linkProvider: { __typename: 'BeginProviderSignInPayload', url: string } | null };

export type RemoveIdentityMutationVariables = Exact<{
  input: RemoveIdentityInput;
}>;


export type RemoveIdentityMutation = { removeIdentity: { __typename: 'RemoveIdentityPayload', removedIdentityId: string, user: { __typename: 'User', id: string, identities: Array<{ __typename: 'SignInIdentity', id: string, issuer: string, label: string | null, createdAt: string }> | null } } | null };

export type BeginPasskeyMutationVariables = Exact<{
  input: BeginPasskeyInput;
}>;


export type BeginPasskeyMutation = { beginPasskey: { __typename: 'BeginPasskeyPayload', options: string } | null };

export type AddPasskeyMutationVariables = Exact<{
  input: AddPasskeyInput;
}>;


export type AddPasskeyMutation = { addPasskey: { __typename: 'AddPasskeyPayload', user: { __typename: 'User', id: string, passkeys: Array<{ __typename: 'Passkey', id: string, name: string, createdAt: string, lastUsedAt: string | null }> | null } } | null };

export type RemovePasskeyMutationVariables = Exact<{
  input: RemovePasskeyInput;
}>;


export type RemovePasskeyMutation = { removePasskey: { __typename: 'RemovePasskeyPayload', removedPasskeyId: string, user: { __typename: 'User', id: string, passkeys: Array<{ __typename: 'Passkey', id: string, name: string, createdAt: string, lastUsedAt: string | null }> | null } } | null };

export type TakedownRowFragment = { __typename: 'Takedown', id: string, kind: TakedownKind, reason: TakedownReason, words: string, excerpt: string | null, createdAt: string, appeal: string | null, appealedAt: string | null, decision: TakedownDecision | null, decisionWords: string | null, decidedAt: string | null, viewerCanAppeal: boolean, isFinal: boolean, isByOrganiser: boolean, isOfGroup: boolean };

export type RemovalsPageQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type RemovalsPageQuery = { viewer: { __typename: 'User', id: string, takedowns: { __typename: 'TakedownConnection', edges: Array<{ __typename: 'TakedownEdge', cursor: string, node: { __typename: 'Takedown', id: string, kind: TakedownKind, reason: TakedownReason, words: string, excerpt: string | null, createdAt: string, appeal: string | null, appealedAt: string | null, decision: TakedownDecision | null, decisionWords: string | null, decidedAt: string | null, viewerCanAppeal: boolean, isFinal: boolean, isByOrganiser: boolean, isOfGroup: boolean } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type AppealMutationVariables = Exact<{
  input: AppealInput;
}>;


export type AppealMutation = { appeal: { __typename: 'AppealPayload', takedown: { __typename: 'Takedown', id: string, kind: TakedownKind, reason: TakedownReason, words: string, excerpt: string | null, createdAt: string, appeal: string | null, appealedAt: string | null, decision: TakedownDecision | null, decisionWords: string | null, decidedAt: string | null, viewerCanAppeal: boolean, isFinal: boolean, isByOrganiser: boolean, isOfGroup: boolean } } | null };

export type GroupOfPostFragment = { __typename: 'Post', id: string, group: { __typename: 'Group', id: string } | null };

export type GroupOrganisingQueryVariables = Exact<{
  groupId: string;
}>;


export type GroupOrganisingQuery = { group: { __typename: 'Group', id: string, viewerOrganises: boolean, pinnedPost: { __typename: 'Post', id: string } | null } | null };

export type SetPinnedPostMutationVariables = Exact<{
  groupId: string;
  postId?: string | null | undefined;
}>;


export type SetPinnedPostMutation = { setPinnedPost: { __typename: 'SetPinnedPostPayload', group: { __typename: 'Group', id: string, pinnedPost: { __typename: 'Post', id: string, content: string, privacy: Privacy, isRide: boolean, likeCount: number, commentCount: number, viewerHasLiked: boolean, viewerCanEdit: boolean, createdAt: string, updatedAt: string, ride: { __typename: 'Ride', id: string, postId: string, distance: number, type: string, pace: string | null, elevation: number, date: string | null, time: string | null, location: string | null, duration: string | null, visibility: Privacy, timeZone: string | null, startsAt: string | null, calledOffAt: string | null, calledOffReason: string | null, places: number | null, difficulty: RideDifficulty | null, surface: RideSurface | null, noDrop: boolean | null, needsLights: boolean, paceMin: number | null, paceMax: number | null, isCompleted: boolean, paceGroupCount: number, participantCount: number, viewerIsParticipating: boolean, waitingCount: number, viewerWaitingPosition: number | null, maybeCount: number, viewerIsMaybe: boolean, momentCount: number, viewerHasSaved: boolean, series: { __typename: 'RideSeries', id: string, rule: string } | null, participants: { __typename: 'UserConnection', nodes: Array<{ __typename: 'User', id: string, username: string, profilePicture: string | null }> } } | null, pictures: Array<{ __typename: 'Picture', url: string, alt: string | null, width: number | null, height: number | null, placeholder: string | null }>, followedLiker: { __typename: 'User', id: string, username: string, displayName: string } | null, author: { __typename: 'User', id: string, username: string, displayName: string, profilePicture: string | null, isViewer: boolean }, group: { __typename: 'Group', id: string, name: string } | null } | null } } | null };

export type RemoveGroupContentMutationVariables = Exact<{
  input: RemoveGroupContentInput;
}>;


export type RemoveGroupContentMutation = { removeGroupContent: { __typename: 'RemoveGroupContentPayload', removedId: string } | null };

export type AccessTokenRowFragment = { __typename: 'AccessToken', id: string, name: string, scope: TokenScope, createdAt: string, lastUsedAt: string | null, expiresAt: string };

export type TokensPageQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type TokensPageQuery = { viewer: { __typename: 'User', id: string, accessTokens: { __typename: 'AccessTokenConnection', edges: Array<{ __typename: 'AccessTokenEdge', cursor: string, node: { __typename: 'AccessToken', id: string, name: string, scope: TokenScope, createdAt: string, lastUsedAt: string | null, expiresAt: string } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type CreateAccessTokenMutationVariables = Exact<{
  input: CreateAccessTokenInput;
}>;


export type CreateAccessTokenMutation = { createAccessToken: { __typename: 'CreateAccessTokenPayload', secret: string, accessToken: { __typename: 'AccessToken', id: string, name: string, scope: TokenScope, createdAt: string, lastUsedAt: string | null, expiresAt: string } } | null };

export type RevokeAccessTokenMutationVariables = Exact<{
  tokenId: string;
}>;


export type RevokeAccessTokenMutation = { revokeAccessToken: { __typename: 'RevokeAccessTokenPayload', revokedTokenId: string } | null };

export type ActivityCountsFragment = { __typename: 'UserStats', postCount: number, rideCount: number, weeklyDistance: number, monthlyDistance: number, weeks: Array<{ __typename: 'WeekDistance', weekStart: string, distance: number, climb: number, rideCount: number }> };

export type WeekBarFragment = { __typename: 'WeekDistance', weekStart: string, distance: number, climb: number, rideCount: number };

export type ViewerSummaryFragment = { __typename: 'User', id: string, username: string, displayName: string, profilePicture: string | null, unitsPreference: Units, monthlyGoal: number | null, stats: { __typename: 'UserStats', postCount: number, rideCount: number, followerCount: number, followingCount: number, weeklyDistance: number, monthlyDistance: number } };

export type ProfileFragment = { __typename: 'User', id: string, username: string, displayName: string, profilePicture: string | null, bio: string | null, isViewer: boolean, email: string | null, phone: string | null, location: string | null, monthlyGoal: number | null, unitsPreference: Units, timeZone: string | null, viewerHasBlocked: boolean, viewerHasMuted: boolean, viewerMutedUntil: string | null, viewerIsFollowing: boolean, stats: { __typename: 'UserStats', postCount: number, rideCount: number, followerCount: number, followingCount: number, weeklyDistance: number, monthlyDistance: number } };

export type PersonRowFragment = { __typename: 'User', id: string, username: string, displayName: string, profilePicture: string | null };

export type PeopleListFragment = { __typename: 'UserConnection', edges: Array<{ __typename: 'UserEdge', cursor: string, node: { __typename: 'User', id: string, username: string, displayName: string, profilePicture: string | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } };

export type PersonFollowFragment = { __typename: 'User', isViewer: boolean, id: string, username: string, displayName: string, profilePicture: string | null, viewerIsFollowing: boolean };

export type FollowListFragment = { __typename: 'UserConnection', edges: Array<{ __typename: 'UserEdge', cursor: string, node: { __typename: 'User', isViewer: boolean, id: string, username: string, displayName: string, profilePicture: string | null, viewerIsFollowing: boolean } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } };

export type RideRowFragment = { __typename: 'Post', id: string, content: string, ride: { __typename: 'Ride', id: string, type: string, date: string | null, time: string | null, timeZone: string | null, startsAt: string | null, distance: number, elevation: number, duration: string | null, pace: string | null, location: string | null, calledOffAt: string | null } | null };

export type RideListFragment = { __typename: 'PostConnection', edges: Array<{ __typename: 'PostEdge', cursor: string, node: { __typename: 'Post', id: string, content: string, ride: { __typename: 'Ride', id: string, type: string, date: string | null, time: string | null, timeZone: string | null, startsAt: string | null, distance: number, elevation: number, duration: string | null, pace: string | null, location: string | null, calledOffAt: string | null } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } };

export type ProfilePageQueryVariables = Exact<{
  id?: string | null | undefined;
  username?: string | null | undefined;
  own: boolean;
}>;


export type ProfilePageQuery = { user: { __typename: 'User', id: string, username: string, displayName: string, profilePicture: string | null, bio: string | null, isViewer: boolean, email: string | null, phone: string | null, location: string | null, monthlyGoal: number | null, unitsPreference: Units, timeZone: string | null, viewerHasBlocked: boolean, viewerHasMuted: boolean, viewerMutedUntil: string | null, viewerIsFollowing: boolean, stats: { __typename: 'UserStats', postCount: number, rideCount: number, followerCount: number, followingCount: number, weeklyDistance: number, monthlyDistance: number, weeks?: Array<{ __typename: 'WeekDistance', weekStart: string, distance: number, climb: number, rideCount: number }> } } | null };

export type UserRidesQueryVariables = Exact<{
  userId: string;
  after?: string | null | undefined;
}>;


export type UserRidesQuery = { user: { __typename: 'User', id: string, posts: { __typename: 'PostConnection', edges: Array<{ __typename: 'PostEdge', cursor: string, node: { __typename: 'Post', id: string, content: string, ride: { __typename: 'Ride', id: string, type: string, date: string | null, time: string | null, timeZone: string | null, startsAt: string | null, distance: number, elevation: number, duration: string | null, pace: string | null, location: string | null, calledOffAt: string | null } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };

export type UserPostsQueryVariables = Exact<{
  userId: string;
  after?: string | null | undefined;
}>;


export type UserPostsQuery = { user: { __typename: 'User', id: string, posts: { __typename: 'PostConnection', edges: Array<{ __typename: 'PostEdge', cursor: string, node: { __typename: 'Post', id: string, content: string, privacy: Privacy, isRide: boolean, likeCount: number, commentCount: number, viewerHasLiked: boolean, viewerCanEdit: boolean, createdAt: string, updatedAt: string, ride: { __typename: 'Ride', id: string, postId: string, distance: number, type: string, pace: string | null, elevation: number, date: string | null, time: string | null, location: string | null, duration: string | null, visibility: Privacy, timeZone: string | null, startsAt: string | null, calledOffAt: string | null, calledOffReason: string | null, places: number | null, difficulty: RideDifficulty | null, surface: RideSurface | null, noDrop: boolean | null, needsLights: boolean, paceMin: number | null, paceMax: number | null, isCompleted: boolean, paceGroupCount: number, participantCount: number, viewerIsParticipating: boolean, waitingCount: number, viewerWaitingPosition: number | null, maybeCount: number, viewerIsMaybe: boolean, momentCount: number, viewerHasSaved: boolean, series: { __typename: 'RideSeries', id: string, rule: string } | null, participants: { __typename: 'UserConnection', nodes: Array<{ __typename: 'User', id: string, username: string, profilePicture: string | null }> } } | null, pictures: Array<{ __typename: 'Picture', url: string, alt: string | null, width: number | null, height: number | null, placeholder: string | null }>, followedLiker: { __typename: 'User', id: string, username: string, displayName: string } | null, author: { __typename: 'User', id: string, username: string, displayName: string, profilePicture: string | null, isViewer: boolean }, group: { __typename: 'Group', id: string, name: string } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };

export type PhotoTileFragment = { __typename: 'Post', id: string, content: string, author: { __typename: 'User', id: string, username: string }, pictures: Array<{ __typename: 'Picture', url: string, alt: string | null, width: number | null, height: number | null, placeholder: string | null }> };

export type UserPhotosQueryVariables = Exact<{
  userId: string;
  after?: string | null | undefined;
}>;


export type UserPhotosQuery = { user: { __typename: 'User', id: string, postsWithPictures: { __typename: 'PostConnection', edges: Array<{ __typename: 'PostEdge', cursor: string, node: { __typename: 'Post', id: string, content: string, author: { __typename: 'User', id: string, username: string }, pictures: Array<{ __typename: 'Picture', url: string, alt: string | null, width: number | null, height: number | null, placeholder: string | null }> } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };

export type SavedRidesQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type SavedRidesQuery = { savedRides: { __typename: 'PostConnection', edges: Array<{ __typename: 'PostEdge', cursor: string, node: { __typename: 'Post', id: string, content: string, ride: { __typename: 'Ride', id: string, type: string, date: string | null, time: string | null, timeZone: string | null, startsAt: string | null, distance: number, elevation: number, duration: string | null, pace: string | null, location: string | null, calledOffAt: string | null } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type MutedPersonFragment = { __typename: 'User', viewerMutedUntil: string | null, id: string, username: string, displayName: string, profilePicture: string | null };

export type MutedPeopleQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type MutedPeopleQuery = { mutedUsers: { __typename: 'UserConnection', edges: Array<{ __typename: 'UserEdge', cursor: string, node: { __typename: 'User', viewerMutedUntil: string | null, id: string, username: string, displayName: string, profilePicture: string | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type BlockedPeopleQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type BlockedPeopleQuery = { blockedUsers: { __typename: 'UserConnection', edges: Array<{ __typename: 'UserEdge', cursor: string, node: { __typename: 'User', id: string, username: string, displayName: string, profilePicture: string | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type UpdateProfileMutationVariables = Exact<{
  input: UpdateProfileInput;
}>;


export type UpdateProfileMutation = { updateProfile: { __typename: 'UpdateProfilePayload', user: { __typename: 'User', id: string, username: string, displayName: string, profilePicture: string | null, bio: string | null, isViewer: boolean, email: string | null, phone: string | null, location: string | null, monthlyGoal: number | null, unitsPreference: Units, timeZone: string | null, viewerHasBlocked: boolean, viewerHasMuted: boolean, viewerMutedUntil: string | null, viewerIsFollowing: boolean, stats: { __typename: 'UserStats', postCount: number, rideCount: number, followerCount: number, followingCount: number, weeklyDistance: number, monthlyDistance: number, weeks: Array<{ __typename: 'WeekDistance', weekStart: string, distance: number, climb: number, rideCount: number }> } } } | null };

export type ZoneRowFragment = { __typename: 'PrivacyZone', id: string, label: string, lat: number, lng: number, radius: number };

export type ZonesPageQueryVariables = Exact<{ [key: string]: never; }>;


export type ZonesPageQuery = { viewer: { __typename: 'User', id: string, privacyZones: Array<{ __typename: 'PrivacyZone', id: string, label: string, lat: number, lng: number, radius: number }> | null } | null };

export type CreatePrivacyZoneMutationVariables = Exact<{
  input: CreatePrivacyZoneInput;
}>;


export type CreatePrivacyZoneMutation = { createPrivacyZone: { __typename: 'CreatePrivacyZonePayload', viewer: { __typename: 'User', id: string, privacyZones: Array<{ __typename: 'PrivacyZone', id: string, label: string, lat: number, lng: number, radius: number }> | null } } | null };

export type DeletePrivacyZoneMutationVariables = Exact<{
  zoneId: string;
}>;


export type DeletePrivacyZoneMutation = { deletePrivacyZone: { __typename: 'DeletePrivacyZonePayload', viewer: { __typename: 'User', id: string, privacyZones: Array<{ __typename: 'PrivacyZone', id: string, label: string, lat: number, lng: number, radius: number }> | null } } | null };

export type RideStartsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type RideStartsQuery = { viewer: { __typename: 'User', id: string, posts: { __typename: 'PostConnection', edges: Array<{ __typename: 'PostEdge', cursor: string, node: { __typename: 'Post', id: string, content: string, ride: { __typename: 'Ride', id: string, date: string | null, map: { __typename: 'RideMap', distance: number } | null } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };

export type RideStartFragment = { __typename: 'Post', id: string, content: string, ride: { __typename: 'Ride', id: string, date: string | null, map: { __typename: 'RideMap', distance: number } | null } | null };

const OwnMailAddressDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnMailAddress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailAddress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"pending"}}]}};
const SessionUserDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"profilePicture"}},{"kind":"Field","name":{"kind":"Name","value":"unitsPreference"}}]}};
const CalendarLinkDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarFeed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastReadAt"}},{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}};
const CommentItemDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommentItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Comment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"profilePicture"}},{"kind":"Field","name":{"kind":"Name","value":"isViewer"}}]}}]}};
const ReplyPageDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReplyPage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommentItem"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}};
const CommentThreadDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommentThread"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Comment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommentItem"}},{"kind":"Field","name":{"kind":"Name","value":"replyCount"}},{"kind":"Field","name":{"kind":"Name","value":"replies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReplyPage"}}]}}]}};
const CommentPageDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommentPage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommentConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommentThread"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}};
const LinkedThreadDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinkedThread"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Comment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommentThread"}},{"kind":"Field","name":{"kind":"Name","value":"previousCount"}},{"kind":"Field","name":{"kind":"Name","value":"following"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommentPage"}}]}}]}};
const EmergencyLeaderDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmergencyLeader"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}};
const EmergencyRideDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmergencyRide"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}};
const UpcomingEventDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpcomingEvent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"displayDate"}},{"kind":"Field","name":{"kind":"Name","value":"participantCount"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"calledOffReason"}}]}};
const EventPlacesDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventPlaces"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"participantCount"}},{"kind":"Field","name":{"kind":"Name","value":"maxParticipants"}},{"kind":"Field","name":{"kind":"Name","value":"isFull"}},{"kind":"Field","name":{"kind":"Name","value":"viewerIsRegistered"}},{"kind":"Field","name":{"kind":"Name","value":"calledOffReason"}}]}};
const EventWaitingDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventWaiting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerWaitingPosition"}}]}};
const EventFacesDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventFaces"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"4"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"profilePicture"}}]}}]}}]}};
const EventCardDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventPlaces"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"distance"}}]}};
const EventRowDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventPlaces"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"displayDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}}]}};
const EventDetailsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventCard"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventFaces"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventWaiting"}},{"kind":"Field","name":{"kind":"Name","value":"displayDate"}},{"kind":"Field","name":{"kind":"Name","value":"calledOffAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"signedIn"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"followedParticipants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"signedIn"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}};
const EventCallingDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventCalling"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"calledOffAt"}},{"kind":"Field","name":{"kind":"Name","value":"calledOffReason"}}]}};
const FollowButtonDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"FollowButton"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerIsFollowing"}}]}};
const RiderSuggestionDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"RiderSuggestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RiderSuggestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFollow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"companion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}};
const GroupInvitationRowDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupInvitationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GroupInvitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"maxUses"}},{"kind":"Field","name":{"kind":"Name","value":"useCount"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"maker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}}]}};
const GroupRulesStateDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupRulesState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Group"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"viewerIsMember"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRulesVersion"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}};
const GroupRulesTextDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupRulesText"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GroupRules"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}};
const GroupRowDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Group"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"viewerIsMember"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasAsked"}}]}};
const GroupCardDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Group"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupRow"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}};
const GroupFacesDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupFaces"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Group"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"profilePicture"}}]}}]}}]}};
const DiscoverGroupDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"DiscoverGroup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Group"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupCard"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupFaces"}}]}};
const GroupHeadDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Group"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupCard"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupRulesState"}},{"kind":"Field","name":{"kind":"Name","value":"viewerOrganises"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"signedIn"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"requestCount"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"signedIn"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"followedMemberCount"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"signedIn"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"pinnedPost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RideCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupEvent"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"organisers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"profilePicture"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"faces"},"name":{"kind":"Name","value":"members"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"profilePicture"}}]}}]}}]}};
const GroupEventDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupEvent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"displayDate"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"participantCount"}},{"kind":"Field","name":{"kind":"Name","value":"maxParticipants"}},{"kind":"Field","name":{"kind":"Name","value":"calledOffReason"}}]}};
const GroupRideListDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupRideList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PostConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NextRide"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}};
const MemberListDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupMember"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}};
const GroupMemberDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupMember"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonRow"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FollowButton"}},{"kind":"Field","name":{"kind":"Name","value":"isViewer"}},{"kind":"Field","name":{"kind":"Name","value":"standingInGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organises"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rulesVersion"}},{"kind":"Field","name":{"kind":"Name","value":"rulesAcknowledgedAt"}},{"kind":"Field","name":{"kind":"Name","value":"requestWords"}}]}}]}};
const GroupOrganisersDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupOrganisers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Group"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerOrganises"}},{"kind":"Field","name":{"kind":"Name","value":"organisers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}};
const FeedPageDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"FeedPage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PostConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RideCard"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}};
const GroupListDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GroupConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}};
const HomeSidesDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomeSides"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Query"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"signedIn"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerSummary"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerNextRide"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"joinedGroups"},"name":{"kind":"Name","value":"groups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"scope"},"value":{"kind":"EnumValue","value":"JOINED"}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"EnumValue","value":"POPULAR"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"signedIn"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupList"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"suggestedGroups"},"name":{"kind":"Name","value":"groups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"scope"},"value":{"kind":"EnumValue","value":"SUGGESTED"}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"EnumValue","value":"POPULAR"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"8"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupList"}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"scope"},"value":{"kind":"EnumValue","value":"UPCOMING"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"signedIn"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpcomingEvent"}}]}}]}}]}};
const PhotoDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"Photo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}}]}};
const MomentCardDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"MomentCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Moment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Photo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timestamp"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"lng"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"profilePicture"}}]}}]}};
const NotificationRowDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}},{"kind":"Field","name":{"kind":"Name","value":"actorCount"}},{"kind":"Field","name":{"kind":"Name","value":"actors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"profilePicture"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FollowButton"}}]}},{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isRide"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ride"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"postId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"isCompleted"}},{"kind":"Field","name":{"kind":"Name","value":"viewerIsParticipating"}},{"kind":"Field","name":{"kind":"Name","value":"viewerWaitingPosition"}},{"kind":"Field","name":{"kind":"Name","value":"viewerIsMaybe"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"comment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rideChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Plan"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Plan"}}]}},{"kind":"Field","name":{"kind":"Name","value":"laterDates"}}]}},{"kind":"Field","name":{"kind":"Name","value":"takedown"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"isByOrganiser"}},{"kind":"Field","name":{"kind":"Name","value":"isOfGroup"}}]}},{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deletedRide"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"isEvent"}},{"kind":"Field","name":{"kind":"Name","value":"laterDates"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Plan"}}]}}]}}]}};
const PlanDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"Plan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RidePlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"calledOffReason"}},{"kind":"Field","name":{"kind":"Name","value":"paceGroup"}}]}};
const UnreadCountDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"UnreadCount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unreadNotificationCount"}}]}};
const PreferencesDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"Preferences"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"notificationPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"mail"}},{"kind":"Field","name":{"kind":"Name","value":"digest"}}]}}]}};
const MailsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"Mails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mailSchedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quietFrom"}},{"kind":"Field","name":{"kind":"Name","value":"quietTo"}},{"kind":"Field","name":{"kind":"Name","value":"digestDay"}},{"kind":"Field","name":{"kind":"Name","value":"digestHour"}}]}}]}};
const OperatorReportRowDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OperatorReportRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"targetType"}},{"kind":"Field","name":{"kind":"Name","value":"targetId"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"reporter"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"authorId"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"reportedText"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"isOfGroup"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedAt"}},{"kind":"Field","name":{"kind":"Name","value":"resolution"}}]}};
const OperatorTakedownRowDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OperatorTakedownRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorTakedown"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"appeal"}},{"kind":"Field","name":{"kind":"Name","value":"appealedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"decisionWords"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"forgottenAt"}},{"kind":"Field","name":{"kind":"Name","value":"isByOrganiser"}}]}};
const OperatorMemberRowDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OperatorMemberRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"mailAddress"}},{"kind":"Field","name":{"kind":"Name","value":"mailConfirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pendingMailAddress"}},{"kind":"Field","name":{"kind":"Name","value":"postCount"}},{"kind":"Field","name":{"kind":"Name","value":"takedownCount"}},{"kind":"Field","name":{"kind":"Name","value":"openReportCount"}}]}};
const OperatorApplicationRowDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OperatorApplicationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"refusedAt"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}};
const OperatorInvitationRowDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OperatorInvitationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorInvitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"maxUses"}},{"kind":"Field","name":{"kind":"Name","value":"useCount"}},{"kind":"Field","name":{"kind":"Name","value":"mailAddress"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isMailRefused"}}]}};
const OperatorSessionRowDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OperatorSessionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"device"}}]}};
const OperatorEventRowDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OperatorEventRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"distance"}},{"kind":"Field","name":{"kind":"Name","value":"maxParticipants"}},{"kind":"Field","name":{"kind":"Name","value":"participantCount"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"calledOffReason"}}]}};
const PlannedEventDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlannedEvent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"displayDate"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"distance"}},{"kind":"Field","name":{"kind":"Name","value":"maxParticipants"}},{"kind":"Field","name":{"kind":"Name","value":"participantCount"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"isFull"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}};
const OperatorGroupRowDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OperatorGroupRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"postCount"}},{"kind":"Field","name":{"kind":"Name","value":"organisers"}},{"kind":"Field","name":{"kind":"Name","value":"rules"}}]}};
const GroupFactsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Group"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}}]}};
const OperatorInstanceSettingsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OperatorInstanceSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InstanceSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"imprint"}},{"kind":"Field","name":{"kind":"Name","value":"terms"}},{"kind":"Field","name":{"kind":"Name","value":"privacy"}},{"kind":"Field","name":{"kind":"Name","value":"announcement"}},{"kind":"Field","name":{"kind":"Name","value":"announcementUrl"}},{"kind":"Field","name":{"kind":"Name","value":"announcementEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"signUps"}}]}};
const PostCardDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Photo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"privacy"}},{"kind":"Field","name":{"kind":"Name","value":"isRide"}},{"kind":"Field","name":{"kind":"Name","value":"likeCount"}},{"kind":"Field","name":{"kind":"Name","value":"commentCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasLiked"}},{"kind":"Field","name":{"kind":"Name","value":"followedLiker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"profilePicture"}},{"kind":"Field","name":{"kind":"Name","value":"isViewer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}};
const MyRideDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyRide"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"profilePicture"}},{"kind":"Field","name":{"kind":"Name","value":"isViewer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ride"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CueSheet"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RideBar"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SaveRouteItem"}},{"kind":"Field","name":{"kind":"Name","value":"map"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"distance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paceGroups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"distance"}},{"kind":"Field","name":{"kind":"Name","value":"pace"}},{"kind":"Field","name":{"kind":"Name","value":"viewerIsIn"}}]}}]}}]}};
const MyRideListDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyRideList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PostConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyRide"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}};
const ViewerTallyDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerTally"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActivityCounts"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerNextRide"}}]}};
const ViewerNextRideDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerNextRide"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"nextRides"},"name":{"kind":"Name","value":"rides"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"scope"},"value":{"kind":"EnumValue","value":"GOING"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ride"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"postId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"calledOffAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerWaitingPosition"}}]}}]}}]}}]}}]}};
const CueSheetDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CueSheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ride"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"postId"}},{"kind":"Field","name":{"kind":"Name","value":"distance"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"pace"}},{"kind":"Field","name":{"kind":"Name","value":"elevation"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"calledOffAt"}},{"kind":"Field","name":{"kind":"Name","value":"calledOffReason"}},{"kind":"Field","name":{"kind":"Name","value":"places"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"surface"}},{"kind":"Field","name":{"kind":"Name","value":"noDrop"}},{"kind":"Field","name":{"kind":"Name","value":"needsLights"}},{"kind":"Field","name":{"kind":"Name","value":"paceMin"}},{"kind":"Field","name":{"kind":"Name","value":"paceMax"}},{"kind":"Field","name":{"kind":"Name","value":"series"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}}]}};
const RideBarDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"RideBar"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ride"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"postId"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCompleted"}},{"kind":"Field","name":{"kind":"Name","value":"calledOffAt"}},{"kind":"Field","name":{"kind":"Name","value":"places"}},{"kind":"Field","name":{"kind":"Name","value":"paceGroupCount"}},{"kind":"Field","name":{"kind":"Name","value":"participantCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerIsParticipating"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerWaitingPosition"}},{"kind":"Field","name":{"kind":"Name","value":"maybeCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerIsMaybe"}},{"kind":"Field","name":{"kind":"Name","value":"momentCount"}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"4"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"profilePicture"}}]}}]}}]}};
const SaveRouteItemDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaveRouteItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ride"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"postId"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasSaved"}}]}};
const RideCardDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"RideCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostCard"}},{"kind":"Field","name":{"kind":"Name","value":"ride"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CueSheet"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RideBar"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SaveRouteItem"}}]}}]}};
const RideDayDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"RideDay"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ride"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"postId"}},{"kind":"Field","name":{"kind":"Name","value":"viewerLeads"}},{"kind":"Field","name":{"kind":"Name","value":"leaders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RideLeader"}}]}},{"kind":"Field","name":{"kind":"Name","value":"series"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RidePaceGroups"}}]}};
const RidePaceGroupsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"RidePaceGroups"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ride"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"paceGroups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaceGroupRow"}}]}}]}};
const PaceGroupRowDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaceGroupRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaceGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"distance"}},{"kind":"Field","name":{"kind":"Name","value":"pace"}},{"kind":"Field","name":{"kind":"Name","value":"places"}},{"kind":"Field","name":{"kind":"Name","value":"takenCount"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"isFull"}},{"kind":"Field","name":{"kind":"Name","value":"viewerIsIn"}},{"kind":"Field","name":{"kind":"Name","value":"viewerIsWaiting"}},{"kind":"Field","name":{"kind":"Name","value":"leaders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"profilePicture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"map"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasElevation"}}]}}]}};
const RideLeaderDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"RideLeader"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"isViewer"}}]}};
const SeriesDateDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeriesDate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ride"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"postId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"calledOffAt"}},{"kind":"Field","name":{"kind":"Name","value":"calledOffReason"}},{"kind":"Field","name":{"kind":"Name","value":"participantCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerIsParticipating"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerWaitingPosition"}}]}};
const SeriesDatesDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeriesDates"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ride"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"series"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasJoined"}},{"kind":"Field","name":{"kind":"Name","value":"dates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeriesDate"}}]}}]}}]}};
const SeriesGroupDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeriesGroup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaceGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"viewerIsIn"}}]}};
const RideSheetDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"RideSheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ride"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"postId"}},{"kind":"Field","name":{"kind":"Name","value":"maybeCount"}},{"kind":"Field","name":{"kind":"Name","value":"sheet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"thankedAt"}},{"kind":"Field","name":{"kind":"Name","value":"riders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SheetRider"}}]}},{"kind":"Field","name":{"kind":"Name","value":"guests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SheetGuest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SheetName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maybe"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SheetName"}}]}}]}}]}};
const SheetRiderDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SheetRider"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SheetRider"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leads"}},{"kind":"Field","name":{"kind":"Name","value":"paceGroupId"}},{"kind":"Field","name":{"kind":"Name","value":"isHere"}},{"kind":"Field","name":{"kind":"Name","value":"tappedAt"}},{"kind":"Field","name":{"kind":"Name","value":"rulesAcknowledged"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"profilePicture"}},{"kind":"Field","name":{"kind":"Name","value":"isViewer"}}]}}]}};
const SheetNameDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SheetName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}};
const SheetGuestDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SheetGuest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RideGuest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"paceGroupId"}},{"kind":"Field","name":{"kind":"Name","value":"isHere"}},{"kind":"Field","name":{"kind":"Name","value":"tappedAt"}}]}};
const SheetPlacesDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SheetPlaces"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ride"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"paceGroups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"takenCount"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"isFull"}}]}}]}};
const RouteViewDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"RouteView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RideMap"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"distance"}},{"kind":"Field","name":{"kind":"Name","value":"elevation"}},{"kind":"Field","name":{"kind":"Name","value":"hasElevation"}},{"kind":"Field","name":{"kind":"Name","value":"bounds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"south"}},{"kind":"Field","name":{"kind":"Name","value":"west"}},{"kind":"Field","name":{"kind":"Name","value":"north"}},{"kind":"Field","name":{"kind":"Name","value":"east"}}]}},{"kind":"Field","name":{"kind":"Name","value":"line"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"lng"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"distance"}},{"kind":"Field","name":{"kind":"Name","value":"elevation"}},{"kind":"Field","name":{"kind":"Name","value":"gradient"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"lng"}}]}},{"kind":"Field","name":{"kind":"Name","value":"climbs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDistance"}},{"kind":"Field","name":{"kind":"Name","value":"endDistance"}},{"kind":"Field","name":{"kind":"Name","value":"length"}},{"kind":"Field","name":{"kind":"Name","value":"gain"}},{"kind":"Field","name":{"kind":"Name","value":"meanGradient"}},{"kind":"Field","name":{"kind":"Name","value":"steepestGradient"}},{"kind":"Field","name":{"kind":"Name","value":"category"}}]}},{"kind":"Field","name":{"kind":"Name","value":"waypoints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RouteWaypoint"}}]}}]}};
const RouteWaypointDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"RouteWaypoint"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Waypoint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"lng"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"distance"}}]}};
const TileLayerDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"TileLayer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MapTiles"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"attribution"}},{"kind":"Field","name":{"kind":"Name","value":"attributionUrl"}}]}};
const MapFileDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"MapFile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MapFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"attribution"}},{"kind":"Field","name":{"kind":"Name","value":"attributionUrl"}}]}};
const MeetingPointDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"MeetingPoint"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MeetingPoint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"lng"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}}]}};
const PopularGroupsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PopularGroups"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GroupConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DiscoverGroup"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}};
const EventAgendaDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventAgenda"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EventConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}};
const UserHitDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserHit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFollow"}}]}};
const UserHitsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserHits"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserHit"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}};
const PostHitDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostHit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isRide"}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Photo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"profilePicture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ride"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"distance"}},{"kind":"Field","name":{"kind":"Name","value":"elevation"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"calledOffAt"}}]}}]}};
const PostHitsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostHits"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PostConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostHit"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}};
const NextRideDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"NextRide"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ride"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"distance"}},{"kind":"Field","name":{"kind":"Name","value":"elevation"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"calledOffReason"}},{"kind":"Field","name":{"kind":"Name","value":"places"}},{"kind":"Field","name":{"kind":"Name","value":"participantCount"}},{"kind":"Field","name":{"kind":"Name","value":"followedParticipants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"signedIn"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"profilePicture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}};
const OwnIdentityDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnIdentity"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignInIdentity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"issuer"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}};
const OwnPasskeyDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnPasskey"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Passkey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}};
const UserSessionRowDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserSessionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}};
const TakedownRowDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"TakedownRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Takedown"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"appeal"}},{"kind":"Field","name":{"kind":"Name","value":"appealedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"decisionWords"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanAppeal"}},{"kind":"Field","name":{"kind":"Name","value":"isFinal"}},{"kind":"Field","name":{"kind":"Name","value":"isByOrganiser"}},{"kind":"Field","name":{"kind":"Name","value":"isOfGroup"}}]}};
const GroupOfPostDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupOfPost"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}};
const AccessTokenRowDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccessTokenRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccessToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}};
const ActivityCountsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActivityCounts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserStats"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postCount"}},{"kind":"Field","name":{"kind":"Name","value":"rideCount"}},{"kind":"Field","name":{"kind":"Name","value":"weeklyDistance"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyDistance"}},{"kind":"Field","name":{"kind":"Name","value":"weeks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"IntValue","value":"12"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WeekBar"}}]}}]}};
const WeekBarDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"WeekBar"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WeekDistance"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekStart"}},{"kind":"Field","name":{"kind":"Name","value":"distance"}},{"kind":"Field","name":{"kind":"Name","value":"climb"}},{"kind":"Field","name":{"kind":"Name","value":"rideCount"}}]}};
const ViewerSummaryDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"profilePicture"}},{"kind":"Field","name":{"kind":"Name","value":"unitsPreference"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyGoal"}},{"kind":"Field","name":{"kind":"Name","value":"stats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postCount"}},{"kind":"Field","name":{"kind":"Name","value":"rideCount"}},{"kind":"Field","name":{"kind":"Name","value":"followerCount"}},{"kind":"Field","name":{"kind":"Name","value":"followingCount"}},{"kind":"Field","name":{"kind":"Name","value":"weeklyDistance"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyDistance"}}]}}]}};
const ProfileDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"Profile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"profilePicture"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"isViewer"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyGoal"}},{"kind":"Field","name":{"kind":"Name","value":"unitsPreference"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasBlocked"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasMuted"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMutedUntil"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FollowButton"}},{"kind":"Field","name":{"kind":"Name","value":"stats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postCount"}},{"kind":"Field","name":{"kind":"Name","value":"rideCount"}},{"kind":"Field","name":{"kind":"Name","value":"followerCount"}},{"kind":"Field","name":{"kind":"Name","value":"followingCount"}},{"kind":"Field","name":{"kind":"Name","value":"weeklyDistance"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyDistance"}}]}}]}};
const PersonRowDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"profilePicture"}}]}};
const PeopleListDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PeopleList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}};
const PersonFollowDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonFollow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonRow"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FollowButton"}},{"kind":"Field","name":{"kind":"Name","value":"isViewer"}}]}};
const FollowListDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"FollowList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFollow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}};
const RideRowDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"RideRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"ride"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"distance"}},{"kind":"Field","name":{"kind":"Name","value":"elevation"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"pace"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"calledOffAt"}}]}}]}};
const RideListDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"RideList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PostConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RideRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}};
const PhotoTileDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PhotoTile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Photo"}}]}}]}};
const MutedPersonDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutedPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonRow"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMutedUntil"}}]}};
const ZoneRowDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ZoneRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrivacyZone"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"lng"}},{"kind":"Field","name":{"kind":"Name","value":"radius"}}]}};
const RideStartDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"RideStart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"ride"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"map"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"distance"}}]}}]}}]}};
export const OwnMailAddressFragmentDoc = { kind: 'Document', definitions: [OwnMailAddressDefinition] } as unknown as TypedDocumentNode<OwnMailAddressFragment>;
export const SessionUserFragmentDoc = { kind: 'Document', definitions: [SessionUserDefinition] } as unknown as TypedDocumentNode<SessionUserFragment>;
export const CalendarLinkFragmentDoc = { kind: 'Document', definitions: [CalendarLinkDefinition] } as unknown as TypedDocumentNode<CalendarLinkFragment>;
export const CommentItemFragmentDoc = { kind: 'Document', definitions: [CommentItemDefinition] } as unknown as TypedDocumentNode<CommentItemFragment>;
export const ReplyPageFragmentDoc = { kind: 'Document', definitions: [ReplyPageDefinition, CommentItemDefinition] } as unknown as TypedDocumentNode<ReplyPageFragment>;
export const CommentThreadFragmentDoc = { kind: 'Document', definitions: [CommentThreadDefinition, CommentItemDefinition, ReplyPageDefinition] } as unknown as TypedDocumentNode<CommentThreadFragment>;
export const CommentPageFragmentDoc = { kind: 'Document', definitions: [CommentPageDefinition, CommentThreadDefinition, CommentItemDefinition, ReplyPageDefinition] } as unknown as TypedDocumentNode<CommentPageFragment>;
export const LinkedThreadFragmentDoc = { kind: 'Document', definitions: [LinkedThreadDefinition, CommentThreadDefinition, CommentItemDefinition, ReplyPageDefinition, CommentPageDefinition] } as unknown as TypedDocumentNode<LinkedThreadFragment>;
export const EmergencyLeaderFragmentDoc = { kind: 'Document', definitions: [EmergencyLeaderDefinition] } as unknown as TypedDocumentNode<EmergencyLeaderFragment>;
export const EmergencyRideFragmentDoc = { kind: 'Document', definitions: [EmergencyRideDefinition] } as unknown as TypedDocumentNode<EmergencyRideFragment>;
export const UpcomingEventFragmentDoc = { kind: 'Document', definitions: [UpcomingEventDefinition] } as unknown as TypedDocumentNode<UpcomingEventFragment>;
export const EventPlacesFragmentDoc = { kind: 'Document', definitions: [EventPlacesDefinition] } as unknown as TypedDocumentNode<EventPlacesFragment>;
export const EventWaitingFragmentDoc = { kind: 'Document', definitions: [EventWaitingDefinition] } as unknown as TypedDocumentNode<EventWaitingFragment>;
export const EventFacesFragmentDoc = { kind: 'Document', definitions: [EventFacesDefinition] } as unknown as TypedDocumentNode<EventFacesFragment>;
export const EventCardFragmentDoc = { kind: 'Document', definitions: [EventCardDefinition, EventPlacesDefinition] } as unknown as TypedDocumentNode<EventCardFragment>;
export const EventRowFragmentDoc = { kind: 'Document', definitions: [EventRowDefinition, EventPlacesDefinition] } as unknown as TypedDocumentNode<EventRowFragment>;
export const EventDetailsFragmentDoc = { kind: 'Document', definitions: [EventDetailsDefinition, EventCardDefinition, EventPlacesDefinition, EventFacesDefinition, EventWaitingDefinition, GroupRowDefinition] } as unknown as TypedDocumentNode<EventDetailsFragment>;
export const EventCallingFragmentDoc = { kind: 'Document', definitions: [EventCallingDefinition] } as unknown as TypedDocumentNode<EventCallingFragment>;
export const FollowButtonFragmentDoc = { kind: 'Document', definitions: [FollowButtonDefinition] } as unknown as TypedDocumentNode<FollowButtonFragment>;
export const RiderSuggestionFragmentDoc = { kind: 'Document', definitions: [RiderSuggestionDefinition, PersonFollowDefinition, PersonRowDefinition, FollowButtonDefinition] } as unknown as TypedDocumentNode<RiderSuggestionFragment>;
export const GroupInvitationRowFragmentDoc = { kind: 'Document', definitions: [GroupInvitationRowDefinition] } as unknown as TypedDocumentNode<GroupInvitationRowFragment>;
export const GroupRulesStateFragmentDoc = { kind: 'Document', definitions: [GroupRulesStateDefinition] } as unknown as TypedDocumentNode<GroupRulesStateFragment>;
export const GroupRulesTextFragmentDoc = { kind: 'Document', definitions: [GroupRulesTextDefinition] } as unknown as TypedDocumentNode<GroupRulesTextFragment>;
export const GroupRowFragmentDoc = { kind: 'Document', definitions: [GroupRowDefinition] } as unknown as TypedDocumentNode<GroupRowFragment>;
export const GroupCardFragmentDoc = { kind: 'Document', definitions: [GroupCardDefinition, GroupRowDefinition] } as unknown as TypedDocumentNode<GroupCardFragment>;
export const GroupFacesFragmentDoc = { kind: 'Document', definitions: [GroupFacesDefinition] } as unknown as TypedDocumentNode<GroupFacesFragment>;
export const DiscoverGroupFragmentDoc = { kind: 'Document', definitions: [DiscoverGroupDefinition, GroupCardDefinition, GroupRowDefinition, GroupFacesDefinition] } as unknown as TypedDocumentNode<DiscoverGroupFragment>;
export const GroupHeadFragmentDoc = { kind: 'Document', definitions: [GroupHeadDefinition, GroupCardDefinition, GroupRowDefinition, GroupRulesStateDefinition, RideCardDefinition, PostCardDefinition, PhotoDefinition, CueSheetDefinition, RideBarDefinition, SaveRouteItemDefinition, GroupEventDefinition] } as unknown as TypedDocumentNode<GroupHeadFragment>;
export const GroupEventFragmentDoc = { kind: 'Document', definitions: [GroupEventDefinition] } as unknown as TypedDocumentNode<GroupEventFragment>;
export const GroupRideListFragmentDoc = { kind: 'Document', definitions: [GroupRideListDefinition, NextRideDefinition] } as unknown as TypedDocumentNode<GroupRideListFragment>;
export const MemberListFragmentDoc = { kind: 'Document', definitions: [MemberListDefinition, GroupMemberDefinition, PersonRowDefinition, FollowButtonDefinition] } as unknown as TypedDocumentNode<MemberListFragment>;
export const GroupMemberFragmentDoc = { kind: 'Document', definitions: [GroupMemberDefinition, PersonRowDefinition, FollowButtonDefinition] } as unknown as TypedDocumentNode<GroupMemberFragment>;
export const GroupOrganisersFragmentDoc = { kind: 'Document', definitions: [GroupOrganisersDefinition] } as unknown as TypedDocumentNode<GroupOrganisersFragment>;
export const FeedPageFragmentDoc = { kind: 'Document', definitions: [FeedPageDefinition, RideCardDefinition, PostCardDefinition, PhotoDefinition, CueSheetDefinition, RideBarDefinition, SaveRouteItemDefinition] } as unknown as TypedDocumentNode<FeedPageFragment>;
export const GroupListFragmentDoc = { kind: 'Document', definitions: [GroupListDefinition, GroupRowDefinition] } as unknown as TypedDocumentNode<GroupListFragment>;
export const HomeSidesFragmentDoc = { kind: 'Document', definitions: [HomeSidesDefinition, ViewerSummaryDefinition, ViewerNextRideDefinition, GroupListDefinition, GroupRowDefinition, UpcomingEventDefinition] } as unknown as TypedDocumentNode<HomeSidesFragment>;
export const PhotoFragmentDoc = { kind: 'Document', definitions: [PhotoDefinition] } as unknown as TypedDocumentNode<PhotoFragment>;
export const MomentCardFragmentDoc = { kind: 'Document', definitions: [MomentCardDefinition, PhotoDefinition] } as unknown as TypedDocumentNode<MomentCardFragment>;
export const NotificationRowFragmentDoc = { kind: 'Document', definitions: [NotificationRowDefinition, FollowButtonDefinition, PlanDefinition] } as unknown as TypedDocumentNode<NotificationRowFragment>;
export const PlanFragmentDoc = { kind: 'Document', definitions: [PlanDefinition] } as unknown as TypedDocumentNode<PlanFragment>;
export const UnreadCountFragmentDoc = { kind: 'Document', definitions: [UnreadCountDefinition] } as unknown as TypedDocumentNode<UnreadCountFragment>;
export const PreferencesFragmentDoc = { kind: 'Document', definitions: [PreferencesDefinition] } as unknown as TypedDocumentNode<PreferencesFragment>;
export const MailsFragmentDoc = { kind: 'Document', definitions: [MailsDefinition] } as unknown as TypedDocumentNode<MailsFragment>;
export const OperatorReportRowFragmentDoc = { kind: 'Document', definitions: [OperatorReportRowDefinition] } as unknown as TypedDocumentNode<OperatorReportRowFragment>;
export const OperatorTakedownRowFragmentDoc = { kind: 'Document', definitions: [OperatorTakedownRowDefinition] } as unknown as TypedDocumentNode<OperatorTakedownRowFragment>;
export const OperatorMemberRowFragmentDoc = { kind: 'Document', definitions: [OperatorMemberRowDefinition] } as unknown as TypedDocumentNode<OperatorMemberRowFragment>;
export const OperatorApplicationRowFragmentDoc = { kind: 'Document', definitions: [OperatorApplicationRowDefinition] } as unknown as TypedDocumentNode<OperatorApplicationRowFragment>;
export const OperatorInvitationRowFragmentDoc = { kind: 'Document', definitions: [OperatorInvitationRowDefinition] } as unknown as TypedDocumentNode<OperatorInvitationRowFragment>;
export const OperatorSessionRowFragmentDoc = { kind: 'Document', definitions: [OperatorSessionRowDefinition] } as unknown as TypedDocumentNode<OperatorSessionRowFragment>;
export const OperatorEventRowFragmentDoc = { kind: 'Document', definitions: [OperatorEventRowDefinition] } as unknown as TypedDocumentNode<OperatorEventRowFragment>;
export const PlannedEventFragmentDoc = { kind: 'Document', definitions: [PlannedEventDefinition] } as unknown as TypedDocumentNode<PlannedEventFragment>;
export const OperatorGroupRowFragmentDoc = { kind: 'Document', definitions: [OperatorGroupRowDefinition] } as unknown as TypedDocumentNode<OperatorGroupRowFragment>;
export const GroupFactsFragmentDoc = { kind: 'Document', definitions: [GroupFactsDefinition] } as unknown as TypedDocumentNode<GroupFactsFragment>;
export const OperatorInstanceSettingsFragmentDoc = { kind: 'Document', definitions: [OperatorInstanceSettingsDefinition] } as unknown as TypedDocumentNode<OperatorInstanceSettingsFragment>;
export const PostCardFragmentDoc = { kind: 'Document', definitions: [PostCardDefinition, PhotoDefinition] } as unknown as TypedDocumentNode<PostCardFragment>;
export const MyRideFragmentDoc = { kind: 'Document', definitions: [MyRideDefinition, CueSheetDefinition, RideBarDefinition, SaveRouteItemDefinition] } as unknown as TypedDocumentNode<MyRideFragment>;
export const MyRideListFragmentDoc = { kind: 'Document', definitions: [MyRideListDefinition, MyRideDefinition, CueSheetDefinition, RideBarDefinition, SaveRouteItemDefinition] } as unknown as TypedDocumentNode<MyRideListFragment>;
export const ViewerTallyFragmentDoc = { kind: 'Document', definitions: [ViewerTallyDefinition, ActivityCountsDefinition, WeekBarDefinition, ViewerNextRideDefinition] } as unknown as TypedDocumentNode<ViewerTallyFragment>;
export const ViewerNextRideFragmentDoc = { kind: 'Document', definitions: [ViewerNextRideDefinition] } as unknown as TypedDocumentNode<ViewerNextRideFragment>;
export const CueSheetFragmentDoc = { kind: 'Document', definitions: [CueSheetDefinition] } as unknown as TypedDocumentNode<CueSheetFragment>;
export const RideBarFragmentDoc = { kind: 'Document', definitions: [RideBarDefinition] } as unknown as TypedDocumentNode<RideBarFragment>;
export const SaveRouteItemFragmentDoc = { kind: 'Document', definitions: [SaveRouteItemDefinition] } as unknown as TypedDocumentNode<SaveRouteItemFragment>;
export const RideCardFragmentDoc = { kind: 'Document', definitions: [RideCardDefinition, PostCardDefinition, PhotoDefinition, CueSheetDefinition, RideBarDefinition, SaveRouteItemDefinition] } as unknown as TypedDocumentNode<RideCardFragment>;
export const RideDayFragmentDoc = { kind: 'Document', definitions: [RideDayDefinition, RideLeaderDefinition, RidePaceGroupsDefinition, PaceGroupRowDefinition] } as unknown as TypedDocumentNode<RideDayFragment>;
export const RidePaceGroupsFragmentDoc = { kind: 'Document', definitions: [RidePaceGroupsDefinition, PaceGroupRowDefinition] } as unknown as TypedDocumentNode<RidePaceGroupsFragment>;
export const PaceGroupRowFragmentDoc = { kind: 'Document', definitions: [PaceGroupRowDefinition] } as unknown as TypedDocumentNode<PaceGroupRowFragment>;
export const RideLeaderFragmentDoc = { kind: 'Document', definitions: [RideLeaderDefinition] } as unknown as TypedDocumentNode<RideLeaderFragment>;
export const SeriesDateFragmentDoc = { kind: 'Document', definitions: [SeriesDateDefinition] } as unknown as TypedDocumentNode<SeriesDateFragment>;
export const SeriesDatesFragmentDoc = { kind: 'Document', definitions: [SeriesDatesDefinition, SeriesDateDefinition] } as unknown as TypedDocumentNode<SeriesDatesFragment>;
export const SeriesGroupFragmentDoc = { kind: 'Document', definitions: [SeriesGroupDefinition] } as unknown as TypedDocumentNode<SeriesGroupFragment>;
export const RideSheetFragmentDoc = { kind: 'Document', definitions: [RideSheetDefinition, SheetRiderDefinition, SheetGuestDefinition, SheetNameDefinition] } as unknown as TypedDocumentNode<RideSheetFragment>;
export const SheetRiderFragmentDoc = { kind: 'Document', definitions: [SheetRiderDefinition] } as unknown as TypedDocumentNode<SheetRiderFragment>;
export const SheetNameFragmentDoc = { kind: 'Document', definitions: [SheetNameDefinition] } as unknown as TypedDocumentNode<SheetNameFragment>;
export const SheetGuestFragmentDoc = { kind: 'Document', definitions: [SheetGuestDefinition] } as unknown as TypedDocumentNode<SheetGuestFragment>;
export const SheetPlacesFragmentDoc = { kind: 'Document', definitions: [SheetPlacesDefinition] } as unknown as TypedDocumentNode<SheetPlacesFragment>;
export const RouteViewFragmentDoc = { kind: 'Document', definitions: [RouteViewDefinition, RouteWaypointDefinition] } as unknown as TypedDocumentNode<RouteViewFragment>;
export const RouteWaypointFragmentDoc = { kind: 'Document', definitions: [RouteWaypointDefinition] } as unknown as TypedDocumentNode<RouteWaypointFragment>;
export const TileLayerFragmentDoc = { kind: 'Document', definitions: [TileLayerDefinition] } as unknown as TypedDocumentNode<TileLayerFragment>;
export const MapFileFragmentDoc = { kind: 'Document', definitions: [MapFileDefinition] } as unknown as TypedDocumentNode<MapFileFragment>;
export const MeetingPointFragmentDoc = { kind: 'Document', definitions: [MeetingPointDefinition] } as unknown as TypedDocumentNode<MeetingPointFragment>;
export const PopularGroupsFragmentDoc = { kind: 'Document', definitions: [PopularGroupsDefinition, DiscoverGroupDefinition, GroupCardDefinition, GroupRowDefinition, GroupFacesDefinition] } as unknown as TypedDocumentNode<PopularGroupsFragment>;
export const EventAgendaFragmentDoc = { kind: 'Document', definitions: [EventAgendaDefinition, EventRowDefinition, EventPlacesDefinition] } as unknown as TypedDocumentNode<EventAgendaFragment>;
export const UserHitFragmentDoc = { kind: 'Document', definitions: [UserHitDefinition, PersonFollowDefinition, PersonRowDefinition, FollowButtonDefinition] } as unknown as TypedDocumentNode<UserHitFragment>;
export const UserHitsFragmentDoc = { kind: 'Document', definitions: [UserHitsDefinition, UserHitDefinition, PersonFollowDefinition, PersonRowDefinition, FollowButtonDefinition] } as unknown as TypedDocumentNode<UserHitsFragment>;
export const PostHitFragmentDoc = { kind: 'Document', definitions: [PostHitDefinition, PhotoDefinition] } as unknown as TypedDocumentNode<PostHitFragment>;
export const PostHitsFragmentDoc = { kind: 'Document', definitions: [PostHitsDefinition, PostHitDefinition, PhotoDefinition] } as unknown as TypedDocumentNode<PostHitsFragment>;
export const NextRideFragmentDoc = { kind: 'Document', definitions: [NextRideDefinition] } as unknown as TypedDocumentNode<NextRideFragment>;
export const OwnIdentityFragmentDoc = { kind: 'Document', definitions: [OwnIdentityDefinition] } as unknown as TypedDocumentNode<OwnIdentityFragment>;
export const OwnPasskeyFragmentDoc = { kind: 'Document', definitions: [OwnPasskeyDefinition] } as unknown as TypedDocumentNode<OwnPasskeyFragment>;
export const UserSessionRowFragmentDoc = { kind: 'Document', definitions: [UserSessionRowDefinition] } as unknown as TypedDocumentNode<UserSessionRowFragment>;
export const TakedownRowFragmentDoc = { kind: 'Document', definitions: [TakedownRowDefinition] } as unknown as TypedDocumentNode<TakedownRowFragment>;
export const GroupOfPostFragmentDoc = { kind: 'Document', definitions: [GroupOfPostDefinition] } as unknown as TypedDocumentNode<GroupOfPostFragment>;
export const AccessTokenRowFragmentDoc = { kind: 'Document', definitions: [AccessTokenRowDefinition] } as unknown as TypedDocumentNode<AccessTokenRowFragment>;
export const ActivityCountsFragmentDoc = { kind: 'Document', definitions: [ActivityCountsDefinition, WeekBarDefinition] } as unknown as TypedDocumentNode<ActivityCountsFragment>;
export const WeekBarFragmentDoc = { kind: 'Document', definitions: [WeekBarDefinition] } as unknown as TypedDocumentNode<WeekBarFragment>;
export const ViewerSummaryFragmentDoc = { kind: 'Document', definitions: [ViewerSummaryDefinition] } as unknown as TypedDocumentNode<ViewerSummaryFragment>;
export const ProfileFragmentDoc = { kind: 'Document', definitions: [ProfileDefinition, FollowButtonDefinition] } as unknown as TypedDocumentNode<ProfileFragment>;
export const PersonRowFragmentDoc = { kind: 'Document', definitions: [PersonRowDefinition] } as unknown as TypedDocumentNode<PersonRowFragment>;
export const PeopleListFragmentDoc = { kind: 'Document', definitions: [PeopleListDefinition, PersonRowDefinition] } as unknown as TypedDocumentNode<PeopleListFragment>;
export const PersonFollowFragmentDoc = { kind: 'Document', definitions: [PersonFollowDefinition, PersonRowDefinition, FollowButtonDefinition] } as unknown as TypedDocumentNode<PersonFollowFragment>;
export const FollowListFragmentDoc = { kind: 'Document', definitions: [FollowListDefinition, PersonFollowDefinition, PersonRowDefinition, FollowButtonDefinition] } as unknown as TypedDocumentNode<FollowListFragment>;
export const RideRowFragmentDoc = { kind: 'Document', definitions: [RideRowDefinition] } as unknown as TypedDocumentNode<RideRowFragment>;
export const RideListFragmentDoc = { kind: 'Document', definitions: [RideListDefinition, RideRowDefinition] } as unknown as TypedDocumentNode<RideListFragment>;
export const PhotoTileFragmentDoc = { kind: 'Document', definitions: [PhotoTileDefinition, PhotoDefinition] } as unknown as TypedDocumentNode<PhotoTileFragment>;
export const MutedPersonFragmentDoc = { kind: 'Document', definitions: [MutedPersonDefinition, PersonRowDefinition] } as unknown as TypedDocumentNode<MutedPersonFragment>;
export const ZoneRowFragmentDoc = { kind: 'Document', definitions: [ZoneRowDefinition] } as unknown as TypedDocumentNode<ZoneRowFragment>;
export const RideStartFragmentDoc = { kind: 'Document', definitions: [RideStartDefinition] } as unknown as TypedDocumentNode<RideStartFragment>;
export const ForgotPageDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ForgotPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendsMail"}}]}}]}}] } as unknown as TypedDocumentNode<ForgotPageQuery, ForgotPageQueryVariables>;
export const useForgotPageQuery = (options?: QueryOptions<ForgotPageQuery, ForgotPageQueryVariables>) => useQuery(ForgotPageDocument, options);
export const RequestPasswordResetDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestPasswordResetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}}]}}]}}] } as unknown as TypedDocumentNode<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const useRequestPasswordResetMutation = (options?: MutationOptions<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>) => useMutation(RequestPasswordResetDocument, options);
export const ResetPasswordDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}}]}}]}}] } as unknown as TypedDocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const useResetPasswordMutation = (options?: MutationOptions<ResetPasswordMutation, ResetPasswordMutationVariables>) => useMutation(ResetPasswordDocument, options);
export const CheckLinkDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AccountLink"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"mailAddress"}}]}}]}}] } as unknown as TypedDocumentNode<CheckLinkMutation, CheckLinkMutationVariables>;
export const useCheckLinkMutation = (options?: MutationOptions<CheckLinkMutation, CheckLinkMutationVariables>) => useMutation(CheckLinkDocument, options);
export const ReadSuspensionDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReadSuspension"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readSuspension"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}}]}}]}}] } as unknown as TypedDocumentNode<ReadSuspensionMutation, ReadSuspensionMutationVariables>;
export const useReadSuspensionMutation = (options?: MutationOptions<ReadSuspensionMutation, ReadSuspensionMutationVariables>) => useMutation(ReadSuspensionDocument, options);
export const AppealSuspensionDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AppealSuspension"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AppealSuspensionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appealSuspension"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}}]}}]}}] } as unknown as TypedDocumentNode<AppealSuspensionMutation, AppealSuspensionMutationVariables>;
export const useAppealSuspensionMutation = (options?: MutationOptions<AppealSuspensionMutation, AppealSuspensionMutationVariables>) => useMutation(AppealSuspensionDocument, options);
export const ConfirmMailAddressDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmMailAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmMailAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]}}] } as unknown as TypedDocumentNode<ConfirmMailAddressMutation, ConfirmMailAddressMutationVariables>;
export const useConfirmMailAddressMutation = (options?: MutationOptions<ConfirmMailAddressMutation, ConfirmMailAddressMutationVariables>) => useMutation(ConfirmMailAddressDocument, options);
export const ChangeMailAddressDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeMailAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeMailAddressInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeMailAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mailAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnMailAddress"}}]}}]}}]}}]}}, OwnMailAddressDefinition] } as unknown as TypedDocumentNode<ChangeMailAddressMutation, ChangeMailAddressMutationVariables>;
export const useChangeMailAddressMutation = (options?: MutationOptions<ChangeMailAddressMutation, ChangeMailAddressMutationVariables>) => useMutation(ChangeMailAddressDocument, options);
export const SessionDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionUser"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"bell"},"name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UnreadCount"}}]}}]}}, SessionUserDefinition, UnreadCountDefinition] } as unknown as TypedDocumentNode<SessionQuery, SessionQueryVariables>;
export const useSessionQuery = (options?: QueryOptions<SessionQuery, SessionQueryVariables>) => useQuery(SessionDocument, options);
export const LoginPageDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoginPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"demoSignIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"password"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sendsMail"}},{"kind":"Field","name":{"kind":"Name","value":"signUps"}},{"kind":"Field","name":{"kind":"Name","value":"hasPasswords"}},{"kind":"Field","name":{"kind":"Name","value":"provider"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}] } as unknown as TypedDocumentNode<LoginPageQuery, LoginPageQueryVariables>;
export const useLoginPageQuery = (options?: QueryOptions<LoginPageQuery, LoginPageQueryVariables>) => useQuery(LoginPageDocument, options);
export const LoginDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Login"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"login"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionId"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionUser"}}]}}]}}]}}, SessionUserDefinition] } as unknown as TypedDocumentNode<LoginMutation, LoginMutationVariables>;
export const useLoginMutation = (options?: MutationOptions<LoginMutation, LoginMutationVariables>) => useMutation(LoginDocument, options);
export const RegisterDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Register"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"register"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionId"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionUser"}}]}}]}}]}}, SessionUserDefinition] } as unknown as TypedDocumentNode<RegisterMutation, RegisterMutationVariables>;
export const useRegisterMutation = (options?: MutationOptions<RegisterMutation, RegisterMutationVariables>) => useMutation(RegisterDocument, options);
export const LogoutDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}}]}}]}}] } as unknown as TypedDocumentNode<LogoutMutation, LogoutMutationVariables>;
export const useLogoutMutation = (options?: MutationOptions<LogoutMutation, LogoutMutationVariables>) => useMutation(LogoutDocument, options);
export const BeginProviderSignInDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginProviderSignIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginProviderSignIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}] } as unknown as TypedDocumentNode<BeginProviderSignInMutation, BeginProviderSignInMutationVariables>;
export const useBeginProviderSignInMutation = (options?: MutationOptions<BeginProviderSignInMutation, BeginProviderSignInMutationVariables>) => useMutation(BeginProviderSignInDocument, options);
export const FinishProviderSignInDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FinishProviderSignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FinishProviderSignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"finishProviderSignIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionId"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionUser"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"newcomer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"linkedUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"identities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnIdentity"}}]}}]}}]}}]}}, SessionUserDefinition, OwnIdentityDefinition] } as unknown as TypedDocumentNode<FinishProviderSignInMutation, FinishProviderSignInMutationVariables>;
export const useFinishProviderSignInMutation = (options?: MutationOptions<FinishProviderSignInMutation, FinishProviderSignInMutationVariables>) => useMutation(FinishProviderSignInDocument, options);
export const RegisterByProviderDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegisterByProvider"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProviderSignUpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registerByProvider"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionId"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionUser"}}]}}]}}]}}, SessionUserDefinition] } as unknown as TypedDocumentNode<RegisterByProviderMutation, RegisterByProviderMutationVariables>;
export const useRegisterByProviderMutation = (options?: MutationOptions<RegisterByProviderMutation, RegisterByProviderMutationVariables>) => useMutation(RegisterByProviderDocument, options);
export const BeginPasskeySignInDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginPasskeySignIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginPasskeySignIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"options"}}]}}]}}] } as unknown as TypedDocumentNode<BeginPasskeySignInMutation, BeginPasskeySignInMutationVariables>;
export const useBeginPasskeySignInMutation = (options?: MutationOptions<BeginPasskeySignInMutation, BeginPasskeySignInMutationVariables>) => useMutation(BeginPasskeySignInDocument, options);
export const SignInByPasskeyDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignInByPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInByPasskeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInByPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionId"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionUser"}}]}}]}}]}}, SessionUserDefinition] } as unknown as TypedDocumentNode<SignInByPasskeyMutation, SignInByPasskeyMutationVariables>;
export const useSignInByPasskeyMutation = (options?: MutationOptions<SignInByPasskeyMutation, SignInByPasskeyMutationVariables>) => useMutation(SignInByPasskeyDocument, options);
export const CalendarsPageDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CalendarsPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"calendarFeeds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarLink"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}, CalendarLinkDefinition] } as unknown as TypedDocumentNode<CalendarsPageQuery, CalendarsPageQueryVariables>;
export const useCalendarsPageQuery = (options?: QueryOptions<CalendarsPageQuery, CalendarsPageQueryVariables>) => useQuery(CalendarsPageDocument, options);
export const CreateCalendarFeedDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCalendarFeed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCalendarFeedInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCalendarFeed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"calendarFeed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarLink"}}]}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}, CalendarLinkDefinition] } as unknown as TypedDocumentNode<CreateCalendarFeedMutation, CreateCalendarFeedMutationVariables>;
export const useCreateCalendarFeedMutation = (options?: MutationOptions<CreateCalendarFeedMutation, CreateCalendarFeedMutationVariables>) => useMutation(CreateCalendarFeedDocument, options);
export const RotateCalendarFeedDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RotateCalendarFeed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"feedId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotateCalendarFeed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"feedId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"feedId"}}},{"kind":"Argument","name":{"kind":"Name","value":"currentPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"calendarFeed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarLink"}}]}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}, CalendarLinkDefinition] } as unknown as TypedDocumentNode<RotateCalendarFeedMutation, RotateCalendarFeedMutationVariables>;
export const useRotateCalendarFeedMutation = (options?: MutationOptions<RotateCalendarFeedMutation, RotateCalendarFeedMutationVariables>) => useMutation(RotateCalendarFeedDocument, options);
export const RevokeCalendarFeedDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeCalendarFeed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"feedId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeCalendarFeed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"feedId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"feedId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokedFeedId"}}]}}]}}] } as unknown as TypedDocumentNode<RevokeCalendarFeedMutation, RevokeCalendarFeedMutationVariables>;
export const useRevokeCalendarFeedMutation = (options?: MutationOptions<RevokeCalendarFeedMutation, RevokeCalendarFeedMutationVariables>) => useMutation(RevokeCalendarFeedDocument, options);
export const CommentsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Comments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"post"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"commentCount"}},{"kind":"Field","name":{"kind":"Name","value":"comments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommentPage"}}]}}]}}]}}, CommentPageDefinition, CommentThreadDefinition, CommentItemDefinition, ReplyPageDefinition] } as unknown as TypedDocumentNode<CommentsQuery, CommentsQueryVariables>;
export const useCommentsQuery = (options: QueryOptions<CommentsQuery, CommentsQueryVariables>) => useQuery(CommentsDocument, options);
export const RepliesDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Replies"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"comment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"replyCount"}},{"kind":"Field","name":{"kind":"Name","value":"replies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReplyPage"}}]}}]}}]}}, ReplyPageDefinition, CommentItemDefinition] } as unknown as TypedDocumentNode<RepliesQuery, RepliesQueryVariables>;
export const useRepliesQuery = (options: QueryOptions<RepliesQuery, RepliesQueryVariables>) => useQuery(RepliesDocument, options);
export const LinkedCommentDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LinkedComment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"comment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinkedThread"}},{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinkedThread"}}]}}]}}]}}, LinkedThreadDefinition, CommentThreadDefinition, CommentItemDefinition, ReplyPageDefinition, CommentPageDefinition] } as unknown as TypedDocumentNode<LinkedCommentQuery, LinkedCommentQueryVariables>;
export const useLinkedCommentQuery = (options: QueryOptions<LinkedCommentQuery, LinkedCommentQueryVariables>) => useQuery(LinkedCommentDocument, options);
export const PreviousCommentsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviousComments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"comment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"previous"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommentPage"}}]}}]}}]}}, CommentPageDefinition, CommentThreadDefinition, CommentItemDefinition, ReplyPageDefinition] } as unknown as TypedDocumentNode<PreviousCommentsQuery, PreviousCommentsQueryVariables>;
export const usePreviousCommentsQuery = (options: QueryOptions<PreviousCommentsQuery, PreviousCommentsQueryVariables>) => useQuery(PreviousCommentsDocument, options);
export const FollowingCommentsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FollowingComments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"comment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"following"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommentPage"}}]}}]}}]}}, CommentPageDefinition, CommentThreadDefinition, CommentItemDefinition, ReplyPageDefinition] } as unknown as TypedDocumentNode<FollowingCommentsQuery, FollowingCommentsQueryVariables>;
export const useFollowingCommentsQuery = (options: QueryOptions<FollowingCommentsQuery, FollowingCommentsQueryVariables>) => useQuery(FollowingCommentsDocument, options);
export const CreateCommentDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateComment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCommentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createComment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"comment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommentThread"}}]}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"replyCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"commentCount"}}]}}]}}]}}, CommentThreadDefinition, CommentItemDefinition, ReplyPageDefinition] } as unknown as TypedDocumentNode<CreateCommentMutation, CreateCommentMutationVariables>;
export const useCreateCommentMutation = (options?: MutationOptions<CreateCommentMutation, CreateCommentMutationVariables>) => useMutation(CreateCommentDocument, options);
export const UpdateCommentDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateComment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCommentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateComment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"comment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}] } as unknown as TypedDocumentNode<UpdateCommentMutation, UpdateCommentMutationVariables>;
export const useUpdateCommentMutation = (options?: MutationOptions<UpdateCommentMutation, UpdateCommentMutationVariables>) => useMutation(UpdateCommentDocument, options);
export const DeleteCommentDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteComment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"commentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteComment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"commentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"commentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedCommentId"}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"replyCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"commentCount"}}]}}]}}]}}] } as unknown as TypedDocumentNode<DeleteCommentMutation, DeleteCommentMutationVariables>;
export const useDeleteCommentMutation = (options?: MutationOptions<DeleteCommentMutation, DeleteCommentMutationVariables>) => useMutation(DeleteCommentDocument, options);
export const EmergencySettingsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmergencySettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"medicalNote"}}]}},{"kind":"Field","name":{"kind":"Name","value":"emergencyReaders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"leader"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmergencyLeader"}}]}},{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmergencyRide"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"emergencyReadings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"leader"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmergencyLeader"}}]}},{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmergencyRide"}}]}}]}}]}}]}}, EmergencyLeaderDefinition, EmergencyRideDefinition] } as unknown as TypedDocumentNode<EmergencySettingsQuery, EmergencySettingsQueryVariables>;
export const useEmergencySettingsQuery = (options?: QueryOptions<EmergencySettingsQuery, EmergencySettingsQueryVariables>) => useQuery(EmergencySettingsDocument, options);
export const SetEmergencyContactDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetEmergencyContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmergencyContactInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setEmergencyContact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}] } as unknown as TypedDocumentNode<SetEmergencyContactMutation, SetEmergencyContactMutationVariables>;
export const useSetEmergencyContactMutation = (options?: MutationOptions<SetEmergencyContactMutation, SetEmergencyContactMutationVariables>) => useMutation(SetEmergencyContactDocument, options);
export const RemoveEmergencyContactDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveEmergencyContact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeEmergencyContact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}] } as unknown as TypedDocumentNode<RemoveEmergencyContactMutation, RemoveEmergencyContactMutationVariables>;
export const useRemoveEmergencyContactMutation = (options?: MutationOptions<RemoveEmergencyContactMutation, RemoveEmergencyContactMutationVariables>) => useMutation(RemoveEmergencyContactDocument, options);
export const EmergencyContactsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmergencyContacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"post"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ride"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"contacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"medicalNote"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmergencyLeader"}}]}}]}}]}}]}}]}}]}}, EmergencyLeaderDefinition] } as unknown as TypedDocumentNode<EmergencyContactsQuery, EmergencyContactsQueryVariables>;
export const useEmergencyContactsQuery = (options: QueryOptions<EmergencyContactsQuery, EmergencyContactsQueryVariables>) => useQuery(EmergencyContactsDocument, options);
export const EventsPageDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"scope"},"value":{"kind":"EnumValue","value":"ALL"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventCard"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}, EventCardDefinition, EventPlacesDefinition] } as unknown as TypedDocumentNode<EventsPageQuery, EventsPageQueryVariables>;
export const useEventsPageQuery = (options?: QueryOptions<EventsPageQuery, EventsPageQueryVariables>) => useQuery(EventsPageDocument, options);
export const EventPageDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"signedIn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventDetails"}}]}}]}}, EventDetailsDefinition, EventCardDefinition, EventPlacesDefinition, EventFacesDefinition, EventWaitingDefinition, GroupRowDefinition] } as unknown as TypedDocumentNode<EventPageQuery, EventPageQueryVariables>;
export const useEventPageQuery = (options: QueryOptions<EventPageQuery, EventPageQueryVariables>) => useQuery(EventPageDocument, options);
export const EventParticipantsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventParticipants"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FollowList"}}]}}]}}]}}, FollowListDefinition, PersonFollowDefinition, PersonRowDefinition, FollowButtonDefinition] } as unknown as TypedDocumentNode<EventParticipantsQuery, EventParticipantsQueryVariables>;
export const useEventParticipantsQuery = (options: QueryOptions<EventParticipantsQuery, EventParticipantsQueryVariables>) => useQuery(EventParticipantsDocument, options);
export const EventPlacesLeftDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventPlacesLeft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventPlaces"}}]}}]}}, EventPlacesDefinition] } as unknown as TypedDocumentNode<EventPlacesLeftQuery, EventPlacesLeftQueryVariables>;
export const useEventPlacesLeftQuery = (options: QueryOptions<EventPlacesLeftQuery, EventPlacesLeftQueryVariables>) => useQuery(EventPlacesLeftDocument, options);
export const SetEventRegistrationDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetEventRegistration"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"registered"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setEventRegistration"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}},{"kind":"Argument","name":{"kind":"Name","value":"registered"},"value":{"kind":"Variable","name":{"kind":"Name","value":"registered"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventPlaces"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventFaces"}}]}}]}}]}}, EventPlacesDefinition, EventFacesDefinition] } as unknown as TypedDocumentNode<SetEventRegistrationMutation, SetEventRegistrationMutationVariables>;
export const useSetEventRegistrationMutation = (options?: MutationOptions<SetEventRegistrationMutation, SetEventRegistrationMutationVariables>) => useMutation(SetEventRegistrationDocument, options);
export const EventWaitingListDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventWaitingList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FollowList"}}]}}]}}]}}, FollowListDefinition, PersonFollowDefinition, PersonRowDefinition, FollowButtonDefinition] } as unknown as TypedDocumentNode<EventWaitingListQuery, EventWaitingListQueryVariables>;
export const useEventWaitingListQuery = (options: QueryOptions<EventWaitingListQuery, EventWaitingListQueryVariables>) => useQuery(EventWaitingListDocument, options);
export const SetEventWaitingDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetEventWaiting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"waiting"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setEventWaiting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}},{"kind":"Argument","name":{"kind":"Name","value":"waiting"},"value":{"kind":"Variable","name":{"kind":"Name","value":"waiting"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventPlaces"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventFaces"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventWaiting"}}]}}]}}]}}, EventPlacesDefinition, EventFacesDefinition, EventWaitingDefinition] } as unknown as TypedDocumentNode<SetEventWaitingMutation, SetEventWaitingMutationVariables>;
export const useSetEventWaitingMutation = (options?: MutationOptions<SetEventWaitingMutation, SetEventWaitingMutationVariables>) => useMutation(SetEventWaitingDocument, options);
export const SiteZoneDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteZone"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}}] } as unknown as TypedDocumentNode<SiteZoneQuery, SiteZoneQueryVariables>;
export const useSiteZoneQuery = (options?: QueryOptions<SiteZoneQuery, SiteZoneQueryVariables>) => useQuery(SiteZoneDocument, options);
export const PlanGroupEventDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlanGroupEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlanGroupEventInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planGroupEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}] } as unknown as TypedDocumentNode<PlanGroupEventMutation, PlanGroupEventMutationVariables>;
export const usePlanGroupEventMutation = (options?: MutationOptions<PlanGroupEventMutation, PlanGroupEventMutationVariables>) => useMutation(PlanGroupEventDocument, options);
export const EditGroupEventDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditGroupEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateEventInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editGroupEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlannedEvent"}}]}}]}}]}}, PlannedEventDefinition] } as unknown as TypedDocumentNode<EditGroupEventMutation, EditGroupEventMutationVariables>;
export const useEditGroupEventMutation = (options?: MutationOptions<EditGroupEventMutation, EditGroupEventMutationVariables>) => useMutation(EditGroupEventDocument, options);
export const CallOffGroupEventDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CallOffGroupEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CallOffEventInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"callOffGroupEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventCalling"}}]}}]}}]}}, EventCallingDefinition] } as unknown as TypedDocumentNode<CallOffGroupEventMutation, CallOffGroupEventMutationVariables>;
export const useCallOffGroupEventMutation = (options?: MutationOptions<CallOffGroupEventMutation, CallOffGroupEventMutationVariables>) => useMutation(CallOffGroupEventDocument, options);
export const PutGroupEventOnAgainDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PutGroupEventOnAgain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"putGroupEventOnAgain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventCalling"}}]}}]}}]}}, EventCallingDefinition] } as unknown as TypedDocumentNode<PutGroupEventOnAgainMutation, PutGroupEventOnAgainMutationVariables>;
export const usePutGroupEventOnAgainMutation = (options?: MutationOptions<PutGroupEventOnAgainMutation, PutGroupEventOnAgainMutationVariables>) => useMutation(PutGroupEventOnAgainDocument, options);
export const DeleteGroupEventDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteGroupEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteGroupEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedEventId"}}]}}]}}] } as unknown as TypedDocumentNode<DeleteGroupEventMutation, DeleteGroupEventMutationVariables>;
export const useDeleteGroupEventMutation = (options?: MutationOptions<DeleteGroupEventMutation, DeleteGroupEventMutationVariables>) => useMutation(DeleteGroupEventDocument, options);
export const FollowersDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Followers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"followers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FollowList"}}]}}]}}]}}, FollowListDefinition, PersonFollowDefinition, PersonRowDefinition, FollowButtonDefinition] } as unknown as TypedDocumentNode<FollowersQuery, FollowersQueryVariables>;
export const useFollowersQuery = (options: QueryOptions<FollowersQuery, FollowersQueryVariables>) => useQuery(FollowersDocument, options);
export const FollowingDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Following"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"following"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FollowList"}}]}}]}}]}}, FollowListDefinition, PersonFollowDefinition, PersonRowDefinition, FollowButtonDefinition] } as unknown as TypedDocumentNode<FollowingQuery, FollowingQueryVariables>;
export const useFollowingQuery = (options: QueryOptions<FollowingQuery, FollowingQueryVariables>) => useQuery(FollowingDocument, options);
export const SetFollowDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetFollow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"following"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setFollow"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"following"},"value":{"kind":"Variable","name":{"kind":"Name","value":"following"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerIsFollowing"}},{"kind":"Field","name":{"kind":"Name","value":"stats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"followerCount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"followingCount"}}]}}]}}]}}]}}] } as unknown as TypedDocumentNode<SetFollowMutation, SetFollowMutationVariables>;
export const useSetFollowMutation = (options?: MutationOptions<SetFollowMutation, SetFollowMutationVariables>) => useMutation(SetFollowDocument, options);
export const SuggestedRidersDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SuggestedRiders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"riderSuggestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RiderSuggestion"}}]}}]}}, RiderSuggestionDefinition, PersonFollowDefinition, PersonRowDefinition, FollowButtonDefinition] } as unknown as TypedDocumentNode<SuggestedRidersQuery, SuggestedRidersQueryVariables>;
export const useSuggestedRidersQuery = (options?: QueryOptions<SuggestedRidersQuery, SuggestedRidersQueryVariables>) => useQuery(SuggestedRidersDocument, options);
export const SetGroupRequestDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetGroupRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"asked"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setGroupRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}},{"kind":"Argument","name":{"kind":"Name","value":"asked"},"value":{"kind":"Variable","name":{"kind":"Name","value":"asked"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupRow"}}]}}]}}]}}, GroupRowDefinition] } as unknown as TypedDocumentNode<SetGroupRequestMutation, SetGroupRequestMutationVariables>;
export const useSetGroupRequestMutation = (options?: MutationOptions<SetGroupRequestMutation, SetGroupRequestMutationVariables>) => useMutation(SetGroupRequestDocument, options);
export const GroupRequestsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GroupRequests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"requestCount"}},{"kind":"Field","name":{"kind":"Name","value":"requests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonRow"}},{"kind":"Field","name":{"kind":"Name","value":"standingInGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rulesVersion"}},{"kind":"Field","name":{"kind":"Name","value":"rulesAcknowledgedAt"}},{"kind":"Field","name":{"kind":"Name","value":"requestWords"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}, PersonRowDefinition] } as unknown as TypedDocumentNode<GroupRequestsQuery, GroupRequestsQueryVariables>;
export const useGroupRequestsQuery = (options: QueryOptions<GroupRequestsQuery, GroupRequestsQueryVariables>) => useQuery(GroupRequestsDocument, options);
export const AnswerGroupRequestDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerGroupRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"admitted"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerGroupRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}},{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"admitted"},"value":{"kind":"Variable","name":{"kind":"Name","value":"admitted"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"requestCount"}}]}}]}}]}}] } as unknown as TypedDocumentNode<AnswerGroupRequestMutation, AnswerGroupRequestMutationVariables>;
export const useAnswerGroupRequestMutation = (options?: MutationOptions<AnswerGroupRequestMutation, AnswerGroupRequestMutationVariables>) => useMutation(AnswerGroupRequestDocument, options);
export const GroupInvitationsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GroupInvitations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"invitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupInvitationRow"}}]}}]}}]}}, GroupInvitationRowDefinition] } as unknown as TypedDocumentNode<GroupInvitationsQuery, GroupInvitationsQueryVariables>;
export const useGroupInvitationsQuery = (options: QueryOptions<GroupInvitationsQuery, GroupInvitationsQueryVariables>) => useQuery(GroupInvitationsDocument, options);
export const CreateGroupInvitationDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateGroupInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateGroupInvitationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createGroupInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupInvitationRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}, GroupInvitationRowDefinition] } as unknown as TypedDocumentNode<CreateGroupInvitationMutation, CreateGroupInvitationMutationVariables>;
export const useCreateGroupInvitationMutation = (options?: MutationOptions<CreateGroupInvitationMutation, CreateGroupInvitationMutationVariables>) => useMutation(CreateGroupInvitationDocument, options);
export const RevokeGroupInvitationDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeGroupInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"invitationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeGroupInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"invitationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"invitationId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"invitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupInvitationRow"}}]}}]}}]}}]}}, GroupInvitationRowDefinition] } as unknown as TypedDocumentNode<RevokeGroupInvitationMutation, RevokeGroupInvitationMutationVariables>;
export const useRevokeGroupInvitationMutation = (options?: MutationOptions<RevokeGroupInvitationMutation, RevokeGroupInvitationMutationVariables>) => useMutation(RevokeGroupInvitationDocument, options);
export const InvitedGroupPageDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InvitedGroupPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitedGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"rulesVersion"}},{"kind":"Field","name":{"kind":"Name","value":"rules"}}]}}]}}] } as unknown as TypedDocumentNode<InvitedGroupPageQuery, InvitedGroupPageQueryVariables>;
export const useInvitedGroupPageQuery = (options: QueryOptions<InvitedGroupPageQuery, InvitedGroupPageQueryVariables>) => useQuery(InvitedGroupPageDocument, options);
export const JoinInvitedGroupDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"JoinInvitedGroup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rulesVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joinInvitedGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"rulesVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rulesVersion"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupRow"}}]}}]}}]}}, GroupRowDefinition] } as unknown as TypedDocumentNode<JoinInvitedGroupMutation, JoinInvitedGroupMutationVariables>;
export const useJoinInvitedGroupMutation = (options?: MutationOptions<JoinInvitedGroupMutation, JoinInvitedGroupMutationVariables>) => useMutation(JoinInvitedGroupDocument, options);
export const FoundGroupDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FoundGroup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateGroupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"foundGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupCard"}}]}}]}}]}}, GroupCardDefinition, GroupRowDefinition] } as unknown as TypedDocumentNode<FoundGroupMutation, FoundGroupMutationVariables>;
export const useFoundGroupMutation = (options?: MutationOptions<FoundGroupMutation, FoundGroupMutationVariables>) => useMutation(FoundGroupDocument, options);
export const GroupRulesDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GroupRules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupRulesState"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupRulesText"}}]}}]}}]}}, GroupRulesStateDefinition, GroupRulesTextDefinition] } as unknown as TypedDocumentNode<GroupRulesQuery, GroupRulesQueryVariables>;
export const useGroupRulesQuery = (options: QueryOptions<GroupRulesQuery, GroupRulesQueryVariables>) => useQuery(GroupRulesDocument, options);
export const GroupRulesVersionsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GroupRulesVersions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rulesVersions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupRulesText"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}, GroupRulesTextDefinition] } as unknown as TypedDocumentNode<GroupRulesVersionsQuery, GroupRulesVersionsQueryVariables>;
export const useGroupRulesVersionsQuery = (options: QueryOptions<GroupRulesVersionsQuery, GroupRulesVersionsQueryVariables>) => useQuery(GroupRulesVersionsDocument, options);
export const SetGroupRulesDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetGroupRules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GroupRulesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setGroupRules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupRulesState"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupRulesText"}}]}}]}}]}}]}}, GroupRulesStateDefinition, GroupRulesTextDefinition] } as unknown as TypedDocumentNode<SetGroupRulesMutation, SetGroupRulesMutationVariables>;
export const useSetGroupRulesMutation = (options?: MutationOptions<SetGroupRulesMutation, SetGroupRulesMutationVariables>) => useMutation(SetGroupRulesDocument, options);
export const AcknowledgeGroupRulesDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcknowledgeGroupRules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acknowledgeGroupRules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupRulesState"}}]}}]}}]}}, GroupRulesStateDefinition] } as unknown as TypedDocumentNode<AcknowledgeGroupRulesMutation, AcknowledgeGroupRulesMutationVariables>;
export const useAcknowledgeGroupRulesMutation = (options?: MutationOptions<AcknowledgeGroupRulesMutation, AcknowledgeGroupRulesMutationVariables>) => useMutation(AcknowledgeGroupRulesDocument, options);
export const JoinByRulesDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"JoinByRules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rulesVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setGroupMembership"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}},{"kind":"Argument","name":{"kind":"Name","value":"member"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"rulesVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rulesVersion"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupRow"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupFaces"}}]}}]}}]}}, GroupRowDefinition, GroupFacesDefinition] } as unknown as TypedDocumentNode<JoinByRulesMutation, JoinByRulesMutationVariables>;
export const useJoinByRulesMutation = (options?: MutationOptions<JoinByRulesMutation, JoinByRulesMutationVariables>) => useMutation(JoinByRulesDocument, options);
export const AskWithWordsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AskWithWords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rulesVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"words"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setGroupRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}},{"kind":"Argument","name":{"kind":"Name","value":"asked"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"rulesVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rulesVersion"}}},{"kind":"Argument","name":{"kind":"Name","value":"words"},"value":{"kind":"Variable","name":{"kind":"Name","value":"words"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupRow"}}]}}]}}]}}, GroupRowDefinition] } as unknown as TypedDocumentNode<AskWithWordsMutation, AskWithWordsMutationVariables>;
export const useAskWithWordsMutation = (options?: MutationOptions<AskWithWordsMutation, AskWithWordsMutationVariables>) => useMutation(AskWithWordsDocument, options);
export const GroupsPageDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GroupsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"membersFoundGroups"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"scope"},"value":{"kind":"EnumValue","value":"ALL"}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"EnumValue","value":"POPULAR"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupCard"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}, GroupCardDefinition, GroupRowDefinition] } as unknown as TypedDocumentNode<GroupsPageQuery, GroupsPageQueryVariables>;
export const useGroupsPageQuery = (options?: QueryOptions<GroupsPageQuery, GroupsPageQueryVariables>) => useQuery(GroupsPageDocument, options);
export const SetGroupMembershipDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetGroupMembership"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"member"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setGroupMembership"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}},{"kind":"Argument","name":{"kind":"Name","value":"member"},"value":{"kind":"Variable","name":{"kind":"Name","value":"member"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupRow"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupFaces"}}]}}]}}]}}, GroupRowDefinition, GroupFacesDefinition] } as unknown as TypedDocumentNode<SetGroupMembershipMutation, SetGroupMembershipMutationVariables>;
export const useSetGroupMembershipMutation = (options?: MutationOptions<SetGroupMembershipMutation, SetGroupMembershipMutationVariables>) => useMutation(SetGroupMembershipDocument, options);
export const GroupPageDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GroupPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"signedIn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupHead"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rides"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupRideList"}}]}},{"kind":"Field","name":{"kind":"Name","value":"feed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"scope"},"value":{"kind":"EnumValue","value":"EVERYONE"}},{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FeedPage"}}]}}]}}, GroupHeadDefinition, GroupCardDefinition, GroupRowDefinition, GroupRulesStateDefinition, RideCardDefinition, PostCardDefinition, PhotoDefinition, CueSheetDefinition, RideBarDefinition, SaveRouteItemDefinition, GroupEventDefinition, GroupRideListDefinition, NextRideDefinition, FeedPageDefinition] } as unknown as TypedDocumentNode<GroupPageQuery, GroupPageQueryVariables>;
export const useGroupPageQuery = (options: QueryOptions<GroupPageQuery, GroupPageQueryVariables>) => useQuery(GroupPageDocument, options);
export const GroupRidesDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GroupRides"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"signedIn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rides"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupRideList"}}]}}]}}, GroupRideListDefinition, NextRideDefinition] } as unknown as TypedDocumentNode<GroupRidesQuery, GroupRidesQueryVariables>;
export const useGroupRidesQuery = (options: QueryOptions<GroupRidesQuery, GroupRidesQueryVariables>) => useQuery(GroupRidesDocument, options);
export const GroupPastRidesDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GroupPastRides"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"signedIn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rides"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"EnumValue","value":"LATEST"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupRideList"}}]}}]}}, GroupRideListDefinition, NextRideDefinition] } as unknown as TypedDocumentNode<GroupPastRidesQuery, GroupPastRidesQueryVariables>;
export const useGroupPastRidesQuery = (options: QueryOptions<GroupPastRidesQuery, GroupPastRidesQueryVariables>) => useQuery(GroupPastRidesDocument, options);
export const GroupMembersDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GroupMembers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"organises"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupOrganisers"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberList"}}]}}]}}]}}, GroupOrganisersDefinition, MemberListDefinition, GroupMemberDefinition, PersonRowDefinition, FollowButtonDefinition] } as unknown as TypedDocumentNode<GroupMembersQuery, GroupMembersQueryVariables>;
export const useGroupMembersQuery = (options: QueryOptions<GroupMembersQuery, GroupMembersQueryVariables>) => useQuery(GroupMembersDocument, options);
export const GroupSuccessorDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GroupSuccessor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groupMembers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}},{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}}]}}] } as unknown as TypedDocumentNode<GroupSuccessorQuery, GroupSuccessorQueryVariables>;
export const useGroupSuccessorQuery = (options: QueryOptions<GroupSuccessorQuery, GroupSuccessorQueryVariables>) => useQuery(GroupSuccessorDocument, options);
export const GroupMemberSearchDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GroupMemberSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"organises"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupOrganisers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groupMembers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}},{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberList"}}]}}]}}, GroupOrganisersDefinition, MemberListDefinition, GroupMemberDefinition, PersonRowDefinition, FollowButtonDefinition] } as unknown as TypedDocumentNode<GroupMemberSearchQuery, GroupMemberSearchQueryVariables>;
export const useGroupMemberSearchQuery = (options: QueryOptions<GroupMemberSearchQuery, GroupMemberSearchQueryVariables>) => useQuery(GroupMemberSearchDocument, options);
export const AppointOrganiserDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AppointOrganiser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointOrganiser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}},{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupOrganisers"}}]}}]}}]}}, GroupOrganisersDefinition] } as unknown as TypedDocumentNode<AppointOrganiserMutation, AppointOrganiserMutationVariables>;
export const useAppointOrganiserMutation = (options?: MutationOptions<AppointOrganiserMutation, AppointOrganiserMutationVariables>) => useMutation(AppointOrganiserDocument, options);
export const ResignAsOrganiserDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResignAsOrganiser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"successorId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resignAsOrganiser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}},{"kind":"Argument","name":{"kind":"Name","value":"successorId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"successorId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupOrganisers"}}]}}]}}]}}, GroupOrganisersDefinition] } as unknown as TypedDocumentNode<ResignAsOrganiserMutation, ResignAsOrganiserMutationVariables>;
export const useResignAsOrganiserMutation = (options?: MutationOptions<ResignAsOrganiserMutation, ResignAsOrganiserMutationVariables>) => useMutation(ResignAsOrganiserDocument, options);
export const AnnounceToGroupDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnnounceToGroup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnnouncementInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"announceToGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RideCard"}}]}}]}}]}}, RideCardDefinition, PostCardDefinition, PhotoDefinition, CueSheetDefinition, RideBarDefinition, SaveRouteItemDefinition] } as unknown as TypedDocumentNode<AnnounceToGroupMutation, AnnounceToGroupMutationVariables>;
export const useAnnounceToGroupMutation = (options?: MutationOptions<AnnounceToGroupMutation, AnnounceToGroupMutationVariables>) => useMutation(AnnounceToGroupDocument, options);
export const EditGroupDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditGroup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateGroupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupCard"}}]}}]}}]}}, GroupCardDefinition, GroupRowDefinition] } as unknown as TypedDocumentNode<EditGroupMutation, EditGroupMutationVariables>;
export const useEditGroupMutation = (options?: MutationOptions<EditGroupMutation, EditGroupMutationVariables>) => useMutation(EditGroupDocument, options);
export const RemoveGroupMemberDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveGroupMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeGroupMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}},{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}}]}}]}}]}}] } as unknown as TypedDocumentNode<RemoveGroupMemberMutation, RemoveGroupMemberMutationVariables>;
export const useRemoveGroupMemberMutation = (options?: MutationOptions<RemoveGroupMemberMutation, RemoveGroupMemberMutationVariables>) => useMutation(RemoveGroupMemberDocument, options);
export const HomePageDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"signedIn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HomeSides"}},{"kind":"Field","name":{"kind":"Name","value":"feed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"scope"},"value":{"kind":"EnumValue","value":"EVERYONE"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FeedPage"}}]}}]}}, HomeSidesDefinition, ViewerSummaryDefinition, ViewerNextRideDefinition, GroupListDefinition, GroupRowDefinition, UpcomingEventDefinition, FeedPageDefinition, RideCardDefinition, PostCardDefinition, PhotoDefinition, CueSheetDefinition, RideBarDefinition, SaveRouteItemDefinition] } as unknown as TypedDocumentNode<HomePageQuery, HomePageQueryVariables>;
export const useHomePageQuery = (options: QueryOptions<HomePageQuery, HomePageQueryVariables>) => useQuery(HomePageDocument, options);
export const HomeSidesDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeSides"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"signedIn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HomeSides"}}]}}, HomeSidesDefinition, ViewerSummaryDefinition, ViewerNextRideDefinition, GroupListDefinition, GroupRowDefinition, UpcomingEventDefinition] } as unknown as TypedDocumentNode<HomeSidesQuery, HomeSidesQueryVariables>;
export const useHomeSidesQuery = (options: QueryOptions<HomeSidesQuery, HomeSidesQueryVariables>) => useQuery(HomeSidesDocument, options);
export const HomeFeedDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeFeed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"scope"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FeedScope"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"scope"},"value":{"kind":"Variable","name":{"kind":"Name","value":"scope"}}},{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FeedPage"}}]}}]}}, FeedPageDefinition, RideCardDefinition, PostCardDefinition, PhotoDefinition, CueSheetDefinition, RideBarDefinition, SaveRouteItemDefinition] } as unknown as TypedDocumentNode<HomeFeedQuery, HomeFeedQueryVariables>;
export const useHomeFeedQuery = (options: QueryOptions<HomeFeedQuery, HomeFeedQueryVariables>) => useQuery(HomeFeedDocument, options);
export const FeedActivityDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"FeedActivity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"scope"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FeedScope"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"since"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feedActivity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"scope"},"value":{"kind":"Variable","name":{"kind":"Name","value":"scope"}}},{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}},{"kind":"Argument","name":{"kind":"Name","value":"since"},"value":{"kind":"Variable","name":{"kind":"Name","value":"since"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RideCard"}}]}}]}}]}}, RideCardDefinition, PostCardDefinition, PhotoDefinition, CueSheetDefinition, RideBarDefinition, SaveRouteItemDefinition] } as unknown as TypedDocumentNode<FeedActivitySubscription, FeedActivitySubscriptionVariables>;
export const useFeedActivitySubscription = (options: SubscriptionOptions<FeedActivitySubscription, FeedActivitySubscriptionVariables>) => useSubscription(FeedActivityDocument, options);
export const SetLikeDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetLike"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"liked"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setLike"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"postId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}},{"kind":"Argument","name":{"kind":"Name","value":"liked"},"value":{"kind":"Variable","name":{"kind":"Name","value":"liked"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"likeCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasLiked"}}]}}]}}]}}] } as unknown as TypedDocumentNode<SetLikeMutation, SetLikeMutationVariables>;
export const useSetLikeMutation = (options?: MutationOptions<SetLikeMutation, SetLikeMutationVariables>) => useMutation(SetLikeDocument, options);
export const LikersDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Likers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"post"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"likers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FollowList"}}]}}]}}]}}, FollowListDefinition, PersonFollowDefinition, PersonRowDefinition, FollowButtonDefinition] } as unknown as TypedDocumentNode<LikersQuery, LikersQueryVariables>;
export const useLikersQuery = (options: QueryOptions<LikersQuery, LikersQueryVariables>) => useQuery(LikersDocument, options);
export const MentionSuggestionsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MentionSuggestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mentionSuggestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"postId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isInConversation"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"profilePicture"}},{"kind":"Field","name":{"kind":"Name","value":"viewerIsFollowing"}}]}}]}}]}}] } as unknown as TypedDocumentNode<MentionSuggestionsQuery, MentionSuggestionsQueryVariables>;
export const useMentionSuggestionsQuery = (options: QueryOptions<MentionSuggestionsQuery, MentionSuggestionsQueryVariables>) => useQuery(MentionSuggestionsDocument, options);
export const SetMuteDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetMute"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"muted"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hours"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setMute"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"muted"},"value":{"kind":"Variable","name":{"kind":"Name","value":"muted"}}},{"kind":"Argument","name":{"kind":"Name","value":"hours"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hours"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasMuted"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMutedUntil"}}]}}]}}]}}] } as unknown as TypedDocumentNode<SetMuteMutation, SetMuteMutationVariables>;
export const useSetMuteMutation = (options?: MutationOptions<SetMuteMutation, SetMuteMutationVariables>) => useMutation(SetMuteDocument, options);
export const SetBlockDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetBlock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetBlockInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setBlock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasBlocked"}},{"kind":"Field","name":{"kind":"Name","value":"viewerIsFollowing"}},{"kind":"Field","name":{"kind":"Name","value":"stats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"followerCount"}},{"kind":"Field","name":{"kind":"Name","value":"followingCount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"followerCount"}},{"kind":"Field","name":{"kind":"Name","value":"followingCount"}}]}}]}}]}}]}}] } as unknown as TypedDocumentNode<SetBlockMutation, SetBlockMutationVariables>;
export const useSetBlockMutation = (options?: MutationOptions<SetBlockMutation, SetBlockMutationVariables>) => useMutation(SetBlockDocument, options);
export const ReportDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Report"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"report"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportId"}}]}}]}}] } as unknown as TypedDocumentNode<ReportMutation, ReportMutationVariables>;
export const useReportMutation = (options?: MutationOptions<ReportMutation, ReportMutationVariables>) => useMutation(ReportDocument, options);
export const RideMomentsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RideMoments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"post"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerOrganises"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ride"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"momentCount"}},{"kind":"Field","name":{"kind":"Name","value":"moments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MomentCard"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]}}, MomentCardDefinition, PhotoDefinition] } as unknown as TypedDocumentNode<RideMomentsQuery, RideMomentsQueryVariables>;
export const useRideMomentsQuery = (options: QueryOptions<RideMomentsQuery, RideMomentsQueryVariables>) => useQuery(RideMomentsDocument, options);
export const ShareMomentDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ShareMoment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ShareMomentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareMoment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MomentCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ride"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"momentCount"}}]}}]}}]}}, MomentCardDefinition, PhotoDefinition] } as unknown as TypedDocumentNode<ShareMomentMutation, ShareMomentMutationVariables>;
export const useShareMomentMutation = (options?: MutationOptions<ShareMomentMutation, ShareMomentMutationVariables>) => useMutation(ShareMomentDocument, options);
export const DeleteMomentDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteMoment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"momentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteMoment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"momentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"momentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedMomentId"}},{"kind":"Field","name":{"kind":"Name","value":"ride"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"momentCount"}}]}}]}}]}}] } as unknown as TypedDocumentNode<DeleteMomentMutation, DeleteMomentMutationVariables>;
export const useDeleteMomentMutation = (options?: MutationOptions<DeleteMomentMutation, DeleteMomentMutationVariables>) => useMutation(DeleteMomentDocument, options);
export const FileNoticeDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FileNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NoticeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receipt"}}]}}]}}] } as unknown as TypedDocumentNode<FileNoticeMutation, FileNoticeMutationVariables>;
export const useFileNoticeMutation = (options?: MutationOptions<FileNoticeMutation, FileNoticeMutationVariables>) => useMutation(FileNoticeDocument, options);
export const CheckNoticeDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"receipt"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"receipt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"receipt"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"targetType"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}}]}}]}}] } as unknown as TypedDocumentNode<CheckNoticeMutation, CheckNoticeMutationVariables>;
export const useCheckNoticeMutation = (options?: MutationOptions<CheckNoticeMutation, CheckNoticeMutationVariables>) => useMutation(CheckNoticeDocument, options);
export const NotificationsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Notifications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}, NotificationRowDefinition, FollowButtonDefinition, PlanDefinition] } as unknown as TypedDocumentNode<NotificationsQuery, NotificationsQueryVariables>;
export const useNotificationsQuery = (options?: QueryOptions<NotificationsQuery, NotificationsQueryVariables>) => useQuery(NotificationsDocument, options);
export const NotificationSettingsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NotificationSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendsMail"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Preferences"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Mails"}},{"kind":"Field","name":{"kind":"Name","value":"mailAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]}}]}}, PreferencesDefinition, MailsDefinition] } as unknown as TypedDocumentNode<NotificationSettingsQuery, NotificationSettingsQueryVariables>;
export const useNotificationSettingsQuery = (options?: QueryOptions<NotificationSettingsQuery, NotificationSettingsQueryVariables>) => useQuery(NotificationSettingsDocument, options);
export const NotificationPreferencesDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NotificationPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Preferences"}}]}}]}}, PreferencesDefinition] } as unknown as TypedDocumentNode<NotificationPreferencesQuery, NotificationPreferencesQueryVariables>;
export const useNotificationPreferencesQuery = (options?: QueryOptions<NotificationPreferencesQuery, NotificationPreferencesQueryVariables>) => useQuery(NotificationPreferencesDocument, options);
export const MarkNotificationsReadDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkNotificationsRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"notificationIds"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"upTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markNotificationsRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"notificationIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"notificationIds"}}},{"kind":"Argument","name":{"kind":"Name","value":"upTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"upTo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UnreadCount"}}]}}]}}]}}, UnreadCountDefinition] } as unknown as TypedDocumentNode<MarkNotificationsReadMutation, MarkNotificationsReadMutationVariables>;
export const useMarkNotificationsReadMutation = (options?: MutationOptions<MarkNotificationsReadMutation, MarkNotificationsReadMutationVariables>) => useMutation(MarkNotificationsReadDocument, options);
export const SetNotificationPreferenceDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetNotificationPreference"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"channel"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationChannel"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"enabled"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setNotificationPreference"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"channel"},"value":{"kind":"Variable","name":{"kind":"Name","value":"channel"}}},{"kind":"Argument","name":{"kind":"Name","value":"enabled"},"value":{"kind":"Variable","name":{"kind":"Name","value":"enabled"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Preferences"}}]}}]}}]}}, PreferencesDefinition] } as unknown as TypedDocumentNode<SetNotificationPreferenceMutation, SetNotificationPreferenceMutationVariables>;
export const useSetNotificationPreferenceMutation = (options?: MutationOptions<SetNotificationPreferenceMutation, SetNotificationPreferenceMutationVariables>) => useMutation(SetNotificationPreferenceDocument, options);
export const UpdateMailScheduleDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateMailSchedule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateMailScheduleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateMailSchedule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Mails"}}]}}]}}]}}, MailsDefinition] } as unknown as TypedDocumentNode<UpdateMailScheduleMutation, UpdateMailScheduleMutationVariables>;
export const useUpdateMailScheduleMutation = (options?: MutationOptions<UpdateMailScheduleMutation, UpdateMailScheduleMutationVariables>) => useMutation(UpdateMailScheduleDocument, options);
export const NotificationActivityDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"NotificationActivity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationActivity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UnreadCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ride"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"postId"}},{"kind":"Field","name":{"kind":"Name","value":"participantCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerIsParticipating"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerWaitingPosition"}}]}}]}}]}}]}}]}}, UnreadCountDefinition] } as unknown as TypedDocumentNode<NotificationActivitySubscription, NotificationActivitySubscriptionVariables>;
export const useNotificationActivitySubscription = (options?: SubscriptionOptions<NotificationActivitySubscription, NotificationActivitySubscriptionVariables>) => useSubscription(NotificationActivityDocument, options);
export const WelcomePageDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WelcomePage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendsMail"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mailAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnMailAddress"}}]}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"profilePicture"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"unitsPreference"}}]}}]}}, OwnMailAddressDefinition] } as unknown as TypedDocumentNode<WelcomePageQuery, WelcomePageQueryVariables>;
export const useWelcomePageQuery = (options?: QueryOptions<WelcomePageQuery, WelcomePageQueryVariables>) => useQuery(WelcomePageDocument, options);
export const WelcomeCompanyDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WelcomeCompany"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"riderSuggestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RiderSuggestion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"scope"},"value":{"kind":"EnumValue","value":"ALL"}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"EnumValue","value":"POPULAR"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupRow"}},{"kind":"Field","alias":{"kind":"Name","value":"riders"},"name":{"kind":"Name","value":"members"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFollow"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}, RiderSuggestionDefinition, PersonFollowDefinition, PersonRowDefinition, FollowButtonDefinition, GroupRowDefinition] } as unknown as TypedDocumentNode<WelcomeCompanyQuery, WelcomeCompanyQueryVariables>;
export const useWelcomeCompanyQuery = (options?: QueryOptions<WelcomeCompanyQuery, WelcomeCompanyQueryVariables>) => useQuery(WelcomeCompanyDocument, options);
export const OperatorBoardDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OperatorBoard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openReportCount"}},{"kind":"Field","name":{"kind":"Name","value":"openAppealCount"}},{"kind":"Field","name":{"kind":"Name","value":"applicationCount"}}]}}]}}]}}] } as unknown as TypedDocumentNode<OperatorBoardQuery, OperatorBoardQueryVariables>;
export const useOperatorBoardQuery = (options?: QueryOptions<OperatorBoardQuery, OperatorBoardQueryVariables>) => useQuery(OperatorBoardDocument, options);
export const OperatorOverviewPageDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OperatorOverviewPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"overview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"nodeVersion"}},{"kind":"Field","name":{"kind":"Name","value":"databaseVersion"}},{"kind":"Field","name":{"kind":"Name","value":"databaseMilliseconds"}},{"kind":"Field","name":{"kind":"Name","value":"databaseBytes"}},{"kind":"Field","name":{"kind":"Name","value":"pictureBytes"}},{"kind":"Field","name":{"kind":"Name","value":"lastBackupAt"}},{"kind":"Field","name":{"kind":"Name","value":"diskBytes"}},{"kind":"Field","name":{"kind":"Name","value":"availableDiskBytes"}},{"kind":"Field","name":{"kind":"Name","value":"sendsMail"}},{"kind":"Field","name":{"kind":"Name","value":"replicaCount"}},{"kind":"Field","name":{"kind":"Name","value":"usedReplicaCount"}},{"kind":"Field","name":{"kind":"Name","value":"replicaLagSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"isRedisReachable"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"newMemberCount"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedMemberCount"}},{"kind":"Field","name":{"kind":"Name","value":"postCount"}},{"kind":"Field","name":{"kind":"Name","value":"newPostCount"}},{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"running"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openReportCount"}},{"kind":"Field","name":{"kind":"Name","value":"oldestReportAt"}},{"kind":"Field","name":{"kind":"Name","value":"openAppealCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"failedJobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"failedAt"}}]}}]}}]}}] } as unknown as TypedDocumentNode<OperatorOverviewPageQuery, OperatorOverviewPageQueryVariables>;
export const useOperatorOverviewPageQuery = (options?: QueryOptions<OperatorOverviewPageQuery, OperatorOverviewPageQueryVariables>) => useQuery(OperatorOverviewPageDocument, options);
export const OperatorReportsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OperatorReports"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportState"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OperatorReportRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}, OperatorReportRowDefinition] } as unknown as TypedDocumentNode<OperatorReportsQuery, OperatorReportsQueryVariables>;
export const useOperatorReportsQuery = (options: QueryOptions<OperatorReportsQuery, OperatorReportsQueryVariables>) => useQuery(OperatorReportsDocument, options);
export const OperatorAppealsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OperatorAppeals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appeals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OperatorTakedownRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}, OperatorTakedownRowDefinition] } as unknown as TypedDocumentNode<OperatorAppealsQuery, OperatorAppealsQueryVariables>;
export const useOperatorAppealsQuery = (options?: QueryOptions<OperatorAppealsQuery, OperatorAppealsQueryVariables>) => useQuery(OperatorAppealsDocument, options);
export const OperatorMembersDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OperatorMembers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MemberState"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"members"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OperatorMemberRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}, OperatorMemberRowDefinition] } as unknown as TypedDocumentNode<OperatorMembersQuery, OperatorMembersQueryVariables>;
export const useOperatorMembersQuery = (options: QueryOptions<OperatorMembersQuery, OperatorMembersQueryVariables>) => useQuery(OperatorMembersDocument, options);
export const OperatorApplicationsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OperatorApplications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicationState"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OperatorApplicationRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}, OperatorApplicationRowDefinition] } as unknown as TypedDocumentNode<OperatorApplicationsQuery, OperatorApplicationsQueryVariables>;
export const useOperatorApplicationsQuery = (options: QueryOptions<OperatorApplicationsQuery, OperatorApplicationsQueryVariables>) => useQuery(OperatorApplicationsDocument, options);
export const OperatorInvitationsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OperatorInvitations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"madeAt"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signUps"}}]}},{"kind":"Field","name":{"kind":"Name","value":"operator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"madeAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"madeAt"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OperatorInvitationRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}, OperatorInvitationRowDefinition] } as unknown as TypedDocumentNode<OperatorInvitationsQuery, OperatorInvitationsQueryVariables>;
export const useOperatorInvitationsQuery = (options?: QueryOptions<OperatorInvitationsQuery, OperatorInvitationsQueryVariables>) => useQuery(OperatorInvitationsDocument, options);
export const OperatorLogDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OperatorLog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"log"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"verb"}},{"kind":"Field","name":{"kind":"Name","value":"targetId"}},{"kind":"Field","name":{"kind":"Name","value":"targetName"}},{"kind":"Field","name":{"kind":"Name","value":"targetPath"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}] } as unknown as TypedDocumentNode<OperatorLogQuery, OperatorLogQueryVariables>;
export const useOperatorLogQuery = (options?: QueryOptions<OperatorLogQuery, OperatorLogQueryVariables>) => useQuery(OperatorLogDocument, options);
export const OperatorSessionsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OperatorSessions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OperatorSessionRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"otherSessions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OperatorSessionRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}, OperatorSessionRowDefinition] } as unknown as TypedDocumentNode<OperatorSessionsQuery, OperatorSessionsQueryVariables>;
export const useOperatorSessionsQuery = (options?: QueryOptions<OperatorSessionsQuery, OperatorSessionsQueryVariables>) => useQuery(OperatorSessionsDocument, options);
export const OpenOperatorSessionDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenOperatorSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openOperatorSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}] } as unknown as TypedDocumentNode<OpenOperatorSessionMutation, OpenOperatorSessionMutationVariables>;
export const useOpenOperatorSessionMutation = (options?: MutationOptions<OpenOperatorSessionMutation, OpenOperatorSessionMutationVariables>) => useMutation(OpenOperatorSessionDocument, options);
export const EndOperatorSessionDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndOperatorSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endOperatorSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sessionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endedSessionId"}}]}}]}}] } as unknown as TypedDocumentNode<EndOperatorSessionMutation, EndOperatorSessionMutationVariables>;
export const useEndOperatorSessionMutation = (options?: MutationOptions<EndOperatorSessionMutation, EndOperatorSessionMutationVariables>) => useMutation(EndOperatorSessionDocument, options);
export const RemoveContentDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveContent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveContentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeContent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takedown"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OperatorTakedownRow"}}]}}]}}]}}, OperatorTakedownRowDefinition] } as unknown as TypedDocumentNode<RemoveContentMutation, RemoveContentMutationVariables>;
export const useRemoveContentMutation = (options?: MutationOptions<RemoveContentMutation, RemoveContentMutationVariables>) => useMutation(RemoveContentDocument, options);
export const RestoreContentDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreContent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RestoreContentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreContent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takedown"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OperatorTakedownRow"}}]}}]}}]}}, OperatorTakedownRowDefinition] } as unknown as TypedDocumentNode<RestoreContentMutation, RestoreContentMutationVariables>;
export const useRestoreContentMutation = (options?: MutationOptions<RestoreContentMutation, RestoreContentMutationVariables>) => useMutation(RestoreContentDocument, options);
export const AnswerAppealDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerAppeal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerAppealInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerAppeal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takedown"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OperatorTakedownRow"}}]}}]}}]}}, OperatorTakedownRowDefinition] } as unknown as TypedDocumentNode<AnswerAppealMutation, AnswerAppealMutationVariables>;
export const useAnswerAppealMutation = (options?: MutationOptions<AnswerAppealMutation, AnswerAppealMutationVariables>) => useMutation(AnswerAppealDocument, options);
export const CloseReportDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CloseReportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"report"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OperatorReportRow"}}]}}]}}]}}, OperatorReportRowDefinition] } as unknown as TypedDocumentNode<CloseReportMutation, CloseReportMutationVariables>;
export const useCloseReportMutation = (options?: MutationOptions<CloseReportMutation, CloseReportMutationVariables>) => useMutation(CloseReportDocument, options);
export const WarnMemberDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WarnMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WarnMemberInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warnMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OperatorMemberRow"}}]}}]}}]}}, OperatorMemberRowDefinition] } as unknown as TypedDocumentNode<WarnMemberMutation, WarnMemberMutationVariables>;
export const useWarnMemberMutation = (options?: MutationOptions<WarnMemberMutation, WarnMemberMutationVariables>) => useMutation(WarnMemberDocument, options);
export const SuspendMemberDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SuspendMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SuspendMemberInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suspendMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OperatorMemberRow"}}]}}]}}]}}, OperatorMemberRowDefinition] } as unknown as TypedDocumentNode<SuspendMemberMutation, SuspendMemberMutationVariables>;
export const useSuspendMemberMutation = (options?: MutationOptions<SuspendMemberMutation, SuspendMemberMutationVariables>) => useMutation(SuspendMemberDocument, options);
export const LiftSuspensionDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LiftSuspension"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"note"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"liftSuspension"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"note"},"value":{"kind":"Variable","name":{"kind":"Name","value":"note"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OperatorMemberRow"}}]}}]}}]}}, OperatorMemberRowDefinition] } as unknown as TypedDocumentNode<LiftSuspensionMutation, LiftSuspensionMutationVariables>;
export const useLiftSuspensionMutation = (options?: MutationOptions<LiftSuspensionMutation, LiftSuspensionMutationVariables>) => useMutation(LiftSuspensionDocument, options);
export const RetryJobDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetryJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retriedJobId"}}]}}]}}] } as unknown as TypedDocumentNode<RetryJobMutation, RetryJobMutationVariables>;
export const useRetryJobMutation = (options?: MutationOptions<RetryJobMutation, RetryJobMutationVariables>) => useMutation(RetryJobDocument, options);
export const RetryJobsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetryJobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryJobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retriedCount"}}]}}]}}] } as unknown as TypedDocumentNode<RetryJobsMutation, RetryJobsMutationVariables>;
export const useRetryJobsMutation = (options?: MutationOptions<RetryJobsMutation, RetryJobsMutationVariables>) => useMutation(RetryJobsDocument, options);
export const DiscardJobDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DiscardJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discardJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discardedJobId"}}]}}]}}] } as unknown as TypedDocumentNode<DiscardJobMutation, DiscardJobMutationVariables>;
export const useDiscardJobMutation = (options?: MutationOptions<DiscardJobMutation, DiscardJobMutationVariables>) => useMutation(DiscardJobDocument, options);
export const MakeResetLinkDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MakeResetLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"makeResetLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}] } as unknown as TypedDocumentNode<MakeResetLinkMutation, MakeResetLinkMutationVariables>;
export const useMakeResetLinkMutation = (options?: MutationOptions<MakeResetLinkMutation, MakeResetLinkMutationVariables>) => useMutation(MakeResetLinkDocument, options);
export const MakeConfirmationLinkDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MakeConfirmationLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"makeConfirmationLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}] } as unknown as TypedDocumentNode<MakeConfirmationLinkMutation, MakeConfirmationLinkMutationVariables>;
export const useMakeConfirmationLinkMutation = (options?: MutationOptions<MakeConfirmationLinkMutation, MakeConfirmationLinkMutationVariables>) => useMutation(MakeConfirmationLinkDocument, options);
export const RemoveMemberMailAddressDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveMemberMailAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeMemberMailAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}}]}}]}}] } as unknown as TypedDocumentNode<RemoveMemberMailAddressMutation, RemoveMemberMailAddressMutationVariables>;
export const useRemoveMemberMailAddressMutation = (options?: MutationOptions<RemoveMemberMailAddressMutation, RemoveMemberMailAddressMutationVariables>) => useMutation(RemoveMemberMailAddressDocument, options);
export const DeleteMemberDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteMemberInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedUserId"}}]}}]}}] } as unknown as TypedDocumentNode<DeleteMemberMutation, DeleteMemberMutationVariables>;
export const useDeleteMemberMutation = (options?: MutationOptions<DeleteMemberMutation, DeleteMemberMutationVariables>) => useMutation(DeleteMemberDocument, options);
export const ApproveApplicationDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApproveApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"applicationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approveApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"applicationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"applicationId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}}]}}]}}] } as unknown as TypedDocumentNode<ApproveApplicationMutation, ApproveApplicationMutationVariables>;
export const useApproveApplicationMutation = (options?: MutationOptions<ApproveApplicationMutation, ApproveApplicationMutationVariables>) => useMutation(ApproveApplicationDocument, options);
export const RefuseApplicationDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefuseApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RefuseApplicationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refuseApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OperatorApplicationRow"}}]}}]}}]}}, OperatorApplicationRowDefinition] } as unknown as TypedDocumentNode<RefuseApplicationMutation, RefuseApplicationMutationVariables>;
export const useRefuseApplicationMutation = (options?: MutationOptions<RefuseApplicationMutation, RefuseApplicationMutationVariables>) => useMutation(RefuseApplicationDocument, options);
export const RefuseApplicationsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefuseApplications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RefuseApplicationsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refuseApplications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OperatorApplicationRow"}}]}}]}}]}}, OperatorApplicationRowDefinition] } as unknown as TypedDocumentNode<RefuseApplicationsMutation, RefuseApplicationsMutationVariables>;
export const useRefuseApplicationsMutation = (options?: MutationOptions<RefuseApplicationsMutation, RefuseApplicationsMutationVariables>) => useMutation(RefuseApplicationsDocument, options);
export const CreateInvitationsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateInvitations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateInvitationsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createInvitations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mailAddress"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}] } as unknown as TypedDocumentNode<CreateInvitationsMutation, CreateInvitationsMutationVariables>;
export const useCreateInvitationsMutation = (options?: MutationOptions<CreateInvitationsMutation, CreateInvitationsMutationVariables>) => useMutation(CreateInvitationsDocument, options);
export const RevokeInvitationDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"invitationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"invitationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"invitationId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OperatorInvitationRow"}}]}}]}}]}}, OperatorInvitationRowDefinition] } as unknown as TypedDocumentNode<RevokeInvitationMutation, RevokeInvitationMutationVariables>;
export const useRevokeInvitationMutation = (options?: MutationOptions<RevokeInvitationMutation, RevokeInvitationMutationVariables>) => useMutation(RevokeInvitationDocument, options);
export const OperatorContentDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OperatorContent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"find"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"find"},"value":{"kind":"Variable","name":{"kind":"Name","value":"find"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"postId"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"isOfGroup"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}] } as unknown as TypedDocumentNode<OperatorContentQuery, OperatorContentQueryVariables>;
export const useOperatorContentQuery = (options: QueryOptions<OperatorContentQuery, OperatorContentQueryVariables>) => useQuery(OperatorContentDocument, options);
export const OperatorTakedownsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OperatorTakedowns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TakedownState"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takedowns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OperatorTakedownRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}, OperatorTakedownRowDefinition] } as unknown as TypedDocumentNode<OperatorTakedownsQuery, OperatorTakedownsQueryVariables>;
export const useOperatorTakedownsQuery = (options: QueryOptions<OperatorTakedownsQuery, OperatorTakedownsQueryVariables>) => useQuery(OperatorTakedownsDocument, options);
export const OperatorEventsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OperatorEvents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"operator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OperatorEventRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}, OperatorEventRowDefinition] } as unknown as TypedDocumentNode<OperatorEventsQuery, OperatorEventsQueryVariables>;
export const useOperatorEventsQuery = (options?: QueryOptions<OperatorEventsQuery, OperatorEventsQueryVariables>) => useQuery(OperatorEventsDocument, options);
export const CreateEventDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateEventInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlannedEvent"}}]}}]}}]}}, PlannedEventDefinition] } as unknown as TypedDocumentNode<CreateEventMutation, CreateEventMutationVariables>;
export const useCreateEventMutation = (options?: MutationOptions<CreateEventMutation, CreateEventMutationVariables>) => useMutation(CreateEventDocument, options);
export const UpdateEventDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateEventInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlannedEvent"}}]}}]}}]}}, PlannedEventDefinition] } as unknown as TypedDocumentNode<UpdateEventMutation, UpdateEventMutationVariables>;
export const useUpdateEventMutation = (options?: MutationOptions<UpdateEventMutation, UpdateEventMutationVariables>) => useMutation(UpdateEventDocument, options);
export const CancelEventDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelledEventId"}}]}}]}}] } as unknown as TypedDocumentNode<CancelEventMutation, CancelEventMutationVariables>;
export const useCancelEventMutation = (options?: MutationOptions<CancelEventMutation, CancelEventMutationVariables>) => useMutation(CancelEventDocument, options);
export const CallOffEventDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CallOffEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CallOffEventInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"callOffEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventCalling"}}]}}]}}]}}, EventCallingDefinition] } as unknown as TypedDocumentNode<CallOffEventMutation, CallOffEventMutationVariables>;
export const useCallOffEventMutation = (options?: MutationOptions<CallOffEventMutation, CallOffEventMutationVariables>) => useMutation(CallOffEventDocument, options);
export const PutEventOnAgainDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PutEventOnAgain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"putEventOnAgain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventCalling"}}]}}]}}]}}, EventCallingDefinition] } as unknown as TypedDocumentNode<PutEventOnAgainMutation, PutEventOnAgainMutationVariables>;
export const usePutEventOnAgainMutation = (options?: MutationOptions<PutEventOnAgainMutation, PutEventOnAgainMutationVariables>) => useMutation(PutEventOnAgainDocument, options);
export const OperatorGroupsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OperatorGroups"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OperatorGroupRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}, OperatorGroupRowDefinition] } as unknown as TypedDocumentNode<OperatorGroupsQuery, OperatorGroupsQueryVariables>;
export const useOperatorGroupsQuery = (options?: QueryOptions<OperatorGroupsQuery, OperatorGroupsQueryVariables>) => useQuery(OperatorGroupsDocument, options);
export const CreateGroupDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateGroup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateGroupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupFacts"}}]}}]}}]}}, GroupFactsDefinition] } as unknown as TypedDocumentNode<CreateGroupMutation, CreateGroupMutationVariables>;
export const useCreateGroupMutation = (options?: MutationOptions<CreateGroupMutation, CreateGroupMutationVariables>) => useMutation(CreateGroupDocument, options);
export const UpdateGroupDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateGroup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateGroupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupFacts"}}]}}]}}]}}, GroupFactsDefinition] } as unknown as TypedDocumentNode<UpdateGroupMutation, UpdateGroupMutationVariables>;
export const useUpdateGroupMutation = (options?: MutationOptions<UpdateGroupMutation, UpdateGroupMutationVariables>) => useMutation(UpdateGroupDocument, options);
export const DeleteGroupDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteGroup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedGroupId"}}]}}]}}] } as unknown as TypedDocumentNode<DeleteGroupMutation, DeleteGroupMutationVariables>;
export const useDeleteGroupMutation = (options?: MutationOptions<DeleteGroupMutation, DeleteGroupMutationVariables>) => useMutation(DeleteGroupDocument, options);
export const SetGroupOrganiserDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetGroupOrganiser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"username"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"organises"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setGroupOrganiser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}},{"kind":"Argument","name":{"kind":"Name","value":"username"},"value":{"kind":"Variable","name":{"kind":"Name","value":"username"}}},{"kind":"Argument","name":{"kind":"Name","value":"organises"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organises"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organisers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}] } as unknown as TypedDocumentNode<SetGroupOrganiserMutation, SetGroupOrganiserMutationVariables>;
export const useSetGroupOrganiserMutation = (options?: MutationOptions<SetGroupOrganiserMutation, SetGroupOrganiserMutationVariables>) => useMutation(SetGroupOrganiserDocument, options);
export const SetRulesAsOperatorDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetRulesAsOperator"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GroupRulesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setRulesAsOperator"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupRulesText"}}]}}]}}]}}]}}, GroupRulesTextDefinition] } as unknown as TypedDocumentNode<SetRulesAsOperatorMutation, SetRulesAsOperatorMutationVariables>;
export const useSetRulesAsOperatorMutation = (options?: MutationOptions<SetRulesAsOperatorMutation, SetRulesAsOperatorMutationVariables>) => useMutation(SetRulesAsOperatorDocument, options);
export const OperatorInstanceDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OperatorInstance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signUps"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OperatorInstanceSettings"}}]}}]}}]}}, OperatorInstanceSettingsDefinition] } as unknown as TypedDocumentNode<OperatorInstanceQuery, OperatorInstanceQueryVariables>;
export const useOperatorInstanceQuery = (options?: QueryOptions<OperatorInstanceQuery, OperatorInstanceQueryVariables>) => useQuery(OperatorInstanceDocument, options);
export const UpdateInstanceDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateInstance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateInstanceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateInstance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OperatorInstanceSettings"}}]}}]}}]}}, OperatorInstanceSettingsDefinition] } as unknown as TypedDocumentNode<UpdateInstanceMutation, UpdateInstanceMutationVariables>;
export const useUpdateInstanceMutation = (options?: MutationOptions<UpdateInstanceMutation, UpdateInstanceMutationVariables>) => useMutation(UpdateInstanceDocument, options);
export const PostPageDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PostPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"signedIn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"post"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RideCard"}},{"kind":"Field","name":{"kind":"Name","value":"ride"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RideDay"}}]}},{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupRulesState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasMuted"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasBlocked"}}]}},{"kind":"Field","name":{"kind":"Name","value":"comments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommentPage"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"signedIn"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerSummary"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerNextRide"}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"scope"},"value":{"kind":"EnumValue","value":"UPCOMING"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"signedIn"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpcomingEvent"}}]}}]}}]}}, RideCardDefinition, PostCardDefinition, PhotoDefinition, CueSheetDefinition, RideBarDefinition, SaveRouteItemDefinition, RideDayDefinition, RideLeaderDefinition, RidePaceGroupsDefinition, PaceGroupRowDefinition, GroupRulesStateDefinition, CommentPageDefinition, CommentThreadDefinition, CommentItemDefinition, ReplyPageDefinition, ViewerSummaryDefinition, ViewerNextRideDefinition, UpcomingEventDefinition] } as unknown as TypedDocumentNode<PostPageQuery, PostPageQueryVariables>;
export const usePostPageQuery = (options: QueryOptions<PostPageQuery, PostPageQueryVariables>) => useQuery(PostPageDocument, options);
export const JoinedGroupsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JoinedGroups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"scope"},"value":{"kind":"EnumValue","value":"JOINED"}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"EnumValue","value":"POPULAR"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupList"}}]}}]}}, GroupListDefinition, GroupRowDefinition] } as unknown as TypedDocumentNode<JoinedGroupsQuery, JoinedGroupsQueryVariables>;
export const useJoinedGroupsQuery = (options?: QueryOptions<JoinedGroupsQuery, JoinedGroupsQueryVariables>) => useQuery(JoinedGroupsDocument, options);
export const CreatePostDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePostInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RideCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerTally"}}]}}]}}]}}, RideCardDefinition, PostCardDefinition, PhotoDefinition, CueSheetDefinition, RideBarDefinition, SaveRouteItemDefinition, ViewerTallyDefinition, ActivityCountsDefinition, WeekBarDefinition, ViewerNextRideDefinition] } as unknown as TypedDocumentNode<CreatePostMutation, CreatePostMutationVariables>;
export const useCreatePostMutation = (options?: MutationOptions<CreatePostMutation, CreatePostMutationVariables>) => useMutation(CreatePostDocument, options);
export const DeletePostDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"postId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedPostId"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerTally"}}]}}]}}]}}, ViewerTallyDefinition, ActivityCountsDefinition, WeekBarDefinition, ViewerNextRideDefinition] } as unknown as TypedDocumentNode<DeletePostMutation, DeletePostMutationVariables>;
export const useDeletePostMutation = (options?: MutationOptions<DeletePostMutation, DeletePostMutationVariables>) => useMutation(DeletePostDocument, options);
export const UpdatePostDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePostInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RideCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerTally"}}]}}]}}]}}, RideCardDefinition, PostCardDefinition, PhotoDefinition, CueSheetDefinition, RideBarDefinition, SaveRouteItemDefinition, ViewerTallyDefinition, ActivityCountsDefinition, WeekBarDefinition, ViewerNextRideDefinition] } as unknown as TypedDocumentNode<UpdatePostMutation, UpdatePostMutationVariables>;
export const useUpdatePostMutation = (options?: MutationOptions<UpdatePostMutation, UpdatePostMutationVariables>) => useMutation(UpdatePostDocument, options);
export const PostActivityDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"PostActivity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"since"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postActivity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"postId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}},{"kind":"Argument","name":{"kind":"Name","value":"since"},"value":{"kind":"Variable","name":{"kind":"Name","value":"since"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"comment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommentThread"}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"replyCount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"deletedCommentId"}}]}}]}}, PostCardDefinition, PhotoDefinition, CommentThreadDefinition, CommentItemDefinition, ReplyPageDefinition] } as unknown as TypedDocumentNode<PostActivitySubscription, PostActivitySubscriptionVariables>;
export const usePostActivitySubscription = (options: SubscriptionOptions<PostActivitySubscription, PostActivitySubscriptionVariables>) => useSubscription(PostActivityDocument, options);
export const MyRidesDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyRides"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"scope"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MyRideScope"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isSaved"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rideCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"going"}},{"kind":"Field","name":{"kind":"Name","value":"led"}},{"kind":"Field","name":{"kind":"Name","value":"saved"}},{"kind":"Field","name":{"kind":"Name","value":"past"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rides"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"scope"},"value":{"kind":"Variable","name":{"kind":"Name","value":"scope"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"skip"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isSaved"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyRideList"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"savedRides"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isSaved"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyRideList"}}]}}]}}, MyRideListDefinition, MyRideDefinition, CueSheetDefinition, RideBarDefinition, SaveRouteItemDefinition] } as unknown as TypedDocumentNode<MyRidesQuery, MyRidesQueryVariables>;
export const useMyRidesQuery = (options: QueryOptions<MyRidesQuery, MyRidesQueryVariables>) => useQuery(MyRidesDocument, options);
export const RideLeadersDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RideLeaders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"post"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ride"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RideDay"}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonRow"}},{"kind":"Field","name":{"kind":"Name","value":"isViewer"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]}}, RideDayDefinition, RideLeaderDefinition, RidePaceGroupsDefinition, PaceGroupRowDefinition, PersonRowDefinition] } as unknown as TypedDocumentNode<RideLeadersQuery, RideLeadersQueryVariables>;
export const useRideLeadersQuery = (options: QueryOptions<RideLeadersQuery, RideLeadersQueryVariables>) => useQuery(RideLeadersDocument, options);
export const SetRideLeaderDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetRideLeader"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"leads"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"laterDates"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setRideLeader"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"postId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}},{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"leads"},"value":{"kind":"Variable","name":{"kind":"Name","value":"leads"}}},{"kind":"Argument","name":{"kind":"Name","value":"laterDates"},"value":{"kind":"Variable","name":{"kind":"Name","value":"laterDates"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ride"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RideDay"}}]}}]}}]}}, RideDayDefinition, RideLeaderDefinition, RidePaceGroupsDefinition, PaceGroupRowDefinition] } as unknown as TypedDocumentNode<SetRideLeaderMutation, SetRideLeaderMutationVariables>;
export const useSetRideLeaderMutation = (options?: MutationOptions<SetRideLeaderMutation, SetRideLeaderMutationVariables>) => useMutation(SetRideLeaderDocument, options);
export const RideRidersDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RideRiders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"post"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ride"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FollowList"}}]}}]}}]}}]}}, FollowListDefinition, PersonFollowDefinition, PersonRowDefinition, FollowButtonDefinition] } as unknown as TypedDocumentNode<RideRidersQuery, RideRidersQueryVariables>;
export const useRideRidersQuery = (options: QueryOptions<RideRidersQuery, RideRidersQueryVariables>) => useQuery(RideRidersDocument, options);
export const SetRideParticipationDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetRideParticipation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"participating"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paceGroupId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setRideParticipation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"postId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}},{"kind":"Argument","name":{"kind":"Name","value":"participating"},"value":{"kind":"Variable","name":{"kind":"Name","value":"participating"}}},{"kind":"Argument","name":{"kind":"Name","value":"paceGroupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paceGroupId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ride"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RideBar"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RidePaceGroups"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerTally"}}]}}]}}]}}, RideBarDefinition, RidePaceGroupsDefinition, PaceGroupRowDefinition, ViewerTallyDefinition, ActivityCountsDefinition, WeekBarDefinition, ViewerNextRideDefinition] } as unknown as TypedDocumentNode<SetRideParticipationMutation, SetRideParticipationMutationVariables>;
export const useSetRideParticipationMutation = (options?: MutationOptions<SetRideParticipationMutation, SetRideParticipationMutationVariables>) => useMutation(SetRideParticipationDocument, options);
export const RideWaitingListDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RideWaitingList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"post"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ride"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FollowList"}}]}}]}}]}}]}}, FollowListDefinition, PersonFollowDefinition, PersonRowDefinition, FollowButtonDefinition] } as unknown as TypedDocumentNode<RideWaitingListQuery, RideWaitingListQueryVariables>;
export const useRideWaitingListQuery = (options: QueryOptions<RideWaitingListQuery, RideWaitingListQueryVariables>) => useQuery(RideWaitingListDocument, options);
export const SetRideWaitingDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetRideWaiting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"waiting"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paceGroupId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setRideWaiting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"postId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}},{"kind":"Argument","name":{"kind":"Name","value":"waiting"},"value":{"kind":"Variable","name":{"kind":"Name","value":"waiting"}}},{"kind":"Argument","name":{"kind":"Name","value":"paceGroupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paceGroupId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ride"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RideBar"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RidePaceGroups"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerNextRide"}}]}}]}}]}}, RideBarDefinition, RidePaceGroupsDefinition, PaceGroupRowDefinition, ViewerNextRideDefinition] } as unknown as TypedDocumentNode<SetRideWaitingMutation, SetRideWaitingMutationVariables>;
export const useSetRideWaitingMutation = (options?: MutationOptions<SetRideWaitingMutation, SetRideWaitingMutationVariables>) => useMutation(SetRideWaitingDocument, options);
export const SetRideMaybeDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetRideMaybe"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"maybe"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setRideMaybe"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"postId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}},{"kind":"Argument","name":{"kind":"Name","value":"maybe"},"value":{"kind":"Variable","name":{"kind":"Name","value":"maybe"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ride"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RideBar"}}]}}]}}]}}, RideBarDefinition] } as unknown as TypedDocumentNode<SetRideMaybeMutation, SetRideMaybeMutationVariables>;
export const useSetRideMaybeMutation = (options?: MutationOptions<SetRideMaybeMutation, SetRideMaybeMutationVariables>) => useMutation(SetRideMaybeDocument, options);
export const CallOffRideDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CallOffRide"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CallOffRideInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"callOffRide"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ride"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CueSheet"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RideBar"}}]}}]}}]}}, CueSheetDefinition, RideBarDefinition] } as unknown as TypedDocumentNode<CallOffRideMutation, CallOffRideMutationVariables>;
export const useCallOffRideMutation = (options?: MutationOptions<CallOffRideMutation, CallOffRideMutationVariables>) => useMutation(CallOffRideDocument, options);
export const PutRideOnAgainDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PutRideOnAgain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"putRideOnAgain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"postId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ride"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CueSheet"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RideBar"}}]}}]}}]}}, CueSheetDefinition, RideBarDefinition] } as unknown as TypedDocumentNode<PutRideOnAgainMutation, PutRideOnAgainMutationVariables>;
export const usePutRideOnAgainMutation = (options?: MutationOptions<PutRideOnAgainMutation, PutRideOnAgainMutationVariables>) => useMutation(PutRideOnAgainDocument, options);
export const SetRideSavedDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetRideSaved"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"saved"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setRideSaved"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"postId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}},{"kind":"Argument","name":{"kind":"Name","value":"saved"},"value":{"kind":"Variable","name":{"kind":"Name","value":"saved"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ride"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SaveRouteItem"}},{"kind":"Field","name":{"kind":"Name","value":"viewerIsMaybe"}},{"kind":"Field","name":{"kind":"Name","value":"map"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasElevation"}}]}}]}}]}}]}}, SaveRouteItemDefinition] } as unknown as TypedDocumentNode<SetRideSavedMutation, SetRideSavedMutationVariables>;
export const useSetRideSavedMutation = (options?: MutationOptions<SetRideSavedMutation, SetRideSavedMutationVariables>) => useMutation(SetRideSavedDocument, options);
export const RideActivityDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"RideActivity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"since"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rideActivity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"postId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}},{"kind":"Argument","name":{"kind":"Name","value":"since"},"value":{"kind":"Variable","name":{"kind":"Name","value":"since"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"ride"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CueSheet"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RideBar"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RidePaceGroups"}}]}},{"kind":"Field","name":{"kind":"Name","value":"moment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MomentCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deletedMomentId"}},{"kind":"Field","name":{"kind":"Name","value":"participant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFollow"}}]}}]}}]}}, CueSheetDefinition, RideBarDefinition, RidePaceGroupsDefinition, PaceGroupRowDefinition, MomentCardDefinition, PhotoDefinition, PersonFollowDefinition, PersonRowDefinition, FollowButtonDefinition] } as unknown as TypedDocumentNode<RideActivitySubscription, RideActivitySubscriptionVariables>;
export const useRideActivitySubscription = (options: SubscriptionOptions<RideActivitySubscription, RideActivitySubscriptionVariables>) => useSubscription(RideActivityDocument, options);
export const RidePaceGroupFormDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RidePaceGroupForm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"post"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ride"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"paceGroups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaceGroupRow"}},{"kind":"Field","name":{"kind":"Name","value":"map"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"distance"}},{"kind":"Field","name":{"kind":"Name","value":"elevation"}},{"kind":"Field","name":{"kind":"Name","value":"hasElevation"}}]}}]}}]}}]}}]}}, PaceGroupRowDefinition] } as unknown as TypedDocumentNode<RidePaceGroupFormQuery, RidePaceGroupFormQueryVariables>;
export const useRidePaceGroupFormQuery = (options: QueryOptions<RidePaceGroupFormQuery, RidePaceGroupFormQueryVariables>) => useQuery(RidePaceGroupFormDocument, options);
export const SeriesEndDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SeriesEnd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"post"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ride"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"series"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"participantCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerIsParticipating"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}}]}}]}}]}}]}}]}}] } as unknown as TypedDocumentNode<SeriesEndQuery, SeriesEndQueryVariables>;
export const useSeriesEndQuery = (options: QueryOptions<SeriesEndQuery, SeriesEndQueryVariables>) => useQuery(SeriesEndDocument, options);
export const SeriesDatesDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SeriesDates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"post"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ride"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeriesDates"}},{"kind":"Field","name":{"kind":"Name","value":"paceGroups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeriesGroup"}}]}}]}}]}}]}}, SeriesDatesDefinition, SeriesDateDefinition, SeriesGroupDefinition] } as unknown as TypedDocumentNode<SeriesDatesQuery, SeriesDatesQueryVariables>;
export const useSeriesDatesQuery = (options: QueryOptions<SeriesDatesQuery, SeriesDatesQueryVariables>) => useQuery(SeriesDatesDocument, options);
export const SetSeriesParticipationDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetSeriesParticipation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"participating"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paceGroupId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setSeriesParticipation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"postId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}},{"kind":"Argument","name":{"kind":"Name","value":"participating"},"value":{"kind":"Variable","name":{"kind":"Name","value":"participating"}}},{"kind":"Argument","name":{"kind":"Name","value":"paceGroupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paceGroupId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ride"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RideBar"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RidePaceGroups"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeriesDates"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerTally"}}]}}]}}]}}, RideBarDefinition, RidePaceGroupsDefinition, PaceGroupRowDefinition, SeriesDatesDefinition, SeriesDateDefinition, ViewerTallyDefinition, ActivityCountsDefinition, WeekBarDefinition, ViewerNextRideDefinition] } as unknown as TypedDocumentNode<SetSeriesParticipationMutation, SetSeriesParticipationMutationVariables>;
export const useSetSeriesParticipationMutation = (options?: MutationOptions<SetSeriesParticipationMutation, SetSeriesParticipationMutationVariables>) => useMutation(SetSeriesParticipationDocument, options);
export const EndSeriesDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSeries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"joinedDates"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JoinedDates"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSeries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"postId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}},{"kind":"Argument","name":{"kind":"Name","value":"joinedDates"},"value":{"kind":"Variable","name":{"kind":"Name","value":"joinedDates"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedPostIds"}},{"kind":"Field","name":{"kind":"Name","value":"calledOff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"calledOffAt"}},{"kind":"Field","name":{"kind":"Name","value":"calledOffReason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerTally"}}]}}]}}]}}, ViewerTallyDefinition, ActivityCountsDefinition, WeekBarDefinition, ViewerNextRideDefinition] } as unknown as TypedDocumentNode<EndSeriesMutation, EndSeriesMutationVariables>;
export const useEndSeriesMutation = (options?: MutationOptions<EndSeriesMutation, EndSeriesMutationVariables>) => useMutation(EndSeriesDocument, options);
export const ExtendSeriesDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExtendSeries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExtendSeriesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"extendSeries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ride"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeriesDates"}}]}}]}}]}}]}}, SeriesDatesDefinition, SeriesDateDefinition] } as unknown as TypedDocumentNode<ExtendSeriesMutation, ExtendSeriesMutationVariables>;
export const useExtendSeriesMutation = (options?: MutationOptions<ExtendSeriesMutation, ExtendSeriesMutationVariables>) => useMutation(ExtendSeriesDocument, options);
export const SheetPageDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SheetPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"post"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"ride"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CueSheet"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RideSheet"}},{"kind":"Field","name":{"kind":"Name","value":"paceGroups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}, CueSheetDefinition, RideSheetDefinition, SheetRiderDefinition, SheetGuestDefinition, SheetNameDefinition] } as unknown as TypedDocumentNode<SheetPageQuery, SheetPageQueryVariables>;
export const useSheetPageQuery = (options: QueryOptions<SheetPageQuery, SheetPageQueryVariables>) => useQuery(SheetPageDocument, options);
export const CheckInRidersDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckInRiders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CheckInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkInRiders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ride"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RideSheet"}}]}}]}}]}}, RideSheetDefinition, SheetRiderDefinition, SheetGuestDefinition, SheetNameDefinition] } as unknown as TypedDocumentNode<CheckInRidersMutation, CheckInRidersMutationVariables>;
export const useCheckInRidersMutation = (options?: MutationOptions<CheckInRidersMutation, CheckInRidersMutationVariables>) => useMutation(CheckInRidersDocument, options);
export const SetRideGuestDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetRideGuest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RideGuestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setRideGuest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ride"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RideSheet"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SheetPlaces"}}]}}]}}]}}, RideSheetDefinition, SheetRiderDefinition, SheetGuestDefinition, SheetNameDefinition, SheetPlacesDefinition] } as unknown as TypedDocumentNode<SetRideGuestMutation, SetRideGuestMutationVariables>;
export const useSetRideGuestMutation = (options?: MutationOptions<SetRideGuestMutation, SetRideGuestMutationVariables>) => useMutation(SetRideGuestDocument, options);
export const RemoveRideGuestDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveRideGuest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"guestId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeRideGuest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"postId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}},{"kind":"Argument","name":{"kind":"Name","value":"guestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"guestId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ride"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RideSheet"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SheetPlaces"}}]}}]}}]}}, RideSheetDefinition, SheetRiderDefinition, SheetGuestDefinition, SheetNameDefinition, SheetPlacesDefinition] } as unknown as TypedDocumentNode<RemoveRideGuestMutation, RemoveRideGuestMutationVariables>;
export const useRemoveRideGuestMutation = (options?: MutationOptions<RemoveRideGuestMutation, RemoveRideGuestMutationVariables>) => useMutation(RemoveRideGuestDocument, options);
export const SetLeaderNoteDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetLeaderNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeaderNoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setLeaderNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ride"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RideSheet"}}]}}]}}]}}, RideSheetDefinition, SheetRiderDefinition, SheetGuestDefinition, SheetNameDefinition] } as unknown as TypedDocumentNode<SetLeaderNoteMutation, SetLeaderNoteMutationVariables>;
export const useSetLeaderNoteMutation = (options?: MutationOptions<SetLeaderNoteMutation, SetLeaderNoteMutationVariables>) => useMutation(SetLeaderNoteDocument, options);
export const AfterRideDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AfterRide"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"afterPerson"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"afterMoment"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"post"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ride"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sheet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"thankedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attendance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"afterPerson"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PeopleList"}}]}},{"kind":"Field","name":{"kind":"Name","value":"moments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"afterMoment"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Photo"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]}}, PeopleListDefinition, PersonRowDefinition, PhotoDefinition] } as unknown as TypedDocumentNode<AfterRideQuery, AfterRideQueryVariables>;
export const useAfterRideQuery = (options: QueryOptions<AfterRideQuery, AfterRideQueryVariables>) => useQuery(AfterRideDocument, options);
export const ThankRidersDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ThankRiders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ThankRidersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"thankRiders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"comment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}] } as unknown as TypedDocumentNode<ThankRidersMutation, ThankRidersMutationVariables>;
export const useThankRidersMutation = (options?: MutationOptions<ThankRidersMutation, ThankRidersMutationVariables>) => useMutation(ThankRidersDocument, options);
export const RideMapDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RideMap"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mapTiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TileLayer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mapFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MapFile"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"post"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ride"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"map"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RouteView"}}]}},{"kind":"Field","name":{"kind":"Name","value":"meetingPoint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MeetingPoint"}}]}}]}}]}}]}}, TileLayerDefinition, MapFileDefinition, RouteViewDefinition, RouteWaypointDefinition, MeetingPointDefinition] } as unknown as TypedDocumentNode<RideMapQuery, RideMapQueryVariables>;
export const useRideMapQuery = (options: QueryOptions<RideMapQuery, RideMapQueryVariables>) => useQuery(RideMapDocument, options);
export const PaceGroupMapsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaceGroupMaps"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mapTiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TileLayer"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"post"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ride"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"paceGroups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"map"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RouteView"}}]}}]}}]}}]}}]}}, TileLayerDefinition, RouteViewDefinition, RouteWaypointDefinition] } as unknown as TypedDocumentNode<PaceGroupMapsQuery, PaceGroupMapsQueryVariables>;
export const usePaceGroupMapsQuery = (options: QueryOptions<PaceGroupMapsQuery, PaceGroupMapsQueryVariables>) => useQuery(PaceGroupMapsDocument, options);
export const RideRouteDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RideRoute"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"post"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ride"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"map"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"distance"}},{"kind":"Field","name":{"kind":"Name","value":"elevation"}},{"kind":"Field","name":{"kind":"Name","value":"hasElevation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"meetingPoint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MeetingPoint"}}]}}]}}]}}]}}, MeetingPointDefinition] } as unknown as TypedDocumentNode<RideRouteQuery, RideRouteQueryVariables>;
export const useRideRouteQuery = (options: QueryOptions<RideRouteQuery, RideRouteQueryVariables>) => useQuery(RideRouteDocument, options);
export const ExplorePageDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExplorePage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"scope"},"value":{"kind":"EnumValue","value":"ALL"}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"EnumValue","value":"POPULAR"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PopularGroups"}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"scope"},"value":{"kind":"EnumValue","value":"UPCOMING"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventAgenda"}}]}}]}}, PopularGroupsDefinition, DiscoverGroupDefinition, GroupCardDefinition, GroupRowDefinition, GroupFacesDefinition, EventAgendaDefinition, EventRowDefinition, EventPlacesDefinition] } as unknown as TypedDocumentNode<ExplorePageQuery, ExplorePageQueryVariables>;
export const useExplorePageQuery = (options?: QueryOptions<ExplorePageQuery, ExplorePageQueryVariables>) => useQuery(ExplorePageDocument, options);
export const ExploreGroupsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExploreGroups"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"scope"},"value":{"kind":"EnumValue","value":"ALL"}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"EnumValue","value":"POPULAR"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PopularGroups"}}]}}]}}, PopularGroupsDefinition, DiscoverGroupDefinition, GroupCardDefinition, GroupRowDefinition, GroupFacesDefinition] } as unknown as TypedDocumentNode<ExploreGroupsQuery, ExploreGroupsQueryVariables>;
export const useExploreGroupsQuery = (options?: QueryOptions<ExploreGroupsQuery, ExploreGroupsQueryVariables>) => useQuery(ExploreGroupsDocument, options);
export const NextRidesDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NextRides"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"signedIn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"minimumDistance"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Float"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"maximumDistance"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Float"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"difficulty"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RideDifficulty"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"surface"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RideSurface"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"noDrop"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"minimumPace"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Float"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"maximumPace"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Float"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"followedGoing"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rides"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}},{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"minimumDistance"},"value":{"kind":"Variable","name":{"kind":"Name","value":"minimumDistance"}}},{"kind":"Argument","name":{"kind":"Name","value":"maximumDistance"},"value":{"kind":"Variable","name":{"kind":"Name","value":"maximumDistance"}}},{"kind":"Argument","name":{"kind":"Name","value":"difficulty"},"value":{"kind":"Variable","name":{"kind":"Name","value":"difficulty"}}},{"kind":"Argument","name":{"kind":"Name","value":"surface"},"value":{"kind":"Variable","name":{"kind":"Name","value":"surface"}}},{"kind":"Argument","name":{"kind":"Name","value":"noDrop"},"value":{"kind":"Variable","name":{"kind":"Name","value":"noDrop"}}},{"kind":"Argument","name":{"kind":"Name","value":"minimumPace"},"value":{"kind":"Variable","name":{"kind":"Name","value":"minimumPace"}}},{"kind":"Argument","name":{"kind":"Name","value":"maximumPace"},"value":{"kind":"Variable","name":{"kind":"Name","value":"maximumPace"}}},{"kind":"Argument","name":{"kind":"Name","value":"followedGoing"},"value":{"kind":"Variable","name":{"kind":"Name","value":"followedGoing"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NextRide"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}, NextRideDefinition] } as unknown as TypedDocumentNode<NextRidesQuery, NextRidesQueryVariables>;
export const useNextRidesQuery = (options: QueryOptions<NextRidesQuery, NextRidesQueryVariables>) => useQuery(NextRidesDocument, options);
export const ExploreEventsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExploreEvents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"scope"},"value":{"kind":"EnumValue","value":"UPCOMING"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventAgenda"}}]}}]}}, EventAgendaDefinition, EventRowDefinition, EventPlacesDefinition] } as unknown as TypedDocumentNode<ExploreEventsQuery, ExploreEventsQueryVariables>;
export const useExploreEventsQuery = (options?: QueryOptions<ExploreEventsQuery, ExploreEventsQueryVariables>) => useQuery(ExploreEventsDocument, options);
export const SearchPageDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserHits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"posts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostHits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PopularGroups"}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventAgenda"}}]}}]}}]}}, UserHitsDefinition, UserHitDefinition, PersonFollowDefinition, PersonRowDefinition, FollowButtonDefinition, PostHitsDefinition, PostHitDefinition, PhotoDefinition, PopularGroupsDefinition, DiscoverGroupDefinition, GroupCardDefinition, GroupRowDefinition, GroupFacesDefinition, EventAgendaDefinition, EventRowDefinition, EventPlacesDefinition] } as unknown as TypedDocumentNode<SearchPageQuery, SearchPageQueryVariables>;
export const useSearchPageQuery = (options: QueryOptions<SearchPageQuery, SearchPageQueryVariables>) => useQuery(SearchPageDocument, options);
export const SearchUsersDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserHits"}}]}}]}}]}}, UserHitsDefinition, UserHitDefinition, PersonFollowDefinition, PersonRowDefinition, FollowButtonDefinition] } as unknown as TypedDocumentNode<SearchUsersQuery, SearchUsersQueryVariables>;
export const useSearchUsersQuery = (options: QueryOptions<SearchUsersQuery, SearchUsersQueryVariables>) => useQuery(SearchUsersDocument, options);
export const SearchPostsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchPosts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"posts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostHits"}}]}}]}}]}}, PostHitsDefinition, PostHitDefinition, PhotoDefinition] } as unknown as TypedDocumentNode<SearchPostsQuery, SearchPostsQueryVariables>;
export const useSearchPostsQuery = (options: QueryOptions<SearchPostsQuery, SearchPostsQueryVariables>) => useQuery(SearchPostsDocument, options);
export const SearchGroupsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchGroups"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PopularGroups"}}]}}]}}]}}, PopularGroupsDefinition, DiscoverGroupDefinition, GroupCardDefinition, GroupRowDefinition, GroupFacesDefinition] } as unknown as TypedDocumentNode<SearchGroupsQuery, SearchGroupsQueryVariables>;
export const useSearchGroupsQuery = (options: QueryOptions<SearchGroupsQuery, SearchGroupsQueryVariables>) => useQuery(SearchGroupsDocument, options);
export const SearchEventsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchEvents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventAgenda"}}]}}]}}]}}, EventAgendaDefinition, EventRowDefinition, EventPlacesDefinition] } as unknown as TypedDocumentNode<SearchEventsQuery, SearchEventsQueryVariables>;
export const useSearchEventsQuery = (options: QueryOptions<SearchEventsQuery, SearchEventsQueryVariables>) => useQuery(SearchEventsDocument, options);
export const SettingsPageDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SettingsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendsMail"}},{"kind":"Field","name":{"kind":"Name","value":"hasPasswords"}},{"kind":"Field","name":{"kind":"Name","value":"provider"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"identities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnIdentity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnPasskey"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mailAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnMailAddress"}}]}},{"kind":"Field","name":{"kind":"Name","value":"storage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pictureBytes"}},{"kind":"Field","name":{"kind":"Name","value":"maximumPictureBytes"}},{"kind":"Field","name":{"kind":"Name","value":"routeCount"}},{"kind":"Field","name":{"kind":"Name","value":"maximumRouteCount"}},{"kind":"Field","name":{"kind":"Name","value":"routeFileBytes"}},{"kind":"Field","name":{"kind":"Name","value":"maximumRouteFileBytes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"takedowns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserSessionRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}, OwnIdentityDefinition, OwnPasskeyDefinition, OwnMailAddressDefinition, UserSessionRowDefinition] } as unknown as TypedDocumentNode<SettingsPageQuery, SettingsPageQueryVariables>;
export const useSettingsPageQuery = (options?: QueryOptions<SettingsPageQuery, SettingsPageQueryVariables>) => useQuery(SettingsPageDocument, options);
export const EndSessionDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sessionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endedSessionId"}}]}}]}}] } as unknown as TypedDocumentNode<EndSessionMutation, EndSessionMutationVariables>;
export const useEndSessionMutation = (options?: MutationOptions<EndSessionMutation, EndSessionMutationVariables>) => useMutation(EndSessionDocument, options);
export const EndOtherSessionsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endedCount"}}]}}]}}] } as unknown as TypedDocumentNode<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
export const useEndOtherSessionsMutation = (options?: MutationOptions<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>) => useMutation(EndOtherSessionsDocument, options);
export const ChangePasswordDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}}]}}]}}] } as unknown as TypedDocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const useChangePasswordMutation = (options?: MutationOptions<ChangePasswordMutation, ChangePasswordMutationVariables>) => useMutation(ChangePasswordDocument, options);
export const DeleteAccountDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedUserId"}}]}}]}}] } as unknown as TypedDocumentNode<DeleteAccountMutation, DeleteAccountMutationVariables>;
export const useDeleteAccountMutation = (options?: MutationOptions<DeleteAccountMutation, DeleteAccountMutationVariables>) => useMutation(DeleteAccountDocument, options);
export const LinkProviderDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LinkProvider"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LinkProviderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkProvider"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}] } as unknown as TypedDocumentNode<LinkProviderMutation, LinkProviderMutationVariables>;
export const useLinkProviderMutation = (options?: MutationOptions<LinkProviderMutation, LinkProviderMutationVariables>) => useMutation(LinkProviderDocument, options);
export const RemoveIdentityDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveIdentity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveIdentityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeIdentity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removedIdentityId"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"identities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnIdentity"}}]}}]}}]}}]}}, OwnIdentityDefinition] } as unknown as TypedDocumentNode<RemoveIdentityMutation, RemoveIdentityMutationVariables>;
export const useRemoveIdentityMutation = (options?: MutationOptions<RemoveIdentityMutation, RemoveIdentityMutationVariables>) => useMutation(RemoveIdentityDocument, options);
export const BeginPasskeyDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BeginPasskeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"options"}}]}}]}}] } as unknown as TypedDocumentNode<BeginPasskeyMutation, BeginPasskeyMutationVariables>;
export const useBeginPasskeyMutation = (options?: MutationOptions<BeginPasskeyMutation, BeginPasskeyMutationVariables>) => useMutation(BeginPasskeyDocument, options);
export const AddPasskeyDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddPasskeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnPasskey"}}]}}]}}]}}]}}, OwnPasskeyDefinition] } as unknown as TypedDocumentNode<AddPasskeyMutation, AddPasskeyMutationVariables>;
export const useAddPasskeyMutation = (options?: MutationOptions<AddPasskeyMutation, AddPasskeyMutationVariables>) => useMutation(AddPasskeyDocument, options);
export const RemovePasskeyDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemovePasskeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removedPasskeyId"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnPasskey"}}]}}]}}]}}]}}, OwnPasskeyDefinition] } as unknown as TypedDocumentNode<RemovePasskeyMutation, RemovePasskeyMutationVariables>;
export const useRemovePasskeyMutation = (options?: MutationOptions<RemovePasskeyMutation, RemovePasskeyMutationVariables>) => useMutation(RemovePasskeyDocument, options);
export const RemovalsPageDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RemovalsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"takedowns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TakedownRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}, TakedownRowDefinition] } as unknown as TypedDocumentNode<RemovalsPageQuery, RemovalsPageQueryVariables>;
export const useRemovalsPageQuery = (options?: QueryOptions<RemovalsPageQuery, RemovalsPageQueryVariables>) => useQuery(RemovalsPageDocument, options);
export const AppealDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Appeal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AppealInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appeal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takedown"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TakedownRow"}}]}}]}}]}}, TakedownRowDefinition] } as unknown as TypedDocumentNode<AppealMutation, AppealMutationVariables>;
export const useAppealMutation = (options?: MutationOptions<AppealMutation, AppealMutationVariables>) => useMutation(AppealDocument, options);
export const GroupOrganisingDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GroupOrganising"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerOrganises"}},{"kind":"Field","name":{"kind":"Name","value":"pinnedPost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}] } as unknown as TypedDocumentNode<GroupOrganisingQuery, GroupOrganisingQueryVariables>;
export const useGroupOrganisingQuery = (options: QueryOptions<GroupOrganisingQuery, GroupOrganisingQueryVariables>) => useQuery(GroupOrganisingDocument, options);
export const SetPinnedPostDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPinnedPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPinnedPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}},{"kind":"Argument","name":{"kind":"Name","value":"postId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pinnedPost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RideCard"}}]}}]}}]}}]}}, RideCardDefinition, PostCardDefinition, PhotoDefinition, CueSheetDefinition, RideBarDefinition, SaveRouteItemDefinition] } as unknown as TypedDocumentNode<SetPinnedPostMutation, SetPinnedPostMutationVariables>;
export const useSetPinnedPostMutation = (options?: MutationOptions<SetPinnedPostMutation, SetPinnedPostMutationVariables>) => useMutation(SetPinnedPostDocument, options);
export const RemoveGroupContentDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveGroupContent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveGroupContentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeGroupContent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removedId"}}]}}]}}] } as unknown as TypedDocumentNode<RemoveGroupContentMutation, RemoveGroupContentMutationVariables>;
export const useRemoveGroupContentMutation = (options?: MutationOptions<RemoveGroupContentMutation, RemoveGroupContentMutationVariables>) => useMutation(RemoveGroupContentDocument, options);
export const TokensPageDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TokensPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"accessTokens"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccessTokenRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}, AccessTokenRowDefinition] } as unknown as TypedDocumentNode<TokensPageQuery, TokensPageQueryVariables>;
export const useTokensPageQuery = (options?: QueryOptions<TokensPageQuery, TokensPageQueryVariables>) => useQuery(TokensPageDocument, options);
export const CreateAccessTokenDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAccessToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAccessTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAccessToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccessTokenRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secret"}}]}}]}}, AccessTokenRowDefinition] } as unknown as TypedDocumentNode<CreateAccessTokenMutation, CreateAccessTokenMutationVariables>;
export const useCreateAccessTokenMutation = (options?: MutationOptions<CreateAccessTokenMutation, CreateAccessTokenMutationVariables>) => useMutation(CreateAccessTokenDocument, options);
export const RevokeAccessTokenDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeAccessToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tokenId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeAccessToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tokenId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tokenId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokedTokenId"}}]}}]}}] } as unknown as TypedDocumentNode<RevokeAccessTokenMutation, RevokeAccessTokenMutationVariables>;
export const useRevokeAccessTokenMutation = (options?: MutationOptions<RevokeAccessTokenMutation, RevokeAccessTokenMutationVariables>) => useMutation(RevokeAccessTokenDocument, options);
export const ProfilePageDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProfilePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"username"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"own"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"username"},"value":{"kind":"Variable","name":{"kind":"Name","value":"username"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Profile"}},{"kind":"Field","name":{"kind":"Name","value":"stats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weeks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"IntValue","value":"12"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"own"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WeekBar"}}]}}]}}]}}]}}, ProfileDefinition, FollowButtonDefinition, WeekBarDefinition] } as unknown as TypedDocumentNode<ProfilePageQuery, ProfilePageQueryVariables>;
export const useProfilePageQuery = (options: QueryOptions<ProfilePageQuery, ProfilePageQueryVariables>) => useQuery(ProfilePageDocument, options);
export const UserRidesDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserRides"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"posts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"RIDE"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RideList"}}]}}]}}]}}, RideListDefinition, RideRowDefinition] } as unknown as TypedDocumentNode<UserRidesQuery, UserRidesQueryVariables>;
export const useUserRidesQuery = (options: QueryOptions<UserRidesQuery, UserRidesQueryVariables>) => useQuery(UserRidesDocument, options);
export const UserPostsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserPosts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"posts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FeedPage"}}]}}]}}]}}, FeedPageDefinition, RideCardDefinition, PostCardDefinition, PhotoDefinition, CueSheetDefinition, RideBarDefinition, SaveRouteItemDefinition] } as unknown as TypedDocumentNode<UserPostsQuery, UserPostsQueryVariables>;
export const useUserPostsQuery = (options: QueryOptions<UserPostsQuery, UserPostsQueryVariables>) => useQuery(UserPostsDocument, options);
export const UserPhotosDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserPhotos"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"postsWithPictures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"30"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PhotoTile"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}, PhotoTileDefinition, PhotoDefinition] } as unknown as TypedDocumentNode<UserPhotosQuery, UserPhotosQueryVariables>;
export const useUserPhotosQuery = (options: QueryOptions<UserPhotosQuery, UserPhotosQueryVariables>) => useQuery(UserPhotosDocument, options);
export const SavedRidesDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedRides"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedRides"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RideList"}}]}}]}}, RideListDefinition, RideRowDefinition] } as unknown as TypedDocumentNode<SavedRidesQuery, SavedRidesQueryVariables>;
export const useSavedRidesQuery = (options?: QueryOptions<SavedRidesQuery, SavedRidesQueryVariables>) => useQuery(SavedRidesDocument, options);
export const MutedPeopleDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MutedPeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mutedUsers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutedPerson"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}, MutedPersonDefinition, PersonRowDefinition] } as unknown as TypedDocumentNode<MutedPeopleQuery, MutedPeopleQueryVariables>;
export const useMutedPeopleQuery = (options?: QueryOptions<MutedPeopleQuery, MutedPeopleQueryVariables>) => useQuery(MutedPeopleDocument, options);
export const BlockedPeopleDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlockedPeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blockedUsers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PeopleList"}}]}}]}}, PeopleListDefinition, PersonRowDefinition] } as unknown as TypedDocumentNode<BlockedPeopleQuery, BlockedPeopleQueryVariables>;
export const useBlockedPeopleQuery = (options?: QueryOptions<BlockedPeopleQuery, BlockedPeopleQueryVariables>) => useQuery(BlockedPeopleDocument, options);
export const UpdateProfileDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Profile"}},{"kind":"Field","name":{"kind":"Name","value":"stats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActivityCounts"}}]}}]}}]}}]}}, ProfileDefinition, FollowButtonDefinition, ActivityCountsDefinition, WeekBarDefinition] } as unknown as TypedDocumentNode<UpdateProfileMutation, UpdateProfileMutationVariables>;
export const useUpdateProfileMutation = (options?: MutationOptions<UpdateProfileMutation, UpdateProfileMutationVariables>) => useMutation(UpdateProfileDocument, options);
export const ZonesPageDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ZonesPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"privacyZones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ZoneRow"}}]}}]}}]}}, ZoneRowDefinition] } as unknown as TypedDocumentNode<ZonesPageQuery, ZonesPageQueryVariables>;
export const useZonesPageQuery = (options?: QueryOptions<ZonesPageQuery, ZonesPageQueryVariables>) => useQuery(ZonesPageDocument, options);
export const CreatePrivacyZoneDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePrivacyZone"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePrivacyZoneInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPrivacyZone"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"privacyZones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ZoneRow"}}]}}]}}]}}]}}, ZoneRowDefinition] } as unknown as TypedDocumentNode<CreatePrivacyZoneMutation, CreatePrivacyZoneMutationVariables>;
export const useCreatePrivacyZoneMutation = (options?: MutationOptions<CreatePrivacyZoneMutation, CreatePrivacyZoneMutationVariables>) => useMutation(CreatePrivacyZoneDocument, options);
export const DeletePrivacyZoneDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePrivacyZone"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"zoneId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePrivacyZone"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"zoneId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"zoneId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"privacyZones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ZoneRow"}}]}}]}}]}}]}}, ZoneRowDefinition] } as unknown as TypedDocumentNode<DeletePrivacyZoneMutation, DeletePrivacyZoneMutationVariables>;
export const useDeletePrivacyZoneMutation = (options?: MutationOptions<DeletePrivacyZoneMutation, DeletePrivacyZoneMutationVariables>) => useMutation(DeletePrivacyZoneDocument, options);
export const RideStartsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RideStarts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"posts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"RIDE"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RideStart"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}, RideStartDefinition] } as unknown as TypedDocumentNode<RideStartsQuery, RideStartsQueryVariables>;
export const useRideStartsQuery = (options?: QueryOptions<RideStartsQuery, RideStartsQueryVariables>) => useQuery(RideStartsDocument, options);