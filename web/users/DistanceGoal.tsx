import styled from '@emotion/styled';
import { theme } from '../theme/tokens.ts';
import { RoadBar } from '../ui/RoadBar.tsx';

interface Props {
  label: string;
  percent: number;
  figure: string;
  /** The small text beside the number: its unit, or the goal. */
  rest: string;
  valueText: string;
}

export function DistanceGoal({ label, percent, figure, rest, valueText }: Props) {
  return (
    <Root>
      <Head>
        <span>{label}</span>
        <Figure>
          {figure} <small>{rest}</small>
        </Figure>
      </Head>
      <RoadBar label={label} percent={percent} valueText={valueText} />
    </Root>
  );
}

const { color, font } = theme;

const Root = styled.div`
  display: grid;
  gap: 8px;
`;

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  color: ${color.textMuted};
  font: ${theme.type.small};
  font-weight: 500;
`;

const Figure = styled.b`
  color: ${color.text};
  font: 600 1rem/1.25rem ${font};
  font-stretch: ${theme.figureWidth};
  font-variant-numeric: tabular-nums;

  small { color: ${color.textMuted}; font: 500 0.8125rem/1 ${font}; }
`;
