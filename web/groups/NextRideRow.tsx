import styled from '@emotion/styled';
import { useUnits } from '../auth/useUnits.ts';
import { milestoneOf } from '../events/milestoneOf.ts';
import { Struck } from '../events/Struck.tsx';
import type { NextRideFragment } from '../generated.ts';
import { compactNumber } from '../lib/compactNumber.ts';
import { formatDistance } from '../lib/formatDistance.ts';
import { startLine } from '../rides/startText.ts';
import { theme } from '../theme/tokens.ts';
import { Milestone } from '../ui/Milestone.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { SideFacts, SideName, SideRow, SideWords } from './SideRow.tsx';

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

  const { date, startsAt, participantCount, calledOffReason } = ride;
  const isOff = calledOffReason !== null;
  const milestone = milestoneOf(date ?? undefined);
  const distance = formatDistance(ride.distance, units);

  return (
    <SideRow>
      {milestone && <Milestone {...milestone} size="s" past={isOff} later={!isNext} />}
      <SideWords>
        <Name dir="auto" to={`/post/${post.id}`}>
          {isOff ? <Struck>{post.content}</Struck> : post.content}
        </Name>
        <SideFacts>
          <time dateTime={startsAt ?? undefined}>{startLine(ride)}</time>
          {isOff && <span>Called off</span>}
          {ride.distance > 0 && (
            <span>
              {distance.value} {distance.unit}
            </span>
          )}
        </SideFacts>
      </SideWords>
      <Riders>
        {compactNumber(participantCount)}
        <VisuallyHidden> {participantCount === 1 ? 'rider' : 'riders'}</VisuallyHidden>
      </Riders>
    </SideRow>
  );
}

const Name = styled(SideName)`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
`;

const Riders = styled.span`
  align-self: flex-start;
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
  font-variant-numeric: tabular-nums;
`;
