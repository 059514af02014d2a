import type { UserSessionRowFragment } from '../generated.ts';
import { formatAgo } from '../lib/formatAgo.ts';
import { formatDay } from '../lib/formatDay.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { FactsRow } from '../ui/FactsRow.tsx';
import { deviceName } from './deviceName.ts';
import { useEndSession } from './useEndSession.ts';

interface Props {
  session: UserSessionRowFragment;
}

/** A signed-in device, the time of its sign-in, and a button to sign it out unless it is the current one. */
export function DeviceRow({ session }: Props) {
  const { device, createdAt, lastUsedAt, isCurrent } = session;
  const { endSession, isEnding } = useEndSession(session);
  const name = deviceName(device);

  const facts = [
    { term: 'Last seen', instant: lastUsedAt, words: isCurrent ? 'Now' : formatAgo(lastUsedAt) },
    { term: 'Signed in since', instant: createdAt, words: formatDay(createdAt) },
  ];
  const badge = isCurrent && <Badge tone="joined">This device</Badge>;

  return (
    <FactsRow name={name} title={device ?? undefined} badge={badge} facts={facts}>
      {!isCurrent && (
        <Button
          variant="outline"
          size="small"
          aria-label={`Sign out ${name}`}
          pending={isEnding}
          pendingLabel="Signing out..."
          onClick={() => void endSession()}
        >
          Sign out
        </Button>
      )}
    </FactsRow>
  );
}
