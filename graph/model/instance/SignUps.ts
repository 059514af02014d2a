import type { SignUpMode } from '../../platform/env/signUpModes.ts';
import { describeEnum } from '../../platform/graphql/describeEnum.ts';

export const SignUps = {
  OPEN: 'open',
  INVITATION: 'invitation',
  APPROVAL: 'approval',
  CLOSED: 'closed',
} as const satisfies Record<Uppercase<SignUpMode>, SignUpMode>;
describeEnum(SignUps, 'SignUps', 'The visitors who can sign up.', {
  OPEN: 'All visitors.',
  INVITATION: 'Visitors with an invitation of the operator.',
  APPROVAL: 'Visitors whom the operator approves, and those with an invitation.',
  CLOSED: 'None.',
});
