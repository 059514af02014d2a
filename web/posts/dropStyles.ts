import { css } from '@emotion/react';
import { theme } from '../theme/tokens.ts';

/** The edge of a form while a picture is held above it. */
export const dropStyles = css`
  &[data-drop] {
    border-radius: ${theme.radius.control};
    outline: 2px dashed ${theme.color.accent};
    outline-offset: 4px;
  }
`;
