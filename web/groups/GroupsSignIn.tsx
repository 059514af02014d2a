import { useLocation } from 'react-router-dom';
import { returnState } from '../auth/returnPath.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

/** Shown to visitors in place of the groups. */
export function GroupsSignIn() {
  const location = useLocation();
  const signIn = (
    <ButtonLink to="/login" state={returnState(location)}>
      Sign in
    </ButtonLink>
  );

  return (
    <Card as="div">
      <EmptyState title="Authentication Required" hint="Please log in to join groups." action={signIn} />
    </Card>
  );
}
