import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { useUnits } from '../auth/useUnits.ts';
import { milestoneOf } from '../events/milestoneOf.ts';
import type { NextRideFragment } from '../generated.ts';
import { compactNumber } from '../lib/compactNumber.ts';
import { formatDistance } from '../lib/formatDistance.ts';
import { startLine } from '../rides/startText.ts';
import { theme } from '../theme/tokens.ts';
import { Milestone } from '../ui/Milestone.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

interface Props {
  post: NextRideFragment;
  /** Only the soonest ride has a stone in the accent colour. */
  isNext: boolean;
}

/** A ride in the side column: its date, text, start, distance and number of riders. */
export function NextRideRow({ post, isNext }: Props) {
  const units = useUnits();
  const { ride } = post;
  if (!ride) return null;

  const { date, startsAt, participantCount } = ride;
  const milestone = milestoneOf(date ?? undefined);
  const distance = formatDistance(ride.distance, units);

  return (
    <Row>
      {milestone && <Milestone {...milestone} size="s" later={!isNext} />}
      <Words>
        <Name dir="auto" to={`/post/${post.id}`}>
          {post.content}
        </Name>
        <Facts>
          <time dateTime={startsAt ?? undefined}>{startLine(ride)}</time>
          {ride.distance > 0 && (
            <span>
              {distance.value} {distance.unit}
            </span>
          )}
        </Facts>
      </Words>
      <Riders>
        {compactNumber(participantCount)}
        <VisuallyHidden> {participantCount === 1 ? 'rider' : 'riders'}</VisuallyHidden>
      </Riders>
    </Row>
  );
}

const { color, space, type } = theme;

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: 14px;
  padding: ${space[3]} 0;
  border-bottom: 1px solid ${color.border};
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

const Name = styled(Link)`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  border-radius: 3px;
  font: ${type.ui};
  font-weight: 600;
  overflow-wrap: anywhere;

  &:hover { text-decoration: underline; text-underline-offset: 3px; }
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  color: ${color.textMuted};
  font: ${type.small};
`;

const Riders = styled.span`
  align-self: flex-start;
  color: ${color.textMuted};
  font: ${type.small};
  font-variant-numeric: tabular-nums;
`;
