import styled from '@emotion/styled';
import { theme } from '../theme/tokens.ts';

const { color, size } = theme;

/** A column beside the feed that stays fixed while the feed scrolls, when the window is tall enough. */
export const Rail = styled.aside`
  /* on the page background, a soft button is white with a thin border */
  --soft-ground: ${color.surface};
  --soft-line: ${color.border};
  --soft-line-hover: ${color.borderStrong};
  position: sticky;
  top: calc(${size.header} + 32px);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  min-width: 0;

  @media (max-height: 819px) { position: static; }
  ${theme.media.narrow} {
    [data-size='small'] { padding: 0 10px; }
    [data-size='small'] .lucide, [data-size='small'] [data-spinner] { display: none; }
  }
`;
