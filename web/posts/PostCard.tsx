import type { ReactNode } from 'react';
import type { PostCardFragment } from '../generated.ts';
import { Card } from '../ui/Card.tsx';
import { PlainPostMenu } from './PlainPostMenu.tsx';
import { PostActions } from './PostActions.tsx';
import { PostHead } from './PostHead.tsx';
import { PostPhoto } from './PostPhoto.tsx';
import { PostText } from './PostText.tsx';
import { postHeadingId } from './postHeadingId.ts';

interface Props {
  post: PostCardFragment;
  /** Above the fold: load its photo eagerly. */
  isFirst?: boolean;
  /** The menu of a ride. Absent for a plain post, which has its own. */
  menu?: ReactNode;
  /** Above the author. */
  label?: ReactNode;
  /** The ride's content between the photo and the actions. */
  children?: ReactNode;
}

export function PostCard({ post, isFirst, menu, label, children }: Props) {
  return (
    <Card as="article" aria-labelledby={postHeadingId(post)}>
      {label}
      <PostHead post={post} menu={menu ?? <PlainPostMenu post={post} />} />
      <PostText content={post.content} />
      <PostPhoto post={post} isFirst={isFirst} />
      {children}
      <PostActions post={post} />
    </Card>
  );
}
