import styled from '@emotion/styled';
import { Lock } from 'lucide-react';
import { theme } from '../theme/tokens.ts';

/** Says below the head of a closed group what its members see. */
export function ShutNote() {
  return (
    <Note>
      <Lock aria-hidden="true" />
      <span>
        Rides and posts are for members. An organiser answers, usually within a day; until then the button says Asked
        and lets you withdraw.
      </span>
    </Note>
  );
}

const { color, media, space, type } = theme;

const Note = styled.p`
  display: flex;
  gap: ${space[2]};
  padding: ${space[3]} ${space[5]};
  border-top: 1px solid ${color.border};
  background: ${color.surfaceHover};
  color: ${color.textMuted};
  font: ${type.small};
  text-wrap: pretty;

  .lucide { flex: none; width: 16px; height: 16px; margin-top: 2px; }
  ${media.phone} { padding: ${space[3]} ${space[4]}; }
`;
