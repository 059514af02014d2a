import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../auth/useSession.ts';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { focusSearch } from './focusSearch.ts';
import { placeShortcuts } from './shortcuts.ts';
import { areShortcutsOn } from './shortcutsSwitch.ts';

const ShortcutsDialog = lazyDialog(() => import('./ShortcutsDialog.tsx').then((module) => module.ShortcutsDialog));
const CreatePostDialog = lazyDialog(() =>
  import('../posts/CreatePostDialog.tsx').then((module) => module.CreatePostDialog),
);

const fields = 'input, textarea, select, [contenteditable], [role="combobox"]';
const layers = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Whether the key belongs to a field, a dialog, a menu or the browser. */
function isTaken({ target, ctrlKey, metaKey, altKey, isComposing, defaultPrevented, repeat }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented || repeat) return true;
  return (target instanceof Element && target.matches(fields)) || document.querySelector(layers) !== null;
}

/** Listens to the keyboard shortcuts of every page. */
export function ShortcutKeys() {
  const { user } = useSession();
  const navigate = useNavigate();
  const [isListOpen, setListOpen] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const first = useRef('');

  const act = (key: string): boolean => {
    const keys = first.current ? [first.current, key] : [key];
    first.current = key === 'g' && keys.length === 1 ? key : '';
    if (keys.length === 2) {
      const place = placeShortcuts.find((each) => each.keys.join() === keys.join());
      if (place) navigate(place.to);
      return place !== undefined;
    }
    if (key === '?') setListOpen(true);
    else if (key === '/') focusSearch(() => navigate('/explore'));
    else if (key === 'n' && user) setWriting(true);
    else return false;
    return true;
  };

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // Shift is a part of '?' on most keyboards.
    if (event.key === 'Shift') return;
    if (isTaken(event) || !areShortcutsOn()) first.current = '';
    else if (act(event.key)) event.preventDefault();
  });

  useEffect(() => {
    const forget = () => {
      first.current = '';
    };
    const listener = (event: KeyboardEvent) => handleKeyDown(event);
    document.addEventListener('keydown', listener);
    document.addEventListener('pointerdown', forget);
    return () => {
      document.removeEventListener('keydown', listener);
      document.removeEventListener('pointerdown', forget);
    };
  }, []);

  return (
    <>
      <ShortcutsDialog open={isListOpen} onOpenChange={setListOpen} />
      {user && <CreatePostDialog key={user.id} open={isWriting} onOpenChange={setWriting} user={user} />}
    </>
  );
}
