import styled from '@emotion/styled';
import { ScrollText } from 'lucide-react';
import { useState } from 'react';
import type { GroupRulesStateFragment } from '../generated.ts';
import { formatDay } from '../lib/formatDay.ts';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { RulesDialog } from './RulesDialog.tsx';
import { asksForRules } from './rulesState.ts';
import { useAcknowledgeRules } from './useAcknowledgeRules.ts';

interface Props {
  group: GroupRulesStateFragment;
}

/** Says how the viewer stands to the rules of a group, and opens them. */
export function RulesLine({ group }: Props) {
  const [isOpen, setOpen] = useState(false);
  const act = useAcknowledgeRules(group.id, () => setOpen(false));
  const isAsked = asksForRules(group);

  return (
    <Line data-asks={isAsked || undefined}>
      <ScrollText aria-hidden="true" />
      <span>{textOf(group)}</span>
      <Button size="small" variant={isAsked ? 'accent' : 'outline'} onClick={() => setOpen(true)}>
        Read Rules
      </Button>
      <RulesDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={`Rules of ${group.name}`}
        group={group}
        act={isAsked ? act : undefined}
      />
    </Line>
  );
}

function textOf({ rules, viewerIsMember, viewerRulesVersion }: GroupRulesStateFragment): string {
  if (!rules) return '';
  if (!viewerIsMember) return 'This group has rules, which its members acknowledge.';
  if (viewerRulesVersion === rules.version) return `You have acknowledged version ${rules.version} of the rules.`;
  if (viewerRulesVersion === null) return 'This group has rules. Please read and acknowledge them.';
  return `The rules changed on ${formatDay(rules.createdAt)}. Please read and acknowledge them again.`;
}

const { color, media, space, type } = theme;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[2]} ${space[5]};
  border-top: 1px solid ${color.border};
  background: ${color.surfaceHover};
  color: ${color.textMuted};
  font: ${type.small};
  text-wrap: pretty;

  &[data-asks] { background: ${color.warningSoft}; color: ${color.warning}; }
  > .lucide { flex: none; width: 18px; height: 18px; }
  > span { flex: 1; min-width: 0; }
  > button { flex: none; }
  ${media.phone} { padding: ${space[2]} ${space[4]}; }
`;
