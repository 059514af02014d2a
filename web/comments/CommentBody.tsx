import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { useSession } from '../auth/useSession.ts';
import type { CommentItemFragment } from '../generated.ts';
import { formatAgo } from '../lib/formatAgo.ts';
import { linkify } from '../lib/linkify.tsx';
import { theme } from '../theme/tokens.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { EditedMark } from '../ui/EditedMark.tsx';
import { Instant } from '../ui/Instant.tsx';
import { CommentEditForm } from './CommentEditForm.tsx';
import { CommentMenu } from './CommentMenu.tsx';
import { commentAuthorId } from './commentAuthorId.ts';
import { SmallAction } from './SmallAction.tsx';
import { useDeleteComment } from './useDeleteComment.ts';

interface Props {
  postId: string;
  comment: CommentItemFragment;
  isReply?: boolean;
  /** The button beside the time that copies the comment's address. */
  link?: ReactNode;
  /** Actions beside Delete. */
  children?: ReactNode;
}

/** One comment or reply: author, time, text and actions. */
export function CommentBody({ postId, comment, isReply = false, link, children }: Props) {
  const { author, content, createdAt, updatedAt } = comment;
  const { user } = useSession();
  const [isEditing, setEditing] = useState(false);
  const words = useRef<HTMLDivElement>(null);
  const noun = isReply ? 'reply' : 'comment';

  const endEdit = () => {
    flushSync(() => setEditing(false));
    words.current?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus();
  };

  return (
    <>
      <Avatar src={author.profilePicture} size={isReply ? 'xs' : 's'} />
      <Words ref={words}>
        <By>
          <Name id={commentAuthorId(comment)} dir="auto" to={`/profile/${author.username}`}>
            {author.username}
          </Name>
          <Instant instant={createdAt}>{formatAgo(createdAt)}</Instant>
          <EditedMark createdAt={createdAt} updatedAt={updatedAt} />
          {link}
        </By>
        {isEditing ? (
          <CommentEditForm postId={postId} comment={comment} noun={noun} onClose={endEdit} />
        ) : (
          <>
            <Text dir="auto">{linkify(content)}</Text>
            <Actions>
              {children}
              {comment.viewerCanDelete && <DeleteAction comment={comment} noun={noun} />}
              {user && (comment.viewerCanEdit || !author.isViewer) && (
                <CommentMenu postId={postId} comment={comment} onEdit={() => setEditing(true)} />
              )}
            </Actions>
          </>
        )}
      </Words>
    </>
  );
}

function DeleteAction({ comment, noun }: { comment: CommentItemFragment; noun: string }) {
  const [isAsking, setAsking] = useState(false);
  const { remove, isDeleting } = useDeleteComment(comment.id);
  const button = useRef<HTMLButtonElement>(null);

  const handleConfirm = async () => {
    const comments = button.current?.closest('section');
    // The focused button disappears with its comment.
    if (await remove()) comments?.focus();
  };

  return (
    <>
      <SmallAction ref={button} aria-describedby={commentAuthorId(comment)} onClick={() => setAsking(true)}>
        Delete
      </SmallAction>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Delete this ${noun}?`}
        text={noun === 'reply' ? 'It will be gone for everyone.' : 'It and its replies will be gone for everyone.'}
        confirmLabel="Delete"
        pendingLabel="Deleting..."
        onConfirm={handleConfirm}
        pending={isDeleting}
        danger
      />
    </>
  );
}

const { color, font } = theme;

const Words = styled.div`
  min-width: 0;
`;

const By = styled.div`
  display: flex;
  align-items: baseline;
  flex-wrap: wrap;
  gap: 0 8px;
  color: ${color.textMuted};
  font: ${theme.type.small};
`;

const Name = styled(Link)`
  overflow: hidden;
  max-width: 100%;
  border-radius: 3px;
  color: ${color.text};
  font: 600 0.9375rem/1.25rem ${font};
  text-overflow: ellipsis;
  white-space: nowrap;

  &:hover { text-decoration: underline; text-underline-offset: 3px; }
`;

const Text = styled.p`
  font: 400 0.9375rem/1.375rem ${font};
  overflow-wrap: anywhere;
  text-wrap: pretty;
  white-space: pre-line;
`;

const Actions = styled.div`
  display: flex;
  gap: ${theme.space[2]};
  margin: 0 0 -6px -6px;

  &:empty { display: none; }
`;
