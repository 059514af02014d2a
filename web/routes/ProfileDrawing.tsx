import styled from '@emotion/styled';
import { memo } from 'react';
import { formatNumber } from '../lib/formatNumber.ts';
import { theme } from '../theme/tokens.ts';
import { CategoryBadge } from './CategoryBadge.tsx';
import type { Climb, ProfileSample } from './grades.ts';
import { gradeOf, noClimb } from './grades.ts';
import type { ProfileChart, Tick } from './profileChart.ts';

interface Props {
  chart: ProfileChart;
  /** The climb at the cursor. */
  here: Climb | undefined;
}

const HEIGHT = 100;
/** In percent of the drawing, on a phone. */
const BADGE_WIDTH = 13;

/** The elevation profile with its two scales. Its climbs have the colour of their mean gradient. */
export const ProfileDrawing = memo(function ProfileDrawing({ chart, here }: Props) {
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

  const columnOf = (samples: readonly ProfileSample[]) => {
    const [first, last] = [samples[0], samples.at(-1)];
    return first && last && `M${placeOf(first).left} 0H${placeOf(last).left}V${HEIGHT}H${placeOf(first).left}Z`;
  };

  return (
    <Root aria-hidden="true">
      <svg viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {elevations.map(({ value, percent }) => (
          <path key={value} d={`M0 ${HEIGHT - percent}H100`} data-part="rule" />
        ))}
        {pieces.map(({ bands, edge }) => {
          const chosen = bands.find(({ climb }) => climb && climb === here)?.samples;
          return (
            <g key={edge[0]?.distance}>
              {chosen && <path d={columnOf(chosen)} data-part="here" />}
              {bands.map(({ climb, samples }) => (
                <path
                  key={samples[0]?.distance}
                  d={areaOf(samples)}
                  data-part={climb && 'climb'}
                  fill={theme.color[(climb ? gradeOf(climb) : noClimb).color]}
                />
              ))}
              <path d={pathOf(edge)} data-part="edge" />
              {chosen && <path d={pathOf(chosen)} data-part="edge" data-here="" />}
            </g>
          );
        })}
      </svg>
      {summitsOf(chart).map(({ category, left, top }) => (
        <Summit key={left} style={{ left: `clamp(17px, ${left}%, 100% - 17px)`, top: `${top}%` }}>
          <CategoryBadge category={category} />
        </Summit>
      ))}
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

/** The tops of the climbs. Of tops whose badges would overlap, the one with the greatest gain. */
function summitsOf({ climbs, samples, placeOf }: ProfileChart) {
  const summits: { category: Climb['category']; left: number; top: number }[] = [];
  for (const { category, endDistance } of climbs.toSorted((one, other) => other.gain - one.gain)) {
    const sample = samples.find(({ distance }) => distance === endDistance);
    const place = sample && placeOf(sample);
    if (place && summits.every(({ left }) => Math.abs(left - place.left) > BADGE_WIDTH)) {
      summits.push({ category, ...place });
    }
  }
  return summits;
}

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
  [data-part='here'] { fill: ${color.accentSoft}; }
  [data-part='edge'] { fill: none; stroke: ${color.text}; stroke-width: 2; stroke-linejoin: round; }
  [data-here] { stroke-width: 4; }
`;

const Summit = styled.span`
  position: absolute;
  transform: translate(-50%, calc(-100% - 6px));
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
