import { ApolloLink, Observable } from '@apollo/client';
import type * as api from '../generated.ts';

type LiveData =
  | api.FeedActivitySubscription
  | api.NotificationActivitySubscription
  | api.PostActivitySubscription
  | api.RideActivitySubscription;

export interface FakeLive {
  live: ApolloLink;
  /** The active subscriptions: the name of each with its variables. */
  followed(): string[];
  /** Sends an activity to all subscriptions of its kind. */
  emit(data: LiveData, hasGap?: boolean): void;
}

/** The subscription side of the fake server. */
export function fakeLive(): FakeLive {
  const followers = new Set<{ name: string; variables: unknown; emit(result: ApolloLink.Result): void }>();
  const live = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        const follower = { name: operationName, variables, emit: (result: ApolloLink.Result) => observer.next(result) };
        followers.add(follower);
        return () => void followers.delete(follower);
      }),
  );

  function emit(data: LiveData, hasGap = false): void {
    const [field] = Object.keys(data);
    for (const follower of followers) {
      if (follower.name.toLowerCase() === field?.toLowerCase()) {
        follower.emit({ data: { ...data }, extensions: { hasGap } });
      }
    }
  }

  return {
    live,
    emit,
    followed: () => [...followers].map(({ name, variables }) => `${name} ${JSON.stringify(variables)}`),
  };
}
