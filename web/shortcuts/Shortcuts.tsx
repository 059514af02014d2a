import { idlePart } from '../ui/idlePart.tsx';

export const Shortcuts = idlePart('the keyboard shortcuts', () =>
  import('./ShortcutKeys.tsx').then((module) => module.ShortcutKeys),
);
