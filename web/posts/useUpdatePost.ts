import { dropLists, removeNode } from '../apollo/edges.ts';
import { useUploadProgress } from '../apollo/useUploadProgress.ts';
import type { PostCardFragment, UpdatePostInput } from '../generated.ts';
import { useUpdatePostMutation } from '../generated.ts';
import { reloadMyRides } from '../rides/reloadMyRides.ts';

/** Saves an edited post. A post that moved to another group is removed from the old group's loaded list. */
export function useUpdatePost({ group }: Pick<PostCardFragment, 'group'>) {
  const { percent, begin } = useUploadProgress();
  const [mutate, { client, loading }] = useUpdatePostMutation({
    update: (cache, { data }, { variables }) => {
      const post = data?.updatePost?.post;
      // The response contains neither a route nor a meeting point. The map requests them when it is shown.
      const { routeId, meetingPoint } = variables?.input.ride ?? {};
      const changed = { map: routeId, meetingPoint };
      for (const [fieldName, value] of Object.entries(changed))
        if (post?.ride && value !== undefined) cache.evict({ id: cache.identify(post.ride), fieldName });
      if (!post || post.group?.id === group?.id) return;
      const belongs = ({ groupId }: { groupId?: unknown }) => groupId === undefined || groupId === post.group?.id;
      removeNode(cache, { field: 'feed', node: post, belongs });
      // Only the server knows its place in the new group's list.
      dropLists(cache, { field: 'feed' }, ({ groupId }) => groupId !== undefined && groupId === post.group?.id);
    },
    // A new start changes the order.
    onCompleted: ({ updatePost: updated }) => {
      if (updated?.post.isRide) reloadMyRides(client, updated.viewer.id);
    },
  });

  const updatePost = (input: UpdatePostInput) =>
    mutate({ variables: { input }, context: begin(Boolean(input.mediaUrls?.length)) });

  return { updatePost, isSaving: loading, percent: loading ? percent : undefined };
}
