import type { ReactNode } from 'react';
import type { PostCardFragment } from '../generated.ts';
import { Card } from '../ui/Card.tsx';
import { PlainPostMenu } from './PlainPostMenu.tsx';
import { PostActions } from './PostActions.tsx';
import { PostHead } from './PostHead.tsx';
import { PostPhoto } from './PostPhoto.tsx';
import { PostText } from './PostText.tsx';

interface Props {
  post: PostCardFragment;
  /** In sight from the start. */
  isFirst?: boolean;
  /** The menu of a ride; a plain post has its own. */
  menu?: ReactNode;
  /** What a ride adds between the photo and the actions. */
  children?: ReactNode;
}

export function PostCard({ post, isFirst, menu, children }: Props) {
  return (
    <Card as="article" aria-label={`${post.isRide ? 'Ride' : 'Post'} by ${post.author.username}`}>
      <PostHead post={post} menu={menu ?? <PlainPostMenu post={post} />} />
      <PostText content={post.content} />
      <PostPhoto post={post} isFirst={isFirst} />
      {children}
      <PostActions post={post} />
    </Card>
  );
}
