import { useMatch, useNavigate } from 'react-router-dom';
import { useSession } from '../auth/useSession.ts';
import { NotificationBell } from '../notifications/NotificationBell.tsx';
import { useToast } from '../ui/Toast.tsx';
import { HeaderBar } from './HeaderBar.tsx';

/** Connects the header bar to the session. */
export function Header() {
  const { user, expected, logout } = useSession();
  const isLoginPage = useMatch('/login') !== null;
  const navigate = useNavigate();
  const toast = useToast();

  const handleLogout = async () => {
    try {
      await logout();
      navigate('/login');
    } catch {
      // The client's error link has logged it.
      toast({ title: 'There was an issue logging you out. Please try again.', tone: 'danger' });
    }
  };

  return (
    <HeaderBar
      viewer={user ?? expected}
      bell={<NotificationBell viewerId={user?.id} />}
      brandIsLink={!isLoginPage}
      showLogin={!isLoginPage}
      onLogout={handleLogout}
    />
  );
}
