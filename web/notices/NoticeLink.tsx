import styled from '@emotion/styled';
import { useLocation } from 'react-router-dom';
import { useSession } from '../auth/useSession.ts';
import { theme } from '../theme/tokens.ts';
import { TextLink } from '../ui/TextLink.tsx';
import type { NoticeKind } from './noticeKinds.ts';

interface Props {
  kind: NoticeKind;
  id: string;
}

/** Leads visitors to the form that reports a thing without an account. With the address of a comment, it is about the comment. */
export function NoticeLink(props: Props) {
  const { user, expected } = useSession();
  const [, commentId] = /^#comment-(.+)$/.exec(useLocation().hash) ?? [];
  if (user ?? expected) return null;

  const { kind, id }: Props = commentId ? { kind: 'comment', id: commentId } : props;
  return (
    <Line>
      <TextLink to={`/notice/${kind}/${id}`}>
        Report this {kind === 'user' ? 'profile' : kind} without an account
      </TextLink>
    </Line>
  );
}

const Line = styled.p`
  font: ${theme.type.small};
  text-align: center;
`;
