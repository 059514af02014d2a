import styled from '@emotion/styled';
import { TriangleAlert } from 'lucide-react';
import type { FormEvent } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { useSettingsPageQuery } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Field } from '../ui/Field.tsx';
import { PasswordInput } from '../ui/PasswordInput.tsx';
import { useDeleteAccount } from './useDeleteAccount.ts';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
}

/** Explains the deletion of an account, and deletes it after the password is confirmed. */
export function DeleteAccountDialog({ open, onOpenChange }: Props) {
  return open && <OpenDialog onClose={() => onOpenChange(false)} />;
}

function OpenDialog({ onClose }: { onClose(): void }) {
  const [password, setPassword] = useState('');
  const { data } = useSettingsPageQuery({ fetchPolicy: 'cache-only' });
  const needsPassword = data?.viewer?.hasPassword !== false;
  const { deleteAccount, isDeleting, error } = useDeleteAccount();
  const field = useRef<HTMLInputElement>(null);
  const formId = useId();

  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void deleteAccount(needsPassword ? password : null);
  };

  const footer = (
    <>
      <Button variant="outline" onClick={onClose} disabled={isDeleting}>
        Cancel
      </Button>
      <Button type="submit" form={formId} variant="danger" pending={isDeleting} pendingLabel="Deleting...">
        Delete Account
      </Button>
    </>
  );

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !isDeleting && onClose()}
      title="Delete your account?"
      description="Your profile and all its content will be deleted."
      footer={footer}
    >
      <Gone>
        <li>Your posts and rides, with the comments, likes and moments under them</li>
        <li>Your comments, likes and moments everywhere else</li>
        <li>Your follows, followers, groups and events</li>
        <li>Your sign-ins and access tokens</li>
      </Gone>
      <Alert tone="note" icon={<TriangleAlert />}>
        This cannot be taken back.
      </Alert>
      <form id={formId} noValidate onSubmit={handleSubmit}>
        {needsPassword && (
          <Field label="Password" error={error?.message} hint="To be sure that it is you.">
            {(control) => (
              <PasswordInput
                {...control}
                ref={field}
                autoComplete="current-password"
                value={password}
                onChange={(event) => setPassword(event.target.value)}
              />
            )}
          </Field>
        )}
        {!needsPassword && error && <Alert tone="danger">{error.message}</Alert>}
      </form>
    </Dialog>
  );
}

const Gone = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  padding-left: 20px;
  list-style: disc;

  li::marker { color: ${theme.color.textMuted}; }
`;
