import styled from '@emotion/styled';
import { useId } from 'react';
import type { Size } from '../lib/useSize.ts';
import { theme } from '../theme/tokens.ts';

interface Props {
  size: Size;
  /** The squares of the grid. */
  scale: { pixels: number; words: string };
}

/** What every map has: a grid, of which one square tells the scale, and where north is. */
export function MapFurniture({ size: { width, height }, scale: { pixels, words } }: Props) {
  const gridId = useId();

  return (
    <>
      <defs>
        <pattern id={gridId} width={pixels} height={pixels} patternUnits="userSpaceOnUse">
          <Grid d={`M${pixels} 0H0V${pixels}`} />
        </pattern>
      </defs>
      <rect width={width} height={height} fill={`url(#${gridId})`} />
      <Mark transform={`translate(16 ${height - 16})`}>
        <path d={`M0 -6V0H${pixels}V-6`} />
        <text x={pixels / 2} y="-8">
          {words}
        </text>
      </Mark>
      <Mark transform={`translate(${width - 26} 20)`}>
        <path d="M0 24V0M-6 8L0 0L6 8" />
        <text y="38">N</text>
      </Mark>
    </>
  );
}

const { color } = theme;

const Grid = styled.path`
  fill: none;
  stroke: ${color.borderStrong};
  opacity: 0.35;
`;

const Mark = styled.g`
  path { fill: none; stroke: ${color.textMuted}; stroke-width: 1.5; stroke-linejoin: round; stroke-linecap: round; }
  && text {
    fill: ${color.textMuted};
    stroke: ${color.surfaceSunken};
    stroke-width: 4px;
    stroke-linejoin: round;
    paint-order: stroke;
  }
`;
