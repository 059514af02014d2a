/** The values of GROUP_FOUNDING: the founders of groups. */
export const groupFounders = ['operator', 'members'] as const;
export type GroupFounding = (typeof groupFounders)[number];
