import styled from '@emotion/styled';
import { Eye, PencilLine } from 'lucide-react';
import { useState } from 'react';
import type { AccessTokenRowFragment } from '../generated.ts';
import { formatAgo } from '../lib/formatAgo.ts';
import { formatDay } from '../lib/formatDay.ts';
import { theme } from '../theme/tokens.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Instant } from '../ui/Instant.tsx';
import { scopeLabels } from './tokenScopes.ts';
import { useRevokeAccessToken } from './useRevokeAccessToken.ts';

interface Props {
  token: AccessTokenRowFragment;
}

/** What one token is for, what it allows, and how it has been used. */
export function TokenRow({ token }: Props) {
  const { name, scope, createdAt, lastUsedAt, expiresAt } = token;
  const [isAsking, setAsking] = useState(false);
  const { revoke, isRevoking } = useRevokeAccessToken(token);
  const hasExpired = new Date(expiresAt) <= new Date();

  const handleConfirm = async () => {
    await revoke();
    setAsking(false);
  };

  return (
    <Row>
      <Name>
        <strong>{name}</strong>
        <Badge icon={scope === 'WRITE' ? <PencilLine /> : <Eye />}>{scopeLabels[scope]}</Badge>
      </Name>
      <Facts>
        <Fact term="Created" instant={createdAt} words={formatDay(createdAt)} />
        <Fact term="Last used" instant={lastUsedAt} words={lastUsedAt ? formatAgo(lastUsedAt) : 'Never'} />
        <Fact term={hasExpired ? 'Expired' : 'Expires'} instant={expiresAt} words={formatDay(expiresAt)} />
      </Facts>
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
    </Row>
  );
}

function Fact({ term, instant, words }: { term: string; instant: string | null; words: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{instant ? <Instant instant={instant}>{words}</Instant> : words}</dd>
    </div>
  );
}

const { color, media, space, type } = theme;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[3]} ${space[4]};
  align-items: center;
  padding: ${space[4]} ${space[5]};

  & + & { border-top: 1px solid ${color.border}; }
  > button { grid-area: 1 / 2 / span 2; }
  ${media.phone} {
    padding: ${space[4]};

    > button { grid-area: 1 / 2; }
  }
`;

const Name = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 6px ${space[3]};
  min-width: 0;

  strong { min-width: 0; font: ${type.subheading}; overflow-wrap: anywhere; }
`;

const Facts = styled.dl`
  display: grid;
  /* the same in all rows */
  grid-template-columns: repeat(3, minmax(0, 160px));
  gap: ${space[4]};
  font: ${type.small};

  dt { color: ${color.textMuted}; font: ${type.label}; }
  dd { font-variant-numeric: tabular-nums; }
  ${media.phone} { grid-column: 1 / -1; }
`;
