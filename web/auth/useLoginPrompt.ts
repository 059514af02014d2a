import { useLocation, useNavigate } from 'react-router-dom';
import { useToast } from '../ui/Toast.tsx';
import type { CarriedPress } from './carried.ts';
import { carryPress } from './carried.ts';
import { returnState } from './returnPath.ts';

/** Asks a visitor to sign in, returns them to this page afterwards, and then does `press`. */
export function useLoginPrompt(): (title: string, text: string, press?: CarriedPress) => void {
  const toast = useToast();
  const navigate = useNavigate();
  const location = useLocation();

  return (title, text, press) => {
    // A press that cannot be carried drops the one before it.
    carryPress(press);
    const state = { ...returnState(location), isPrompted: true };
    toast({
      title,
      text,
      tone: 'neutral',
      action: { label: 'Sign in', onSelect: () => navigate('/login', { state }) },
    });
  };
}
