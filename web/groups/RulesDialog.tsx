import styled from '@emotion/styled';
import { useGroupRulesQuery } from '../generated.ts';
import { formatDay } from '../lib/formatDay.ts';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Failure } from '../ui/Failure.tsx';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';

/** What the main button of the dialog does after reading. */
export interface RulesAct {
  label: string;
  pendingLabel: string;
  isPending: boolean;
  /** `reload` loads the rules again, because they have changed. */
  run(version: number, reload: () => void): void;
}

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  group: { id: string; name: string };
  /** Undefined if the dialog is for reading alone. */
  act: RulesAct | undefined;
}

/** The current rules of a group. */
export function RulesDialog({ open, onOpenChange, group, act }: Props) {
  const { data, error, refetch } = useGroupRulesQuery({
    variables: { id: group.id },
    skip: !open,
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
          disabled={!rules}
          pending={act.isPending}
          pendingLabel={act.pendingLabel}
          onClick={() => rules && act.run(rules.version, reload)}
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
      title={`Rules of ${group.name}`}
      description={rules && `Version ${rules.version}, ${formatDay(rules.createdAt)}`}
      footer={footer}
    >
      {!rules && error && <Failure title="The rules could not be loaded" onRetry={reload} />}
      {!rules && !error && data && <p>This group has no rules any more.</p>}
      {!data && !error && <ListSkeleton count={1} shape="words" />}
      {rules && <RulesText dir="auto">{rules.text}</RulesText>}
    </Dialog>
  );
}

export const RulesText = styled.p`
  font: ${theme.type.body};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
