import { createContext } from 'react';

/** Connects `Tabs` with its panels. */
export const TabsContext = createContext({ id: '', selected: '' });

export const tabId = (id: string, value: string) => `${id}-tab-${value}`;
export const panelId = (id: string, value: string) => `${id}-panel-${value}`;
