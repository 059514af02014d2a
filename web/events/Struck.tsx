import styled from '@emotion/styled';
import { theme } from '../theme/tokens.ts';

/** A title or a time of an event that does not take place. */
export const Struck = styled.del`
  color: ${theme.color.textMuted};
  text-decoration-thickness: 1px;
`;
