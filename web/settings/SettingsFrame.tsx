import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { returnState } from '../auth/returnPath.ts';
import { useSession } from '../auth/useSession.ts';
import { useDocumentTitle } from '../lib/useDocumentTitle.ts';
import { PageColumn } from '../ui/PageColumn.tsx';
import { SettingsNav, settingsPlaces } from './SettingsNav.tsx';

interface Props {
  children: ReactNode;
}

/** The frame of every settings page. A visitor is sent to the login page and returned here. */
export function SettingsFrame({ children }: Props) {
  const location = useLocation();
  const place = settingsPlaces.find(({ to }) => to === location.pathname);
  useDocumentTitle(place ? `${place.label} · Settings` : 'Settings');
  const { user, expected } = useSession();

  if (!user && !expected) return <Navigate to="/login" replace state={returnState(location)} />;
  return (
    <PageColumn data-width="list">
      <h1>Settings</h1>
      <SettingsNav />
      {children}
    </PageColumn>
  );
}
