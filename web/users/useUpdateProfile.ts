import { useUploadProgress } from '../apollo/useUploadProgress.ts';
import { useSession } from '../auth/useSession.ts';
import type { UpdateProfileInput } from '../generated.ts';
import { useUpdateProfileMutation } from '../generated.ts';

/**
 * Changes the viewer's profile and then reloads the current user, so that the header and the stored copy are up to
 * date. `percent` is the upload progress of a picture.
 */
export function useUpdateProfile() {
  const { refresh } = useSession();
  const { percent, begin } = useUploadProgress();
  const [mutate, { loading }] = useUpdateProfileMutation();

  const updateProfile = async (input: UpdateProfileInput) => {
    await mutate({ variables: { input }, context: begin(Boolean(input.profilePicture)) });
    // The change is saved even if the reload fails. The error link logs the failure.
    void refresh().catch(() => undefined);
  };

  return { updateProfile, isSaving: loading, percent: loading ? percent : undefined };
}
