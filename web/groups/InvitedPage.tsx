import styled from '@emotion/styled';
import { useId } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { AccountFrame } from '../account/AccountFrame.tsx';
import { faultOf } from '../apollo/faultOf.ts';
import { useLoginPrompt } from '../auth/useLoginPrompt.ts';
import { useSession } from '../auth/useSession.ts';
import type { InvitedGroupPageQuery } from '../generated.ts';
import { useInvitedGroupPageQuery, useJoinInvitedGroupMutation } from '../generated.ts';
import { useDocumentTitle } from '../lib/useDocumentTitle.ts';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { Failure } from '../ui/Failure.tsx';
import { GroupPicture } from '../ui/GroupPicture.tsx';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { useToast } from '../ui/Toast.tsx';
import { KindLine } from './KindLine.tsx';
import { memberCountText } from './memberCountText.ts';
import { settleMembership } from './settleMembership.ts';
import { useMembershipToast } from './useMembershipToast.ts';

/** The page of an invitation link: the group, and the button that joins it. */
export default function InvitedPage() {
  const { token = '' } = useParams();
  const { data, error, refetch } = useInvitedGroupPageQuery({ variables: { token }, fetchPolicy: 'cache-and-network' });
  useDocumentTitle('Invitation');

  return (
    <AccountFrame title="Invitation">
      {!data && error && <Failure title="The invitation could not be loaded" onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton count={1} shape="person" />}
      {data?.invitedGroup && <Invited group={data.invitedGroup} token={token} />}
      {data?.invitedGroup === null && (
        <p>
          This link does not work any more. Ask the person who sent it for another one.{' '}
          <TextLink to="/groups">See all groups</TextLink>
        </p>
      )}
    </AccountFrame>
  );
}

interface InvitedProps {
  group: NonNullable<InvitedGroupPageQuery['invitedGroup']>;
  token: string;
}

function Invited({ group, token }: InvitedProps) {
  const { user } = useSession();
  const promptLogin = useLoginPrompt();
  const navigate = useNavigate();
  const toast = useToast();
  const showJoined = useMembershipToast();
  const nameId = useId();
  const [join, { loading }] = useJoinInvitedGroupMutation();

  const handleJoin = async () => {
    if (!user) {
      promptLogin('Authentication Required', 'Please log in to join groups.', { verb: 'useInvitation', id: token });
      return;
    }
    try {
      await join({
        variables: { token, rulesVersion: group.rulesVersion },
        update: (cache) => settleMembership(cache, group, true),
      });
    } catch (failure) {
      const fault = faultOf(failure);
      const spent = fault?.code === 'NOT_FOUND' && 'This link does not work any more.';
      toast({ title: spent || 'Failed to join group. Please try again.', tone: 'danger' });
      return;
    }
    showJoined(true);
    navigate(`/groups/${group.id}`, { replace: true });
  };

  return (
    <>
      <p>You are invited to a group.</p>
      <Facts>
        <GroupPicture src={group.picture} />
        <div>
          <h2 id={nameId} dir="auto">
            {group.name}
          </h2>
          <KindLine kind={group.kind} />
          <span>{memberCountText(group.memberCount)}</span>
        </div>
      </Facts>
      {group.description && <Text dir="auto">{group.description}</Text>}
      {group.rules && (
        <section>
          <h2>Rules</h2>
          <Text dir="auto">{group.rules}</Text>
        </section>
      )}
      <Button
        block
        pending={loading}
        pendingLabel="Joining..."
        aria-describedby={nameId}
        onClick={() => void handleJoin()}
      >
        {group.rules ? 'Acknowledge and Join' : 'Join'}
      </Button>
    </>
  );
}

const { color, space, type } = theme;

const Facts = styled.div`
  display: flex;
  gap: ${space[4]};
  align-items: center;

  > div { display: grid; gap: ${space[1]}; min-width: 0; }
  h2 { font: ${type.heading}; overflow-wrap: anywhere; }
  span { color: ${color.textMuted}; font: ${type.small}; }
`;

const Text = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
