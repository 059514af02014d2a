import styled from '@emotion/styled';
import { milestoneOf } from '../events/milestoneOf.ts';
import type { MyRideFragment } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { Milestone } from '../ui/Milestone.tsx';
import { Road, Roadside, Stop } from '../ui/Road.tsx';
import { MyRideCard } from './MyRideCard.tsx';
import type { MyRideTab } from './myRideTabs.ts';
import { stagesOf } from './rideStages.ts';

interface Props {
  posts: readonly MyRideFragment[];
  tab: MyRideTab;
}

/** Rides beside their milestones along a dashed road. Rides sorted by start are grouped by week and month. */
export function MyRideRoad({ posts, tab }: Props) {
  const now = new Date();
  if (tab === 'saved') return <Stops posts={posts} tab={tab} headingLevel="h2" />;
  return stagesOf(posts, ({ ride }) => ride?.date ?? null, now).map(({ title, items }) => (
    <section key={title} aria-label={title}>
      <StageTitle>{title}</StageTitle>
      <Stops posts={items} tab={tab} headingLevel="h3" />
    </section>
  ));
}

function Stops({ posts, tab, headingLevel }: Props & { headingLevel: 'h2' | 'h3' }) {
  const now = Date.now();
  return (
    <Road>
      {posts.map((post) => {
        const { ride } = post;
        const milestone = milestoneOf(ride?.date ?? undefined);
        return (
          ride && (
            <Stop key={post.id}>
              <Roadside>
                {milestone && (
                  <Milestone {...milestone} past={ride.isCompleted || ride.calledOffAt !== null} size="l" />
                )}
              </Roadside>
              <MyRideCard post={post} ride={ride} tab={tab} headingLevel={headingLevel} now={now} />
            </Stop>
          )
        );
      })}
    </Road>
  );
}

const { color, media, space, type } = theme;

const StageTitle = styled.h2`
  margin: 0 0 ${space[3]} calc(56px + ${space[5]});
  color: ${color.textMuted};
  font: ${type.label};
  letter-spacing: 0;

  ${media.phone} { margin-left: calc(44px + ${space[3]}); }
`;
