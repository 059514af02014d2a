import { useUploadProgress } from '../apollo/useUploadProgress.ts';
import type { OperatorGroupRowFragment, UpdateGroupInput } from '../generated.ts';
import { useCreateGroupMutation, useUpdateGroupMutation } from '../generated.ts';
import { usePhoto } from '../posts/usePhoto.ts';
import { forgetOf } from './forgetOf.ts';
import { useBoardForm } from './useBoardForm.ts';

const blank = { name: '', description: '', picture: '' };
export type GroupDraft = typeof blank;

function draftOf({ name, description, picture }: OperatorGroupRowFragment): GroupDraft {
  return { name, description: description ?? '', picture: picture ?? '' };
}

/** The differences between two drafts. A blank fact is removed. */
function changesOf(draft: GroupDraft, initial: GroupDraft): Omit<UpdateGroupInput, 'groupId'> {
  const isChanged = (name: keyof GroupDraft) => draft[name].trim() !== initial[name];
  return {
    name: isChanged('name') ? draft.name.trim() : undefined,
    description: isChanged('description') ? draft.description.trim() || null : undefined,
    picture: isChanged('picture') ? draft.picture.trim() || null : undefined,
  };
}

/** The form of a new group, or of `group`. The chosen file replaces the address of the picture. */
export function useGroupForm(group: OperatorGroupRowFragment | undefined, onSaved: () => void) {
  const initial = group ? draftOf(group) : blank;
  const { save, ...form } = useBoardForm<GroupDraft>(initial, onSaved);
  const { photo, isLoading, choose, remove } = usePhoto();
  const { percent, begin } = useUploadProgress();
  const [create] = useCreateGroupMutation();
  const [update] = useUpdateGroupMutation();

  async function submit(): Promise<void> {
    const changes = changesOf({ ...form.draft, picture: photo?.dataUrl ?? form.draft.picture }, initial);
    const options = { context: begin(photo !== undefined), update: forgetOf('group') };
    if (!group) {
      const input = { ...changes, name: form.draft.name.trim() };
      return save({}, 'The group is created', () => create({ variables: { input }, ...options }));
    }
    const input = { ...changes, groupId: group.id };
    return save({}, 'The group is changed', () => update({ variables: { input }, ...options }));
  }

  return { ...form, photo, isLoading, choose, remove, percent: form.isSaving ? percent : undefined, submit };
}
