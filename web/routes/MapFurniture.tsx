import styled from '@emotion/styled';
import type { Size } from '../lib/useSize.ts';
import { theme } from '../theme/tokens.ts';

interface Props {
  size: Size;
  /** The width of a grid square, and the distance it stands for. */
  scale: { pixels: number; words: string };
}

/** The scale of a map, which is one square of the grid, and its north arrow. */
export function MapFurniture({ size: { width, height }, scale: { pixels, words } }: Props) {
  return (
    <>
      <Mark transform={`translate(16 ${height - 16})`}>
        <path d={`M0 -6V0H${pixels}V-6`} />
        <path d={`M0 -6V0H${pixels}V-6`} />
        <text x={pixels / 2} y="-8">
          {words}
        </text>
      </Mark>
      <Mark transform={`translate(${width - 26} 20)`}>
        <path d="M0 24V0M-6 8L0 0L6 8" />
        <path d="M0 24V0M-6 8L0 0L6 8" />
        <text y="38">N</text>
      </Mark>
    </>
  );
}

const { color } = theme;

const Mark = styled.g`
  path { fill: none; stroke: ${color.textMuted}; stroke-width: 1.5; stroke-linejoin: round; stroke-linecap: round; }
  /* an outline keeps it visible on tiles of any colour */
  path:first-of-type { stroke: ${color.surfaceSunken}; stroke-width: 5; }
  && text {
    fill: ${color.textMuted};
    stroke: ${color.surfaceSunken};
    stroke-width: 4px;
    stroke-linejoin: round;
    paint-order: stroke;
  }
`;
