import styled from '@emotion/styled';
import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { usePasswordWarning } from '../auth/usePasswordWarning.ts';
import { validateCredentials } from '../auth/validateCredentials.ts';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { PasswordInput } from '../ui/PasswordInput.tsx';

interface Props {
  /** The error of the server. */
  error: string | undefined;
  pending: boolean;
  onSubmit(password: string): void;
}

/** Asks for a new password twice. */
export function NewPasswordForm({ error, pending, onSubmit }: Props) {
  const [password, setPassword] = useState('');
  const [confirmPassword, setConfirmPassword] = useState('');
  const [errors, setErrors] = useState<{ password?: string; confirmPassword?: string }>({});
  const warning = usePasswordWarning('', password);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (error || Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error, errors]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // A new password follows the rules of registration. The names are not asked for here.
    const found = validateCredentials('signUp', { username: '-', displayName: '-', password, confirmPassword });
    setErrors(found);
    if (Object.keys(found).length === 0) onSubmit(password);
  };

  return (
    <Form ref={form} noValidate onSubmit={handleSubmit}>
      <Field
        label="New password"
        error={errors.password ?? error}
        hint="At least 6 characters."
        warning={warning || undefined}
      >
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="new-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      <Field label="Repeat new password" error={errors.confirmPassword}>
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="new-password"
            value={confirmPassword}
            onChange={(event) => setConfirmPassword(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" size="large" block pending={pending}>
        Change Password
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[4]};
`;
