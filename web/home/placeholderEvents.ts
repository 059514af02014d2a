import type { UpcomingEventFragment } from '../generated.ts';

/** An event as the sidebars list it; an example has display text in the place of a real date. */
export type SidebarEvent = Pick<
  UpcomingEventFragment,
  'id' | 'title' | 'displayDate' | 'participantCount' | 'isActive'
> & {
  date?: string;
};

/** Shown to visitors, for whom no events are asked for, and until the real ones have come. */
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
