import { useLocation, useNavigate } from 'react-router-dom';
import { useToast } from '../ui/Toast.tsx';
import { returnState } from './returnPath.ts';

/** Asks a visitor to sign in, and returns them to this page afterwards. */
export function useLoginPrompt(): (title: string, text: string) => void {
  const toast = useToast();
  const navigate = useNavigate();
  const location = useLocation();

  return (title, text) =>
    toast({
      title,
      text,
      tone: 'neutral',
      action: { label: 'Sign in', onSelect: () => navigate('/login', { state: returnState(location) }) },
    });
}
