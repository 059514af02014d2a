import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useDeferredValue } from 'react';
import { showsShell } from '../lib/showsShell.ts';
import { theme } from '../theme/tokens.ts';
import { Rail } from './Rail.tsx';
import { RailBoundary } from './RailBoundary.tsx';

interface Props {
  left: ReactNode;
  /** The accessible name of the left column. */
  leftLabel: string;
  right?: ReactNode;
  rightLabel?: string;
  /** The feed. Its `--feed-gap` is the space between cards. */
  children: ReactNode;
}

/**
 * Side columns lie directly on the page background. The feed between them has a surface and is the container that its
 * cards measure.
 */
export function Columns({ left, leftLabel, right, rightLabel, children }: Props) {
  // The shell has no side columns either, so the feed does not wait for them.
  const hasRails = useDeferredValue(true, !showsShell());
  return (
    <Grid data-sides={right ? 'both' : 'left'}>
      <LeftRail aria-label={leftLabel}>{hasRails && <RailBoundary>{left}</RailBoundary>}</LeftRail>
      <Feed data-main-column="" tabIndex={-1}>
        {children}
      </Feed>
      {right && <RightRail aria-label={rightLabel}>{hasRails && <RailBoundary>{right}</RailBoundary>}</RightRail>}
    </Grid>
  );
}

const { size, media } = theme;

const Grid = styled.div`
  display: grid;
  grid-template-columns: ${size.railLeft} minmax(0, ${size.feed}) ${size.railRight};
  gap: ${size.gutter};
  justify-content: space-between;
  align-items: start;
  max-width: calc(${size.page} + 2 * ${size.edge});
  margin: 0 auto;
  padding: 32px ${size.edge} 80px;

  /* no empty third at the right */
  &[data-sides='left'] {
    grid-template-columns: ${size.railLeft} minmax(0, ${size.feed});
    justify-content: center;
  }
  ${media.tablet} {
    &, &[data-sides='left'] { grid-template-columns: ${size.railLeft} minmax(0, 1fr); }
  }
  ${media.phone} {
    padding-top: 16px;
    padding-bottom: 48px;

    &, &[data-sides='left'] { grid-template-columns: minmax(0, 1fr); }
  }
`;

const LeftRail = styled(Rail)`
  ${media.phone} { display: none; }
`;

const RightRail = styled(Rail)`
  ${media.tablet} { display: none; }
  ${media.phone} { display: none; }
`;

const Feed = styled.div`
  --feed-gap: 16px;
  container: feed / inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--feed-gap);
  min-width: 0;

  ${media.phone} {
    --feed-gap: 8px;
    --card-bleed: calc(-1 * ${size.edge});
    --card-side: 0;
    --card-radius: 0;
  }
`;
