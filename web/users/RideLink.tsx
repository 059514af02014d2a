import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { useUnits } from '../auth/useUnits.ts';
import type { RideRowFragment } from '../generated.ts';
import { formatDistance } from '../lib/formatDistance.ts';
import { formatElevation } from '../lib/formatElevation.ts';
import { paceIn } from '../lib/paceIn.ts';
import { startFacts } from '../rides/startText.ts';
import { theme } from '../theme/tokens.ts';
import { RideTypeMark } from '../ui/RideTypeMark.tsx';

interface Props {
  post: RideRowFragment;
  /** The address of the ride. Its place in the feed when absent. */
  to?: string;
  onClick?(): void;
}

type RowRide = NonNullable<RideRowFragment['ride']>;

/** A ride in short, as one link. */
export function RideLink({ post, to = `/?scrollTo=${post.id}`, onClick }: Props) {
  const { ride } = post;

  return (
    <Row to={to} onClick={onClick}>
      {ride && (
        <Head>
          <RideTypeMark type={ride.type} badge />
          {ride.date && <time dateTime={ride.date}>{startFacts(ride).day}</time>}
        </Head>
      )}
      <Preview dir="auto">{post.content}</Preview>
      {ride && <Facts ride={ride} />}
    </Row>
  );
}

function Facts({ ride }: { ride: RowRide }) {
  const units = useUnits();
  const { value, unit } = formatDistance(ride.distance, units);
  const { time, forReader } = startFacts(ride);
  const elevation = formatElevation(ride.elevation, units);
  const rest = [
    ride.calledOffAt && 'Called off',
    `${elevation.value} ${elevation.unit}`,
    ride.duration || (ride.pace && paceIn(ride.pace, units)),
    ride.location,
    time,
    forReader && `${forReader} for you`,
  ];

  return (
    <Line>
      <b>
        {value} {unit}
      </b>
      {rest.filter(Boolean).map((fact) => (
        <span key={fact} dir="auto">
          {fact}
        </span>
      ))}
    </Line>
  );
}

const { color, space, type, media } = theme;

const Row = styled(Link)`
  display: grid;
  gap: ${space[1]};
  padding: ${space[4]} 24px;
  border-top: 1px solid ${color.border};

  &:hover { background: ${color.surfaceHover}; }
  &:focus-visible { outline-offset: -4px; border-radius: ${theme.radius.card}; box-shadow: none; }
  ${media.phone} { padding: 14px 16px; }
`;

const Head = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  margin-bottom: ${space[1]};

  time { color: ${color.textMuted}; font: ${type.small}; white-space: nowrap; }
`;

const Preview = styled.span`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 0;
  color: ${color.textMuted};
  font: ${type.small};

  b { color: ${color.text}; font-weight: 600; }
  span { overflow-wrap: anywhere; }
  /* no dot between facts whose line may wrap */
  span::before {
    content: '';
    display: inline-block;
    width: 3px;
    height: 3px;
    margin: 0 10px;
    border-radius: 50%;
    background: currentColor;
    opacity: 0.6;
    vertical-align: middle;
  }
  ${media.phone} {
    column-gap: 12px;

    span::before { display: none; }
  }
`;
