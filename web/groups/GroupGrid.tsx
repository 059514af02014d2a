import styled from '@emotion/styled';
import { theme } from '../theme/tokens.ts';

const { media } = theme;

/** Groups in a grid; one column in a narrow window. */
export const GroupGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[4]};

  /* a long list renders only cards near the window */
  > li { content-visibility: auto; contain-intrinsic-size: auto 154px; }
  ${media.tablet} { grid-template-columns: minmax(0, 1fr); }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`;
