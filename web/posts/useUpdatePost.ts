import { dropLists, removeNode } from '../apollo/edges.ts';
import { useUploadProgress } from '../apollo/useUploadProgress.ts';
import type { PostCardFragment, UpdatePostInput } from '../generated.ts';
import { useUpdatePostMutation } from '../generated.ts';

/** Saves the changes of one's own post; one that has moved to another group leaves the loaded list of the old one. */
export function useUpdatePost({ group }: Pick<PostCardFragment, 'group'>) {
  const { percent, begin } = useUploadProgress();
  const [mutate, { loading }] = useUpdatePostMutation({
    update: (cache, { data }, { variables }) => {
      const post = data?.updatePost.post;
      // A route is no part of the answer: it is asked for where it is looked at.
      const isRerouted = variables?.input.ride?.routeId !== undefined;
      if (post?.ride && isRerouted) cache.evict({ id: cache.identify(post.ride), fieldName: 'map' });
      if (!post || post.group?.id === group?.id) return;
      const belongs = ({ groupId }: { groupId?: unknown }) => groupId === undefined || groupId === post.group?.id;
      removeNode(cache, { field: 'feed', node: post, belongs });
      // Its place in the list of the new one is known to the server alone.
      dropLists(cache, { field: 'feed' }, ({ groupId }) => groupId !== undefined && groupId === post.group?.id);
    },
  });

  const updatePost = (input: UpdatePostInput) =>
    mutate({ variables: { input }, context: begin(Boolean(input.mediaUrls?.length)) });

  return { updatePost, isSaving: loading, percent: loading ? percent : undefined };
}
