import styled from '@emotion/styled';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { v7 as uuidv7 } from 'uuid';
import { AccountFrame } from '../account/AccountFrame.tsx';
import { faultOf } from '../apollo/faultOf.ts';
import { useFileNoticeMutation } from '../generated.ts';
import { NotFoundNotice } from '../layout/NotFoundNotice.tsx';
import { useDocumentTitle } from '../lib/useDocumentTitle.ts';
import { theme } from '../theme/tokens.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { CopyField } from '../ui/CopyField.tsx';
import { Field } from '../ui/Field.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { isNoticeKind, type NoticeKind, noticeKinds } from './noticeKinds.ts';

const MAX_REASON_LENGTH = 1000;

/** The form that reports a thing to the operator without an account. */
export default function NoticePage() {
  const { kind = '', id = '' } = useParams();
  const [receipt, setReceipt] = useState<string>();
  useDocumentTitle('Report');

  if (!isNoticeKind(kind)) return <NotFoundNotice title="Nothing to report" hint="The address is not complete." />;
  return (
    <AccountFrame title={receipt ? 'Report sent' : `Report this ${noticeKinds[kind].name}`}>
      {receipt ? <Receipt receipt={receipt} /> : <NoticeForm kind={kind} id={id} onFiled={setReceipt} />}
    </AccountFrame>
  );
}

interface FormProps {
  kind: NoticeKind;
  id: string;
  onFiled(receipt: string): void;
}

function NoticeForm({ kind, id: targetId, onFiled }: FormProps) {
  // Chosen here, so that a retry cannot create a second report.
  const [id] = useState(() => uuidv7());
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [file, { loading }] = useFileNoticeMutation();

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const words = reason.trim();
    setError(words ? undefined : 'Please give a reason');
    setFailure(undefined);
    if (!words) return;
    try {
      const { targetType } = noticeKinds[kind];
      const { data } = await file({ variables: { input: { id, targetType, targetId, reason: words } } });
      if (data?.fileNotice) onFiled(data.fileNotice.receipt);
    } catch (thrown) {
      const fault = faultOf(thrown);
      if (fault?.field === 'reason') setError(fault.message);
      else setFailure(fault?.message ?? 'The server does not respond. Please try again.');
    }
  };

  return (
    <Form noValidate onSubmit={handleSubmit}>
      <p>Only the operators of this site can read it. You need no account, and they do not learn who you are.</p>
      <Field label="Reason" error={error} hint="What is wrong, and where?">
        {(control) => (
          <TextArea
            {...control}
            maxLength={MAX_REASON_LENGTH}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
      {failure && <Alert tone="danger">{failure}</Alert>}
      <Button type="submit" size="large" block pending={loading} pendingLabel="Sending...">
        Report
      </Button>
    </Form>
  );
}

function Receipt({ receipt }: { receipt: string }) {
  return (
    <>
      <p>Keep the link to your receipt. Only there can you read what the operators decide.</p>
      <CopyField
        label="Receipt"
        hint="Whoever has this link can read the decision."
        noun="link"
        value={`${window.location.origin}/receipt/${receipt}`}
        focused
      />
    </>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[4]};
`;
