import { prependNode } from '../apollo/edges.ts';
import type { CreatePostInput } from '../generated.ts';
import { useCreatePostMutation } from '../generated.ts';

/** Sends a new post and puts it first in every loaded feed that would hold it. */
export function useCreatePost() {
  const [mutate, { loading }] = useCreatePostMutation({
    update: (cache, { data }) => {
      if (!data) return;
      const { post } = data.createPost;
      prependNode(cache, {
        field: 'feed',
        edgeType: 'PostEdge',
        node: post,
        // One's own post is in every feed but that of another group.
        belongs: ({ groupId }) => groupId === undefined || groupId === post.group?.id,
      });
    },
  });

  return { createPost: (input: CreatePostInput) => mutate({ variables: { input } }), isPosting: loading };
}
