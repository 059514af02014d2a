import type { ReactNode } from 'react';
import type { PostCardFragment, RideCardFragment } from '../generated.ts';
import { PostCard } from '../posts/PostCard.tsx';
import { CalledOffNote } from './CalledOffNote.tsx';
import { CueSheet } from './CueSheet.tsx';
import { RideBar } from './RideBar.tsx';
import { RideChips } from './RideChips.tsx';
import { RideMenu } from './RideMenu.tsx';
import { SeriesLine } from './SeriesLine.tsx';

interface Props {
  post: PostCardFragment;
  ride: NonNullable<RideCardFragment['ride']>;
  /** Above the fold: load its photo eagerly. */
  isFirst?: boolean;
  /** Above the author. */
  label?: ReactNode;
}

/** A post card with a ride: its facts and its participants. */
export function RideCard({ post, ride, isFirst, label }: Props) {
  return (
    <PostCard post={post} isFirst={isFirst} label={label} menu={<RideMenu post={post} ride={ride} />}>
      <CalledOffNote ride={ride} />
      <SeriesLine ride={ride} />
      <CueSheet ride={ride} />
      <RideChips ride={ride} />
      <RideBar post={post} ride={ride} />
    </PostCard>
  );
}
