import { css } from '@emotion/react';
import { theme } from '../theme/tokens.ts';
import { motions } from './motions.ts';

const { color, motion } = theme;

/** The surface of a menu or a list of options. */
export const floatingStyles = css`
  z-index: ${theme.layer.menu};
  padding: 6px;
  border: 1px solid ${color.border};
  border-radius: 12px;
  background: ${color.surfaceRaised};
  box-shadow: ${theme.shadow.float};
  animation: ${motions.fadeIn} ${motion.fast} ${motion.ease};

  &[data-state='closed'] { animation: ${motions.fadeOut} ${motion.fast} ${motion.ease} forwards; }
`;

/** A row of it: 40 px, 44 px for touch. */
export const floatingRowStyles = css`
  display: flex;
  align-items: center;
  gap: 12px;
  width: 100%;
  min-height: ${theme.size.control};
  padding: 0 12px;
  border-radius: 8px;
  outline: 0;
  font: ${theme.type.ui};
  text-align: left;
  cursor: pointer;
  -webkit-user-select: none;
  user-select: none;

  @media (pointer: coarse) { min-height: ${theme.size.touch}; }
  .lucide { width: 18px; height: 18px; color: ${color.textMuted}; }
  &[data-highlighted] { background: ${color.surfaceSunken}; }
  /* a highlighted row has the focus; only keyboard users see the ring */
  &:focus-visible { outline: 2px solid ${color.focusRing}; outline-offset: -2px; box-shadow: none; }
  [data-pointed] &:focus-visible { outline: 0; }
  &[data-disabled] { color: ${color.textDisabled}; cursor: not-allowed; }
`;
