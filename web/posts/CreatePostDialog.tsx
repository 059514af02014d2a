import styled from '@emotion/styled';
import type { FormEvent } from 'react';
import { useId, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { faultOf } from '../apollo/faultOf.ts';
import type { Privacy, SessionUserFragment } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Field } from '../ui/Field.tsx';
import { Select } from '../ui/Select.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { useToast } from '../ui/Toast.tsx';
import { PhotoButton } from './PhotoButton.tsx';
import { PhotoPreview } from './PhotoPreview.tsx';
import { useCreatePost } from './useCreatePost.ts';
import { usePhoto } from './usePhoto.ts';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  user: SessionUserFragment;
  /** Where the post goes; the open feed when absent. */
  group?: { id: string; name: string };
}

/** The draft outlives a dialog that is closed by mistake; only Cancel and a sent post empty it. */
export function CreatePostDialog({ open, onOpenChange, user, group }: Props) {
  const [draft, setDraft] = useState(newDraft);
  const [error, setError] = useState<string>();
  const photo = usePhoto();
  const { createPost, isPosting } = useCreatePost();
  const toast = useToast();
  const formId = useId();
  const audience = draft.audience === 'GROUP' && !group ? 'PUBLIC' : draft.audience;

  const finish = () => {
    setDraft(newDraft());
    setError(undefined);
    photo.remove();
    onOpenChange(false);
  };

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const content = draft.content.trim();
    setError(content ? undefined : 'Please add some content to your post');
    if (!content) return;
    const mediaUrls = photo.photo && [photo.photo.dataUrl];
    try {
      await createPost({ id: draft.id, content, mediaUrls, privacy: audience, groupId: group?.id });
      finish();
    } catch (failure) {
      const fault = faultOf(failure);
      if (fault?.field === 'content') setError(fault.message);
      toast({ title: 'There was a problem creating your post. Please try again.', tone: 'danger' });
    }
  };

  const footer = (
    <>
      <PhotoButton onChoose={photo.choose} pending={photo.isLoading} />
      <Button variant="outline" onClick={finish} disabled={isPosting}>
        Cancel
      </Button>
      <Button type="submit" form={formId} pending={isPosting} disabled={draft.content === '' || photo.isLoading}>
        Post
      </Button>
    </>
  );

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Create Post" footer={footer}>
      <Form id={formId} noValidate onSubmit={handleSubmit}>
        <Writer user={user} group={group} />
        <Field label={`What's on your mind, ${user.displayName}?`} hiddenLabel error={error}>
          {(control) => (
            <TextArea
              {...control}
              value={draft.content}
              onChange={(event) => setDraft({ ...draft, content: event.target.value })}
            />
          )}
        </Field>
        <Select
          label="Who may see it"
          inline
          value={audience}
          onValueChange={(next) => setDraft({ ...draft, audience: next })}
          options={group ? groupAudiences : audiences}
        />
        {photo.photo && <PhotoPreview photo={photo.photo} onRemove={photo.remove} />}
      </Form>
    </Dialog>
  );
}

interface Draft {
  /** Made here, so that sending the same draft again cannot make a second post. */
  id: string;
  content: string;
  audience: Privacy;
}

function newDraft(): Draft {
  return { id: uuidv7(), content: '', audience: 'PUBLIC' };
}

const everyone = { value: 'PUBLIC', label: 'Everyone' } as const;
const oneself = { value: 'PRIVATE', label: 'Only me' } as const;
const audiences: readonly { value: Privacy; label: string }[] = [everyone, oneself];
const groupAudiences: typeof audiences = [everyone, { value: 'GROUP', label: "The group's members" }, oneself];

function Writer({ user, group }: Pick<Props, 'user' | 'group'>) {
  return (
    <Head>
      <Avatar src={user.profilePicture} />
      <Words>
        <Name>{user.displayName}</Name>
        {group && <Target>Posting to: {group.name}</Target>}
      </Words>
    </Head>
  );
}

const { space, type } = theme;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
`;

const Words = styled.div`
  min-width: 0;
`;

const Name = styled.b`
  display: block;
  overflow: hidden;
  font: ${type.ui};
  font-weight: 600;
  text-overflow: ellipsis;
`;

const Target = styled.span`
  color: ${theme.color.textMuted};
  font: ${type.small};
`;
