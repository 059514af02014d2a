import { useUploadProgress } from '../apollo/useUploadProgress.ts';
import type { OperatorInstanceSettingsFragment } from '../generated.ts';
import { useUpdateInstanceMutation } from '../generated.ts';
import { usePhoto } from '../posts/usePhoto.ts';
import { changesOf, draftOf, type InstanceDraft } from './instanceDraft.ts';
import { useBoardForm } from './useBoardForm.ts';

/** The form of the settings of the instance. A chosen file replaces the logo. `onSaved` reads the settings again. */
export function useInstanceForm(settings: OperatorInstanceSettingsFragment, onSaved: () => void) {
  const initial = draftOf(settings);
  const { photo, isLoading, choose, reset } = usePhoto();
  const { percent, begin } = useUploadProgress();
  const [update] = useUpdateInstanceMutation();
  const { save, ...form } = useBoardForm<InstanceDraft>(initial, onSaved);

  async function send(): Promise<void> {
    const input = changesOf({ ...form.draft, logo: photo?.dataUrl ?? form.draft.logo }, initial);
    const { data } = await update({ variables: { input }, context: begin(photo !== undefined) });
    reset();
    form.change({ logo: data?.updateInstance?.settings.logo ?? '' });
  }
  const removeLogo = () => {
    reset();
    form.change({ logo: '' });
  };
  return {
    ...form,
    logo: photo?.dataUrl ?? (form.draft.logo || null),
    isLoading,
    choose,
    removeLogo,
    percent: form.isSaving ? percent : undefined,
    submit: () => save({}, 'The settings are saved', send),
  };
}
