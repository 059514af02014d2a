import styled from '@emotion/styled';
import { theme } from '../theme/tokens.ts';

const { color } = theme;

/** A small action below a comment. */
export const SmallAction = styled.button`
  position: relative;
  height: ${theme.size.controlSmall};
  padding: 0 6px;
  border-radius: 6px;
  color: ${color.textMuted};
  font: 600 0.8125rem/1 ${theme.font};

  /* a larger touch area without more space */
  &::after { content: ''; position: absolute; inset: -6px -4px; }
  ${theme.media.hover} {
    &:hover { background: ${color.surfaceSunken}; color: ${color.text}; }
  }
`;
