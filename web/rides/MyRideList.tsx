import { Plus } from 'lucide-react';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FailureNotice } from '../ui/FailureNotice.tsx';
import { FirstText } from '../ui/FirstText.tsx';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';
import { LoadMore } from '../ui/LoadMore.tsx';
import { MyRideRoad } from './MyRideRoad.tsx';
import type { MyRideTab } from './myRideTabs.ts';
import { NextRideCard } from './NextRideCard.tsx';
import type { MyRides } from './useMyRides.ts';

interface Props {
  tab: MyRideTab;
  rides: MyRides;
  /** Opens the form of a new ride. */
  onPlan(): void;
}

/** The list of a tab. The first ride of Going is the next ride. */
export function MyRideList({ tab, rides: { list, hasFailed, reload, loadMore }, onPlan }: Props) {
  if (!list && hasFailed) return <FailureNotice title="Your rides could not be loaded" onRetry={reload} />;
  if (!list) {
    return (
      <FirstText>
        <ListSkeleton count={3} shape="words" />
      </FirstText>
    );
  }
  const posts = list.edges.map(({ node }) => node);
  if (posts.length === 0) return <Nothing tab={tab} onPlan={onPlan} />;
  const [first] = posts;
  const next = tab === 'going' && first?.ride ? { post: first, ride: first.ride } : undefined;
  const others = next ? posts.slice(1) : posts;

  return (
    <>
      {next && <NextRideCard key={next.post.id} {...next} />}
      {others.length > 0 && <MyRideRoad posts={others} tab={tab} />}
      {list.pageInfo.hasNextPage && (
        <LoadMore label="Load More Rides" failure="More rides could not be loaded." onLoadMore={loadMore} />
      )}
    </>
  );
}

/** An empty list, and the way to its first ride. */
function Nothing({ tab, onPlan }: Pick<Props, 'tab' | 'onPlan'>) {
  return (
    <Card as="div">
      {tab === 'going' && (
        <EmptyState
          title="No rides ahead"
          hint="Rides that you join wait for you here."
          action={<ButtonLink to="/explore?tab=rides">Find a ride</ButtonLink>}
        />
      )}
      {tab === 'led' && (
        <EmptyState
          title="You lead no ride"
          hint="Post one, and others can join you."
          action={
            <Button icon={<Plus />} onClick={onPlan}>
              Post a ride
            </Button>
          }
        />
      )}
      {tab === 'saved' && (
        <EmptyState
          title="No saved rides yet"
          hint="Save Route in the menu of a ride keeps it here."
          action={<ButtonLink to="/explore">Explore</ButtonLink>}
        />
      )}
      {tab === 'past' && (
        <EmptyState
          title="No past rides yet"
          hint="A group is a good start: its rides come to your feed."
          action={<ButtonLink to="/groups">Find a group</ButtonLink>}
        />
      )}
    </Card>
  );
}
