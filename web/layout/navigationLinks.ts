import { CalendarDays, Compass, Users } from 'lucide-react';

/** The three links of the header and of the phone's menu. */
export const navigationLinks = [
  { to: '/explore', label: 'Explore', Icon: Compass },
  { to: '/groups', label: 'Groups', Icon: Users },
  { to: '/events', label: 'Events', Icon: CalendarDays },
] as const;
