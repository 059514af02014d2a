import type { FormEvent } from 'react';
import { useId, useState } from 'react';
import { faultOf } from '../apollo/faultOf.ts';
import { useCallOffGroupEventMutation } from '../generated.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Field } from '../ui/Field.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { useToast } from '../ui/Toast.tsx';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  eventId: string;
}

const maxLength = 300;

/** Asks for the reason, and calls the event off. It stays open when that fails, so that no words are lost. */
export function CallOffEventDialog({ open, onOpenChange, eventId }: Props) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [callOff, { loading }] = useCallOffGroupEventMutation();
  const toast = useToast();
  const formId = useId();

  const finish = () => {
    setReason('');
    setError(undefined);
    onOpenChange(false);
  };

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const given = reason.trim();
    setError(given ? undefined : 'Please say why the event is called off');
    if (!given) return;
    try {
      await callOff({ variables: { input: { eventId, reason: given } } });
      finish();
      toast({ title: 'Event called off', text: 'Its registered members are notified.', tone: 'success' });
    } catch (failure) {
      const fault = faultOf(failure);
      if (fault?.field === 'reason') setError(fault.message);
      toast({ title: fault?.message ?? 'Failed to call off the event. Please try again.', tone: 'danger' });
    }
  };

  const footer = (
    <>
      <Button variant="outline" onClick={finish} disabled={loading}>
        Cancel
      </Button>
      <Button type="submit" form={formId} variant="danger" pending={loading} pendingLabel="Calling off...">
        Call Off
      </Button>
    </>
  );

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Call off this event?" footer={footer}>
      <form id={formId} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <Field
          label="Reason"
          error={error}
          hint="Everyone can read it. The registered members are notified, and you can put the event on again until it starts."
        >
          {(control) => (
            <TextArea
              {...control}
              maxLength={maxLength}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
