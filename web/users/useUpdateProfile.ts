import { useUploadProgress } from '../apollo/useUploadProgress.ts';
import { useSession } from '../auth/useSession.ts';
import type { UpdateProfileInput } from '../generated.ts';
import { useUpdateProfileMutation } from '../generated.ts';

/**
 * Changes one's own profile, and then asks for the current user again, so that the header and the stored copy follow;
 * `percent` tells how far a picture is sent.
 */
export function useUpdateProfile() {
  const { refresh } = useSession();
  const { percent, begin } = useUploadProgress();
  const [mutate, { loading }] = useUpdateProfileMutation();

  const updateProfile = async (input: UpdateProfileInput) => {
    await mutate({ variables: { input }, context: begin(Boolean(input.profilePicture)) });
    // The change stands whether or not the user can be asked for again; the error link logs that they could not.
    void refresh().catch(() => undefined);
  };

  return { updateProfile, isSaving: loading, percent: loading ? percent : undefined };
}
