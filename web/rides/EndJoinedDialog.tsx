import type { FormEvent } from 'react';
import { useId, useState } from 'react';
import { faultOf } from '../apollo/faultOf.ts';
import type { JoinedDates } from '../generated.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Select } from '../ui/Select.tsx';
import { useToast } from '../ui/Toast.tsx';
import { ReasonField } from './ReasonField.tsx';
import type { SeriesToEnd } from './useEndSeries.ts';
import { useEndSeries } from './useEndSeries.ts';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  ending: SeriesToEnd;
  /** The number of dates that would end. */
  count: number;
  /** The number of those that others have joined or wait for. */
  joinedCount: number;
}

const choices: readonly { value: JoinedDates; label: string; text: string }[] = [
  {
    value: 'CALL_OFF',
    label: 'Call them off',
    text: 'They stay visible with your reason. Their riders are told once.',
  },
  { value: 'KEEP', label: 'Keep them', text: 'They take place. Nobody is told.' },
  { value: 'DELETE', label: 'Delete them too', text: 'They are gone with their comments. Their riders are told once.' },
];

function datesText(count: number, joinedCount: number): string {
  if (count === 1) return 'Riders have joined this date. Earlier dates stay.';
  const which = count === joinedCount ? `all ${count} dates` : `${joinedCount} of the ${count} dates`;
  const others = count === joinedCount ? '' : ' The others will be gone.';
  return `Riders have joined ${which} from this one on.${others} Earlier dates stay.`;
}

/** Asks what becomes of the dates that others have joined, when their series ends. The other dates are deleted. */
export function EndJoinedDialog({ open, onOpenChange, ending, count, joinedCount }: Props) {
  const [joinedDates, setJoinedDates] = useState<JoinedDates>('CALL_OFF');
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const { end, isEnding } = useEndSeries(ending);
  const toast = useToast();
  const formId = useId();
  const text = choices.find(({ value }) => value === joinedDates)?.text ?? '';
  const isCallingOff = joinedDates === 'CALL_OFF';

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const given = reason.trim();
    setError(isCallingOff && !given ? 'Please say why the dates are called off' : undefined);
    if (isCallingOff && !given) return;
    try {
      await end(joinedDates, { text, ...(isCallingOff && { reason: given }) });
      onOpenChange(false);
    } catch (failure) {
      const fault = faultOf(failure);
      if (fault?.field === 'reason') setError(fault.message);
      toast({ title: fault?.message ?? 'Failed to end the series. Please try again.', tone: 'danger' });
    }
  };

  const footer = (
    <>
      <Button variant="outline" onClick={() => onOpenChange(false)} disabled={isEnding}>
        Cancel
      </Button>
      <Button type="submit" form={formId} variant="danger" pending={isEnding} pendingLabel="Ending...">
        End Series
      </Button>
    </>
  );

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="End this series?"
      description={datesText(count, joinedCount)}
      footer={footer}
    >
      <Select label="Dates with riders" value={joinedDates} onValueChange={setJoinedDates} options={choices} />
      <p>{text}</p>
      <form id={formId} noValidate onSubmit={(event) => void handleSubmit(event)}>
        {isCallingOff && (
          <ReasonField
            hint="Everyone who sees these dates can read it."
            error={error}
            value={reason}
            onChange={setReason}
          />
        )}
      </form>
    </Dialog>
  );
}
