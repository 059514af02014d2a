import { useSyncExternalStore } from 'react';

const key = 'cycle-chat-shortcuts';
const listeners = new Set<() => void>();

/** Whether the keyboard shortcuts are on in this browser. They are until somebody turns them off. */
export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    // A browser that blocks storage throws on access. The default applies.
    return true;
  }
}

export function turnShortcuts(on: boolean): void {
  try {
    if (on) localStorage.removeItem(key);
    else localStorage.setItem(key, 'off');
  } catch (error) {
    console.error('Keeping the choice failed:', error);
  }
  for (const listener of listeners) listener();
}

export function useShortcutsOn(): boolean {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, areShortcutsOn);
}
