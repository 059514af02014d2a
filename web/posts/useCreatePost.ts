import { dropLists, prependNode } from '../apollo/edges.ts';
import { useUploadProgress } from '../apollo/useUploadProgress.ts';
import type { CreatePostInput } from '../generated.ts';
import { useCreatePostMutation } from '../generated.ts';

/**
 * Sends a new post and adds it to the start of every loaded feed that includes it. `percent` is the upload progress of
 * a photo.
 */
export function useCreatePost() {
  const { percent, begin } = useUploadProgress();
  const [mutate, { loading }] = useCreatePostMutation({
    update: (cache, { data }) => {
      if (!data?.createPost) return;
      const { post } = data.createPost;
      prependNode(cache, {
        field: 'feed',
        edgeType: 'PostEdge',
        node: post,
        // The viewer's own post is in every feed except those of other groups.
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
