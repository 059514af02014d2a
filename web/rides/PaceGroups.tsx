import styled from '@emotion/styled';
import { Map as MapIcon } from 'lucide-react';
import { useState } from 'react';
import { useUnits } from '../auth/useUnits.ts';
import type { PaceGroupRowFragment, RideBarFragment } from '../generated.ts';
import { formatDistance } from '../lib/formatDistance.ts';
import { paceIn } from '../lib/paceIn.ts';
import { theme } from '../theme/tokens.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { SeatsBar } from '../ui/SeatsBar.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { Figure } from './Figure.tsx';
import { ordinal } from './ordinal.ts';
import { paceSheetStyles } from './paceSheetStyles.ts';
import { splitUnit } from './splitUnit.ts';
import { useHasPassed } from './useHasPassed.ts';
import { usePaceGroup } from './usePaceGroup.ts';

const MapDialog = lazyDialog(() => import('./PaceGroupMapDialog.tsx').then((module) => module.PaceGroupMapDialog));

interface Props {
  ride: RideBarFragment;
  groups: readonly PaceGroupRowFragment[];
}

/** The pace groups of a ride as a ruled table, each with a button that joins it. */
export function PaceGroups({ ride, groups }: Props) {
  const isOver = useHasPassed(ride.startsAt) || ride.isCompleted || ride.calledOffAt !== null;
  const hasGroup = groups.some(({ viewerIsIn }) => viewerIsIn);
  return (
    <section aria-label="Pace groups">
      <Head>
        <h3>Pace groups</h3>
        <span>
          {ride.participantCount} {ride.participantCount === 1 ? 'rider' : 'riders'}
        </span>
      </Head>
      <ul>
        {groups.map((group) => (
          <Row key={group.id} data-mine={group.viewerIsIn || group.viewerIsWaiting || undefined}>
            <Group group={group} />
            <Act>
              {group.map && <MapButton postId={ride.postId} group={group} />}
              {!isOver && <JoinButton ride={ride} group={group} hasGroup={hasGroup} />}
            </Act>
          </Row>
        ))}
      </ul>
    </section>
  );
}

function Group({ group }: { group: PaceGroupRowFragment }) {
  const units = useUnits();
  const { letter, name, distance, pace, places, takenCount, waitingCount, leaders } = group;
  const [leader] = leaders;
  return (
    <>
      <Name>
        <b aria-hidden="true">{letter}</b>
        <div>
          <h4 dir="auto">
            <VisuallyHidden>Group {letter}: </VisuallyHidden>
            {name}
          </h4>
          {waitingCount > 0 && <p>{waitingCount} waiting</p>}
        </div>
      </Name>
      <Facts>
        <div>
          <VisuallyHidden as="dt">Distance</VisuallyHidden>
          <dd>
            <Figure {...formatDistance(distance, units)} />
          </dd>
        </div>
        <div>
          <VisuallyHidden as="dt">Pace</VisuallyHidden>
          <dd>{pace ? <Figure {...splitUnit(paceIn(pace, units))} /> : '–'}</dd>
        </div>
      </Facts>
      {leader && (
        <Leader>
          <Avatar size="xs" src={leader.profilePicture} />
          <span>
            {leaders.length > 1 ? 'Leaders' : 'Leader'} <b>{leaders.map(({ username }) => username).join(', ')}</b>
          </span>
        </Leader>
      )}
      <Seats>
        <SeatsBar taken={takenCount} places={places} noun="rider" told="places taken" />
      </Seats>
    </>
  );
}

/** Opens the map of a group with a route of its own. */
function MapButton({ postId, group }: { postId: string; group: PaceGroupRowFragment }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        icon={<MapIcon />}
        aria-label={`Map of ${group.letter}, ${group.name}`}
        onClick={() => setOpen(true)}
      >
        Map
      </Button>
      <MapDialog open={isOpen} onOpenChange={setOpen} postId={postId} group={group} />
    </>
  );
}

interface JoinProps {
  ride: RideBarFragment;
  group: PaceGroupRowFragment;
  /** Whether the viewer rides in one of the groups. */
  hasGroup: boolean;
}

function JoinButton({ ride, group, hasGroup }: JoinProps) {
  const { join, isSending } = usePaceGroup(ride);
  const { letter, name, isFull, viewerIsIn, viewerIsWaiting } = group;
  if (viewerIsIn) return <Badge tone="joined">You ride here</Badge>;
  if (viewerIsWaiting && ride.viewerWaitingPosition !== null)
    return <Badge tone="medium">You are {ordinal(ride.viewerWaitingPosition)}</Badge>;
  // A rider with a place cannot wait for another one.
  if (isFull && ride.viewerIsParticipating) return <Badge>Full</Badge>;
  return (
    <Button
      variant={isFull ? 'outline' : 'accent'}
      size="small"
      pending={isSending}
      pendingLabel="Joining..."
      aria-label={`${verbOf(hasGroup, isFull)} ${letter}, ${name}`}
      onClick={() => void join(group)}
    >
      {verbOf(hasGroup, isFull)} {letter}
    </Button>
  );
}

function verbOf(hasGroup: boolean, isFull: boolean): string {
  if (hasGroup) return 'Move to';
  return isFull ? 'Wait for' : 'Join';
}

const { color, space, type } = theme;

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[4]};
  padding: 14px ${space[4]};
  border-bottom: 1px solid ${color.border};

  h3 { font: ${type.subheading}; }
  span { color: ${color.textMuted}; font: ${type.small}; font-variant-numeric: tabular-nums; }
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 136px) minmax(92px, auto);
  align-items: center;
  gap: 12px ${space[4]};
  padding: 14px ${space[4]};
  border-bottom: 1px solid ${color.border};

  &[data-mine] { background: ${color.surfaceSunken}; }
  @container feed (max-width: 559px) { grid-template-columns: minmax(0, 1fr) auto; gap: 10px ${space[4]}; }
`;

const Name = styled.div`
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr);
  align-items: center;
  gap: ${space[3]};

  > b { ${paceSheetStyles} }
  h4 { font: ${type.subheading}; overflow-wrap: anywhere; }
  p { color: ${color.textMuted}; font: ${type.small}; }
`;

const Facts = styled.dl`
  display: flex;
  gap: ${space[4]};

  dd { font: 600 1.25rem/1.5rem ${theme.font}; font-stretch: ${theme.figureWidth}; font-variant-numeric: tabular-nums; }
  [data-long] { font: 600 1rem/1.375rem ${theme.font}; font-stretch: 100%; overflow-wrap: anywhere; }
  small { margin-left: 3px; color: ${color.textMuted}; font: 500 0.8125rem/1 ${theme.font}; font-stretch: 100%; }
  @container feed (max-width: 559px) { grid-row: 2; }
`;

const Leader = styled.div`
  display: flex;
  grid-column: 3;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;
  color: ${color.textMuted};
  font: ${type.small};

  span { min-width: 0; overflow-wrap: anywhere; }
  b { display: block; color: ${color.text}; font-weight: 600; }
  @container feed (max-width: 559px) { grid-row: 2; grid-column: 2; justify-self: end; }
`;

const Seats = styled.div`
  grid-row: 2;
  grid-column: 1 / -1;

  @container feed (max-width: 559px) { grid-row: 3; }
`;

const Act = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[2]};
  grid-row: 1;
  grid-column: -2;
  justify-self: end;
`;
