import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { theme } from '../theme/tokens.ts';

const { color, media, space } = theme;

/** A row of the results that is one link. */
export const HitLink = styled(Link)`
  display: flex;
  align-items: flex-start;
  gap: ${space[4]};
  padding: ${space[4]};

  &:hover { background: ${color.surfaceHover}; }
  &:focus-visible { outline-offset: -4px; border-radius: ${theme.radius.card}; box-shadow: none; }
  ${media.phone} { gap: ${space[3]}; padding: 14px 12px; }
`;
