import type { ReactNode } from 'react';
import type { PostCardFragment } from '../generated.ts';
import { Card } from '../ui/Card.tsx';
import { PostActions } from './PostActions.tsx';
import { PostHead } from './PostHead.tsx';
import { PostPhoto } from './PostPhoto.tsx';
import { PostText } from './PostText.tsx';

interface Props {
  post: PostCardFragment;
  /** What a ride adds between the photo and the actions. */
  children?: ReactNode;
}

export function PostCard({ post, children }: Props) {
  return (
    <Card as="article" aria-label={`${post.isRide ? 'Ride' : 'Post'} by ${post.author.username}`}>
      <PostHead post={post} />
      <PostText content={post.content} />
      <PostPhoto post={post} />
      {children}
      <PostActions post={post} />
    </Card>
  );
}
