import styled from '@emotion/styled';
import type { ChangeEvent, FormEvent, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { faultOf } from '../apollo/faultOf.ts';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Input } from '../ui/Input.tsx';
import { PasswordInput } from '../ui/PasswordInput.tsx';
import { appealTokenOf, type Refusal, SignInFailure } from './SignInFailure.tsx';
import { usePasswordWarning } from './usePasswordWarning.ts';
import type { Credentials, CredentialsErrors, CredentialsMode } from './validateCredentials.ts';
import { validateCredentials } from './validateCredentials.ts';

export type SharedCredentials = Pick<Credentials, 'username' | 'password'>;

interface Props {
  mode: CredentialsMode;
  /** The values that survive a change of mode. The other fields start empty in each form. */
  shared: SharedCredentials;
  onSharedChange(shared: SharedCredentials): void;
  pending: boolean;
  submitLabel: string;
  /** Rejects with an error whose message is shown at the field that the server names, or above the form. */
  onSubmit(credentials: Credentials): Promise<void>;
  /** The content above the button. */
  children?: ReactNode;
}

const fieldsOf: Record<CredentialsMode, readonly (keyof Credentials)[]> = {
  signIn: ['username', 'password'],
  signUp: ['username', 'displayName', 'password', 'confirmPassword'],
};

const labels: Record<keyof Credentials, string> = {
  username: 'Username',
  displayName: 'Display name',
  password: 'Password',
  confirmPassword: 'Confirm password',
};

export function CredentialsForm({ mode, shared, onSharedChange, pending, submitLabel, onSubmit, children }: Props) {
  const [own, setOwn] = useState({ displayName: '', confirmPassword: '' });
  const [errors, setErrors] = useState<CredentialsErrors>({});
  const [failure, setFailure] = useState<Refusal>();
  const form = useRef<HTMLFormElement>(null);
  const credentials = { ...shared, ...own };
  const [isShown, setShown] = useState(false);
  const warning = usePasswordWarning(shared.username, mode === 'signUp' ? shared.password : '');

  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const handleChange = (field: keyof Credentials, value: string) => {
    if (field === 'username' || field === 'password') onSharedChange({ ...shared, [field]: value });
    else setOwn({ ...own, [field]: value });
  };

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    // Browsers remember the value of a text field, but not of a password field.
    setShown(false);
    const found = validateCredentials(mode, credentials);
    setErrors(found);
    setFailure(undefined);
    if (Object.keys(found).length > 0) return;
    try {
      await onSubmit(credentials);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const named = fieldAtFault(error);
      const field = fieldsOf[mode].find((each) => each === named);
      if (field) setErrors({ [field]: message });
      else setFailure({ message, appealToken: appealTokenOf(error) });
    }
  };

  return (
    <Form ref={form} noValidate onSubmit={handleSubmit}>
      {failure && <SignInFailure {...failure} />}
      {fieldsOf[mode].map((field) => (
        <Field
          key={field}
          label={labels[field]}
          error={errors[field]}
          warning={mode === 'signUp' && field === 'password' ? warning : undefined}
        >
          {(control) => {
            const attributes = {
              ...control,
              ...inputAttributes(field, mode),
              name: field,
              value: credentials[field],
              onChange: (event: ChangeEvent<HTMLInputElement>) => handleChange(field, event.target.value),
            };
            if (field === 'password') return <PasswordInput {...attributes} isShown={isShown} onShow={setShown} />;
            return field === 'confirmPassword' ? (
              <PasswordInput {...attributes} isShown={isShown} />
            ) : (
              <Input {...attributes} />
            );
          }}
        </Field>
      ))}
      {children}
      <Button type="submit" size="large" block pending={pending}>
        {submitLabel}
      </Button>
    </Form>
  );
}

/** The input field that the server named in the cause of an error, at any depth. */
function fieldAtFault(error: unknown): string | undefined {
  const field = faultOf(error)?.field;
  if (field) return field;
  return error instanceof Error && error.cause ? fieldAtFault(error.cause) : undefined;
}

function inputAttributes(field: keyof Credentials, mode: CredentialsMode) {
  if (field === 'username') return { autoComplete: 'username', autoCapitalize: 'none', spellCheck: false };
  if (field === 'displayName') return { autoComplete: 'name' };
  return { autoComplete: mode === 'signIn' ? 'current-password' : 'new-password' };
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[4]};
`;
