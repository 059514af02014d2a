/** The visitors who can sign up: all, those with an invitation, those whom the operator approves, or none. */
export const signUpModes = ['open', 'invitation', 'approval', 'closed'] as const;
export type SignUpMode = (typeof signUpModes)[number];
