import type { TakedownKind } from '../generated.ts';
import { useCloseReportMutation, useRemoveContentMutation, useRestoreContentMutation } from '../generated.ts';
import { useAct } from './actContext.ts';
import { thingNames } from './things.ts';

const statement = { label: 'Statement to the member', hint: 'The member reads it, and can appeal once.' };

/** The text of the dialog for a part of a thing. */
const losses: Partial<Record<TakedownKind, string>> = {
  PICTURE: 'It disappears from here for everyone at once. Where it is shown elsewhere, it stays.',
  PROFILE: 'The display name, the bio, the location and the picture disappear for everyone at once. The member stays.',
};

interface Removed {
  id: string;
  kind: TakedownKind;
  /** The URL of the picture to remove. Then `id` is that of the thing that shows it. */
  picture?: string | null;
}

/** The acts against content, each behind its dialog. */
export function useContentActs() {
  const act = useAct();
  const [remove] = useRemoveContentMutation();
  const [restore] = useRestoreContentMutation();
  const [close] = useCloseReportMutation();

  return {
    remove({ id, kind, picture }: Removed): void {
      const name = thingNames[kind].toLowerCase();
      act({
        title: `Remove this ${name}?`,
        text: `${losses[kind] ?? 'It disappears for everyone at once, with everything under it.'} You can restore it for 30 days.`,
        confirmLabel: 'Remove',
        pendingLabel: 'Removing...',
        danger: true,
        hasReason: true,
        words: statement,
        done: `The ${name} is removed`,
        run: ({ reason, words }) => remove({ variables: { input: { content: id, picture, reason, words } } }),
      });
    },
    restore(takedownId: string): void {
      act({
        title: 'Restore it?',
        text: 'It comes back for everyone, with everything under it. The author is notified.',
        confirmLabel: 'Restore',
        pendingLabel: 'Restoring...',
        words: { label: 'Explanation', hint: 'The author reads it.', optional: true },
        done: 'It is back',
        run: ({ words }) => restore({ variables: { input: { takedownId, words: words || null } } }),
      });
    },
    close(reportId: string): void {
      act({
        title: 'Keep it and close the report?',
        text: 'Nothing changes for the member.',
        confirmLabel: 'Close the report',
        pendingLabel: 'Closing...',
        words: { label: 'Note', hint: 'For the log. Only operators read it.' },
        done: 'The report is closed',
        run: ({ words }) => close({ variables: { input: { reportId, note: words } } }),
      });
    },
  };
}
