import styled from '@emotion/styled';
import { useId } from 'react';
import type { Size } from '../lib/useSize.ts';
import { theme } from '../theme/tokens.ts';

interface Props {
  size: Size;
  /** The width of a square in pixels. */
  pixels: number;
}

/** The plain background of a map, as a grid of squares. */
export function MapGrid({ size: { width, height }, pixels }: Props) {
  const gridId = useId();

  return (
    <Ground width={width} height={height} aria-hidden="true">
      <defs>
        <pattern id={gridId} width={pixels} height={pixels} patternUnits="userSpaceOnUse">
          <path d={`M${pixels} 0H0V${pixels}`} />
        </pattern>
      </defs>
      <rect width={width} height={height} fill={`url(#${gridId})`} />
    </Ground>
  );
}

const Ground = styled.svg`
  position: absolute;
  inset: 0;

  path { fill: none; stroke: ${theme.color.borderStrong}; opacity: 0.35; }
`;
