import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { theme } from '../theme/tokens.ts';
import { RailBoundary } from './RailBoundary.tsx';

interface Props {
  side: ReactNode;
  /** The accessible name of the side column. */
  sideLabel: string;
  /** Where a phone shows the side column. In windows between a phone and 1024 px it is above. */
  onPhone?: 'above' | 'below';
  /** The main column. It is the container `feed` that its cards measure, and `--feed-gap` is the space between them. */
  children: ReactNode;
}

/**
 * The main column of a page with a side column beside it, which lies directly on the page background. Belongs in a
 * `PageColumn`. The side column comes first in the document, because a long feed would hide it from the keyboard.
 */
export function SplitColumns({ side, sideLabel, onPhone = 'above', children }: Props) {
  return (
    <Grid>
      <Side aria-label={sideLabel} data-phone={onPhone}>
        <RailBoundary>{side}</RailBoundary>
      </Side>
      <Main>{children}</Main>
    </Grid>
  );
}

const { color, media, size } = theme;

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${size.railRight};
  gap: ${size.gutter};
  align-items: start;

  ${media.tablet} { grid-template-columns: minmax(0, 1fr); gap: 16px; }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); gap: 16px; }
`;

const Side = styled.aside`
  /* on the page background, a soft button is white with a thin border */
  --soft-ground: ${color.surface};
  --soft-line: ${color.border};
  --soft-line-hover: ${color.borderStrong};
  grid-column: 2;
  grid-row: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  min-width: 0;

  ${media.tablet} { grid-column: 1; grid-row: auto; gap: 16px; }
  ${media.phone} {
    grid-column: 1;
    grid-row: auto;
    gap: 16px;

    &[data-phone='below'] { order: 2; }
  }
`;

const Main = styled.div`
  --feed-gap: 16px;
  grid-column: 1;
  grid-row: 1;
  container: feed / inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--feed-gap);
  min-width: 0;

  ${media.tablet} { grid-row: auto; }
  ${media.phone} {
    --feed-gap: 8px;
    --card-bleed: calc(-1 * ${size.edge});
    --card-side: 0;
    --card-radius: 0;
    grid-row: auto;
  }
`;
