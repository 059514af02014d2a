import { useState } from 'react';
import type { GroupKind, PostCardFragment, Privacy, SessionUserFragment } from '../generated.ts';
import { useJoinedGroupsQuery } from '../generated.ts';
import { Select } from '../ui/Select.tsx';
import { useToast } from '../ui/Toast.tsx';
import { possibleAudience } from './audiences.ts';
import { PostDialog } from './PostDialog.tsx';
import { usePhoto } from './usePhoto.ts';
import { useUpdatePost } from './useUpdatePost.ts';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  user: SessionUserFragment;
  post: PostCardFragment;
}

/** Cards do not read the kind of the group of a post. The joined groups have it. */
type Group = NonNullable<PostCardFragment['group']> & { kind?: GroupKind };

interface Changes {
  content?: string;
  audience?: Privacy;
  /** Null for none. */
  group?: Group | null;
}

/** Edits a post. The author's input overrides the post's values until it is saved or cancelled. */
export function EditPostDialog({ open, onOpenChange, user, post }: Props) {
  const [changes, setChanges] = useState<Changes>({});
  const photo = usePhoto(post.pictures[0]);
  const { updatePost, isSaving, percent } = useUpdatePost(post);
  const groups = useChoosableGroups(post, open);
  const toast = useToast();

  const { content = post.content } = changes;
  const chosen = changes.group === undefined ? post.group : changes.group;
  const group = groups.find(({ id }) => id === chosen?.id) ?? chosen;
  const wanted = changes.audience ?? post.privacy;
  // A post that leaves its group must not become public without the author's choice.
  const audience = possibleAudience(wanted, group);

  const finish = () => {
    setChanges({});
    photo.reset();
    onOpenChange(false);
  };

  const send = async (trimmed: string) => {
    await updatePost({
      postId: post.id,
      content: trimmed,
      // Absent fields stay unchanged.
      ...photo.input,
      privacy: audience === post.privacy ? undefined : audience,
      groupId: group?.id === post.group?.id ? undefined : (group?.id ?? null),
    });
    toast({ title: 'Post updated successfully!', tone: 'success' });
    finish();
  };

  return (
    <PostDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Edit Post"
      postId={post.id}
      user={user}
      group={group}
      text={{ content, audience }}
      onChange={(next) => setChanges({ ...changes, ...next })}
      photo={photo}
      onSend={send}
      failure="Failed to update post. Please try again."
      onCancel={finish}
      isSending={isSaving}
      percent={percent}
      send={{ label: 'Save Changes', pendingLabel: 'Saving...' }}
    >
      {groups.length > 0 && (
        <Select
          label="Group"
          inline
          value={group?.id ?? NO_GROUP}
          onValueChange={(id) => setChanges({ ...changes, group: groups.find((each) => each.id === id) ?? null })}
          options={[
            { value: NO_GROUP, label: 'No group' },
            ...groups.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
    </PostDialog>
  );
}

const NO_GROUP = 'none';

/** The groups that the author has joined, plus the post's group, which the author may have left. */
function useChoosableGroups({ group }: PostCardFragment, isWanted: boolean): readonly Group[] {
  const { data } = useJoinedGroupsQuery({ skip: !isWanted });
  const joined = data?.groups.edges.map(({ node }) => node) ?? [];
  const hasLeft = group && !joined.some(({ id }) => id === group.id);
  return hasLeft ? [group, ...joined] : joined;
}
