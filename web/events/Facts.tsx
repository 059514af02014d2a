import styled from '@emotion/styled';
import { theme } from '../theme/tokens.ts';

/** A line of short facts, each with its icon. */
export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  color: ${theme.color.textMuted};
  font: ${theme.type.small};

  > span, > time { display: inline-flex; align-items: center; gap: 6px; min-width: 0; }
  .lucide { width: 16px; height: 16px; stroke-width: 2; }
`;
