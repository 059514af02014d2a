import styled from '@emotion/styled';
import type { FormEvent } from 'react';
import { useEffect, useRef } from 'react';
import { theme } from '../theme/tokens.ts';
import { Field } from '../ui/Field.tsx';
import { Input } from '../ui/Input.tsx';
import { PasswordInput } from '../ui/PasswordInput.tsx';
import { Select } from '../ui/Select.tsx';
import type { TokenDraft } from './tokenDraft.ts';
import { lifetimes, MAX_NAME_LENGTH } from './tokenDraft.ts';
import { scopeLabels } from './tokenScopes.ts';

interface Props {
  id: string;
  draft: TokenDraft;
  change(changes: Partial<TokenDraft>): void;
  /** The error of the name field. */
  error: string | undefined;
  /** The error of the password field. Undefined when the form does not ask for a password. */
  passwordError: string | undefined;
  onSubmit(): void;
}

const scopes = (['READ', 'WRITE'] as const).map((value) => ({ value, label: scopeLabels[value] }));

export function NewTokenForm({ id, draft, change, error, passwordError, onSubmit }: Props) {
  const password = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (passwordError) password.current?.focus();
  }, [passwordError]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };

  return (
    <Form id={id} noValidate onSubmit={handleSubmit}>
      <Field label="Name" error={error} hint="What is to use it, such as 'Club website'.">
        {(control) => (
          <Input
            {...control}
            maxLength={MAX_NAME_LENGTH}
            autoComplete="off"
            value={draft.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        )}
      </Field>
      <Select
        label="What it may do"
        value={draft.scope}
        onValueChange={(scope) => change({ scope })}
        options={scopes}
      />
      <Select label="Expires after" value={draft.days} onValueChange={(days) => change({ days })} options={lifetimes} />
      {passwordError && (
        <Field label="Password" error={passwordError} hint="To be sure that it is you.">
          {(control) => (
            <PasswordInput
              {...control}
              ref={password}
              autoComplete="current-password"
              value={draft.password}
              onChange={(event) => change({ password: event.target.value })}
            />
          )}
        </Field>
      )}
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 20px;

  ${theme.media.phone} { gap: ${theme.space[4]}; }
`;
