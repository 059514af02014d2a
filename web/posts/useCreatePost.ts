import { dropLists, prependNode, reloadLists } from '../apollo/edges.ts';
import { useUploadProgress } from '../apollo/useUploadProgress.ts';
import type { CreatePostInput } from '../generated.ts';
import { useCreatePostMutation } from '../generated.ts';
import { reloadMyRides } from '../rides/reloadMyRides.ts';

/**
 * Sends a new post and adds it to the start of every loaded feed that includes it. `percent` is the upload progress of
 * a photo.
 */
export function useCreatePost() {
  const { percent, begin } = useUploadProgress();
  const [mutate, { client, loading }] = useCreatePostMutation({
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
      if (post.pictures.length > 0) dropLists(cache, { owner: post.author, field: 'postsWithPictures' });
    },
    onCompleted: ({ createPost: created }) => {
      if (!created?.post.isRide) return;
      reloadMyRides(client, created.viewer.id);
      // The server knows the place of the ride among the next ones.
      reloadLists(client, { field: 'rides' });
    },
  });

  const createPost = (input: CreatePostInput) =>
    mutate({ variables: { input }, context: begin(Boolean(input.mediaUrls?.length)) });

  return { createPost, isPosting: loading, percent: loading ? percent : undefined };
}
