import { ApolloLink, Observable } from '@apollo/client';
import type * as api from '../generated.ts';

type Told =
  | api.FeedActivitySubscription
  | api.NotificationActivitySubscription
  | api.PostActivitySubscription
  | api.RideActivitySubscription;

export interface FakeLive {
  live: ApolloLink;
  /** What is followed at this moment: the name of each subscription with its variables. */
  followed(): string[];
  /** Tells everyone who follows this kind of activity. */
  tell(data: Told, hasGap?: boolean): void;
}

/** The side of a server that tells by itself. */
export function fakeLive(): FakeLive {
  const followers = new Set<{ name: string; variables: unknown; tell(result: ApolloLink.Result): void }>();
  const live = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        const follower = { name: operationName, variables, tell: (result: ApolloLink.Result) => observer.next(result) };
        followers.add(follower);
        return () => void followers.delete(follower);
      }),
  );

  function tell(data: Told, hasGap = false): void {
    const [field] = Object.keys(data);
    for (const follower of followers) {
      if (follower.name.toLowerCase() === field?.toLowerCase()) {
        follower.tell({ data: { ...data }, extensions: { hasGap } });
      }
    }
  }

  return {
    live,
    tell,
    followed: () => [...followers].map(({ name, variables }) => `${name} ${JSON.stringify(variables)}`),
  };
}
