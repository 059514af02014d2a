import styled from '@emotion/styled';
import { lazy, Suspense, useEffect } from 'react';
import { Outlet, Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { Header } from './layout/Header.tsx';
import { PageFrame } from './layout/PageFrame.tsx';
import { useHeadingFocus } from './layout/useHeadingFocus.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { theme } from './theme/tokens.ts';

const EventsPage = lazy(() => import('./events/EventsPage.tsx'));
const ExplorePage = lazy(() => import('./search/ExplorePage.tsx'));
const GroupsPage = lazy(() => import('./groups/GroupsPage.tsx'));
const HomePage = lazy(() => import('./home/HomePage.tsx'));
const LoginPage = lazy(() => import('./auth/LoginPage.tsx'));
const NotFoundPage = lazy(() => import('./layout/NotFoundPage.tsx'));
const PostPage = lazy(() => import('./posts/PostPage.tsx'));
const ProfilePage = lazy(() => import('./users/ProfilePage.tsx'));

/** Every path and its page. A page is fetched when it is first gone to. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Frame />}>
        <Route path="/" element={<HomePage />} />
        <Route path="/explore" element={<ExplorePage />} />
        <Route path="/groups" element={<GroupsPage />} />
        <Route path="/events" element={<EventsPage />} />
        <Route path="/login" element={<LoginPage />} />
        <Route path="/post/:id" element={<PostPage />} />
        <Route path="/profile/:who?" element={<ProfilePage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
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
