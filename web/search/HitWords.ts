import styled from '@emotion/styled';
import { theme } from '../theme/tokens.ts';

/** What is said of something that was found, line by line. */
export const HitWords = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
  flex: 1;
  min-width: 0;
`;
