import {
  useApproveApplicationMutation,
  useRefuseApplicationMutation,
  useRefuseApplicationsMutation,
} from '../generated.ts';
import type { Act } from './actContext.ts';
import { counted } from './counted.ts';

interface Applicant {
  id: string;
  username: string;
}

/** The acts on sign-ups, each with its form. */
export function useApplicationActs() {
  const [approve] = useApproveApplicationMutation();
  const [refuse] = useRefuseApplicationMutation();
  const [refuseAll] = useRefuseApplicationsMutation();

  return {
    approve({ id: applicationId, username }: Applicant): Act {
      return {
        title: `Approve ${username}?`,
        text: 'The applicant becomes a member and can sign in.',
        confirmLabel: 'Approve',
        pendingLabel: 'Approving...',
        done: `${username} is a member`,
        run: () => approve({ variables: { applicationId } }),
      };
    },
    refuse({ id: applicationId, username }: Applicant): Act {
      return {
        title: `Refuse ${username}?`,
        text: 'You can approve the sign-up within 30 days. Then it is deleted.',
        confirmLabel: 'Refuse',
        pendingLabel: 'Refusing...',
        danger: true,
        words: { label: 'Reason', hint: 'The applicant reads it at sign-in.' },
        done: `${username} is refused`,
        run: ({ words }) => refuse({ variables: { input: { applicationId, words } } }),
      };
    },
    refuseAll(applicationIds: readonly string[]): Act {
      const signUps = counted(applicationIds.length, 'sign-up');
      return {
        title: `Refuse ${signUps}?`,
        text: 'You can approve each within 30 days. Then they are deleted.',
        confirmLabel: 'Refuse',
        pendingLabel: 'Refusing...',
        danger: true,
        words: { label: 'Reason', hint: 'Each applicant reads it at sign-in.' },
        done: `${signUps} refused`,
        run: ({ words }) => refuseAll({ variables: { input: { applicationIds: [...applicationIds], words } } }),
      };
    },
  };
}
