import { lazyPart } from '../ui/lazyPart.ts';

export const announcementPart = lazyPart(() => import('./Announcement.tsx').then((module) => module.Announcement));
