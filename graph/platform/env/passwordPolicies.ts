/** `basic` checks only the length. `strict` also rejects passwords that are easy to guess. */
export const passwordPolicies = ['basic', 'strict'] as const;
export type PasswordPolicy = (typeof passwordPolicies)[number];
