import { useState } from 'react';
import { faultOf } from '../apollo/faultOf.ts';
import type { Units } from '../generated.ts';
import { useCreatePrivacyZoneMutation } from '../generated.ts';
import { useToast } from '../ui/Toast.tsx';
import type { ZoneDraft, ZoneErrors } from './zoneDraft.ts';
import { newZoneDraft, validateZone, zoneInput } from './zoneDraft.ts';

const fields: readonly (keyof ZoneDraft)[] = ['label', 'lat', 'lng', 'radius'];

/** A new zone in its form. `onMade` is called after its creation. */
export function useNewZone(units: Units, onMade: () => void) {
  const [draft, setDraft] = useState(() => newZoneDraft(units));
  const [errors, setErrors] = useState<ZoneErrors>({});
  const [mutate, { loading }] = useCreatePrivacyZoneMutation();
  const toast = useToast();

  const change = (changes: Partial<ZoneDraft>) => {
    setDraft((latest) => ({ ...latest, ...changes }));
    const healed = Object.keys(changes).map((field) => [field, undefined]);
    setErrors((latest) => ({ ...latest, ...Object.fromEntries(healed) }));
  };

  const showFailure = (failure: unknown) => {
    const fault = faultOf(failure);
    const field = fields.find((name) => name === fault?.field);
    if (fault && field) setErrors({ [field]: fault.message });
    toast({ title: 'Failed to add the zone. Please try again.', text: fault?.message, tone: 'danger' });
  };

  /** Creates the zone. Resolves to the first invalid field, if any. */
  const create = async (): Promise<keyof ZoneDraft | undefined> => {
    const found = validateZone(draft, units);
    setErrors(found);
    const wrong = fields.find((field) => found[field]);
    if (wrong) return wrong;
    try {
      await mutate({ variables: { input: zoneInput(draft, units) } });
      toast({ title: `${draft.label.trim()} is hidden from now on`, tone: 'success' });
      onMade();
    } catch (failure) {
      showFailure(failure);
    }
    return undefined;
  };

  return { draft, change, errors, create, isCreating: loading };
}
