import { useFragment } from '@apollo/client/react';
import styled from '@emotion/styled';
import { useParams } from 'react-router-dom';
import { useSession } from '../auth/useSession.ts';
import { PageRequestContext } from '../comments/pageRequest.ts';
import type { GroupRulesStateFragment, RideCardFragment } from '../generated.ts';
import { RideCardFragmentDoc, usePostPageQuery } from '../generated.ts';
import { LazyRulesCard } from '../groups/LazyRulesCard.tsx';
import { asksForRules } from '../groups/rulesState.ts';
import { LeftSidebar } from '../home/LeftSidebar.tsx';
import { placeholderEvents } from '../home/placeholderEvents.ts';
import { Columns } from '../layout/Columns.tsx';
import { NotFoundNotice } from '../layout/NotFoundNotice.tsx';
import { useDocumentTitle } from '../lib/useDocumentTitle.ts';
import { NoticeLink } from '../notices/NoticeLink.tsx';
import { LazySeriesDates } from '../rides/LazySeriesDates.tsx';
import { RideCard } from '../rides/RideCard.tsx';
import { theme } from '../theme/tokens.ts';
import { FirstText } from '../ui/FirstText.tsx';
import { LiveText } from '../ui/LiveText.tsx';
import { CardSkeleton } from '../ui/Skeleton.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { PostCard } from './PostCard.tsx';

/** The page of one post or ride with its comments, the target of shared links. */
export default function PostPage() {
  const { id = '' } = useParams();
  const { user, expected, isLoading } = useSession();
  const { data, error } = usePostPageQuery({ variables: { id, signedIn: user !== null }, skip: isLoading });
  // A mute or block of the author removes a post from the list. Undo brings it back.
  const { viewerHasMuted, viewerHasBlocked } = data?.post?.author ?? {};
  const loaded = viewerHasMuted || viewerHasBlocked ? null : data?.post;
  // A post of the feed shows at once, while its page loads.
  const known = useFragment({
    fragment: RideCardFragmentDoc,
    fragmentName: 'RideCard',
    from: { __typename: 'Post', id },
  });
  const post = loaded === undefined && known.complete ? known.data : loaded;
  const isMissing = error !== undefined || post === null;
  useDocumentTitle(titleOf(post, isMissing));

  if (isMissing) {
    return (
      <NotFoundNotice title="Post Not Found" hint="The post you're looking for doesn't exist or has been removed." />
    );
  }
  const events = data?.events?.nodes ?? placeholderEvents;
  const left = <LeftSidebar person={user ?? expected} summary={data?.viewer} events={events} />;

  return (
    <Columns left={left} leftLabel="Your riding">
      <PageRequestContext value={data === undefined}>
        {post ? (
          <Found post={post} group={data?.post?.group ?? null} />
        ) : (
          <FirstText>
            <Loading />
          </FirstText>
        )}
      </PageRequestContext>
    </Columns>
  );
}

type Post = RideCardFragment;

function Found({ post, group }: { post: Post; group: GroupRulesStateFragment | null }) {
  return (
    <>
      <VisuallyHidden as="h1">{nameOf(post)}</VisuallyHidden>
      {post.ride && group && asksForRules(group) && <LazyRulesCard group={group} />}
      {post.ride ? <RideCard post={post} ride={post.ride} /> : <PostCard post={post} />}
      {post.ride && <LazySeriesDates ride={post.ride} />}
      <NoticeLink kind="post" id={post.id} />
    </>
  );
}

function Loading() {
  return (
    <>
      <Status>
        <LiveText visible>Loading post...</LiveText>
      </Status>
      <CardSkeleton />
    </>
  );
}

function nameOf({ isRide, author }: Post): string {
  return `${isRide ? 'Ride' : 'Post'} by ${author.username}`;
}

function titleOf(post: Post | null | undefined, isMissing: boolean): string {
  if (isMissing) return 'Post not found';
  return post ? nameOf(post) : 'Post';
}

const Status = styled.p`
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
`;
