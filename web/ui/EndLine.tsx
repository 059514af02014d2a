import styled from '@emotion/styled';
import { theme } from '../theme/tokens.ts';

/** The end of a list: text on the dashed middle line of a road. */
export const EndLine = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 16px;
  padding: 16px 0;
  color: ${theme.color.textMuted};
  font: ${theme.type.small};

  &::before, &::after {
    content: '';
    flex: 1;
    height: 2px;
    background: repeating-linear-gradient(90deg, ${theme.color.borderStrong} 0 8px, transparent 8px 16px);
    opacity: 0.5;
  }
`;
