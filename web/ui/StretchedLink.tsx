import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { theme } from '../theme/tokens.ts';

/**
 * The link in the title of a card. Its target covers the nearest positioned ancestor, so that the card is one target for
 * the pointer and the keyboard. Other controls of the card need `position: relative` and `z-index: 1`.
 */
export const StretchedLink = styled(Link)`
  border-radius: 4px;

  &::after { content: ''; position: absolute; inset: 0; border-radius: inherit; }
  &:hover { text-decoration: underline; text-underline-offset: 3px; }
  &:focus-visible { outline: 0; box-shadow: none; }
  &:focus-visible::after {
    outline: 2px solid ${theme.color.focusRing};
    outline-offset: -4px;
    border-radius: ${theme.radius.card};
  }
`;
