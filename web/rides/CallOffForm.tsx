import type { FormEvent } from 'react';
import { useId, useState } from 'react';
import { faultOf } from '../apollo/faultOf.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useToast } from '../ui/Toast.tsx';
import { ReasonField } from './ReasonField.tsx';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  noun: 'ride' | 'event';
  /** Says which date of a series it is. Absent for a single ride or event. */
  description?: string;
  /** Says who reads the reason and who is notified. */
  hint: string;
  /** Sends the reason, and shows the success. On rejection the dialog stays open and shows the error. */
  onCallOff(reason: string): Promise<void>;
}

/** Asks why a ride or an event is called off. It stays open when that fails, so that no words are lost. */
export function CallOffForm({ open, onOpenChange, noun, description, hint, onCallOff }: Props) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [isSending, setIsSending] = useState(false);
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
    setError(given ? undefined : `Please say why the ${noun} is called off`);
    if (!given) return;
    setIsSending(true);
    try {
      await onCallOff(given);
      finish();
    } catch (failure) {
      const fault = faultOf(failure);
      if (fault?.field === 'reason') setError(fault.message);
      toast({ title: fault?.message ?? `Failed to call off the ${noun}. Please try again.`, tone: 'danger' });
    } finally {
      setIsSending(false);
    }
  };

  const footer = (
    <>
      <Button variant="outline" onClick={finish} disabled={isSending}>
        Cancel
      </Button>
      <Button type="submit" form={formId} variant="danger" pending={isSending} pendingLabel="Calling off...">
        Call Off
      </Button>
    </>
  );

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Call off this ${noun}?`}
      description={description}
      footer={footer}
    >
      <form id={formId} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <ReasonField hint={hint} error={error} value={reason} onChange={setReason} />
      </form>
    </Dialog>
  );
}
