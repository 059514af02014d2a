import type { ApolloCache } from '@apollo/client';
import { dropLists } from '../apollo/edges.ts';
import { useToggle } from '../apollo/useToggle.ts';
import { useLoginPrompt } from '../auth/useLoginPrompt.ts';
import { useSession } from '../auth/useSession.ts';
import type { FollowButtonFragment, SessionUserFragment, SetFollowMutation } from '../generated.ts';
import { useSetFollowMutation } from '../generated.ts';
import { useToast } from '../ui/Toast.tsx';

interface StoredUser {
  viewerIsFollowing: boolean;
  stats: { followerCount: number; followingCount: number };
}

/** Follows or unfollows a member. The button and both counts change before the server responds. */
export function useFollow(person: FollowButtonFragment) {
  const { user } = useSession();
  const toast = useToast();
  const promptLogin = useLoginPrompt();
  const [setFollow] = useSetFollowMutation({
    update: (cache, { data }) => {
      if (data?.setFollow) forgetLists(cache, data.setFollow);
    },
  });

  const { pending, toggle } = useToggle({
    name: `follow:${person.id}`,
    isOn: person.viewerIsFollowing,
    write: (cache, on) => writeOptimistic(cache, { person, viewer: user, on }),
    send: (following) => setFollow({ variables: { userId: person.id, following } }),
    onFail: (_error, following) => {
      toast({ title: following ? 'Failed to follow user' : 'Failed to unfollow user', tone: 'danger' });
    },
  });

  return {
    isPending: pending !== undefined,
    toggle: () => {
      if (user) return toggle();
      const press = { verb: 'follow', id: person.id, ownerId: person.id } as const;
      promptLogin('Authentication required', 'Please log in to follow users', press);
    },
  };
}

interface Stroke {
  person: FollowButtonFragment;
  viewer: SessionUserFragment | null;
  on: boolean;
}

function writeOptimistic(cache: ApolloCache, { person, viewer, on }: Stroke): void {
  const id = cache.identify(person);
  let change = 0;
  cache.modify<StoredUser>({
    id,
    fields: {
      viewerIsFollowing: (was) => {
        if (was !== on) change = on ? 1 : -1;
        return on;
      },
    },
  });
  count(cache, { id, field: 'followerCount', change });
  if (viewer) count(cache, { id: cache.identify(viewer), field: 'followingCount', change });
}

interface Count {
  id: string | undefined;
  field: keyof StoredUser['stats'];
  change: number;
}

function count(cache: ApolloCache, { id, field, change }: Count): void {
  cache.modify<StoredUser>({
    id,
    fields: {
      // Statistics have no id, so the cache stores them inline, never as a reference.
      stats: (stored) => {
        const stats = stored as StoredUser['stats'];
        return { ...stats, [field]: Math.max(0, stats[field] + change) };
      },
    },
  });
}

/** The lists of people and the followed feed are out of date. They are requested again when next shown. */
export function forgetLists(cache: ApolloCache, { user, viewer }: NonNullable<SetFollowMutation['setFollow']>): void {
  dropLists(cache, { owner: user, field: 'followers' });
  dropLists(cache, { owner: viewer, field: 'following' });
  dropLists(cache, { field: 'feed' }, ({ scope }) => scope === 'FOLLOWING');
}
