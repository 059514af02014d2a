import styled from '@emotion/styled';
import { useId } from 'react';
import type { Units, WeekBarFragment } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { Card } from '../ui/Card.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { WeekChartDrawing } from './WeekChartDrawing.tsx';
import type { WeekChart } from './weekChart.ts';
import { weekChart } from './weekChart.ts';

interface Props {
  weeks: readonly WeekBarFragment[];
  /** In miles. */
  monthlyGoal: number;
  units: Units;
}

const unitNames = { mi: 'miles', km: 'kilometers' };

/** The weekly distances of a rider, as a chart and as a table for screen readers. */
export function WeeklyDistance({ weeks, monthlyGoal, units }: Props) {
  const chart = weekChart(weeks, monthlyGoal, units);
  const headingId = useId();

  return (
    <Paper aria-labelledby={headingId}>
      <Head>
        <div>
          <h2 id={headingId}>Distance</h2>
          <p>Last {weeks.length} weeks</p>
        </div>
        <Total>
          {chart.total}
          <small>{chart.unit}</small>
        </Total>
      </Head>
      <WeekChartDrawing chart={chart} label={spokenChart(chart)} />
      <VisuallyHidden as="div">
        <WeekTable chart={chart} />
      </VisuallyHidden>
    </Paper>
  );
}

function WeekTable({ chart }: { chart: WeekChart }) {
  return (
    <table>
      <caption>Distance by week</caption>
      <thead>
        <tr>
          <th scope="col">Week from</th>
          <th scope="col">Distance in {unitNames[chart.unit]}</th>
          <th scope="col">Rides</th>
        </tr>
      </thead>
      <tbody>
        {chart.bars.map((bar) => (
          <tr key={bar.weekStart}>
            <th scope="row">{bar.isNow ? 'This week' : `${bar.month} ${bar.day}`}</th>
            <td>{bar.distance}</td>
            <td>{bar.rideCount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function spokenChart({ bars, unit, goal }: WeekChart): string {
  const values = bars.map((bar) => `${bar.isNow ? 'Now' : `${bar.month} ${bar.day}`} ${bar.distance}`).join(', ');
  const opening = `Distance in the last ${bars.length} weeks, in ${unitNames[unit]}`;
  return `${opening}: ${values}. Weekly goal ${goal.distance}`;
}

const { color, type, media } = theme;

const Paper = styled(Card)`
  padding: 20px 20px 16px;

  ${media.phone} { padding: 16px; }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;

  h2 { font: ${type.subheading}; letter-spacing: -0.005em; }
  div > p { color: ${color.textMuted}; font: ${type.small}; }
`;

const Total = styled.p`
  font: ${type.figureLarge};
  font-stretch: ${theme.figureWidth};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.015em;

  small { margin-left: 3px; color: ${color.textMuted}; font: 500 0.875rem/1 ${theme.font}; letter-spacing: 0; }
`;
