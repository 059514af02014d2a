import { Eye, PencilLine } from 'lucide-react';
import { useState } from 'react';
import type { AccessTokenRowFragment } from '../generated.ts';
import { formatAgo } from '../lib/formatAgo.ts';
import { formatDay } from '../lib/formatDay.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { FactsRow } from '../ui/FactsRow.tsx';
import { scopeLabels } from './tokenScopes.ts';
import { useRevokeAccessToken } from './useRevokeAccessToken.ts';

interface Props {
  token: AccessTokenRowFragment;
}

/** One token: its name, its scope, and its use. */
export function TokenRow({ token }: Props) {
  const { name, scope, createdAt, lastUsedAt, expiresAt } = token;
  const [isAsking, setAsking] = useState(false);
  const { revoke, isRevoking } = useRevokeAccessToken(token);
  const hasExpired = new Date(expiresAt) <= new Date();

  const handleConfirm = async () => {
    await revoke();
    setAsking(false);
  };

  const facts = [
    { term: 'Created', instant: createdAt, words: formatDay(createdAt) },
    { term: 'Last used', instant: lastUsedAt, words: lastUsedAt ? formatAgo(lastUsedAt) : 'Never' },
    { term: hasExpired ? 'Expired' : 'Expires', instant: expiresAt, words: formatDay(expiresAt) },
  ];
  const badge = <Badge icon={scope === 'WRITE' ? <PencilLine /> : <Eye />}>{scopeLabels[scope]}</Badge>;

  return (
    <FactsRow name={name} badge={badge} facts={facts}>
      <Button variant="outline" size="small" aria-label={`Revoke ${name}`} onClick={() => setAsking(true)}>
        Revoke
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Revoke ${name}?`}
        text="Whatever uses this token can no longer act for you. This cannot be taken back."
        confirmLabel="Revoke"
        onConfirm={() => void handleConfirm()}
        pending={isRevoking}
        pendingLabel="Revoking..."
        danger
      />
    </FactsRow>
  );
}
