import styled from '@emotion/styled';
import { useState } from 'react';
import type { RideLeadersQuery } from '../generated.ts';
import { useRideLeadersQuery } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { RowsDialog } from '../ui/RowsDialog.tsx';
import { Select } from '../ui/Select.tsx';
import { PersonLink } from '../users/PersonLink.tsx';
import { useRideLeader } from './useRideLeader.ts';

const scopes = [
  { value: 'date', label: 'This date' },
  { value: 'later', label: 'This and all later dates' },
] as const;

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  postId: string;
}

/** The riders of the viewer's ride, of whom they can name co-leaders. */
export function CoLeadersDialog({ open, onOpenChange, postId }: Props) {
  return open && <Riders postId={postId} onClose={() => onOpenChange(false)} />;
}

function Riders({ postId, onClose }: { postId: string; onClose(): void }) {
  const { data, error, refetch, fetchMore } = useRideLeadersQuery({
    variables: { postId },
    fetchPolicy: 'cache-and-network',
  });
  const [scope, setScope] = useState<'date' | 'later'>('date');
  const ride = data?.post?.ride;
  const people = ride?.participants;
  const leaderIds = new Set(ride?.leaders.map(({ id }) => id));

  return (
    <RowsDialog
      title="Co-leaders"
      description="They see the leader's sheet, and check riders in. At most five."
      head={ride?.series && <Select label="Change" value={scope} onValueChange={setScope} options={scopes} />}
      rows={ride?.participants.edges
        .map(({ node }) => node)
        .filter(({ isViewer }) => !isViewer)
        .map((person) => (
          <Rider
            key={person.id}
            ride={ride}
            person={person}
            leads={leaderIds.has(person.id)}
            isLater={scope === 'later'}
            onLeave={onClose}
          />
        ))}
      emptyText="Nobody else has joined yet"
      failureText="The riders could not be loaded"
      hasFailed={error !== undefined || data?.post === null}
      onRetry={() => void refetch()}
      onMore={
        people?.pageInfo.hasNextPage ? () => fetchMore({ variables: { after: people.pageInfo.endCursor } }) : undefined
      }
      onClose={onClose}
    />
  );
}

type Ride = NonNullable<NonNullable<RideLeadersQuery['post']>['ride']>;

interface RiderProps {
  ride: Ride;
  person: Ride['participants']['edges'][number]['node'];
  leads: boolean;
  /** Whether a press applies to the later dates of the series, too. */
  isLater: boolean;
  onLeave(): void;
}

function Rider({ ride, person, leads, isLater, onLeave }: RiderProps) {
  const { setLeader, isSending } = useRideLeader(ride);
  return (
    <Row>
      <PersonLink person={person} onClick={onLeave} />
      <Button
        variant={leads ? 'outline' : 'accent'}
        size="small"
        pending={isSending}
        pendingLabel="Saving..."
        aria-label={`${leads ? 'Remove' : 'Make co-leader'}: ${person.displayName}`}
        onClick={() => void setLeader(person, !leads, isLater)}
      >
        {leads ? 'Remove' : 'Make co-leader'}
      </Button>
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  padding-right: 24px;

  > a { flex: 1; min-width: 0; }
  ${theme.media.phone} { padding-right: 16px; }
`;
