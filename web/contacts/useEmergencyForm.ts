import { useState } from 'react';
import { faultOf } from '../apollo/faultOf.ts';
import { useRemoveEmergencyContactMutation, useSetEmergencyContactMutation } from '../generated.ts';
import { useToast } from '../ui/Toast.tsx';

export interface GivenContact {
  contactName: string | null;
  contactPhone: string | null;
  medicalNote: string | null;
}

export type EmergencyDraft = Record<keyof GivenContact, string>;
type Errors = Partial<EmergencyDraft>;

const fields = ['contactName', 'contactPhone', 'medicalNote'] as const;

function validate({ contactName, contactPhone, medicalNote }: EmergencyDraft): Errors {
  const [name, phone, note] = [contactName, contactPhone, medicalNote].map((text) => text.trim());
  if (name && !phone) return { contactPhone: 'Give the telephone number too.' };
  if (phone && !name) return { contactName: 'Give the name too.' };
  return name || note ? {} : { contactName: 'Give a contact or a medical note.' };
}

/** The emergency contact in its form. `onDone` is called after it is saved or removed. */
export function useEmergencyForm(contact: GivenContact | null, onDone: () => void) {
  const [draft, setDraft] = useState<EmergencyDraft>({
    contactName: contact?.contactName ?? '',
    contactPhone: contact?.contactPhone ?? '',
    medicalNote: contact?.medicalNote ?? '',
  });
  const [errors, setErrors] = useState<Errors>({});
  const [set, { loading: isSaving }] = useSetEmergencyContactMutation({ fetchPolicy: 'no-cache' });
  const [clear, { loading: isRemoving }] = useRemoveEmergencyContactMutation({ fetchPolicy: 'no-cache' });
  const toast = useToast();

  const change = (changes: Partial<EmergencyDraft>) => {
    setDraft((latest) => ({ ...latest, ...changes }));
    setErrors({});
  };

  /** Saves the contact. Resolves to the first invalid field, if any. */
  const save = async (): Promise<keyof EmergencyDraft | undefined> => {
    const found = validate(draft);
    setErrors(found);
    const wrong = fields.find((field) => found[field]);
    if (wrong) return wrong;
    try {
      await set({ variables: { input: draft } });
    } catch (failure) {
      const fault = faultOf(failure);
      const field = fields.find((name) => name === fault?.field);
      if (fault && field) setErrors({ [field]: fault.message });
      else toast({ title: 'Failed to save. Please try again.', text: fault?.message, tone: 'danger' });
      return field;
    }
    toast({ title: 'Emergency contact saved', tone: 'success' });
    onDone();
    return undefined;
  };

  const remove = async () => {
    try {
      await clear();
    } catch (failure) {
      toast({ title: 'Failed to remove. Please try again.', text: faultOf(failure)?.message, tone: 'danger' });
      return;
    }
    toast({ title: 'Emergency contact removed', tone: 'success' });
    onDone();
  };

  return { draft, change, errors, save, remove, isSaving, isRemoving };
}
