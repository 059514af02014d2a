import type { FormEvent } from 'react';
import { useId, useState } from 'react';
import { faultOf } from '../apollo/faultOf.ts';
import { useExtendSeriesMutation } from '../generated.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Field } from '../ui/Field.tsx';
import { Input } from '../ui/Input.tsx';
import { useToast } from '../ui/Toast.tsx';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  postId: string;
}

/** Asks for the new last day of a series, and adds its dates. */
export function ExtendSeriesDialog({ open, onOpenChange, postId }: Props) {
  const [until, setUntil] = useState('');
  const [error, setError] = useState<string>();
  const [extend, { loading }] = useExtendSeriesMutation();
  const toast = useToast();
  const formId = useId();

  const finish = () => {
    setUntil('');
    setError(undefined);
    onOpenChange(false);
  };

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setError(until ? undefined : 'Please choose the last day');
    if (!until) return;
    try {
      await extend({ variables: { input: { postId, until } } });
      finish();
      toast({ title: 'Series extended', text: 'Those who joined all dates take part.', tone: 'success' });
    } catch (failure) {
      const fault = faultOf(failure);
      if (fault?.field === 'until') setError(fault.message);
      toast({ title: fault?.message ?? 'Failed to extend the series. Please try again.', tone: 'danger' });
    }
  };

  const footer = (
    <>
      <Button variant="outline" onClick={finish} disabled={loading}>
        Cancel
      </Button>
      <Button type="submit" form={formId} pending={loading} pendingLabel="Extending...">
        Extend Series
      </Button>
    </>
  );

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Extend this series?" footer={footer}>
      <form id={formId} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <Field label="Last day" error={error} hint="Riders who have joined all dates take part in the new ones.">
          {(control) => (
            <Input
              {...control}
              type="date"
              max="2999-12-31"
              value={until}
              onChange={({ target }) => setUntil(target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
