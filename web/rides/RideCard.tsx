import type { PostCardFragment, RideCardFragment } from '../generated.ts';
import { PostCard } from '../posts/PostCard.tsx';
import { CueSheet } from './CueSheet.tsx';
import { RideBar } from './RideBar.tsx';
import { RideMenu } from './RideMenu.tsx';

interface Props {
  post: PostCardFragment;
  ride: NonNullable<RideCardFragment['ride']>;
}

/** A post card that carries a ride: its cue sheet, and who is coming. */
export function RideCard({ post, ride }: Props) {
  return (
    <PostCard post={post} menu={<RideMenu post={post} ride={ride} />}>
      <CueSheet ride={ride} />
      <RideBar post={post} ride={ride} />
    </PostCard>
  );
}
