import styled from '@emotion/styled';
import { Target } from 'lucide-react';
import { theme } from '../theme/tokens.ts';
import type { ChartBar, WeekChart } from './weekChart.ts';

interface Props {
  chart: WeekChart;
  /** The content of the chart as text. */
  label: string;
}

/** The share of a week's column that is free on each side of its bar. */
const SIDE = 0.2;
/** Bars extend below the base line, which hides their lower corners. */
const ROOTS = 10;

const tickFormat = new Intl.NumberFormat('en');

/**
 * Neutral bars, the current week in the accent colour, the goal as a dashed line. Coordinates are in percent, so that
 * the text keeps its size.
 */
export function WeekChartDrawing({ chart, label }: Props) {
  const { bars, scale, goal } = chart;
  const column = 100 / bars.length;
  const centre = (index: number) => `${column * (index + 0.5)}%`;

  return (
    <Figure role="img" aria-label={label}>
      <Ticks aria-hidden="true">
        {scale.ticks.map((tick) => (
          <span key={tick} style={{ bottom: `${(tick * 100) / scale.top}%` }}>
            {tickFormat.format(tick)}
          </span>
        ))}
      </Ticks>
      <Drawing aria-hidden="true">
        {scale.ticks.map((tick) => (
          <Rule key={tick} x2="100%" y1={fromTop((tick * 100) / scale.top)} y2={fromTop((tick * 100) / scale.top)} />
        ))}
        <Ground width="100%" height="100%">
          {bars.map((bar, index) => (
            <Bar
              key={bar.weekStart}
              data-now={bar.isNow || undefined}
              x={`${column * (index + SIDE)}%`}
              width={`${column * (1 - 2 * SIDE)}%`}
              y={fromTop(bar.percent)}
              height={`${bar.percent + ROOTS}%`}
              rx={6}
            >
              <title>{titleOf(bar, chart.unit)}</title>
            </Bar>
          ))}
        </Ground>
        <Goal x2="100%" y1={fromTop(goal.percent)} y2={fromTop(goal.percent)} />
        {bars.map((bar, index) => (
          <g key={bar.weekStart}>
            {(bar.isNow || bar.isBest) && (
              <Value x={centre(index)} y={fromTop(bar.percent)} dy={-6}>
                {bar.distance}
              </Value>
            )}
            <Week x={centre(index)} y="100%" dy={20} data-now={bar.isNow || undefined}>
              {bar.isNow ? 'Now' : <Day bar={bar} />}
            </Week>
          </g>
        ))}
      </Drawing>
      <GoalMark aria-hidden="true" style={{ bottom: `calc(${goal.percent}% + 5px)` }}>
        <Target />
        {goal.distance}
      </GoalMark>
    </Figure>
  );
}

function Day({ bar }: { bar: ChartBar }) {
  return (
    <>
      <tspan data-known={!bar.isNewMonth || undefined}>{bar.month} </tspan>
      {bar.day}
    </>
  );
}

function titleOf({ month, day, distance, rideCount, isNow }: ChartBar, unit: string): string {
  const rides = rideCount === 1 ? '1 ride' : `${rideCount} rides`;
  return `${isNow ? 'This week' : `Week from ${month} ${day}`}: ${distance} ${unit}, ${rides}`;
}

function fromTop(percent: number): string {
  return `${100 - percent}%`;
}

const { color, font, media } = theme;

const Figure = styled.figure`
  position: relative;
  height: 252px;
  margin: 32px 0 28px 36px;

  ${media.phone} { height: 180px; }
`;

const Ticks = styled.div`
  span {
    position: absolute;
    left: -36px;
    transform: translateY(50%);
    color: ${color.textMuted};
    font: 500 0.75rem/1rem ${font};
    font-variant-numeric: tabular-nums;
  }
`;

const Drawing = styled.svg`
  width: 100%;
  height: 100%;
  overflow: visible;
`;

/* clips the content below it */
const Ground = styled.svg``;

const Rule = styled.line`
  stroke: ${color.border};
`;

const Bar = styled.rect`
  fill: color-mix(in srgb, ${color.text} 22%, ${color.surface});

  &:hover { fill: ${color.textMuted}; }
  &[data-now] { fill: ${color.accent}; }
`;

const Goal = styled.line`
  stroke: ${color.borderStrong};
  stroke-width: 2;
  stroke-dasharray: 6 4;
  pointer-events: none;
`;

const Value = styled.text`
  fill: ${color.text};
  font: 600 0.8125rem/1 ${font};
  font-variant-numeric: tabular-nums;
  text-anchor: middle;
  /* keeps the number legible over a line */
  paint-order: stroke;
  stroke: ${color.surface};
  stroke-width: 4px;
`;

const Week = styled.text`
  fill: ${color.textMuted};
  font: 500 0.75rem/1rem ${font};
  text-anchor: middle;

  [data-known] { display: none; }
  &[data-now] { fill: ${color.accentText}; font-weight: 600; }
  ${media.phone} {
    /* labels every fourth week with its month, and the last one */
    g:not(:nth-of-type(4n + 1)) > &:not([data-now]) { display: none; }
    [data-known] { display: inline; }
  }
`;

const GoalMark = styled.span`
  position: absolute;
  left: 0;
  display: inline-flex;
  align-items: center;
  gap: 4px;
  color: ${color.textMuted};
  font: 600 0.8125rem/1rem ${font};

  .lucide { width: 14px; height: 14px; }
`;
