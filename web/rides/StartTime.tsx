import styled from '@emotion/styled';
import { Clock } from 'lucide-react';
import type { Start } from './startText.ts';
import { startText } from './startText.ts';

interface Props {
  start: Start;
  now: number;
}

/** When a ride starts, and the reader's own time if it differs: 'Tomorrow, 2:00 PM CET · 6:00 AM for you'. */
export function StartTime({ start, now }: Props) {
  const { atRide, forReader } = startText(start, new Date(now));
  if (!atRide) return null;
  return (
    <time dateTime={start.startsAt ?? start.date ?? undefined}>
      <Clock />
      <Words>
        {atRide}
        {forReader && <> · {forReader} for you</>}
      </Words>
    </time>
  );
}

const Words = styled.span`
  min-width: 0;
`;
