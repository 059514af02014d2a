import styled from '@emotion/styled';
import type { ComponentType } from 'react';
import { lazy, Suspense, useEffect } from 'react';
import { matchPath, Outlet, Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { Header } from '../layout/Header.tsx';
import { PageFrame } from '../layout/PageFrame.tsx';
import { useHeadingFocus } from '../layout/useHeadingFocus.ts';
import { holdWhileLeaving } from '../lib/holdWhileLeaving.ts';
import { theme } from '../theme/tokens.ts';
import { PageBoundary } from './PageBoundary.tsx';

/** Every path and its page. A page is loaded on the first visit. */
const pages = [
  { path: '/', load: () => import('../home/HomePage.tsx') },
  { path: '/explore', load: () => import('../search/ExplorePage.tsx') },
  { path: '/groups', load: () => import('../groups/GroupsPage.tsx') },
  { path: '/events', load: () => import('../events/EventsPage.tsx') },
  { path: '/login', load: () => import('../auth/LoginPage.tsx') },
  { path: '/post/:id', load: () => import('../posts/PostPage.tsx') },
  { path: '/profile/:who?', load: () => import('../users/ProfilePage.tsx') },
  { path: '/settings', load: () => import('../settings/SettingsPage.tsx') },
  { path: '/settings/calendars', load: () => import('../calendars/CalendarsPage.tsx') },
  { path: '/notifications', load: () => import('../notifications/NotificationsPage.tsx') },
  { path: '/settings/tokens', load: () => import('../tokens/TokensPage.tsx') },
  { path: '/settings/zones', load: () => import('../zones/ZonesPage.tsx') },
  { path: '*', load: () => import('../layout/NotFoundPage.tsx') },
].map(({ path, load }) => ({ path, load, Page: lazy(() => load().catch(holdWhileLeaving)) as ComponentType }));

export function Pages() {
  return (
    <Routes>
      <Route element={<Frame />}>
        {pages.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Bounded key={path} Page={Page} />} />
        ))}
      </Route>
    </Routes>
  );
}

/**
 * Loads the page of the first address before the first render, because React would render a blank page first. Rejects
 * when the page cannot be loaded.
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
      <Outlet />
    </PageFrame>
  );
}

/** Each route has its own error boundary, so a broken page does not affect the next one. */
function Bounded({ Page }: { Page: ComponentType }) {
  const { pathname } = useLocation();
  return (
    <PageBoundary place={pathname}>
      <Suspense fallback={<Blank />}>
        <Page />
      </Suspense>
    </PageBoundary>
  );
}

/** A new page starts at its top. On going back, the browser restores the position. */
function useScrollToTop(pathname: string): void {
  const isBack = useNavigationType() === 'POP';
  useEffect(() => {
    if (pathname && !isBack) window.scrollTo(0, 0);
  }, [pathname, isBack]);
}

/* as tall as the window, so that content below does not move when the page arrives */
const Blank = styled.div`
  min-height: calc(100dvh - ${theme.size.header});
`;
