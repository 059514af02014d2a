import { useUploadProgress } from '../apollo/useUploadProgress.ts';
import type { GroupKind, UpdateGroupInput } from '../generated.ts';
import { forgetOf } from '../operator/forgetOf.ts';
import { useBoardForm } from '../operator/useBoardForm.ts';
import { usePhoto } from '../posts/usePhoto.ts';

type GroupDraft = { name: string; description: string; picture: string; kind: GroupKind };
const blank: GroupDraft = { name: '', description: '', picture: '', kind: 'OPEN' };

/** The facts of a group that its form changes. */
export interface EditableGroup {
  name: string;
  description?: string | null;
  picture: string | null;
  kind: GroupKind;
}

export type GroupChanges = Omit<UpdateGroupInput, 'groupId'>;

/** The options of the mutation that sends the changes. */
export interface SendOptions {
  context: ReturnType<ReturnType<typeof useUploadProgress>['begin']>;
  update: ReturnType<typeof forgetOf>;
}

export interface GroupSending {
  /** The toast after success. */
  done: string;
  send(changes: GroupChanges, options: SendOptions): Promise<unknown>;
  onSaved(): void;
}

function draftOf({ name, description, picture, kind }: EditableGroup): GroupDraft {
  return { name, description: description ?? '', picture: picture ?? '', kind };
}

/** The differences between two drafts. A blank fact is removed. */
function changesOf(draft: GroupDraft, initial: GroupDraft): GroupChanges {
  const isChanged = (name: keyof GroupDraft) => draft[name].trim() !== initial[name];
  return {
    name: isChanged('name') ? draft.name.trim() : undefined,
    description: isChanged('description') ? draft.description.trim() || null : undefined,
    picture: isChanged('picture') ? draft.picture.trim() || null : undefined,
    kind: draft.kind === initial.kind ? undefined : draft.kind,
  };
}

/** The form of a new group, or of `group`. The chosen file replaces the address of the picture. */
export function useGroupForm(group: EditableGroup | undefined, { done, send, onSaved }: GroupSending) {
  const initial = group ? draftOf(group) : blank;
  const { save, ...form } = useBoardForm<GroupDraft>(initial, onSaved);
  const { photo, isLoading, choose, remove } = usePhoto();
  const { percent, begin } = useUploadProgress();

  async function submit(): Promise<void> {
    const changes = changesOf({ ...form.draft, picture: photo?.dataUrl ?? form.draft.picture }, initial);
    const options = { context: begin(photo !== undefined), update: forgetOf('group') };
    return save({}, done, () => send(changes, options));
  }

  return { ...form, photo, isLoading, choose, remove, percent: form.isSaving ? percent : undefined, submit };
}
