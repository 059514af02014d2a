import { ApolloLink, Observable } from '@apollo/client';
import type * as api from '../generated.ts';
import type { FakeLive } from './fakeLive.ts';
import { fakeLive } from './fakeLive.ts';

type Reply<Data> = Data | Promise<Data>;

/** What the server would answer to each operation, `HomePage` under `homePage`; one that is not given must not be asked. */
export interface Handlers {
  session?(): Reply<api.SessionQuery>;
  loginPage?(): Reply<api.LoginPageQuery>;
  login?(variables: api.LoginMutationVariables): Reply<api.LoginMutation>;
  register?(variables: api.RegisterMutationVariables): Reply<api.RegisterMutation>;
  logout?(): Reply<api.LogoutMutation>;
  homePage?(variables: api.HomePageQueryVariables): Reply<api.HomePageQuery>;
  homeFeed?(variables: api.HomeFeedQueryVariables): Reply<api.HomeFeedQuery>;
  createPost?(variables: api.CreatePostMutationVariables): Reply<api.CreatePostMutation>;
  deletePost?(variables: api.DeletePostMutationVariables): Reply<api.DeletePostMutation>;
  postPage?(variables: api.PostPageQueryVariables): Reply<api.PostPageQuery>;
  joinedGroups?(): Reply<api.JoinedGroupsQuery>;
  comments?(variables: api.CommentsQueryVariables): Reply<api.CommentsQuery>;
  replies?(variables: api.RepliesQueryVariables): Reply<api.RepliesQuery>;
  createComment?(variables: api.CreateCommentMutationVariables): Reply<api.CreateCommentMutation>;
  deleteComment?(variables: api.DeleteCommentMutationVariables): Reply<api.DeleteCommentMutation>;
  setMute?(variables: api.SetMuteMutationVariables): Reply<api.SetMuteMutation>;
  report?(variables: api.ReportMutationVariables): Reply<api.ReportMutation>;
  setLike?(variables: api.SetLikeMutationVariables): Reply<api.SetLikeMutation>;
  setRideParticipation?(variables: api.SetRideParticipationMutationVariables): Reply<api.SetRideParticipationMutation>;
  updatePost?(variables: api.UpdatePostMutationVariables): Reply<api.UpdatePostMutation>;
  rideRiders?(variables: api.RideRidersQueryVariables): Reply<api.RideRidersQuery>;
  rideMap?(variables: api.RideMapQueryVariables): Reply<api.RideMapQuery>;
  rideRoute?(variables: api.RideRouteQueryVariables): Reply<api.RideRouteQuery>;
  rideMoments?(variables: api.RideMomentsQueryVariables): Reply<api.RideMomentsQuery>;
  shareMoment?(variables: api.ShareMomentMutationVariables): Reply<api.ShareMomentMutation>;
  deleteMoment?(variables: api.DeleteMomentMutationVariables): Reply<api.DeleteMomentMutation>;
  setRideSaved?(variables: api.SetRideSavedMutationVariables): Reply<api.SetRideSavedMutation>;
  profilePage?(variables: api.ProfilePageQueryVariables): Reply<api.ProfilePageQuery>;
  updateProfile?(variables: api.UpdateProfileMutationVariables): Reply<api.UpdateProfileMutation>;
  userRides?(variables: api.UserRidesQueryVariables): Reply<api.UserRidesQuery>;
  savedRides?(variables: api.SavedRidesQueryVariables): Reply<api.SavedRidesQuery>;
  mutedPeople?(variables: api.MutedPeopleQueryVariables): Reply<api.MutedPeopleQuery>;
  followers?(variables: api.FollowersQueryVariables): Reply<api.FollowersQuery>;
  following?(variables: api.FollowingQueryVariables): Reply<api.FollowingQuery>;
  setFollow?(variables: api.SetFollowMutationVariables): Reply<api.SetFollowMutation>;
  explorePage?(): Reply<api.ExplorePageQuery>;
  exploreGroups?(variables: api.ExploreGroupsQueryVariables): Reply<api.ExploreGroupsQuery>;
  exploreEvents?(variables: api.ExploreEventsQueryVariables): Reply<api.ExploreEventsQuery>;
  nextRides?(variables: api.NextRidesQueryVariables): Reply<api.NextRidesQuery>;
  searchPage?(variables: api.SearchPageQueryVariables): Reply<api.SearchPageQuery>;
  searchUsers?(variables: api.SearchUsersQueryVariables): Reply<api.SearchUsersQuery>;
  searchPosts?(variables: api.SearchPostsQueryVariables): Reply<api.SearchPostsQuery>;
  searchGroups?(variables: api.SearchGroupsQueryVariables): Reply<api.SearchGroupsQuery>;
  searchEvents?(variables: api.SearchEventsQueryVariables): Reply<api.SearchEventsQuery>;
  groupsPage?(variables: api.GroupsPageQueryVariables): Reply<api.GroupsPageQuery>;
  eventsPage?(variables: api.EventsPageQueryVariables): Reply<api.EventsPageQuery>;
  eventPlacesLeft?(variables: api.EventPlacesLeftQueryVariables): Reply<api.EventPlacesLeftQuery>;
  setEventRegistration?(variables: api.SetEventRegistrationMutationVariables): Reply<api.SetEventRegistrationMutation>;
  calendarsPage?(): Reply<api.CalendarsPageQuery>;
  createCalendarFeed?(variables: api.CreateCalendarFeedMutationVariables): Reply<api.CreateCalendarFeedMutation>;
  rotateCalendarFeed?(variables: api.RotateCalendarFeedMutationVariables): Reply<api.RotateCalendarFeedMutation>;
  revokeCalendarFeed?(variables: api.RevokeCalendarFeedMutationVariables): Reply<api.RevokeCalendarFeedMutation>;
  tokensPage?(variables: api.TokensPageQueryVariables): Reply<api.TokensPageQuery>;
  createAccessToken?(variables: api.CreateAccessTokenMutationVariables): Reply<api.CreateAccessTokenMutation>;
  revokeAccessToken?(variables: api.RevokeAccessTokenMutationVariables): Reply<api.RevokeAccessTokenMutation>;
  settingsPage?(variables: api.SettingsPageQueryVariables): Reply<api.SettingsPageQuery>;
  endSession?(variables: api.EndSessionMutationVariables): Reply<api.EndSessionMutation>;
  endOtherSessions?(): Reply<api.EndOtherSessionsMutation>;
  changePassword?(variables: api.ChangePasswordMutationVariables): Reply<api.ChangePasswordMutation>;
  deleteAccount?(variables: api.DeleteAccountMutationVariables): Reply<api.DeleteAccountMutation>;
  notifications?(variables: api.NotificationsQueryVariables): Reply<api.NotificationsQuery>;
  notificationPreferences?(): Reply<api.NotificationPreferencesQuery>;
  markNotificationsRead?(
    variables: api.MarkNotificationsReadMutationVariables,
  ): Reply<api.MarkNotificationsReadMutation>;
  setNotificationPreference?(
    variables: api.SetNotificationPreferenceMutationVariables,
  ): Reply<api.SetNotificationPreferenceMutation>;
  zonesPage?(): Reply<api.ZonesPageQuery>;
  createPrivacyZone?(variables: api.CreatePrivacyZoneMutationVariables): Reply<api.CreatePrivacyZoneMutation>;
  deletePrivacyZone?(variables: api.DeletePrivacyZoneMutationVariables): Reply<api.DeletePrivacyZoneMutation>;
  setGroupMembership?(variables: api.SetGroupMembershipMutationVariables): Reply<api.SetGroupMembershipMutation>;
}

export interface FakeServer extends FakeLive {
  link: ApolloLink;
  /** The names of the operations that were sent, in order. */
  requests: string[];
}

/** Thrown by a handler: an answer that carries a GraphQL error. Any other error is a broken connection. */
export class FaultReply extends Error {
  constructor(
    message: string,
    readonly code = 'BAD_USER_INPUT',
    readonly field?: string,
  ) {
    super(message);
  }
}

export function fakeServer(handlers: Handlers): FakeServer {
  const requests: string[] = [];
  const link = new ApolloLink(({ operationName = '', variables }) => {
    requests.push(operationName);
    return new Observable((observer) => {
      const answer = (result: ApolloLink.Result) => {
        observer.next(result);
        observer.complete();
      };
      reply(handlers, operationName, variables).then(
        (data) => answer({ data }),
        (error) => (error instanceof FaultReply ? answer(faultResult(error)) : observer.error(error)),
      );
    });
  });
  return { link, requests, ...fakeLive() };
}

async function reply(handlers: Handlers, name: string, variables: unknown): Promise<Record<string, unknown>> {
  // The table above pairs each name with its variables and data; a name read from an operation has lost that pairing.
  const table = handlers as Record<string, ((variables: unknown) => unknown) | undefined>;
  const handler = table[name.charAt(0).toLowerCase() + name.slice(1)];
  if (!handler) throw new Error(`The server was asked for ${name}, which this test does not expect`);
  return (await handler(variables)) as Record<string, unknown>;
}

function faultResult({ message, code, field }: FaultReply): ApolloLink.Result {
  return { data: null, errors: [{ message, extensions: { code, ...(field && { field }) } }] };
}
