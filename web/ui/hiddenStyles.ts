import { css } from '@emotion/react';

/** Hidden, but read by screen readers. */
export const hiddenStyles = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
