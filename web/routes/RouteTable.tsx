import type { Units } from '../generated.ts';
import { kilometresInMile } from '../lib/formatDistance.ts';
import { formatSample } from './formatSample.ts';
import type { ProfileChart } from './profileChart.ts';
import { nearestTo } from './profileChart.ts';

interface Props {
  chart: ProfileChart;
  units: Units;
}

const unitNames = { mi: 'miles', km: 'kilometers', ft: 'feet', m: 'meters' };

/** The profile as a table for screen readers: its values at each mark and at the end. */
export function RouteTable({ chart, units }: Props) {
  const { samples, distances, unit, heightUnit } = chart;
  const milesInUnit = units === 'METRIC' ? 1 / kilometresInMile : 1;
  const marked = distances.map(({ value }) => nearestTo(samples, value * milesInUnit));
  const rows = [...new Set([...marked, samples.length - 1])].flatMap((index) => samples[index] ?? []);

  return (
    <table>
      <caption>Elevation along the route</caption>
      <thead>
        <tr>
          <th scope="col">Distance in {unitNames[unit]}</th>
          <th scope="col">Elevation in {unitNames[heightUnit]}</th>
          <th scope="col">Gradient</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((sample) => {
          const { distance, elevation, gradient } = formatSample(sample, units);
          return (
            <tr key={sample.distance}>
              <th scope="row">{distance}</th>
              <td>{elevation}</td>
              <td>{gradient}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
