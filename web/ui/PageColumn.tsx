import styled from '@emotion/styled';
import { theme } from '../theme/tokens.ts';

const { size, media, space } = theme;

/** One column in the middle of the page. `data-width="list"` limits lines of text to a readable length. */
export const PageColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  align-content: start;
  max-width: 1072px;
  min-height: calc(100dvh - ${size.header} - var(--foot-bar, 0px));
  margin: 0 auto;
  padding: 32px ${size.edge} 80px;

  &[data-width='list'] { max-width: 848px; }
  ${media.phone} { gap: ${space[4]}; padding-top: 16px; padding-bottom: 48px; }
`;
