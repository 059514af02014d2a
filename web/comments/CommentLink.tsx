import styled from '@emotion/styled';
import { Link } from 'lucide-react';
import type { CommentItemFragment } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { useShareLink } from '../ui/useShareLink.ts';
import { commentPath } from './commentAddress.ts';
import { commentAuthorId } from './commentAuthorId.ts';

interface Props {
  postId: string;
  comment: Pick<CommentItemFragment, 'id' | 'content'>;
}

/** Copies or shares the address of a comment. */
export function CommentLink({ postId, comment }: Props) {
  const share = useShareLink({ path: commentPath(postId, comment.id), text: comment.content });

  return (
    <Root
      aria-label="Link to this comment"
      aria-describedby={commentAuthorId(comment)}
      title="Copy link"
      onClick={share}
    >
      <Link />
    </Root>
  );
}

const { color, media } = theme;

const Root = styled.button`
  display: inline-grid;
  place-items: center;
  align-self: center;
  width: 28px;
  height: 28px;
  margin-block: -4px;
  border-radius: 6px;
  color: ${color.textMuted};

  .lucide { width: 16px; height: 16px; stroke-width: 2; }
  &:hover { color: ${color.text}; }
  /* with a mouse, it shows beside the comment that is pointed at, and on focus */
  ${media.hover} {
    opacity: 0;
    :hover > &, :hover > div > &, &:focus-visible, [data-ringed] & { opacity: 1; }
  }
`;
