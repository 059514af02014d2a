import styled from '@emotion/styled';
import { MailCheck } from 'lucide-react';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { faultOf } from '../apollo/faultOf.ts';
import { useForgotPageQuery, useRequestPasswordResetMutation } from '../generated.ts';
import { useDocumentTitle } from '../lib/useDocumentTitle.ts';
import { theme } from '../theme/tokens.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Input } from '../ui/Input.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { AccountFrame } from './AccountFrame.tsx';

const MAX_LENGTH = 254;

/** The page that asks for a link for a new password. */
export default function ForgotPage() {
  const { data } = useForgotPageQuery();
  const [isSent, setSent] = useState(false);
  useDocumentTitle('Forgot password');

  return (
    <AccountFrame title="Forgot password?">
      {data && !data.instance.sendsMail && <p>This instance sends no mail. Ask its operator for a link.</p>}
      {data?.instance.sendsMail && !isSent && <ForgotForm onSent={() => setSent(true)} />}
      <div role="status">
        {isSent && (
          <Alert tone="note" icon={<MailCheck />}>
            If this account has a confirmed e-mail address, a link is on its way. It works once, within an hour.
          </Alert>
        )}
      </div>
      <p>
        <TextLink to="/login">Back to sign in</TextLink>
      </p>
    </AccountFrame>
  );
}

function ForgotForm({ onSent }: { onSent: () => void }) {
  const [account, setAccount] = useState('');
  const [error, setError] = useState<string>();
  const [send, { loading }] = useRequestPasswordResetMutation();

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (!account.trim()) return setError('Enter your username or your e-mail address');
    setError(undefined);
    try {
      await send({ variables: { input: { account: account.trim() } } });
      onSent();
    } catch (failure) {
      setError(faultOf(failure)?.message ?? 'The server does not respond. Please try again.');
    }
  };

  return (
    <Form noValidate onSubmit={handleSubmit}>
      <Field label="Username or e-mail address" error={error}>
        {(control) => (
          <Input
            {...control}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={MAX_LENGTH}
            value={account}
            onChange={(event) => setAccount(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" size="large" block pending={loading}>
        Send me a link
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[4]};
`;
