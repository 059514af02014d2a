import { menuRows } from '../ui/floatingParts.ts';

export const postMenuRows = menuRows(() => import('./PostMenuRows.tsx'));
