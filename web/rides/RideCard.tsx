import type { CueSheetFragment, PostCardFragment, RideBarFragment } from '../generated.ts';
import { PostCard } from '../posts/PostCard.tsx';
import { CueSheet } from './CueSheet.tsx';
import { RideBar } from './RideBar.tsx';

interface Props {
  post: PostCardFragment;
  ride: CueSheetFragment & RideBarFragment;
}

/** A post card that carries a ride: its cue sheet, and who is coming. */
export function RideCard({ post, ride }: Props) {
  return (
    <PostCard post={post}>
      <CueSheet ride={ride} />
      <RideBar ride={ride} />
    </PostCard>
  );
}
