import styled from '@emotion/styled';
import { formatAgo } from '../lib/formatAgo.ts';
import { theme } from '../theme/tokens.ts';
import { Instant } from './Instant.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface Props {
  createdAt: string;
  updatedAt: string;
}

/** The word 'edited', with the time of the edit on hover and for screen readers. Empty without an edit. */
export function EditedMark({ createdAt, updatedAt }: Props) {
  if (updatedAt === createdAt) return null;
  return (
    <Root>
      <Instant instant={updatedAt}>
        edited<VisuallyHidden> {formatAgo(updatedAt)}</VisuallyHidden>
      </Instant>
    </Root>
  );
}

const Root = styled.span`
  position: relative;
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
`;
