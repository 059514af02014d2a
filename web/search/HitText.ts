import styled from '@emotion/styled';
import { theme } from '../theme/tokens.ts';

/** The text of a search result, line by line. */
export const HitText = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
  flex: 1;
  min-width: 0;
`;
