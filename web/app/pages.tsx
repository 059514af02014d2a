import { memo, Suspense, useState } from 'react';
import { matchPath, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { useSession } from '../auth/useSession.ts';
import { Header } from '../layout/Header.tsx';
import { PageBones } from '../layout/PageBones.tsx';
import { PageFrame } from '../layout/PageFrame.tsx';
import { Places } from '../layout/Places.tsx';
import { useHeadingFocus } from '../layout/useHeadingFocus.ts';
import { Shortcuts } from '../shortcuts/Shortcuts.tsx';
import { KeptPage } from './KeptPage.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import type { AppPage } from './pageList.ts';
import { homePage, otherPages } from './pageList.ts';
import { useScrollPosition } from './useScrollPosition.ts';

export function Pages() {
  return (
    <Routes>
      <Route element={<Frame />}>
        <Route path={homePage.path} element={null} />
        {otherPages.map((page) => (
          <Route key={page.path} path={page.path} element={<Bounded key={page.path} page={page} />} />
        ))}
      </Route>
    </Routes>
  );
}

function Frame() {
  const { pathname } = useLocation();
  const { user, expected } = useSession();
  useScrollPosition();
  useHeadingFocus(pathname);

  return (
    <>
      <PageFrame header={<Header />}>
        <Outlet />
        <Shortcuts />
        {/* The next person must not see the page of the one before. */}
        <KeptPage key={(user ?? expected)?.id} isShown={matchPath(homePage.path, pathname) !== null}>
          <Bounded page={homePage} />
        </KeptPage>
      </PageFrame>
      <Places />
    </>
  );
}

/** Each route has its own error boundary, so a broken page does not affect the next one. */
const Bounded = memo(function Bounded({ page }: { page: AppPage }) {
  const { pathname } = useLocation();
  // The same component until the page is left, also when its code is loaded meanwhile.
  const [Page] = useState(() => page.Page);
  return (
    <PageBoundary place={pathname}>
      <Suspense fallback={<PageBones />}>
        <Page />
      </Suspense>
    </PageBoundary>
  );
});
