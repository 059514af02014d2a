import { useSession } from '../auth/useSession.ts';
import type { PostCardFragment } from '../generated.ts';
import { useLikersQuery } from '../generated.ts';
import { formatNumber } from '../lib/formatNumber.ts';
import { PeopleDialog } from '../users/PeopleDialog.tsx';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  post: Pick<PostCardFragment, 'id' | 'likeCount' | 'viewerHasLiked'>;
}

/** The members who like a post, the newest like first and the viewer last. */
export function LikersDialog({ open, onOpenChange, post }: Props) {
  return open && <Likers post={post} onClose={() => onOpenChange(false)} />;
}

function Likers({ post, onClose }: Pick<Props, 'post'> & { onClose(): void }) {
  const { user } = useSession();
  const { data, error, refetch, fetchMore } = useLikersQuery({
    variables: { postId: post.id },
    // Likes come and go while the list is closed.
    fetchPolicy: 'cache-and-network',
  });
  const people = data?.post?.likers;

  return (
    <PeopleDialog
      title="Likes"
      description={`${formatNumber(post.likeCount, 0)} ${post.likeCount === 1 ? 'rider' : 'riders'}`}
      emptyText="No likes that you can see"
      people={people}
      last={user && post.viewerHasLiked ? { ...user, isViewer: true, viewerIsFollowing: false } : undefined}
      // A post that has just been deleted has no likes.
      hasFailed={error !== undefined || data?.post === null}
      onRetry={() => void refetch()}
      onMore={() => fetchMore({ variables: { after: people?.pageInfo.endCursor } })}
      onClose={onClose}
    />
  );
}
