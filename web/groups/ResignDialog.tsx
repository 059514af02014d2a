import { useApolloClient } from '@apollo/client/react';
import styled from '@emotion/styled';
import type { FormEvent } from 'react';
import { useId, useState } from 'react';
import { faultOf } from '../apollo/faultOf.ts';
import { GroupSuccessorDocument, useResignAsOrganiserMutation } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Field } from '../ui/Field.tsx';
import { Input } from '../ui/Input.tsx';
import { useToast } from '../ui/Toast.tsx';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  groupId: string;
}

/** Asks before the viewer stops organising the group. The only organiser names a successor. */
export function ResignDialog({ open, onOpenChange, groupId }: Props) {
  const { username, setUsername, error, needsSuccessor, isSending, resign } = useResigning(groupId, () =>
    onOpenChange(false),
  );
  const formId = useId();

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void resign();
  };
  const footer = (
    <>
      <Button variant="outline" onClick={() => onOpenChange(false)} disabled={isSending}>
        Cancel
      </Button>
      <Button type="submit" form={formId} pending={isSending} pendingLabel="Resigning...">
        Resign
      </Button>
    </>
  );

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Stop organising this group?" footer={footer}>
      <Form id={formId} noValidate onSubmit={handleSubmit}>
        <p>You stay a member. Only another organiser or the operator can appoint you again.</p>
        {needsSuccessor && (
          <Field
            label="Username of your successor"
            error={error}
            hint="You are the only organiser: name the member who organises the group after you."
          >
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                maxLength={50}
                value={username}
                onChange={({ target }) => setUsername(target.value)}
              />
            )}
          </Field>
        )}
      </Form>
    </Dialog>
  );
}

function useResigning(groupId: string, onResigned: () => void) {
  const client = useApolloClient();
  const toast = useToast();
  const [send] = useResignAsOrganiserMutation();
  const [username, setUsername] = useState('');
  const [error, setError] = useState<string>();
  const [needsSuccessor, setNeedsSuccessor] = useState(false);
  const [isSending, setSending] = useState(false);

  /** The id of the member with the typed username. Undefined if there is none. */
  async function findSuccessor(): Promise<string | undefined> {
    const name = username.trim().replace(/^@/, '').toLowerCase();
    if (name === '') return undefined;
    const variables = { groupId, query: name };
    const { data } = await client.query({ query: GroupSuccessorDocument, variables, fetchPolicy: 'network-only' });
    return data?.groupMembers.nodes.find((member) => member.username.toLowerCase() === name)?.id;
  }

  async function attempt(): Promise<void> {
    const successorId = needsSuccessor ? await findSuccessor() : null;
    setError(successorId === undefined ? 'No member of the group has this username' : undefined);
    if (successorId === undefined) return;
    await send({ variables: { groupId, successorId } });
    onResigned();
    toast({ title: 'You no longer organise this group', tone: 'success' });
  }

  async function resign(): Promise<void> {
    setSending(true);
    try {
      await attempt();
    } catch (failure) {
      const fault = faultOf(failure);
      if (fault?.field === 'successorId') {
        // The first refusal asks for the name.
        if (needsSuccessor) setError(fault.message);
        setNeedsSuccessor(true);
      } else {
        toast({ title: fault?.message ?? 'Failed to resign. Please try again.', tone: 'danger' });
      }
    } finally {
      setSending(false);
    }
  }

  return { username, setUsername, error, needsSuccessor, isSending, resign };
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};

  > p { color: ${theme.color.textMuted}; font: ${theme.type.small}; text-wrap: pretty; }
`;
