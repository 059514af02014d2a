import type { Units } from '../generated.ts';
import { visitorUnits } from '../lib/visitorUnits.ts';
import { useSession } from './useSession.ts';

/** The member's unit preference, or the units for visitors. */
export function useUnits(): Units {
  const { user, expected } = useSession();
  return (user ?? expected)?.unitsPreference ?? visitorUnits();
}
