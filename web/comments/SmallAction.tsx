import styled from '@emotion/styled';
import { theme } from '../theme/tokens.ts';

const { color } = theme;

/** What can be done with a comment, in small below it. */
export const SmallAction = styled.button`
  position: relative;
  height: ${theme.size.controlSmall};
  padding: 0 6px;
  border-radius: 6px;
  color: ${color.textMuted};
  font: 600 0.8125rem/1 ${theme.font};

  /* as easy to hit as any other control, without taking its space */
  &::after { content: ''; position: absolute; inset: -6px -4px; }
  ${theme.media.hover} {
    &:hover { background: ${color.surfaceSunken}; color: ${color.text}; }
  }
`;
