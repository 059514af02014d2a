import type { ReportTarget, TakedownKind } from '../generated.ts';
import { useCloseReportMutation, useRemoveContentMutation, useRestoreContentMutation } from '../generated.ts';
import type { Act } from './actContext.ts';
import { hasNoAuthor, thingNames } from './things.ts';

const logWords = { label: 'Explanation', hint: 'For the log. Only operators read it.' };
const toMember = 'Statement to the member';
const toOrganisers = 'Statement to the organisers';
const noteIfKept = 'If you keep the content, it is a note that only operators read.';

interface Thing {
  kind: TakedownKind | ReportTarget;
  /** Whether the organisers of a group read why it is removed. */
  isOfGroup: boolean;
}

/** The words of a removal. */
function wordsOf({ kind, isOfGroup }: Thing) {
  if (isOfGroup) return { label: toOrganisers, hint: 'The organisers of the group read it, and can appeal once.' };
  return hasNoAuthor(kind) ? logWords : { label: toMember, hint: 'The member reads it, and can appeal once.' };
}

/** The words of an open report: its acts use them differently. */
export function reportWordsOf({ kind, isOfGroup }: Thing) {
  if (isOfGroup)
    return {
      label: toOrganisers,
      hint: `The organisers of the group read it, and can appeal a removal once. ${noteIfKept}`,
    };
  if (hasNoAuthor(kind)) return logWords;
  const appealed = kind === 'USER' ? 'a removal or a suspension' : 'a removal';
  return { label: toMember, hint: `The member reads it, and can appeal ${appealed} once. ${noteIfKept}` };
}

/** The text of the form for a part of a thing. */
const losses: Partial<Record<TakedownKind, string>> = {
  PICTURE: 'It disappears from here for everyone at once. Where it is shown elsewhere, it stays.',
  PROFILE: 'The display name, the bio, the location and the picture disappear for everyone at once. The member stays.',
};

interface Removed extends Thing {
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
    remove({ id, kind, picture, isOfGroup }: Removed): Act {
      const name = thingNames[kind].toLowerCase();
      return {
        title: `Remove this ${name}?`,
        text: `${losses[kind] ?? 'It disappears for everyone at once, with everything under it.'} You can restore it for 30 days.`,
        confirmLabel: 'Remove',
        pendingLabel: 'Removing...',
        danger: true,
        hasReason: true,
        words: wordsOf({ kind, isOfGroup }),
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
