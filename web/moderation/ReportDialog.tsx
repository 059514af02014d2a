import type { FormEvent } from 'react';
import { useId, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { faultOf } from '../apollo/faultOf.ts';
import { useReportMutation } from '../generated.ts';
import { type NoticeKind, noticeKinds } from '../notices/noticeKinds.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Field } from '../ui/Field.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { useToast } from '../ui/Toast.tsx';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  kind: NoticeKind;
  id: string;
  /** The name of the thing, as in 'Report this ride'. By default that of its kind. */
  noun?: string;
}

const MAX_REASON_LENGTH = 1000;

/** Groups, events and profiles have no author. */
const unaware: Partial<Record<NoticeKind, string>> = {
  group: 'Its organisers are',
  event: 'Its organisers are',
  user: 'The member is',
};

/** Reports content or a member to the operator. Nobody else can see the report. */
export function ReportDialog({ open, onOpenChange, kind, id, noun }: Props) {
  const [draft, setDraft] = useState(newDraft);
  const [error, setError] = useState<string>();
  const [report, { loading }] = useReportMutation();
  const toast = useToast();
  const formId = useId();
  const { targetType, name } = noticeKinds[kind];

  const finish = () => {
    setDraft(newDraft());
    setError(undefined);
    onOpenChange(false);
  };

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const reason = draft.reason.trim();
    setError(reason ? undefined : 'Please give a reason');
    if (!reason) return;
    try {
      await report({ variables: { input: { id: draft.id, targetType, targetId: id, reason } } });
      finish();
      toast({ title: 'Report sent', text: 'Thank you. We will look at it.', tone: 'success' });
    } catch (failure) {
      const fault = faultOf(failure);
      if (fault?.field === 'reason') setError(fault.message);
      toast({ title: 'Failed to send the report. Please try again.', tone: 'danger' });
    }
  };

  const footer = (
    <>
      <Button variant="outline" onClick={finish} disabled={loading}>
        Cancel
      </Button>
      <Button type="submit" form={formId} pending={loading} pendingLabel="Sending...">
        Report
      </Button>
    </>
  );

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={`Report this ${noun ?? name}`} footer={footer}>
      <form id={formId} noValidate onSubmit={handleSubmit}>
        <Field
          label="Reason"
          error={error}
          hint={`Only the operators of this site can read it. ${unaware[kind] ?? 'The author is'} not notified.`}
        >
          {(control) => (
            <TextArea
              {...control}
              maxLength={MAX_REASON_LENGTH}
              value={draft.reason}
              onChange={(event) => setDraft({ ...draft, reason: event.target.value })}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}

interface Draft {
  /** Chosen here, so that a retry cannot create a second report. */
  id: string;
  reason: string;
}

function newDraft(): Draft {
  return { id: uuidv7(), reason: '' };
}
