import styled from '@emotion/styled';
import { useSession } from '../auth/useSession.ts';
import type { PostHitFragment } from '../generated.ts';
import { formatDistance } from '../lib/formatDistance.ts';
import { formatElevation } from '../rides/formatElevation.ts';
import { theme } from '../theme/tokens.ts';
import { RideTypeMark } from '../ui/RideTypeMark.tsx';

interface Props {
  ride: NonNullable<PostHitFragment['ride']>;
}

/** A ride in one line: what kind, how far, how high, where. */
export function RideLine({ ride }: Props) {
  const { user } = useSession();
  const distance = formatDistance(ride.distance, user?.unitsPreference ?? 'IMPERIAL');
  const elevation = formatElevation(ride.elevation);

  return (
    <Line>
      <RideTypeMark type={ride.type} />
      <span>
        {distance.value} {distance.unit}
      </span>
      <span>
        {elevation.value} {elevation.unit}
      </span>
      {ride.location && <span>{ride.location}</span>}
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
  /* where the line breaks, a dot would begin the next one */
  ${theme.media.phone} {
    column-gap: 12px;

    > * + *::before { content: none; }
  }
`;
