import type { FormEvent } from 'react';
import { useId, useState } from 'react';
import { prependNode } from '../apollo/edges.ts';
import { faultOf } from '../apollo/faultOf.ts';
import type { GroupHeadFragment } from '../generated.ts';
import { useAnnounceToGroupMutation } from '../generated.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Field } from '../ui/Field.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { useToast } from '../ui/Toast.tsx';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  group: GroupHeadFragment;
}

const maxLength = 500;

/** Sends one text to all members of the group. It stays open when that fails, so that no words are lost. */
export function AnnounceDialog({ open, onOpenChange, group }: Props) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const toast = useToast();
  const formId = useId();
  const [announce, { loading }] = useAnnounceToGroupMutation({
    update: (cache, { data }) => {
      if (!data?.announceToGroup) return;
      const belongs = ({ groupId }: { groupId?: unknown }) => groupId === undefined || groupId === group.id;
      prependNode(cache, { field: 'feed', edgeType: 'PostEdge', node: data.announceToGroup.post, belongs });
    },
  });

  const finish = () => {
    setText('');
    setError(undefined);
    onOpenChange(false);
  };

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const given = text.trim();
    setError(given ? undefined : 'Please write what all members should know');
    if (!given) return;
    try {
      await announce({ variables: { input: { groupId: group.id, text: given } } });
      finish();
      toast({ title: 'The announcement is sent', text: 'The members are notified.', tone: 'success' });
    } catch (failure) {
      const fault = faultOf(failure);
      if (fault?.field === 'text') setError(fault.message);
      toast({ title: fault?.message ?? 'Failed to send the announcement. Please try again.', tone: 'danger' });
    }
  };

  const footer = (
    <>
      <Button variant="outline" onClick={finish} disabled={loading}>
        Cancel
      </Button>
      <Button type="submit" form={formId} pending={loading} pendingLabel="Announcing...">
        Announce
      </Button>
    </>
  );

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Announce to all members" footer={footer}>
      <form id={formId} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <Field
          label="Announcement"
          error={error}
          hint="All members are notified, and it is a post for them. A group has at most two announcements a day."
        >
          {(control) => (
            <TextArea
              {...control}
              maxLength={maxLength}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
