import type { UpcomingEventFragment } from '../generated.ts';
import { zoneNote } from '../rides/startText.ts';

/** An event in the sidebars. An example has display text in place of a date. */
export type SidebarEvent = Pick<
  UpcomingEventFragment,
  'id' | 'title' | 'displayDate' | 'participantCount' | 'isActive'
> &
  Partial<Pick<UpcomingEventFragment, 'date' | 'time' | 'timeZone' | 'startsAt' | 'calledOffReason'>>;

/** When an event starts: 'Saturday, 9:00 AM CET · 3:00 AM for you'. */
export function whenText({ displayDate, date, time, timeZone, startsAt }: SidebarEvent): string {
  const start = { date: date ?? null, time: time ?? null, timeZone: timeZone ?? null, startsAt: startsAt ?? null };
  return displayDate + zoneNote(start);
}

/** Shown to visitors, for whom no events are requested, and until the real events have loaded. */
export const placeholderEvents: readonly SidebarEvent[] = [
  {
    id: 'sunday-group-ride',
    title: 'Sunday Group Ride',
    displayDate: 'Tomorrow, 7:00 AM',
    participantCount: 12,
    isActive: true,
  },
  {
    id: 'mountain-trail-expedition',
    title: 'Mountain Trail Expedition',
    displayDate: 'Saturday, 6:30 AM',
    participantCount: 8,
    isActive: false,
  },
];
