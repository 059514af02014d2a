import styled from '@emotion/styled';
import { MailCheck } from 'lucide-react';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { faultOf } from '../apollo/faultOf.ts';
import { useAppealSuspensionMutation } from '../generated.ts';
import { formatDay } from '../lib/formatDay.ts';
import { useDocumentTitle } from '../lib/useDocumentTitle.ts';
import { reasonTexts } from '../takedowns/reasonTexts.ts';
import { theme } from '../theme/tokens.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Instant } from '../ui/Instant.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { SpentLink } from './SpentLink.tsx';
import { type LinkFault, linkFaultOf, type Statement, useStatement } from './useStatement.ts';

// the limit of the server
const maxLength = 1000;
const missing = 'Please say why the suspension should end';

/** The page of a suspended member: the statement of reasons, and one appeal. It needs no session. */
export function AppealPage() {
  const { token = '' } = useParams();
  const { statement, fault, setFault, isLoading } = useStatement(token);
  const [isSent, setSent] = useState(false);
  useDocumentTitle('Suspended account');

  return (
    <AccountFrame title="Your account is suspended">
      {statement && !fault && <StatementText statement={statement} />}
      {statement && !fault && !isSent && <AppealForm token={token} onSent={() => setSent(true)} onSpent={setFault} />}
      <div role="status">
        {isLoading && (
          <>
            <Spinner /> One moment…
          </>
        )}
        {isSent && (
          <Alert tone="note" icon={<MailCheck />}>
            Appeal sent. The operator decides. If your account has a confirmed e-mail address, a mail tells you.
          </Alert>
        )}
      </div>
      <SpentLink state={fault === 'FAILED' ? undefined : fault} isFailed={fault === 'FAILED'}>
        You can appeal once. <TextLink to="/login">Sign in</TextLink> to see whether your account is still suspended.
      </SpentLink>
    </AccountFrame>
  );
}

function StatementText({ statement: { reason, words, createdAt, isHidden } }: { statement: Statement }) {
  return (
    <>
      <p>
        The operator suspended it on <Instant instant={createdAt}>{formatDay(createdAt)}</Instant>. You cannot sign in
        until the suspension ends. Nothing that you wrote is deleted
        {isHidden ? ', but your profile and your posts are hidden meanwhile.' : '.'}
      </p>
      <Words>
        <strong>{reasonTexts[reason]}.</strong> <span dir="auto">{words}</span>
      </Words>
    </>
  );
}

interface FormProps {
  token: string;
  onSent(): void;
  /** Called when the link does not work any more. */
  onSpent(fault: LinkFault): void;
}

/** Appeals once. The text stays in the form when it fails. */
function AppealForm({ token, onSent, onSpent }: FormProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [appeal, { loading }] = useAppealSuspensionMutation();

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    setError(words ? undefined : missing);
    if (!words) return;
    try {
      await appeal({ variables: { input: { token, text: words } } });
      onSent();
    } catch (failure) {
      const spent = linkFaultOf(failure);
      if (spent === 'FAILED') setError(faultOf(failure)?.message ?? 'The server does not respond. Please try again.');
      else onSpent(spent);
    }
  };

  return (
    <Form noValidate onSubmit={(event) => void handleSubmit(event)} aria-label="Appeal">
      <Field label="Why the suspension should end" error={error} hint="You can appeal once. The operator reads it.">
        {(control) => (
          <TextArea {...control} maxLength={maxLength} value={text} onChange={({ target }) => setText(target.value)} />
        )}
      </Field>
      <Button type="submit" size="large" block pending={loading} pendingLabel="Sending...">
        Appeal
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
`;

const Words = styled.blockquote`
  margin: 0;
  padding-inline-start: ${theme.space[4]};
  border-inline-start: 3px solid ${theme.color.border};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
