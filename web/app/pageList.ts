import type { ComponentType } from 'react';
import { lazy } from 'react';
import { matchPath } from 'react-router-dom';
import { holdWhileLeaving } from '../lib/holdWhileLeaving.ts';

export interface AppPage {
  path: string;
  /** Waits for the page's code unless `load` has finished. */
  Page: ComponentType;
  /** Loads the page's code. Rejects when it cannot be loaded. */
  load(): Promise<void>;
}

function pageAt(path: string, fetchPage: () => Promise<{ default: ComponentType }>): AppPage {
  const page: AppPage = {
    path,
    Page: lazy(() => fetchPage().catch(holdWhileLeaving)),
    load: async () => {
      page.Page = (await fetchPage()).default;
    },
  };
  return page;
}

/** Stays rendered after the first visit. */
export const homePage = pageAt('/', () => import('../home/HomePage.tsx'));

// One bundle for four small pages: each import makes the list longer, and every page loads the list.
const linkPage = () => import('../account/LinkPage.tsx');

/** Every other path and its page. */
export const otherPages = [
  pageAt('/explore', () => import('../search/ExplorePage.tsx')),
  pageAt('/groups', () => import('../groups/GroupsPage.tsx')),
  pageAt('/groups/:id', () => import('../groups/GroupPage.tsx')),
  pageAt('/groups/join/:token', () => import('../groups/InvitedPage.tsx')),
  pageAt('/events', () => import('../events/EventsPage.tsx')),
  pageAt('/events/:id', () => import('../events/EventPage.tsx')),
  pageAt('/rides', () => import('../rides/MyRidesPage.tsx')),
  pageAt('/login', () => import('../auth/LoginPage.tsx')),
  pageAt('/login/provider', () => import('../auth/ProviderPage.tsx')),
  pageAt('/post/:id', () => import('../posts/PostPage.tsx')),
  pageAt('/post/:id/sheet', () => import('../rides/SheetPage.tsx')),
  pageAt('/profile/:who?', () => import('../users/ProfilePage.tsx')),
  pageAt('/settings', () => import('../settings/SettingsPage.tsx')),
  pageAt('/settings/people', () => import('../settings/PeoplePage.tsx')),
  pageAt('/settings/calendars', () => import('../calendars/CalendarsPage.tsx')),
  pageAt('/notifications', () => import('../notifications/NotificationsPage.tsx')),
  pageAt('/settings/notifications', () => import('../notifications/NotificationSettingsPage.tsx')),
  pageAt('/settings/tokens', () => import('../tokens/TokensPage.tsx')),
  pageAt('/settings/removals', () => import('../takedowns/RemovalsPage.tsx')),
  pageAt('/settings/zones', () => import('../zones/ZonesPage.tsx')),
  pageAt('/operator/:tab?', () => import('../operator/OperatorPage.tsx')),
  pageAt('/welcome', () => import('../onboarding/WelcomePage.tsx')),
  pageAt('/forgot', () => import('../account/ForgotPage.tsx')),
  pageAt('/reset/:token', linkPage),
  pageAt('/confirm/:token', linkPage),
  pageAt('/join/:token', linkPage),
  pageAt('/appeal/:token', linkPage),
  pageAt('/notice/:kind/:id', () => import('../notices/NoticePage.tsx')),
  pageAt('/receipt/:receipt', () => import('../notices/ReceiptPage.tsx')),
  pageAt('*', () => import('../layout/NotFoundPage.tsx')),
];

/**
 * Loads the code of the page at this path, so that the page renders at once. Rejects when the code cannot be loaded.
 */
export async function loadPage(pathname: string): Promise<void> {
  await [homePage, ...otherPages].find(({ path }) => matchPath(path, pathname))?.load();
}
