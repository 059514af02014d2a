import { createContext } from 'react';

/** What the panels of `Tabs` know of them. */
export const TabsContext = createContext({ id: '', selected: '' });

export const tabId = (id: string, value: string) => `${id}-tab-${value}`;
export const panelId = (id: string, value: string) => `${id}-panel-${value}`;
