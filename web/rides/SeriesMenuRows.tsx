import styled from '@emotion/styled';
import { CalendarMinus, CalendarPlus, Repeat } from 'lucide-react';
import type { RideBarFragment } from '../generated.ts';
import { useSeriesDatesQuery } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { MenuItem } from '../ui/MenuItem.tsx';
import { formatRideDate } from './formatRideDate.ts';
import { seriesWords } from './seriesWords.ts';
import { useHasPassed } from './useHasPassed.ts';
import { useRideParticipation } from './useRideParticipation.ts';
import { useSeriesParticipation } from './useSeriesParticipation.ts';

interface Props {
  ride: RideBarFragment;
  rule: string;
}

/** Joins or leaves one date of a series, or all of them, in one of its pace groups. */
export function SeriesMenuRows({ ride, rule }: Props) {
  const { data } = useSeriesDatesQuery({ variables: { postId: ride.postId } });
  const toggleDate = useRideParticipation(ride);
  const setAll = useSeriesParticipation(ride);
  const dates = data?.post?.ride?.series?.dates ?? [];
  const date = data?.post?.ride?.date;
  const isIn = ride.viewerIsParticipating;
  const hasJoined = data?.post?.ride?.series?.viewerHasJoined ?? false;
  const isInSome = hasJoined || dates.some(({ viewerIsParticipating }) => viewerIsParticipating);
  // A member of the series rides in their group on most dates, so only the others are offered.
  const paceGroups = data?.post?.ride?.paceGroups ?? [];
  const groups = paceGroups.filter(({ viewerIsIn }) => !(hasJoined && viewerIsIn));
  const last = dates.at(-1)?.date;
  const all = seriesWords(rule);
  const isOver = useHasPassed(ride.startsAt) || ride.isCompleted;

  return (
    <>
      {!isOver && (isIn || !ride.calledOffAt) && (
        <MenuItem icon={isIn ? <CalendarMinus /> : <CalendarPlus />} onSelect={toggleDate}>
          <Words>
            {isIn ? 'Leave this date' : 'Join this date'}
            <small>{date ? `${formatRideDate(date)} only` : 'Only this one'}</small>
          </Words>
        </MenuItem>
      )}
      {groups.map((group) => (
        <MenuItem key={group.id} icon={<Repeat />} onSelect={() => void setAll(true, { ...group, moves: hasJoined })}>
          <Words>
            {hasJoined ? 'Move to' : 'Join'} {group.letter} {all}
            <small dir="auto">{group.name}</small>
          </Words>
        </MenuItem>
      ))}
      {!hasJoined && (
        <MenuItem icon={<Repeat />} disabled={!data} onSelect={() => void setAll(true)}>
          <Words>
            Join {all}
            <small>
              {groups.length > 0 ? 'In no group, until' : 'Until'} you leave
              {last ? `; ends ${formatRideDate(last)}` : ''}
            </small>
          </Words>
        </MenuItem>
      )}
      {isInSome && (
        <MenuItem icon={<CalendarMinus />} onSelect={() => void setAll(false)}>
          <Words>
            Leave all dates
            <small>Past ones stay</small>
          </Words>
        </MenuItem>
      )}
    </>
  );
}

const Words = styled.span`
  display: grid;
  min-width: 0;
  padding-block: 6px;

  small { color: ${theme.color.textMuted}; font: ${theme.type.small}; }
`;
