import styled from '@emotion/styled';
import { Plus } from 'lucide-react';
import type { RideBarFragment } from '../generated.ts';
import { compactNumber } from '../lib/compactNumber.ts';
import { theme } from '../theme/tokens.ts';
import { AvatarStack } from '../ui/AvatarStack.tsx';
import { Button } from '../ui/Button.tsx';
import { useRideParticipation } from './useRideParticipation.ts';

interface Props {
  ride: RideBarFragment;
}

export function RideBar({ ride }: Props) {
  const toggleParticipation = useRideParticipation(ride);
  const people = ride.participants.nodes.map(({ id, profilePicture }) => ({ id, src: profilePicture }));

  return (
    <Bar>
      <Riders>
        <AvatarStack people={people} />
        {compactNumber(ride.participantCount)} {ride.participantCount === 1 ? 'rider' : 'riders'}
      </Riders>
      <ParticipationButton ride={ride} onToggle={toggleParticipation} />
    </Bar>
  );
}

function ParticipationButton({ ride, onToggle }: Props & { onToggle(): void }) {
  if (ride.isCompleted) {
    return (
      <Button variant="soft" disabled>
        Ride Completed
      </Button>
    );
  }
  if (ride.viewerIsParticipating) {
    return (
      <Button variant="outline" onClick={onToggle}>
        Leave
      </Button>
    );
  }
  return (
    <Button icon={<Plus />} onClick={onToggle}>
      Join
    </Button>
  );
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  padding: ${theme.space[3]} ${theme.space[4]};
  border-bottom: 1px solid ${theme.color.border};

  @container feed (max-width: 559px) {
    > button { flex: 1; height: ${theme.size.touch}; }
  }
`;

const Riders = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  margin-right: auto;
  font: ${theme.type.ui};
  font-variant-numeric: tabular-nums;

  @container feed (max-width: 559px) {
    width: 100%;
    min-height: 32px;
  }
`;
