import {
  useDeleteMemberMutation,
  useLiftSuspensionMutation,
  useMakeConfirmationLinkMutation,
  useMakeResetLinkMutation,
  useRemoveMemberMailAddressMutation,
  useSuspendMemberMutation,
  useWarnMemberMutation,
} from '../generated.ts';
import type { Act } from './actContext.ts';

const note = { label: 'Note', hint: 'For the log. Only operators read it.' };

interface Member {
  id: string;
  username: string;
}

const suspending = (username: string) => ({
  title: `Suspend ${username}?`,
  text: 'All sessions, access tokens and calendar links end, and the member cannot sign in.',
  confirmLabel: 'Suspend',
  pendingLabel: 'Suspending...',
  danger: true,
  hasReason: true,
  done: `${username} is suspended`,
});

/** The acts on members, each with its form. */
export function useMemberActs() {
  const [warn] = useWarnMemberMutation();
  const [suspend] = useSuspendMemberMutation();
  const [lift] = useLiftSuspensionMutation();
  const [makeResetLink] = useMakeResetLinkMutation();
  const [makeConfirmationLink] = useMakeConfirmationLinkMutation();
  const [removeAddress] = useRemoveMemberMailAddressMutation();
  const [remove] = useDeleteMemberMutation();

  return {
    warn({ id: userId, username }: Member): Act {
      return {
        title: `Warn ${username}?`,
        text: 'The member is notified, and reads the reason and the statement in the settings.',
        confirmLabel: 'Warn',
        pendingLabel: 'Warning...',
        hasReason: true,
        words: { label: 'Statement to the member', hint: 'The member reads it.' },
        done: `${username} is warned`,
        run: ({ reason, words }) => warn({ variables: { input: { userId, reason, words } } }),
      };
    },
    suspend({ id: userId, username }: Member): Act {
      return {
        ...suspending(username),
        words: note,
        statement: {
          label: 'Statement to the member',
          hint: 'The member reads it in a mail and when they try to sign in, and can appeal once.',
        },
        choice: 'Hide the profile and all posts until the suspension is lifted',
        run: ({ reason, words, statement, chosen }) =>
          suspend({ variables: { input: { userId, reason, note: words, words: statement || null, hides: chosen } } }),
      };
    },
    /** Suspends a member in the case of a report, whose words are the statement. */
    suspendFor(reportId: string, { id: userId, username }: Member): Act {
      return {
        ...suspending(username),
        words: { label: 'Statement to the member', hint: 'The member reads it, and can appeal once.' },
        choice: 'If you suspend, hide the profile and all posts until the suspension is lifted',
        run: ({ reason, words, chosen }) =>
          suspend({ variables: { input: { userId, reason, words, note: `report ${reportId}`, hides: chosen } } }),
      };
    },
    hide({ id: userId, username }: Member): Act {
      return {
        title: `Hide ${username} and all posts?`,
        text: 'The profile and all that the member wrote are hidden from everyone until the suspension is lifted.',
        confirmLabel: 'Hide posts',
        pendingLabel: 'Hiding...',
        danger: true,
        words: note,
        done: `${username} is hidden`,
        run: ({ words }) => suspend({ variables: { input: { userId, note: words, hides: true } } }),
      };
    },
    show({ id: userId, username }: Member): Act {
      return {
        title: `Show ${username} again?`,
        text: 'The profile and all posts come back. The member stays suspended.',
        confirmLabel: 'Show posts again',
        pendingLabel: 'Showing...',
        words: note,
        done: `${username} is shown again`,
        run: ({ words }) => suspend({ variables: { input: { userId, note: words, hides: false } } }),
      };
    },
    lift({ id: userId, username }: Member): Act {
      return {
        title: `Let ${username} sign in again?`,
        text: 'The suspension ends. Hidden posts come back.',
        confirmLabel: 'Lift the suspension',
        pendingLabel: 'Lifting...',
        words: { ...note, optional: true },
        done: `${username} can sign in again`,
        run: ({ words }) => lift({ variables: { userId, note: words || null } }),
      };
    },
    makeResetLink({ id: userId, username }: Member): Act {
      return {
        title: `Make a link for ${username} to choose a new password?`,
        text: 'Hand it over only to the member. A new password signs all devices out.',
        confirmLabel: 'Make a link',
        pendingLabel: 'Making...',
        isFinal: true,
        linkHint: `Hand it to ${username}. It works once within an hour, and is shown only once.`,
        done: `Link for ${username}`,
        async run() {
          const { data } = await makeResetLink({ variables: { userId } });
          if (!data?.makeResetLink) throw new Error('The response contains no link');
          return `${window.location.origin}${data.makeResetLink.path}`;
        },
      };
    },
    confirmAddress({ id: userId, username }: Member, address: string): Act {
      return {
        title: `Make a link that confirms ${address}?`,
        text: `Hand it over only if the address belongs to ${username}.`,
        confirmLabel: 'Make a link',
        pendingLabel: 'Making...',
        isFinal: true,
        linkHint: `Hand it to ${username}. It works once within 24 hours, and is shown only once.`,
        done: `Link for ${username}`,
        async run() {
          const { data } = await makeConfirmationLink({ variables: { userId } });
          if (!data?.makeConfirmationLink) throw new Error('The response contains no link');
          return `${window.location.origin}${data.makeConfirmationLink.path}`;
        },
      };
    },
    removeAddress({ id: userId, username }: Member): Act {
      return {
        title: `Remove the e-mail address of ${username}?`,
        text: 'Mails about the account and links for a new password no longer go there. A mail tells the address.',
        confirmLabel: 'Remove the address',
        pendingLabel: 'Removing...',
        danger: true,
        isFinal: true,
        done: `The address of ${username} is removed`,
        run: () => removeAddress({ variables: { userId } }),
      };
    },
    remove({ id: userId, username }: Member): Act {
      return {
        title: `Delete ${username} for good?`,
        text: 'The account is deleted with all posts, rides, comments and moments. Nothing of it can be restored.',
        confirmLabel: 'Delete the account',
        pendingLabel: 'Deleting...',
        danger: true,
        isFinal: true,
        words: { ...note, label: 'Reason' },
        typed: username,
        done: `${username} is deleted`,
        run: ({ words }) => remove({ variables: { input: { userId, note: words } } }),
      };
    },
  };
}
