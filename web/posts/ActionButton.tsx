import styled from '@emotion/styled';
import { theme } from '../theme/tokens.ts';

const { color } = theme;

/** One of the actions at the foot of a post. */
export const ActionButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  height: ${theme.size.touch};
  padding: 0 12px;
  border-radius: ${theme.radius.control};
  color: ${color.textMuted};
  font: ${theme.type.ui};
  font-variant-numeric: tabular-nums;
  transition: background ${theme.motion.fast}, color ${theme.motion.fast};

  ${theme.media.hover} {
    &:hover { background: ${color.surfaceSunken}; color: ${color.text}; }
  }
  &:active { background: ${color.surfacePressed}; }
`;
