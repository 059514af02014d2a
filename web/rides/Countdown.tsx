import styled from '@emotion/styled';
import { theme } from '../theme/tokens.ts';
import { RoadBar } from '../ui/RoadBar.tsx';
import { countdownOf, countdownWords, minutesUntil, roadPercent } from './countdownOf.ts';

interface Props {
  /** The start, in milliseconds. */
  start: number;
  now: number;
}

/** The time until the start in race figures, over the road of the last week. A timer has no live region, so it is silent. */
export function Countdown({ start, now }: Props) {
  const minutes = minutesUntil(start, now);
  if (minutes === 0) return <Started>This ride has started. Have a good one!</Started>;
  const parts = countdownOf(minutes);

  return (
    <>
      <Figures role="timer" aria-label={`${countdownWords(parts)} until the start`}>
        {parts.map(({ value, unit }) => (
          <b key={unit}>
            {value}
            <small>{unit}</small>
          </b>
        ))}
        <Until>until the start</Until>
      </Figures>
      <div aria-hidden="true">
        <RoadBar label="The last week before the start" percent={roadPercent(start, now)} valueText="" />
      </div>
    </>
  );
}

const { color, type, font } = theme;

const Figures = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 4px 12px;
  margin-top: 16px;

  b {
    font: ${type.figureLarge};
    font-size: 2.75rem;
    line-height: 3rem;
    font-stretch: ${theme.figureWidth};
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.015em;
  }
  small { margin-left: 3px; color: ${color.textMuted}; font: 500 1rem/1 ${font}; font-stretch: 100%; letter-spacing: 0; }
`;

const Until = styled.span`
  color: ${color.textMuted};
  font: ${type.small};
`;

const Started = styled.p`
  margin-top: 16px;
  font: ${type.subheading};
`;
