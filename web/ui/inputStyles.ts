import { css } from '@emotion/react';
import { theme } from '../theme/tokens.ts';

const { color } = theme;

/** The style of every text control. Its 16 px font prevents zooming on phones. */
export const inputStyles = css`
  width: 100%;
  height: ${theme.size.touch};
  padding: 0 14px;
  border: 1px solid ${color.borderStrong};
  border-radius: ${theme.radius.control};
  background: var(--field-ground, ${color.surface});
  font: ${theme.type.body};
  transition: border-color ${theme.motion.fast};

  &::placeholder { color: ${color.textMuted}; opacity: 1; }
  /* WebKit shows today in an empty date field as if it were selected */
  &:is([type='date'], [type='time'])[value=''] { color: ${color.textMuted}; }
  &:hover { border-color: ${color.text}; }
  &[aria-invalid='true'] { border-color: ${color.danger}; box-shadow: inset 0 0 0 1px ${color.danger}; }
  &:focus-visible { outline-offset: 0; border-color: transparent; box-shadow: none; }
  &:disabled, &[readonly] { background: ${color.surfaceSunken}; border-color: transparent; color: ${color.textMuted}; }
`;
