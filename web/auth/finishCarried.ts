import type { ApolloClient } from '@apollo/client';
import { faultOf } from '../apollo/faultOf.ts';
import { forgetLists } from '../follows/useFollow.ts';
import {
  JoinInvitedGroupDocument,
  SetEventRegistrationDocument,
  SetEventWaitingDocument,
  SetFollowDocument,
  SetGroupMembershipDocument,
  SetGroupRequestDocument,
  SetLikeDocument,
  SetRideMaybeDocument,
  SetRideParticipationDocument,
  SetRideSavedDocument,
  SetRideWaitingDocument,
  SetSeriesParticipationDocument,
} from '../generated.ts';
import { settleMembership } from '../groups/settleMembership.ts';
import type { ToastMessage } from '../ui/toastReducer.ts';
import type { CarriedPress } from './carried.ts';

interface Finish {
  /** Says what the visitor wanted, beside a button with this label. */
  wish: string;
  label: string;
  /** Resolves to what is done, if it is not `done`. */
  send(client: ApolloClient, id: string, paceGroupId?: string): Promise<unknown>;
  done: string;
  /** The title of the failure. `reason` is the server's message, if it sent one. */
  failed(reason?: string): string;
}

const finishes: Record<CarriedPress['verb'], Finish> = {
  like: {
    wish: 'You wanted to like a post',
    label: 'Like it',
    send: (client, postId) => client.mutate({ mutation: SetLikeDocument, variables: { postId, liked: true } }),
    done: 'Post liked!',
    failed: () => 'There was a problem processing your action',
  },
  follow: {
    wish: 'You wanted to follow a rider',
    label: 'Follow',
    send: (client, userId) =>
      client.mutate({
        mutation: SetFollowDocument,
        variables: { userId, following: true },
        update: (cache, { data }) => data?.setFollow && forgetLists(cache, data.setFollow),
      }),
    done: 'Following',
    failed: () => 'Failed to follow user',
  },
  joinRide: {
    wish: 'You wanted to join a ride',
    label: 'Join',
    send: (client, postId, paceGroupId) =>
      client.mutate({
        mutation: SetRideParticipationDocument,
        variables: { postId, participating: true, paceGroupId },
      }),
    done: "You've joined this ride!",
    failed: (reason) => reason ?? 'Failed to join this ride',
  },
  joinSeries: {
    wish: 'You wanted to join all dates of a ride',
    label: 'Join all dates',
    send: (client, postId) =>
      client.mutate({ mutation: SetSeriesParticipationDocument, variables: { postId, participating: true } }),
    done: "You've joined all dates!",
    failed: (reason) => reason ?? 'Failed to join all dates',
  },
  waitForRide: {
    wish: 'You wanted a place in a full ride',
    label: 'Join the waiting list',
    send: async (client, postId, paceGroupId) => {
      const variables = { postId, waiting: true, paceGroupId };
      const { data } = await client.mutate({ mutation: SetRideWaitingDocument, variables });
      return data?.setRideWaiting?.ride?.viewerIsParticipating ? finishes.joinRide.done : undefined;
    },
    done: 'You are on the waiting list',
    failed: (reason) => reason ?? 'Failed to join the waiting list',
  },
  saveRide: {
    wish: 'You wanted to save a ride',
    label: 'Save',
    send: (client, postId) => client.mutate({ mutation: SetRideSavedDocument, variables: { postId, saved: true } }),
    done: 'Ride saved',
    failed: () => 'Failed to save this route',
  },
  maybeRide: {
    wish: 'You wanted to say maybe to a ride',
    label: 'Maybe',
    send: (client, postId) => client.mutate({ mutation: SetRideMaybeDocument, variables: { postId, maybe: true } }),
    done: 'The leaders see that you may join',
    failed: (reason) => reason ?? 'Failed to say maybe',
  },
  joinGroup: {
    wish: 'You wanted to join a group',
    label: 'Join',
    send: (client, groupId) =>
      client.mutate({
        mutation: SetGroupMembershipDocument,
        variables: { groupId, member: true },
        update: (cache) => settleMembership(cache, { id: groupId }, true),
      }),
    done: 'Joined Group',
    failed: () => 'Failed to join group. Please try again.',
  },
  askGroup: {
    wish: 'You wanted to ask to join a group',
    label: 'Ask',
    send: (client, groupId) =>
      client.mutate({ mutation: SetGroupRequestDocument, variables: { groupId, asked: true } }),
    done: 'Asked to join. An organiser answers.',
    failed: (reason) => reason ?? 'Failed to ask. Please try again.',
  },
  useInvitation: {
    wish: 'You wanted to join a group',
    label: 'Join',
    send: (client, token) => client.mutate({ mutation: JoinInvitedGroupDocument, variables: { token } }),
    done: 'Joined Group',
    failed: (reason) => reason ?? 'Failed to join group. Please try again.',
  },
  joinEvent: {
    wish: 'You wanted to join an event',
    label: 'Join',
    send: (client, eventId) =>
      client.mutate({ mutation: SetEventRegistrationDocument, variables: { eventId, registered: true } }),
    done: "You've joined this event!",
    failed: (reason) => reason ?? 'Failed to join this event',
  },
  waitForEvent: {
    wish: 'You wanted a place in a full event',
    label: 'Join the waiting list',
    send: async (client, eventId) => {
      const { data } = await client.mutate({
        mutation: SetEventWaitingDocument,
        variables: { eventId, waiting: true },
      });
      return data?.setEventWaiting?.event.viewerIsRegistered ? finishes.joinEvent.done : undefined;
    },
    done: 'You are on the waiting list',
    failed: (reason) => reason ?? 'Failed to join the waiting list',
  },
};

/** Does what a visitor pressed, for the member of this client. Resolves to the toast that says how it went. */
export async function finishPress(client: ApolloClient, press: CarriedPress): Promise<ToastMessage> {
  const { send, done, failed } = finishes[press.verb];
  try {
    const said = await send(client, press.id, press.paceGroupId);
    return { title: typeof said === 'string' ? said : done, tone: 'success' };
  } catch (error) {
    // The client's error link has logged it.
    return { title: failed(faultOf(error)?.message), tone: 'danger' };
  }
}

/** The toast that offers what a visitor pressed a while ago, or before they went to sign in another way. */
export function offerPress({ verb }: CarriedPress, onSelect: () => void): ToastMessage {
  const { wish, label } = finishes[verb];
  return { title: wish, tone: 'neutral', action: { label, onSelect } };
}
