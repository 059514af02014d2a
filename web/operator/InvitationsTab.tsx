import type { OperatorInvitationRowFragment } from '../generated.ts';
import { useOperatorInvitationsQuery, useRevokeInvitationMutation } from '../generated.ts';
import { formatDay } from '../lib/formatDay.ts';
import { useUrlText } from '../lib/useUrlText.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { useAct } from './actContext.ts';
import { BoardList } from './BoardList.tsx';
import { BoardRow } from './BoardRow.tsx';
import { InviteSection } from './InviteSection.tsx';

/** Invites visitors, and lists and revokes invitations. */
export function InvitationsTab() {
  const [madeAt, setMadeAt] = useUrlText('made');
  const { data, error, refetch, fetchMore } = useOperatorInvitationsQuery({
    variables: { madeAt: madeAt || null },
    fetchPolicy: 'cache-and-network',
  });
  const invitations = data?.operator?.invitations;
  return (
    <>
      <InviteSection isClosed={data?.instance.signUps === 'CLOSED'} />
      <BoardList
        title="Invitations"
        text={`${madeAt ? `Made ${formatDay(madeAt)} together.` : 'The newest is first.'} An invitation is deleted 30 days after it has ended.`}
        action={
          madeAt && (
            <Button variant="outline" onClick={() => setMadeAt('')}>
              Show all
            </Button>
          )
        }
        rows={invitations?.edges.map(({ node }) => <InvitationRow key={node.id} invitation={node} />)}
        empty={{ title: 'Nobody is invited' }}
        hasFailed={error !== undefined}
        onRetry={() => void refetch()}
        onMore={
          invitations?.pageInfo.hasNextPage
            ? () => fetchMore({ variables: { after: invitations.pageInfo.endCursor } })
            : undefined
        }
      />
    </>
  );
}

interface Props {
  invitation: OperatorInvitationRowFragment;
}

function InvitationRow({ invitation }: Props) {
  const { id: invitationId, maxUses, useCount, mailAddress, createdAt, expiresAt, isMailRefused } = invitation;
  const act = useAct();
  const [revoke] = useRevokeInvitationMutation();
  const title = mailAddress ?? 'Link without an address';
  const works = isOpen(invitation);
  const ask = () =>
    act({
      title: 'Revoke this invitation?',
      text: 'Its link stops working. Members who signed up by it stay.',
      confirmLabel: 'Revoke',
      pendingLabel: 'Revoking...',
      danger: true,
      done: 'The invitation is revoked',
      run: () => revoke({ variables: { invitationId } }),
    });
  return (
    <BoardRow
      title={title}
      badge={<StateBadge invitation={invitation} />}
      facts={[
        `${useCount} of ${maxUses} used`,
        `made ${formatDay(createdAt)}`,
        `${hasEnded(invitation) ? 'ended' : 'until'} ${formatDay(expiresAt)}`,
      ]}
      actions={
        works && (
          <Button size="small" variant="outline" aria-label={`Revoke: ${title}`} onClick={ask}>
            Revoke
          </Button>
        )
      }
    >
      {isMailRefused && <p>The mail server refused the mail. Retry it in the overview, or revoke the invitation.</p>}
    </BoardRow>
  );
}

const hasEnded = ({ expiresAt }: OperatorInvitationRowFragment) => Date.parse(expiresAt) <= Date.now();
const isOpen = (invitation: OperatorInvitationRowFragment) =>
  invitation.useCount < invitation.maxUses && !hasEnded(invitation);

function StateBadge({ invitation }: Props) {
  if (invitation.useCount === invitation.maxUses) return <Badge tone="joined">Used</Badge>;
  if (!isOpen(invitation)) return <Badge>Ended</Badge>;
  return invitation.isMailRefused && <Badge tone="hard">Mail refused</Badge>;
}
