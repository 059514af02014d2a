import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import { useToast } from './Toast.tsx';

interface Openable {
  open: boolean;
  onOpenChange(open: boolean): void;
}

/**
 * A dialog whose code is fetched when it is first opened, and which then stays in place, so that it can close in its own
 * time. Code that cannot be fetched is told by a toast, and the next opening asks for it again.
 */
export function lazyDialog<Props extends Openable>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  // biome-ignore lint/correctness/noComponentHookFactories: each dialog is made once, at the top of a module.
  return function LazyDialog(props: Props) {
    const { open, onOpenChange } = props;
    const [Content, setContent] = useState<ComponentType<Props>>();
    const toast = useToast();

    // biome-ignore lint/correctness/useExhaustiveDependencies: only opening asks for the code, not a new way to close.
    useEffect(() => {
      if (!open || Content) return;
      let isWanted = true;
      load().then(
        (loaded) => isWanted && setContent(() => loaded),
        (error) => {
          console.error('Loading a dialog failed:', error);
          if (!isWanted) return;
          toast({ title: 'This could not be loaded. Please try again.', tone: 'danger' });
          onOpenChange(false);
        },
      );
      return () => {
        isWanted = false;
      };
    }, [open, Content]);

    return Content ? <Content {...props} /> : null;
  };
}
