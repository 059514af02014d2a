import styled from '@emotion/styled';
import { EyeOff, Lock } from 'lucide-react';
import type { GroupKind } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { kindTexts } from './groupKinds.ts';

/** The kind of a group that is not open, below its name. */
export function KindLine({ kind }: { kind: GroupKind }) {
  if (kind === 'OPEN') return null;
  return (
    <Line>
      {kind === 'HIDDEN' ? <EyeOff aria-hidden="true" /> : <Lock aria-hidden="true" />}
      {kindTexts[kind]}
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  color: ${theme.color.textMuted};
  font: ${theme.type.small};

  .lucide { flex: none; width: 16px; height: 16px; }
`;
