import type { TakedownKind } from '../generated.ts';
import { useCloseReportMutation, useRemoveContentMutation, useRestoreContentMutation } from '../generated.ts';
import type { Act } from './actContext.ts';
import { hasNoAuthor, thingNames } from './things.ts';

const statement = { label: 'Statement to the member', hint: 'The member reads it, and can appeal once.' };

/** The words of acts against things without an author. */
export const logWords = { label: 'Explanation', hint: 'For the log. Only operators read it.' };

/** The words of an open report: its acts use them differently. */
export const reportWords = {
  label: 'Statement to the member',
  hint: 'The member reads it, and can appeal a removal once. If you keep the content, it is a note that only operators read.',
};

/** The text of the form for a part of a thing. */
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

/** The acts against content, each with its form. */
export function useContentActs() {
  const [remove] = useRemoveContentMutation();
  const [restore] = useRestoreContentMutation();
  const [close] = useCloseReportMutation();

  return {
    remove({ id, kind, picture }: Removed): Act {
      const name = thingNames[kind].toLowerCase();
      return {
        title: `Remove this ${name}?`,
        text: `${losses[kind] ?? 'It disappears for everyone at once, with everything under it.'} You can restore it for 30 days.`,
        confirmLabel: 'Remove',
        pendingLabel: 'Removing...',
        danger: true,
        hasReason: true,
        words: hasNoAuthor(kind) ? logWords : statement,
        done: `The ${name} is removed`,
        run: ({ reason, words }) => remove({ variables: { input: { content: id, picture, reason, words } } }),
      };
    },
    restore(takedownId: string): Act {
      return {
        title: 'Restore it?',
        text: 'It comes back for everyone, with everything under it. The author, or for a group its organisers, are notified.',
        confirmLabel: 'Restore',
        pendingLabel: 'Restoring...',
        words: { label: 'Explanation', hint: 'Who is notified reads it.', optional: true },
        done: 'It is back',
        run: ({ words }) => restore({ variables: { input: { takedownId, words: words || null } } }),
      };
    },
    close(reportId: string): Act {
      return {
        title: 'Keep it and close the report?',
        text: 'Nothing changes.',
        confirmLabel: 'Close the report',
        pendingLabel: 'Closing...',
        words: { label: 'Note', hint: 'For the log. Only operators read it.' },
        done: 'The report is closed',
        run: ({ words }) => close({ variables: { input: { reportId, note: words } } }),
      };
    },
  };
}
