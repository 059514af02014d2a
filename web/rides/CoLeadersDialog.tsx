import styled from '@emotion/styled';
import type { RideLeadersQuery } from '../generated.ts';
import { useRideLeadersQuery } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { RowsDialog } from '../ui/RowsDialog.tsx';
import { PersonLink } from '../users/PersonLink.tsx';
import { useRideLeader } from './useRideLeader.ts';

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
  const ride = data?.post?.ride;
  const people = ride?.participants;
  const leaderIds = new Set(ride?.leaders.map(({ id }) => id));
  const others = people?.edges.map(({ node }) => node).filter(({ isViewer }) => !isViewer);

  return (
    <RowsDialog
      title="Co-leaders"
      description="They see the leader's sheet, and check riders in. At most five."
      rows={others?.map((person) => (
        <Rider key={person.id} postId={postId} person={person} leads={leaderIds.has(person.id)} onLeave={onClose} />
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
  postId: string;
  person: Ride['participants']['edges'][number]['node'];
  leads: boolean;
  onLeave(): void;
}

function Rider({ postId, person, leads, onLeave }: RiderProps) {
  const { setLeader, isSending } = useRideLeader(postId);
  return (
    <Row>
      <PersonLink person={person} onClick={onLeave} />
      <Button
        variant={leads ? 'outline' : 'accent'}
        size="small"
        pending={isSending}
        pendingLabel="Saving..."
        aria-label={`${leads ? 'Remove' : 'Make co-leader'}: ${person.displayName}`}
        onClick={() => void setLeader(person, !leads)}
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
