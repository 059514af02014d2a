import styled from '@emotion/styled';
import type { TileLayerFragment } from '../generated.ts';
import { theme } from '../theme/tokens.ts';

/** The credit of a map, in its corner. */
export function MapCredit({ attribution, attributionUrl }: Pick<TileLayerFragment, 'attribution' | 'attributionUrl'>) {
  return (
    <Attribution href={attributionUrl} target="_blank" rel="noopener noreferrer">
      {attribution}
    </Attribution>
  );
}

const { color, font } = theme;

const Attribution = styled.a`
  position: absolute;
  right: 0;
  bottom: 0;
  z-index: 1;
  max-width: 70%;
  padding: 2px 8px;
  border-top-left-radius: 8px;
  background: ${color.surface};
  color: ${color.textMuted};
  font: 500 0.75rem/1.25rem ${font};
  text-decoration: underline;

  /* touch area */
  &::after { position: absolute; inset: -20px 0 0 -8px; content: ''; }
`;
