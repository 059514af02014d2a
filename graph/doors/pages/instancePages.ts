import type { InstanceSettings } from '../../model/instance/InstanceSettings.ts';

/** The name of an instance without one of its own. */
export const productName = 'Cycle Chat';

export const nameOf = ({ name }: Pick<InstanceSettings, 'name'>): string => name ?? productName;

/** The pages with texts of the operator, in the order of their links. */
export const instancePages = [
  { path: '/imprint', title: 'Imprint', textOf: ({ imprint }: InstanceSettings) => imprint },
  { path: '/terms', title: 'Terms', textOf: ({ terms }: InstanceSettings) => terms },
  { path: '/privacy', title: 'Privacy', textOf: ({ privacy }: InstanceSettings) => privacy },
] as const;

export type InstancePage = (typeof instancePages)[number];

/** The pages that have a text. */
export const filledPages = (settings: InstanceSettings): InstancePage[] =>
  instancePages.filter(({ textOf }) => textOf(settings) !== null);
