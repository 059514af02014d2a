import { useFragment } from '@apollo/client/react';
import styled from '@emotion/styled';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { RideBarFragment, RideDayFragment } from '../generated.ts';
import { RideDayFragmentDoc } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { LazyAfterRide } from './LazyAfterRide.tsx';
import { PaceGroups } from './PaceGroups.tsx';
import { useRideLeader } from './useRideLeader.ts';

interface Props {
  ride: RideBarFragment;
  /** The id of the heading that names the ride. */
  describedBy: string;
}

/** The leaders and the pace groups of a ride, on its page only. Nothing until the page has loaded. */
export function RideDay({ ride, describedBy }: Props) {
  const day = useFragment({ fragment: RideDayFragmentDoc, fragmentName: 'RideDay', from: ride });
  if (!day.complete) return null;
  const { leaders, paceGroups, viewerLeads } = day.data;
  return (
    <>
      {viewerLeads && (
        <Line>
          <p>You lead this ride.</p>
          <ButtonLink to={`/post/${ride.postId}/sheet`} variant="outline" aria-describedby={describedBy}>
            Leader's sheet
          </ButtonLink>
        </Line>
      )}
      {leaders.length > 1 && <Leaders ride={day.data} describedBy={describedBy} />}
      {paceGroups.length > 0 && <PaceGroups ride={ride} groups={paceGroups} />}
      <LazyAfterRide ride={ride} viewerLeads={viewerLeads} />
    </>
  );
}

interface LeadersProps {
  ride: RideDayFragment;
  describedBy: string;
}

function Leaders({ ride, describedBy }: LeadersProps) {
  const { leaders, series } = ride;
  const { setLeader, isSending } = useRideLeader(ride);
  // The first one is the author, unless the viewer may not see them.
  const viewer = leaders.slice(1).find(({ isViewer }) => isViewer);
  return (
    <Line>
      <p>
        Led by{' '}
        {leaders.map(({ id, username }, index) => (
          <Fragment key={id}>
            {separator(index, leaders.length)}
            <Link to={`/profile/${username}`}>{username}</Link>
          </Fragment>
        ))}
      </p>
      {viewer && (
        <Button
          variant="ghost"
          pending={isSending}
          pendingLabel="Resigning..."
          aria-describedby={describedBy}
          onClick={() => void setLeader(viewer, false)}
        >
          Resign as Co-leader
        </Button>
      )}
      {viewer && series && (
        <Button
          variant="ghost"
          pending={isSending}
          pendingLabel="Resigning..."
          aria-describedby={describedBy}
          onClick={() => void setLeader(viewer, false, true)}
        >
          Resign from Later Dates Too
        </Button>
      )}
    </Line>
  );
}

function separator(index: number, count: number): string {
  if (index === 0) return '';
  return index === count - 1 ? ' and ' : ', ';
}

const { color, space, type } = theme;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  min-height: 48px;
  padding: ${space[2]} ${space[4]};
  border-bottom: 1px solid ${color.border};
  font: ${type.ui};

  p { min-width: 0; color: ${color.textMuted}; overflow-wrap: anywhere; }
  a { color: ${color.text}; font-weight: 600; }
  ${theme.media.hover} { a:hover { text-decoration: underline; text-underline-offset: 3px; } }
`;
