import { v7 as uuidv7 } from 'uuid';
import type { GroupKind, Privacy, SessionUserFragment } from '../generated.ts';
import { useDraft } from '../lib/useDraft.ts';
import { draftPlace, possibleAudience } from './audiences.ts';
import { PostDialog } from './PostDialog.tsx';
import { useCreatePost } from './useCreatePost.ts';
import { useDraftPhoto } from './useDraftPhoto.ts';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  user: SessionUserFragment;
  /** The group of the post. Absent for the public feed. */
  group?: { id: string; name: string; kind?: GroupKind };
}

/** The draft survives closing by mistake, a reload and a restart. Only Cancel and a successful post clear it. */
export function CreatePostDialog({ open, onOpenChange, user, group }: Props) {
  const name = `post:${user.id}${draftPlace(group)}`;
  const { draft, change, clear } = useDraft<Draft>(name, newDraft);
  const photo = useDraftPhoto(name);
  const { createPost, isPosting, percent } = useCreatePost();
  const audience = possibleAudience(draft.audience, group);

  const finish = () => {
    clear();
    photo.reset();
    onOpenChange(false);
  };

  const send = async (content: string) => {
    await createPost({ id: draft.id, content, ...photo.input, privacy: audience, groupId: group?.id });
    finish();
  };

  return (
    <PostDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Create Post"
      user={user}
      group={group}
      text={{ content: draft.content, audience }}
      onChange={change}
      photo={photo}
      onSend={send}
      failure="There was a problem creating your post. Please try again."
      onCancel={finish}
      isSending={isPosting}
      percent={percent}
      send={{ label: 'Post', pendingLabel: 'Post', disabled: draft.content === '' }}
    />
  );
}

/** A type, because useDraft needs an index signature; all fields are text. */
type Draft = {
  /** Chosen here, so that a retry cannot create a second post. */
  id: string;
  content: string;
  audience: Privacy;
};

function newDraft(): Draft {
  return { id: uuidv7(), content: '', audience: 'PUBLIC' };
}
