import styled from '@emotion/styled';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { Units } from '../generated.ts';
import { formatDistance } from '../lib/formatDistance.ts';
import { theme } from '../theme/tokens.ts';
import { formatSample } from './formatSample.ts';
import type { Climb } from './grades.ts';
import { gradesOf, noClimb } from './grades.ts';
import { ProfileDrawing } from './ProfileDrawing.tsx';
import type { ProfileChart } from './profileChart.ts';
import { nearestTo } from './profileChart.ts';

interface Props {
  chart: ProfileChart;
  units: Units;
  /** The index of the sample at the cursor. */
  cursor: number;
  /** The climb at the cursor. */
  climb: Climb | undefined;
  onMove(index: number): void;
}

/** The number of Page Up or Page Down presses to cross a route. */
const PAGES = 10;

/** The elevation profile of a route. The pointer moves its cursor, and so do the keys, as in a slider. */
export function ElevationProfile({ chart, units, cursor, climb, onMove }: Props) {
  const { samples, placeOf } = chart;
  const here = samples[cursor] ?? samples[0];
  const last = samples.at(-1);
  if (!here || !last) return null;
  const { left, top } = placeOf(here);
  const { distance, elevation, gradient } = formatSample(here, units);

  const handleKey = (event: KeyboardEvent) => {
    const next = steppedBy(event.key, cursor, samples.length);
    if (next === undefined) return;
    event.preventDefault();
    onMove(Math.min(samples.length - 1, Math.max(0, next)));
  };
  const handlePointer = ({ clientX, currentTarget }: PointerEvent) => {
    const plot = currentTarget.getBoundingClientRect();
    onMove(nearestTo(samples, ((clientX - plot.left) / plot.width) * last.distance));
  };

  return (
    <Figure>
      <Plot
        role="slider"
        tabIndex={0}
        aria-label="Place along the route"
        aria-orientation="horizontal"
        aria-valuemin={0}
        aria-valuemax={figureOf(last.distance, units)}
        aria-valuenow={figureOf(here.distance, units)}
        aria-valuetext={`${distance}, ${elevation}, ${gradient}`}
        onKeyDown={handleKey}
        onPointerDown={handlePointer}
        onPointerMove={handlePointer}
      >
        <ProfileDrawing chart={chart} here={climb} />
        <Line style={{ left: `${left}%` }} />
        <Dot style={{ left: `${left}%`, top: `${top}%` }} />
        <Tip data-part="tip" style={{ left: `${left}%`, transform: `translate(${-left}%, -4px)` }}>
          <b>{distance}</b> {elevation} <b>{gradient}</b>
        </Tip>
      </Plot>
      <Legend>
        {chart.climbs.length > 0 && <span>Climbs by mean gradient:</span>}
        {[noClimb, ...gradesOf(chart.climbs)].map(({ name, color }) => (
          <span key={name}>
            <i style={{ background: theme.color[color] }} />
            {name}
          </span>
        ))}
      </Legend>
    </Figure>
  );
}

function steppedBy(key: string, cursor: number, count: number): number | undefined {
  const page = Math.ceil(count / PAGES);
  const steps: Record<string, number> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };
  const leaps: Record<string, number> = { PageUp: page, PageDown: -page, Home: -count, End: count };
  const way = steps[key] ?? leaps[key];
  return way === undefined ? undefined : cursor + way;
}

function figureOf(miles: number, units: Units): number {
  return Number(formatDistance(miles, units).value.replaceAll(',', ''));
}

const { color, type, font } = theme;

/** For the height labels, beside the chart and not over it. */
const GUTTER = '56px';

const Figure = styled.figure`
  padding: 36px 0 0 ${GUTTER};
`;

const Plot = styled.div`
  position: relative;
  height: 150px;
  margin-bottom: 24px;
  border-radius: 4px;
  cursor: crosshair;
  touch-action: pan-y;
  user-select: none;
`;

const Line = styled.span`
  position: absolute;
  top: 0;
  bottom: 0;
  width: 1.5px;
  margin-left: -0.75px;
  background: ${color.text};
`;

const Dot = styled.span`
  position: absolute;
  width: 14px;
  height: 14px;
  border: 2px solid ${color.surfaceRaised};
  border-radius: 50%;
  background: ${color.accent};
  box-shadow: 0 0 0 1px ${color.text};
  transform: translate(-50%, -50%);
`;

const Tip = styled.span`
  position: absolute;
  bottom: 100%;
  padding: 6px 10px;
  border-radius: 8px;
  background: ${color.surfaceInverse};
  color: ${color.textInverse};
  font: ${type.label};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  b { font-weight: 600; }
`;

const Legend = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  color: ${color.textMuted};
  font: 500 0.8125rem/1rem ${font};

  ${theme.media.phone} { margin-left: -${GUTTER}; }
  span { display: inline-flex; align-items: center; gap: 6px; }
  i { box-sizing: border-box; border: 1px solid ${color.borderStrong}; width: 16px; height: 10px; border-radius: 2px; forced-color-adjust: none; }
`;
