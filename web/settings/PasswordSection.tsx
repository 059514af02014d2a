import type { FormEvent } from 'react';
import { useEffect, useRef } from 'react';
import { usePasswordWarning } from '../auth/usePasswordWarning.ts';
import type { SessionUserFragment } from '../generated.ts';
import { useSettingsPageQuery } from '../generated.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { PasswordInput } from '../ui/PasswordInput.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { usePasswordForm } from './usePasswordForm.ts';

interface Props {
  /** Null until the stored session is validated. */
  user: SessionUserFragment | null;
}

const fields = [
  { name: 'currentPassword', label: 'Current password', autoComplete: 'current-password', hint: undefined },
  { name: 'newPassword', label: 'New password', autoComplete: 'new-password', hint: 'At least 6 characters.' },
  { name: 'repeatedPassword', label: 'Repeat new password', autoComplete: 'new-password', hint: undefined },
] as const;

/** The settings section for changing the password. */
export function PasswordSection({ user }: Props) {
  const { data } = useSettingsPageQuery({ fetchPolicy: 'cache-only' });
  const isFirst = data?.viewer?.hasPassword === false;
  const { draft, change, errors, submit, isChanging } = usePasswordForm(user, isFirst);
  const warning = usePasswordWarning(user?.username ?? '', draft.newPassword);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };

  if (data && !data.instance.hasPasswords) return null;

  return (
    <SettingsSection
      title="Password"
      text="A new password signs your other devices out and revokes your access tokens and calendar links."
    >
      <SettingsForm ref={form} noValidate onSubmit={handleSubmit}>
        {/* identifies the account to password managers */}
        <input type="text" name="username" autoComplete="username" value={user?.username ?? ''} readOnly hidden />
        {fields
          .filter(({ name }) => !isFirst || name !== 'currentPassword')
          .map(({ name, label, autoComplete, hint }) => (
            <Field
              key={name}
              label={label}
              error={errors[name]}
              hint={hint}
              warning={name === 'newPassword' ? warning : undefined}
            >
              {(control) => (
                <PasswordInput
                  {...control}
                  name={name}
                  autoComplete={autoComplete}
                  value={draft[name]}
                  onChange={(event) => change({ [name]: event.target.value })}
                />
              )}
            </Field>
          ))}
        <Button type="submit" pending={isChanging} pendingLabel="Changing..." disabled={!user}>
          Change Password
        </Button>
      </SettingsForm>
    </SettingsSection>
  );
}
