import { useState } from 'react';
import type { MailsFragment } from '../generated.ts';
import { useUpdateMailScheduleMutation } from '../generated.ts';
import { useToast } from '../ui/Toast.tsx';

type Schedule = Pick<NonNullable<MailsFragment['mailSchedule']>, 'quietFrom' | 'quietTo' | 'digestDay' | 'digestHour'>;

const none: Schedule = { quietFrom: null, quietTo: null, digestDay: null, digestHour: 7 };

/** The schedule of the viewer's mails. A change is shown and sent at once, and undone if it fails. */
export function useMailSchedule({ mailSchedule }: MailsFragment) {
  const toast = useToast();
  const [mutate] = useUpdateMailScheduleMutation();
  const [draft, setDraft] = useState<Schedule | null>(null);
  const { quietFrom, quietTo, digestDay, digestHour } = draft ?? mailSchedule ?? none;
  const schedule: Schedule = { quietFrom, quietTo, digestDay, digestHour };

  const change = async (changes: Partial<Schedule>) => {
    const next = { ...schedule, ...changes };
    setDraft(next);
    try {
      await mutate({ variables: { input: next } });
    } catch {
      toast({ title: 'Failed to change the setting. Please try again.', tone: 'danger' });
    }
    // A later change is not undone by the response to an earlier one.
    setDraft((latest) => (latest === next ? null : latest));
  };

  return { schedule, change };
}
