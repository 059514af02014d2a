import styled from '@emotion/styled';
import type { ComponentType } from 'react';
import { lazy, Suspense, useEffect } from 'react';
import { matchPath, Outlet, Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { Header } from './layout/Header.tsx';
import { PageFrame } from './layout/PageFrame.tsx';
import { useHeadingFocus } from './layout/useHeadingFocus.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { theme } from './theme/tokens.ts';

/** Every path and its page. A page is fetched when it is first gone to. */
const pages = [
  { path: '/', load: () => import('./home/HomePage.tsx') },
  { path: '/explore', load: () => import('./search/ExplorePage.tsx') },
  { path: '/groups', load: () => import('./groups/GroupsPage.tsx') },
  { path: '/events', load: () => import('./events/EventsPage.tsx') },
  { path: '/login', load: () => import('./auth/LoginPage.tsx') },
  { path: '/post/:id', load: () => import('./posts/PostPage.tsx') },
  { path: '/profile/:who?', load: () => import('./users/ProfilePage.tsx') },
  { path: '/settings', load: () => import('./settings/SettingsPage.tsx') },
  { path: '/settings/calendars', load: () => import('./calendars/CalendarsPage.tsx') },
  { path: '/notifications', load: () => import('./notifications/NotificationsPage.tsx') },
  { path: '/settings/tokens', load: () => import('./tokens/TokensPage.tsx') },
  { path: '/settings/zones', load: () => import('./zones/ZonesPage.tsx') },
  { path: '*', load: () => import('./layout/NotFoundPage.tsx') },
].map(({ path, load }) => ({ path, load, Page: lazy(load) as ComponentType }));

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Frame />}>
        {pages.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
      </Route>
    </Routes>
  );
}

/**
 * Fetches the page of the first address, for the first drawing to hold it: React shows one that it finds by itself only
 * after a blank, and some time later. To be called before anything is drawn. Fails as the page itself would.
 */
export async function loadFirstPage(pathname: string): Promise<void> {
  const page = pages.find(({ path }) => matchPath(path, pathname));
  if (page) page.Page = (await page.load()).default;
}

function Frame() {
  const { pathname } = useLocation();
  useScrollToTop(pathname);
  useHeadingFocus(pathname);

  return (
    <PageFrame header={<Header />}>
      <PageBoundary place={pathname}>
        <Suspense fallback={<Blank />}>
          <Outlet />
        </Suspense>
      </PageBoundary>
    </PageFrame>
  );
}

/** A new page begins at its top; going back is left to the browser, which knows where one was. */
function useScrollToTop(pathname: string): void {
  const isBack = useNavigationType() === 'POP';
  useEffect(() => {
    if (pathname && !isBack) window.scrollTo(0, 0);
  }, [pathname, isBack]);
}

/* as tall as the window, so that nothing below the page moves when it comes */
const Blank = styled.div`
  min-height: calc(100dvh - ${theme.size.header});
`;
