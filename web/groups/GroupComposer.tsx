import styled from '@emotion/styled';
import { useSession } from '../auth/useSession.ts';
import type { GroupHeadFragment } from '../generated.ts';
import { Composer } from '../home/Composer.tsx';
import { theme } from '../theme/tokens.ts';
import { Card } from '../ui/Card.tsx';
import { MembershipButton } from './MembershipButton.tsx';

interface Props {
  group: GroupHeadFragment;
  nameId: string;
  onMembership(member: boolean): void;
}

/** Members write to the group. Others are invited to join it. */
export function GroupComposer({ group, nameId, onMembership }: Props) {
  const { user } = useSession();

  if (user && group.viewerIsMember) {
    const prompt = (
      <>
        Write to <bdi>{group.name}</bdi>...
      </>
    );
    return <Composer key={user.id} user={user} group={group} prompt={prompt} />;
  }
  return (
    <Invitation as="div">
      <p>
        Join <bdi>{group.name}</bdi> to write to it and to see what its members post for each other.
      </p>
      {/* The button at the top shows the rules first. */}
      {!(user && group.rules) && (
        <MembershipButton group={group} describedBy={nameId} wording="state" onDone={onMembership} />
      )}
    </Invitation>
  );
}

const { color, space } = theme;

const Invitation = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[4]};
  padding: 14px ${space[4]};

  p { flex: 1 1 240px; color: ${color.textMuted}; overflow-wrap: anywhere; text-wrap: pretty; }
`;
