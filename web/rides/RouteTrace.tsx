import styled from '@emotion/styled';
import { useMemo } from 'react';
import type { RouteViewFragment } from '../generated.ts';
import { useRideMapQuery } from '../generated.ts';
import { routePlane } from '../routes/routePlane.ts';
import { theme } from '../theme/tokens.ts';

interface Props {
  postId: string;
}

const size = { width: 296, height: 200 };

/** The shape of a ride's route, without a map below it. Empty until the route has loaded. */
export function RouteTrace({ postId }: Props) {
  const { data } = useRideMapQuery({ variables: { postId } });
  const map = data?.post?.ride?.map;
  return <Ground>{map && <Shape map={map} />}</Ground>;
}

function Shape({ map }: { map: RouteViewFragment }) {
  const { path, start } = useMemo(() => {
    const { spotOf } = routePlane(map.bounds, size);
    const pieces = map.line.map((piece) => piece.map(spotOf));
    const written = pieces.map((spots) => `M${spots.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`);
    return { path: written.join(''), start: pieces[0]?.[0] };
  }, [map]);

  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      <path d={path} />
      {start && <circle cx={start.x} cy={start.y} r="6" />}
    </svg>
  );
}

const { color } = theme;

const Ground = styled.div`
  min-height: 160px;
  background: ${color.surfaceSunken};

  svg { display: block; width: 100%; height: 100%; }
  path { fill: none; stroke: ${color.accent}; stroke-width: 4; stroke-linejoin: round; stroke-linecap: round; }
  circle { fill: ${color.surface}; stroke: ${color.text}; stroke-width: 4.5; }
  ${theme.media.phone} { min-height: 0; height: 128px; }
`;
