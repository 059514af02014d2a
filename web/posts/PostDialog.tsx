import styled from '@emotion/styled';
import type { FormEvent, ReactNode } from 'react';
import { useId, useState } from 'react';
import { faultOf } from '../apollo/faultOf.ts';
import type { Privacy, SessionUserFragment } from '../generated.ts';
import { submitByKeys } from '../lib/submitByKeys.ts';
import { photoFault } from '../media/photoFault.ts';
import { MentionTextArea } from '../mentions/MentionTextArea.tsx';
import { theme } from '../theme/tokens.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Field } from '../ui/Field.tsx';
import { Select } from '../ui/Select.tsx';
import { UploadProgress } from '../ui/UploadProgress.tsx';
import { useFailureToast } from '../ui/useFailureToast.ts';
import { audienceOptions, type TargetGroup } from './audiences.ts';
import { dropStyles } from './dropStyles.ts';
import { PhotoButton } from './PhotoButton.tsx';
import { PhotoPreview } from './PhotoPreview.tsx';
import type { usePhoto } from './usePhoto.ts';
import { usePhotoDrop } from './usePhotoDrop.ts';

interface PostText {
  content: string;
  audience: Privacy;
}

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  title: string;
  /** The post that is edited. Absent for a new post. */
  postId?: string;
  user: SessionUserFragment;
  /** The group of the post. Null or absent for the public feed. */
  group?: TargetGroup;
  text: PostText;
  onChange(changes: Partial<PostText>): void;
  photo: ReturnType<typeof usePhoto>;
  /** Sends the post with the trimmed content. On rejection, `failure` shows the error and the form keeps its values. */
  onSend(content: string): Promise<void>;
  failure: string;
  onCancel(): void;
  isSending: boolean;
  /** The upload progress of a photo, 0 to 100. Undefined when none is sent. */
  percent: number | undefined;
  send: { label: string; pendingLabel: string; disabled?: boolean };
  /** More fields, beside the audience. */
  children?: ReactNode;
}

/** The form of a plain post, new or existing. */
export function PostDialog({ open, onOpenChange, title, user, group, text, photo, ...props }: Props) {
  const { onChange, isSending, percent, send } = props;
  const [error, setError] = useState<string>();
  const failureToast = useFailureToast();
  const drop = usePhotoDrop(photo.choose);
  const [firstName] = user.displayName.split(' ');
  const formId = useId();

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const content = text.content.trim();
    setError(content ? undefined : 'Please add some content to your post');
    if (!content) return;
    try {
      await props.onSend(content);
      failureToast.clear();
    } catch (failure) {
      const fault = faultOf(failure);
      if (fault?.field === 'content') setError(fault.message);
      failureToast.show({ title: props.failure, text: photoFault(failure) });
    }
  };

  const handleContent = (content: string) => {
    if (content.trim()) setError(undefined);
    onChange({ content });
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
      <Form
        id={formId}
        noValidate
        data-drop={drop.isOver || undefined}
        onSubmit={handleSubmit}
        onKeyDown={submitByKeys}
        {...drop.handlers}
      >
        <Writer user={user} group={group} />
        <Field label={`What's on your mind, ${firstName}?`} hiddenLabel error={error}>
          {(control) => (
            <MentionTextArea {...control} postId={props.postId} value={text.content} onText={handleContent} />
          )}
        </Field>
        <Choices>
          <Select
            label="Visibility"
            inline
            value={text.audience}
            onValueChange={(audience) => onChange({ audience })}
            options={audienceOptions(group)}
          />
          {props.children}
        </Choices>
        {photo.photo && <PhotoPreview photo={photo.photo} onDescribe={photo.describe} onRemove={photo.remove} />}
        {percent !== undefined && <UploadProgress percent={percent} />}
      </Form>
    </Dialog>
  );
}

function Writer({ user, group }: Pick<Props, 'user' | 'group'>) {
  return (
    <Head>
      <Avatar src={user.profilePicture} />
      <Words>
        <Name dir="auto">{user.displayName}</Name>
        {group && (
          <Target>
            Posting to: <bdi>{group.name}</bdi>
          </Target>
        )}
      </Words>
    </Head>
  );
}

const { space, type } = theme;

const Form = styled.form`
  ${dropStyles}
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
