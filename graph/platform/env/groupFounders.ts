/** Who founds groups. */
export const groupFounders = ['operator', 'members'] as const;
export type GroupFounding = (typeof groupFounders)[number];
