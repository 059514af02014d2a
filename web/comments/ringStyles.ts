import { css } from '@emotion/react';
import { theme } from '../theme/tokens.ts';

/** A comment that an address can name. While it is ringed, it has an outline around it and its replies. */
export const ringStyles = css`
  scroll-margin-top: calc(${theme.size.header} + 72px);

  /* it receives the focus for screen readers only; the ring shows where it is */
  &:focus { outline: 0; box-shadow: none; }
  &[data-ringed], &[data-ringed]:focus {
    border-radius: 5px;
    outline: 2px solid ${theme.color.accent};
    outline-offset: 9px;
  }
`;
