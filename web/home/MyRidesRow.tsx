import styled from '@emotion/styled';
import { Bike, ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { firstLine } from '../rides/firstLine.ts';
import { startText } from '../rides/startText.ts';
import { theme } from '../theme/tokens.ts';
import type { NextRidePost } from './NextRide.tsx';

interface Props {
  /** Undefined until loaded. Null if the member has no ride ahead. */
  next: NextRidePost | null | undefined;
}

/** The next ride on a phone, which has no left column. It leads to My rides. */
export function MyRidesRow({ next }: Props) {
  const ride = next?.ride;
  return (
    <Row to="/rides">
      <Bike />
      <Words>
        <b>Your next ride</b>
        {next && ride && (
          <Next>
            {startText(ride, new Date()).atRide} · <bdi>{firstLine(next.content)}</bdi>
          </Next>
        )}
        {next === null && <Next>None yet</Next>}
      </Words>
      <ChevronRight />
    </Row>
  );
}

const { color, size, space, type } = theme;

const Row = styled(Link)`
  display: none;

  ${theme.media.phone} {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    /* as high with the next ride as without it, so that nothing moves when the ride arrives */
    min-height: 60px;
    margin: 0 calc(-1 * ${size.edge});
    padding: ${space[2]} ${size.edge};
    border-block: 1px solid ${color.border};
    background: ${color.surface};

    &:hover { background: ${color.surfaceHover}; }
    &:focus-visible { outline-offset: -4px; border-radius: ${theme.radius.card}; box-shadow: none; }
    .lucide { flex: none; color: ${color.textMuted}; }
  }
`;

const Words = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;

  b { font: ${type.ui}; font-weight: 600; }
`;

const Next = styled.span`
  overflow: hidden;
  color: ${color.textMuted};
  font: ${type.small};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
