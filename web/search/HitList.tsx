import styled from '@emotion/styled';
import { theme } from '../theme/tokens.ts';

const { color } = theme;

/** Search results on one surface, with thin lines between the rows. */
export const HitList = styled.ul`
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${theme.radius.card};
  background: ${color.surface};
  box-shadow: ${theme.shadow.card};

  > li + li { border-top: 1px solid ${color.border}; }
`;
