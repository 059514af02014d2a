import { useState } from 'react';
import { faultOf } from '../apollo/faultOf.ts';
import { validateCredentials } from '../auth/validateCredentials.ts';
import type { SessionUserFragment } from '../generated.ts';
import { useToast } from '../ui/Toast.tsx';
import { useChangePassword } from './useChangePassword.ts';

export interface PasswordDraft {
  currentPassword: string;
  newPassword: string;
  repeatedPassword: string;
}

export type PasswordErrors = Partial<PasswordDraft>;

const blank: PasswordDraft = { currentPassword: '', newPassword: '', repeatedPassword: '' };

/**
 * The password change in its form. On failure the form keeps its values and shows the error. `isFirst`: the account has no
 * password yet.
 */
export function usePasswordForm(user: SessionUserFragment | null, isFirst: boolean) {
  const [draft, setDraft] = useState(blank);
  const [errors, setErrors] = useState<PasswordErrors>({});
  const { changePassword, isChanging } = useChangePassword(user?.id);
  const toast = useToast();

  const change = (changes: Partial<PasswordDraft>) => setDraft({ ...draft, ...changes });

  const showFailure = (failure: unknown) => {
    const fault = faultOf(failure);
    if (!isFirst && fault?.field && fault.field in blank) setErrors({ [fault.field]: fault.message });
    else toast({ title: 'Failed to change the password. Please try again.', text: fault?.message, tone: 'danger' });
  };

  const submit = async () => {
    if (!user) return;
    const found = validatePasswords(user, draft, isFirst);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const { currentPassword, newPassword } = draft;
    try {
      await changePassword({ currentPassword: isFirst ? null : currentPassword, newPassword });
    } catch (failure) {
      showFailure(failure);
      return;
    }
    setDraft(blank);
    toast({
      title: 'Password changed',
      text: 'Your other devices are signed out, and your access tokens and calendar links are revoked.',
      tone: 'success',
    });
  };

  return { draft, change, errors, submit, isChanging };
}

/** The errors of the form by field. A new password follows the rules of registration. */
function validatePasswords(
  { username, displayName }: SessionUserFragment,
  draft: PasswordDraft,
  isFirst: boolean,
): PasswordErrors {
  const { currentPassword, newPassword, repeatedPassword } = draft;
  const credentials = { username, displayName, password: newPassword, confirmPassword: repeatedPassword };
  const { password, confirmPassword } = validateCredentials('signUp', credentials);
  return {
    ...(!isFirst && !currentPassword && { currentPassword: 'Password is required' }),
    ...(password && { newPassword: password }),
    ...(confirmPassword && { repeatedPassword: confirmPassword }),
  };
}
