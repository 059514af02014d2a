import styled from '@emotion/styled';
import { formatAgo } from '../lib/formatAgo.ts';
import { theme } from '../theme/tokens.ts';
import { Instant } from './Instant.tsx';

interface Props {
  createdAt: string;
  updatedAt: string;
}

/** In milliseconds. The operator can remove a picture and restore it, which moves `updatedAt` by less and is no edit. */
const leastDifference = 50;

/** 'edited 2 days ago', with the exact time on hover. Empty without an edit. */
export function EditedMark({ createdAt, updatedAt }: Props) {
  if (Date.parse(updatedAt) - Date.parse(createdAt) < leastDifference) return null;
  return (
    <Root>
      <Instant instant={updatedAt}>edited {formatAgo(updatedAt)}</Instant>
    </Root>
  );
}

const Root = styled.span`
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
`;
