import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { useEndOtherSessions } from './useEndOtherSessions.ts';

/** Signs out all other devices, after confirmation. */
export function EndOtherSessions() {
  const [isAsking, setAsking] = useState(false);
  const { endOtherSessions, endsLinks, isEnding } = useEndOtherSessions();

  const handleConfirm = async () => {
    await endOtherSessions();
    setAsking(false);
  };

  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        Sign out everywhere else
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Sign out everywhere else?"
        text={`All other devices are signed out at once. This one stays signed in. ${endsLinks ? alsoLinks : linksStay}`}
        confirmLabel="Sign out"
        onConfirm={() => void handleConfirm()}
        pending={isEnding}
        pendingLabel="Signing out..."
        danger
      />
    </>
  );
}

const linksStay = 'Access tokens and calendar links stay too: a new password revokes them.';
const alsoLinks = 'Your access tokens and calendar links end too.';
