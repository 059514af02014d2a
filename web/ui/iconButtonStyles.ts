import { css } from '@emotion/react';
import { theme } from '../theme/tokens.ts';

const { color, motion, size } = theme;

/** A square with an icon. Its touch area extends beyond its edges. */
export const iconButtonStyles = css`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${size.control};
  height: ${size.control};
  border-radius: ${theme.radius.control};
  color: ${color.textMuted};
  transition: background ${motion.fast}, color ${motion.fast};

  &::after {
    content: '';
    position: absolute;
    top: 50%;
    left: 50%;
    width: max(100%, ${size.touch});
    height: max(100%, ${size.touch});
    transform: translate(-50%, -50%);
  }
  ${theme.media.hover} {
    &:hover { background: ${color.surfaceSunken}; color: ${color.text}; }
  }
  &[aria-expanded='true'] { background: ${color.surfaceSunken}; color: ${color.text}; }
  &:active { background: ${color.surfacePressed}; }
  &:disabled { color: ${color.textDisabled}; background: none; cursor: not-allowed; }
`;
