import { css } from '@emotion/react';
import { theme } from '../theme/tokens.ts';

const { color, size } = theme;

/** The closed field of a select. */
export const selectTriggerStyles = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-width: 0;
  height: ${size.touch};
  padding: 0 12px 0 14px;
  border: 1px solid ${color.borderStrong};
  border-radius: ${theme.radius.control};
  background: var(--field-ground, ${color.surface});
  font: ${theme.type.ui};
  transition: border-color ${theme.motion.fast};

  > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  > span .lucide { display: inline; margin-right: 8px; vertical-align: -3px; }
  .lucide { width: 16px; height: 16px; color: ${color.textMuted}; stroke-width: 2; }
  &:hover { border-color: ${color.text}; }
  [data-inline] > & { height: ${size.control}; padding: 0 12px; }
  [data-inline] > &::after { content: ''; position: absolute; inset: -3px 0; }
`;
