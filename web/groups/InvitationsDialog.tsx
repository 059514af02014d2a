import styled from '@emotion/styled';
import type { FormEvent } from 'react';
import type { GroupInvitationRowFragment } from '../generated.ts';
import { useGroupInvitationsQuery } from '../generated.ts';
import { formatDay } from '../lib/formatDay.ts';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { CopyField } from '../ui/CopyField.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Failure } from '../ui/Failure.tsx';
import { LinkLimits } from '../ui/LinkLimits.tsx';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';
import { useGroupInvitations } from './useGroupInvitations.ts';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  groupId: string;
}

/** Makes links by which members join the group, lists and revokes them. */
export function InvitationsDialog({ open, onOpenChange, groupId }: Props) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Invite link">
      <Content>
        <p>Everyone with the link and an account can join the group without asking, also a hidden one.</p>
        <Invitations groupId={groupId} />
      </Content>
    </Dialog>
  );
}

function Invitations({ groupId }: Pick<Props, 'groupId'>) {
  const { data, error, refetch } = useGroupInvitationsQuery({
    variables: { id: groupId },
    fetchPolicy: 'cache-and-network',
  });
  const form = useGroupInvitations(groupId);
  const { draft, change, errors, link, isMaking, revoking } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.make();
  };
  const invitations = data?.group?.invitations;

  return (
    <>
      <Form noValidate onSubmit={submit}>
        <LinkLimits usesLabel="Members who can join" maxDays={30} draft={draft} errors={errors} onChange={change} />
        <Button type="submit" pending={isMaking} pendingLabel="Making...">
          Make Link
        </Button>
      </Form>
      {link && (
        <CopyField
          key={link}
          label="Link"
          hint="Hand it over. It is shown only once."
          value={link}
          noun="link"
          focused
        />
      )}
      {!invitations && error && <Failure title="The links could not be loaded" onRetry={() => void refetch()} />}
      {!invitations && !error && <ListSkeleton count={1} shape="words" />}
      {invitations?.length === 0 && <Muted>No link works at the moment.</Muted>}
      {invitations && invitations.length > 0 && (
        <List aria-label="Links that work">
          {invitations.map((each) => (
            <li key={each.id}>
              <span>
                <b>{usesText(each)}</b>
                <Muted as="span">
                  by <bdi>{each.maker?.displayName ?? 'an organiser'}</bdi>, until {formatDay(each.expiresAt)}
                </Muted>
              </span>
              <Button
                size="small"
                variant="outline"
                aria-label={`Revoke the link with ${usesText(each)}`}
                pending={revoking === each.id}
                pendingLabel="Revoking..."
                onClick={() => void form.revoke(each.id)}
              >
                Revoke
              </Button>
            </li>
          ))}
        </List>
      )}
    </>
  );
}

const usesText = ({ useCount, maxUses }: GroupInvitationRowFragment) => `${useCount} of ${maxUses} joined`;

const { color, media, space, type } = theme;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: 1fr 1fr auto;
  gap: ${space[3]};
  align-items: end;

  ${media.phone} {
    grid-template-columns: 1fr 1fr;

    > button { grid-column: 1 / -1; }
  }
`;

const Muted = styled.p`
  color: ${color.textMuted};
  font: ${type.small};
`;

const List = styled.ul`
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
    padding: ${space[2]} 0;
    border-top: 1px solid ${color.border};
  }
  li > span { display: grid; min-width: 0; overflow-wrap: anywhere; }
`;
