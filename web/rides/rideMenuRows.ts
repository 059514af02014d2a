import { menuRows } from '../ui/floatingParts.ts';

export const rideMenuRows = menuRows(() => import('./RideMenuRows.tsx'));
