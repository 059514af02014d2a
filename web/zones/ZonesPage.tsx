import { Navigate, useLocation } from 'react-router-dom';
import { returnState } from '../auth/returnPath.ts';
import { useSession } from '../auth/useSession.ts';
import { useDocumentTitle } from '../lib/useDocumentTitle.ts';
import { PageColumn } from '../ui/PageColumn.tsx';
import { PrivacyZones } from './PrivacyZones.tsx';

/** The privacy zones of a member, among their settings; a visitor is led to the login, and back. */
export default function ZonesPage() {
  useDocumentTitle('Settings');
  const location = useLocation();
  const { user, expected } = useSession();

  if (!user && !expected) return <Navigate to="/login" replace state={returnState(location)} />;
  return (
    <PageColumn data-width="list">
      <h1>Settings</h1>
      <PrivacyZones user={user} />
    </PageColumn>
  );
}
