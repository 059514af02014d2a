import type { PostCardFragment, RideCardFragment } from '../generated.ts';
import { PostCard } from '../posts/PostCard.tsx';
import { CueSheet } from './CueSheet.tsx';
import { RideBar } from './RideBar.tsx';
import { RideMenu } from './RideMenu.tsx';

interface Props {
  post: PostCardFragment;
  ride: NonNullable<RideCardFragment['ride']>;
  /** In sight from the start. */
  isFirst?: boolean;
}

/** A post card that carries a ride: its cue sheet, and who is coming. */
export function RideCard({ post, ride, isFirst }: Props) {
  return (
    <PostCard post={post} isFirst={isFirst} menu={<RideMenu post={post} ride={ride} />}>
      <CueSheet ride={ride} />
      <RideBar post={post} ride={ride} />
    </PostCard>
  );
}
