import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useMediaQuery } from '../lib/useMediaQuery.ts';
import { breakpoints, theme } from '../theme/tokens.ts';
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

const narrow = `(max-width: ${breakpoints.tablet}px)`;
const tablet = `(min-width: ${breakpoints.phone + 1}px) and ${narrow}`;

/**
 * The main column of a page with a side column beside it, which lies directly on the page background. Belongs in a
 * `PageColumn`. The columns are in the document in the order in which the window shows them, for the keyboard.
 */
export function SplitColumns({ side, sideLabel, onPhone = 'above', children }: Props) {
  const isSideFirst = useMediaQuery(onPhone === 'above' ? narrow : tablet);
  const column = (
    <Side key="side" aria-label={sideLabel}>
      <RailBoundary>{side}</RailBoundary>
    </Side>
  );
  const main = (
    <Main key="main" data-main-column="" tabIndex={-1}>
      {children}
    </Main>
  );
  return <Grid>{isSideFirst ? [column, main] : [main, column]}</Grid>;
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
