import styled from '@emotion/styled';
import { memo } from 'react';
import { formatNumber } from '../lib/formatNumber.ts';
import { theme } from '../theme/tokens.ts';
import type { ProfileSample } from './grades.ts';
import type { ProfileChart, Tick } from './profileChart.ts';

interface Props {
  chart: ProfileChart;
}

const HEIGHT = 100;

/** The elevation profile, coloured by gradient, with its two scales. */
export const ProfileDrawing = memo(function ProfileDrawing({ chart }: Props) {
  const { pieces, distances, elevations, unit, heightUnit, placeOf } = chart;
  const written = (sample: ProfileSample) => {
    const { left, top } = placeOf(sample);
    return `${left.toFixed(2)} ${top.toFixed(2)}`;
  };
  const pathOf = (samples: readonly ProfileSample[]) => `M${samples.map(written).join('L')}`;
  const areaOf = (samples: readonly ProfileSample[]) => {
    const [first, last] = [samples[0], samples.at(-1)];
    return first && last && `${pathOf(samples)}V${HEIGHT}H${placeOf(first).left.toFixed(2)}Z`;
  };

  return (
    <Root aria-hidden="true">
      <svg viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {elevations.map(({ value, percent }) => (
          <path key={value} d={`M0 ${HEIGHT - percent}H100`} data-part="rule" />
        ))}
        {pieces.map(({ bands, edge }) => (
          <g key={edge[0]?.distance}>
            {bands.map((band) => (
              <path key={band.samples[0]?.distance} d={areaOf(band.samples)} fill={theme.color[band.color]} />
            ))}
            <path d={pathOf(edge)} data-part="edge" />
          </g>
        ))}
      </svg>
      {elevations.map(({ value, percent }) => (
        <Height data-part="height" key={value} style={{ bottom: `${percent}%` }}>
          {value < 0 && '\u2212'}
          {formatNumber(Math.abs(value), 0)} {heightUnit}
        </Height>
      ))}
      {distances.map((tick, index) => (
        <Distance key={tick.value} style={{ left: `${tick.percent}%` }} data-end={endOf(tick)}>
          {Number(tick.value.toFixed(2))}
          {index === 0 && ` ${unit}`}
        </Distance>
      ))}
    </Root>
  );
});

/** The labels at both ends stay within the chart. */
function endOf({ percent }: Tick): 'first' | 'last' | undefined {
  if (percent === 0) return 'first';
  return percent > 97 ? 'last' : undefined;
}

const { color, font } = theme;

const Root = styled.div`
  position: absolute;
  inset: 0;
  color: ${color.textMuted};
  font: 500 0.75rem/1rem ${font};
  font-variant-numeric: tabular-nums;

  svg { width: 100%; height: 100%; overflow: visible; }
  path { vector-effect: non-scaling-stroke; }
  [data-part='rule'] { stroke: ${color.border}; }
  [data-part='edge'] { fill: none; stroke: ${color.text}; stroke-width: 2; stroke-linejoin: round; }
`;

const Height = styled.span`
  position: absolute;
  right: calc(100% + 8px);
  white-space: nowrap;
  transform: translateY(50%);
`;

const Distance = styled.span`
  position: absolute;
  top: calc(100% + 4px);
  transform: translateX(-50%);

  &[data-end='first'] { transform: none; }
  &[data-end='last'] { transform: translateX(-100%); }
`;
