import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { faultOf } from '../apollo/faultOf.ts';
import { useSession } from '../auth/useSession.ts';
import { useDeleteAccountMutation } from '../generated.ts';
import { forgetDrafts } from '../lib/drafts.ts';
import { useToast } from '../ui/Toast.tsx';

/** Deletes the viewer's account, signs them out here and opens the home page. */
export function useDeleteAccount() {
  const [isDeleting, setDeleting] = useState(false);
  // An object, so that a repeated error is announced again.
  const [error, setError] = useState<{ message: string }>();
  const [mutate] = useDeleteAccountMutation();
  const { logout } = useSession();
  const navigate = useNavigate();
  const toast = useToast();

  const showFailure = (failure: unknown) => {
    const fault = faultOf(failure);
    if (fault?.field === 'currentPassword') setError(fault);
    else toast({ title: 'Failed to delete the account. Please try again.', text: fault?.message, tone: 'danger' });
  };

  /** `currentPassword` is null for an account without a password. */
  const deleteAccount = async (currentPassword: string | null): Promise<void> => {
    setError(currentPassword === '' ? { message: 'Password is required' } : undefined);
    if (currentPassword === '') return;
    setDeleting(true);
    try {
      await mutate({ variables: { input: { currentPassword } } });
    } catch (failure) {
      showFailure(failure);
      setDeleting(false);
      return;
    }
    await leave();
  };

  const leave = async () => {
    try {
      await logout();
    } catch {
      // The client's error link has logged it. The session has ended all the same, as the next request will find. The member cannot come
      // back for the drafts.
      sessionStorage.clear();
      forgetDrafts();
    }
    navigate('/');
    toast({ title: 'Your account is deleted', text: 'Thank you for riding with us.', tone: 'success' });
  };

  return { deleteAccount, isDeleting, error };
}
