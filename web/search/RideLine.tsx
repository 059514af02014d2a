import styled from '@emotion/styled';
import { useUnits } from '../auth/useUnits.ts';
import type { PostHitFragment } from '../generated.ts';
import { formatDistance } from '../lib/formatDistance.ts';
import { formatElevation } from '../lib/formatElevation.ts';
import { theme } from '../theme/tokens.ts';
import { RideTypeMark } from '../ui/RideTypeMark.tsx';

interface Props {
  ride: Omit<NonNullable<PostHitFragment['ride']>, 'calledOffAt'>;
}

/** A ride in one line: type, distance, elevation, place. */
export function RideLine({ ride }: Props) {
  const units = useUnits();
  const distance = formatDistance(ride.distance, units);
  const elevation = formatElevation(ride.elevation, units);

  return (
    <Line>
      <RideTypeMark type={ride.type} />
      <span>
        {distance.value} {distance.unit}
      </span>
      <span>
        {elevation.value} {elevation.unit}
      </span>
      {ride.location && <span dir="auto">{ride.location}</span>}
    </Line>
  );
}

const { color, type } = theme;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 6px;
  color: ${color.textMuted};
  font: ${type.small};

  > span:first-of-type { font: ${type.small}; font-weight: 600; }
  svg { width: 22px; }
  > * + *::before { content: '·'; margin-right: 6px; }
  /* a wrapped line would start with a dot */
  ${theme.media.phone} {
    column-gap: 12px;

    > * + *::before { content: none; }
  }
`;
