import { useNavigate } from 'react-router-dom';
import { faultOf } from '../apollo/faultOf.ts';
import type { UpdateProfileInput } from '../generated.ts';
import { photoFault } from '../media/photoFault.ts';
import { useFailureToast } from '../ui/useFailureToast.ts';
import { useUpdateProfile } from '../users/useUpdateProfile.ts';
import { stepPath } from './steps.ts';

/** Saves the fields of a step and opens the next one. A failure stays on the step, with a toast. */
export function useSaveStep(step: number) {
  const { updateProfile, isSaving, percent } = useUpdateProfile();
  const navigate = useNavigate();
  const failureToast = useFailureToast();

  const save = async (input: UpdateProfileInput | undefined) => {
    try {
      if (input) await updateProfile(input);
      failureToast.clear();
      navigate(stepPath(step + 1));
    } catch (error) {
      const text = photoFault(error) ?? faultOf(error)?.message;
      failureToast.show({ title: 'Failed to update profile. Please try again.', text });
    }
  };

  return { save: (input?: UpdateProfileInput) => void save(input), isSaving, percent };
}
