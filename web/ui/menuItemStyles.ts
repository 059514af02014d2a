import { css } from '@emotion/react';
import { theme } from '../theme/tokens.ts';
import { floatingRowStyles } from './floatingStyles.ts';

const { color } = theme;

export const menuItemStyles = css`
  ${floatingRowStyles}
  overflow-wrap: anywhere;

  &[data-danger], &[data-danger] .lucide { color: ${color.danger}; }
  &[data-danger][data-highlighted] { background: ${color.dangerSoft}; }
`;
