import styled from '@emotion/styled';
import type { ReactNode, RefObject } from 'react';
import type { GroupRulesStateFragment } from '../generated.ts';
import { useGroupRulesQuery } from '../generated.ts';
import { formatDay } from '../lib/formatDay.ts';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Failure } from '../ui/Failure.tsx';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';

/** The main button of the dialog. */
export interface RulesAct {
  label: string;
  pendingLabel: string;
  isPending: boolean;
  /** The version that was read, null for a group without rules. `reload` loads the rules again, because they have changed. */
  run(version: number | null, reload: () => void): void;
}

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  title: string;
  group: Pick<GroupRulesStateFragment, 'id' | 'rules'>;
  /** Undefined if the dialog is for reading alone. */
  act: RulesAct | undefined;
  /** Receives the focus on close when the opener no longer exists. */
  focusFallback?: RefObject<HTMLElement | null>;
  /** Below the rules. */
  children?: ReactNode;
}

/** The current rules of a group, and what the viewer does after reading them. */
export function RulesDialog({ open, onOpenChange, title, group, act, focusFallback, children }: Props) {
  const hasRules = group.rules !== null;
  const { data, error, refetch } = useGroupRulesQuery({
    variables: { id: group.id },
    skip: !open || !hasRules,
    // The viewer acknowledges the version that stands now.
    fetchPolicy: 'cache-and-network',
  });
  const rules = data?.group?.rules;
  const reload = () => void refetch().catch(() => undefined);

  const footer = (
    <>
      <Button variant="outline" disabled={act?.isPending} onClick={() => onOpenChange(false)}>
        {act ? 'Cancel' : 'Close'}
      </Button>
      {act && (
        <Button
          disabled={hasRules && !data}
          pending={act.isPending}
          pendingLabel={act.pendingLabel}
          onClick={() => act.run(rules?.version ?? null, reload)}
        >
          {act.label}
        </Button>
      )}
    </>
  );
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={rules && `Version ${rules.version}, ${formatDay(rules.createdAt)}`}
      footer={footer}
      focusFallback={focusFallback}
    >
      {!rules && error && <Failure title="The rules could not be loaded" onRetry={reload} />}
      {!rules && !error && data && <p>This group has no rules any more.</p>}
      {hasRules && !data && !error && <ListSkeleton count={1} shape="words" />}
      {rules && <RulesText dir="auto">{rules.text}</RulesText>}
      {children}
    </Dialog>
  );
}

export const RulesText = styled.p`
  font: ${theme.type.body};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
