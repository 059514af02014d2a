import { useToggle } from '../apollo/useToggle.ts';
import { useLoginPrompt } from '../auth/useLoginPrompt.ts';
import { useSession } from '../auth/useSession.ts';
import type { PostCardFragment } from '../generated.ts';
import { useSetLikeMutation } from '../generated.ts';
import { useToast } from '../ui/Toast.tsx';

export type LikeablePost = Pick<PostCardFragment, '__typename' | 'id' | 'isRide' | 'viewerHasLiked' | 'author'>;

/** Likes a post or removes the like. Does nothing on the viewer's own post, and asks a visitor to sign in. */
export function useLike(post: LikeablePost): () => void {
  const { user } = useSession();
  const toast = useToast();
  const promptLogin = useLoginPrompt();
  const [setLike] = useSetLikeMutation();

  const { toggle } = useToggle({
    name: `like:${post.id}`,
    isOn: post.viewerHasLiked,
    write: (cache, on) => {
      cache.modify<{ viewerHasLiked: boolean; likeCount: number }>({
        id: cache.identify(post),
        fields: {
          viewerHasLiked: () => on,
          likeCount: (count, { readField }) => {
            if (readField('viewerHasLiked') === on) return count;
            return Math.max(0, count + (on ? 1 : -1));
          },
        },
      });
    },
    send: (liked) => setLike({ variables: { postId: post.id, liked } }),
    onDone: (liked) => toast({ title: liked ? 'Post liked!' : 'Like removed', tone: 'success' }),
    onFail: () => toast({ title: 'There was a problem processing your action', tone: 'danger' }),
  });

  return () => {
    if (!user) {
      promptLogin(
        'Authentication required',
        post.isRide ? 'Please log in to like rides' : 'Please log in to like posts',
        { verb: 'like', id: post.id, ownerId: post.author.id },
      );
      return;
    }
    if (!post.author.isViewer) toggle();
  };
}
