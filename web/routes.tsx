import styled from '@emotion/styled';
import { lazy, Suspense, useEffect } from 'react';
import { Outlet, Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { Header } from './layout/Header.tsx';
import { PageFrame } from './layout/PageFrame.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { theme } from './theme/tokens.ts';

const HomePage = lazy(() => import('./home/HomePage.tsx'));
const LoginPage = lazy(() => import('./auth/LoginPage.tsx'));
const NotFoundPage = lazy(() => import('./layout/NotFoundPage.tsx'));

/** Every path and its page. A page is fetched when it is first gone to. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Frame />}>
        <Route path="/" element={<HomePage />} />
        <Route path="/login" element={<LoginPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}

function Frame() {
  const { pathname } = useLocation();
  useScrollToTop(pathname);

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
