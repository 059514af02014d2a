import { useEffect } from 'react';
import { hideFirstSteps } from './firstSteps.ts';

/** The home page no longer offers the steps to a member who has opened them. */
export function useHideFirstSteps(memberId: string | undefined): void {
  useEffect(() => {
    if (memberId) hideFirstSteps();
  }, [memberId]);
}
