import styled from '@emotion/styled';
import type { UserSessionRowFragment } from '../generated.ts';
import { formatAgo } from '../lib/formatAgo.ts';
import { formatDay } from '../lib/formatDay.ts';
import { theme } from '../theme/tokens.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { Instant } from '../ui/Instant.tsx';
import { deviceName } from './deviceName.ts';
import { useEndSession } from './useEndSession.ts';

interface Props {
  session: UserSessionRowFragment;
}

/** One device, since when it is signed in, and the way to sign it out unless it is this one. */
export function DeviceRow({ session }: Props) {
  const { device, createdAt, lastUsedAt, isCurrent } = session;
  const { endSession, isEnding } = useEndSession(session);
  const name = deviceName(device);

  return (
    <Row>
      <Name>
        <strong title={device ?? undefined}>{name}</strong>
        {isCurrent && <Badge tone="joined">This device</Badge>}
      </Name>
      <Facts>
        <Fact term="Last seen" instant={lastUsedAt} words={isCurrent ? 'Now' : formatAgo(lastUsedAt)} />
        <Fact term="Signed in since" instant={createdAt} words={formatDay(createdAt)} />
      </Facts>
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
    </Row>
  );
}

function Fact({ term, instant, words }: { term: string; instant: string; words: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <Instant instant={instant}>{words}</Instant>
      </dd>
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
  /* also where no button stands beside it */
  grid-column: 1;
  display: grid;
  /* the same in all rows */
  grid-template-columns: repeat(2, minmax(0, 160px));
  gap: ${space[4]};
  font: ${type.small};

  dt { color: ${color.textMuted}; font: ${type.label}; }
  dd { font-variant-numeric: tabular-nums; }
  ${media.phone} { grid-column: 1 / -1; }
`;
