import { dropLists, prependNode } from '../apollo/edges.ts';
import { useUploadProgress } from '../apollo/useUploadProgress.ts';
import type { CreatePostInput } from '../generated.ts';
import { useCreatePostMutation } from '../generated.ts';

/** Sends a new post and puts it first in every loaded feed that would hold it; `percent` tells how far a photo is sent. */
export function useCreatePost() {
  const { percent, begin } = useUploadProgress();
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
      const kindOfPost = post.isRide ? 'RIDE' : 'POST';
      dropLists(cache, { owner: post.author, field: 'posts' }, ({ kind }) => kind === undefined || kind === kindOfPost);
    },
  });

  const createPost = (input: CreatePostInput) =>
    mutate({ variables: { input }, context: begin(Boolean(input.mediaUrls?.length)) });

  return { createPost, isPosting: loading, percent: loading ? percent : undefined };
}
