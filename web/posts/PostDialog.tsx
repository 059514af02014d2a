import styled from '@emotion/styled';
import type { FormEvent, ReactNode } from 'react';
import { useId, useState } from 'react';
import { faultOf } from '../apollo/faultOf.ts';
import type { Privacy, SessionUserFragment } from '../generated.ts';
import { photoFault } from '../media/photoFault.ts';
import { theme } from '../theme/tokens.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Field } from '../ui/Field.tsx';
import { Select } from '../ui/Select.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { useToast } from '../ui/Toast.tsx';
import { UploadProgress } from '../ui/UploadProgress.tsx';
import { PhotoButton } from './PhotoButton.tsx';
import { PhotoPreview } from './PhotoPreview.tsx';
import type { usePhoto } from './usePhoto.ts';

interface PostText {
  content: string;
  audience: Privacy;
}

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  title: string;
  user: SessionUserFragment;
  /** Where the post goes; the open feed when absent. */
  group?: { name: string } | null;
  text: PostText;
  onChange(changes: Partial<PostText>): void;
  photo: ReturnType<typeof usePhoto>;
  /** Sends the trimmed content with the rest; a rejection is told by `failure` and leaves the form as it was filled in. */
  onSend(content: string): Promise<void>;
  failure: string;
  onCancel(): void;
  isSending: boolean;
  /** How far a photo is sent, 0 to 100; undefined when none is. */
  percent: number | undefined;
  send: { label: string; pendingLabel: string; disabled?: boolean };
  /** More fields, beside who may see it. */
  children?: ReactNode;
}

/** The form of a plain post, new or known. */
export function PostDialog({ open, onOpenChange, title, user, group, text, photo, ...props }: Props) {
  const { onChange, isSending, percent, send } = props;
  const [error, setError] = useState<string>();
  const toast = useToast();
  const formId = useId();

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const content = text.content.trim();
    setError(content ? undefined : 'Please add some content to your post');
    if (!content) return;
    try {
      await props.onSend(content);
    } catch (failure) {
      const fault = faultOf(failure);
      if (fault?.field === 'content') setError(fault.message);
      toast({ title: props.failure, text: photoFault(failure), tone: 'danger' });
    }
  };

  const cancel = () => {
    setError(undefined);
    props.onCancel();
  };

  const footer = (
    <>
      <PhotoButton onChoose={photo.choose} pending={photo.isLoading} />
      <Button variant="outline" onClick={cancel} disabled={isSending}>
        Cancel
      </Button>
      <Button
        type="submit"
        form={formId}
        pending={isSending}
        pendingLabel={send.pendingLabel}
        disabled={send.disabled || photo.isLoading}
      >
        {send.label}
      </Button>
    </>
  );

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} footer={footer}>
      <Form id={formId} noValidate onSubmit={handleSubmit}>
        <Writer user={user} group={group} />
        <Field label={`What's on your mind, ${user.displayName}?`} hiddenLabel error={error}>
          {(control) => (
            <TextArea
              {...control}
              value={text.content}
              onChange={(event) => onChange({ content: event.target.value })}
            />
          )}
        </Field>
        <Choices>
          <Select
            label="Who may see it"
            inline
            value={text.audience}
            onValueChange={(audience) => onChange({ audience })}
            options={group ? groupAudiences : audiences}
          />
          {props.children}
        </Choices>
        {photo.photo && <PhotoPreview photo={photo.photo} onDescribe={photo.describe} onRemove={photo.remove} />}
        {percent !== undefined && <UploadProgress percent={percent} />}
      </Form>
    </Dialog>
  );
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

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[5]};
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
