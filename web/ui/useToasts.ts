import { useCallback, useEffect, useId, useReducer, useRef } from 'react';
import type { ToastMessage } from './toastReducer.ts';
import { toastLimits, toastReducer } from './toastReducer.ts';

/** The list of toasts with its timers: a dismissed toast is removed later, once. */
export function useToasts() {
  const [toasts, dispatch] = useReducer(toastReducer, []);
  const prefix = useId();
  const count = useRef(0);
  const removals = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const timers = removals.current;
    return () => {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    };
  }, []);

  const add = useCallback(
    (toast: ToastMessage): string => {
      count.current += 1;
      const id = `${prefix}${count.current}`;
      dispatch({ type: 'added', id, toast });
      return id;
    },
    [prefix],
  );

  const update = useCallback((id: string, toast: Partial<ToastMessage>) => {
    dispatch({ type: 'updated', id, toast });
  }, []);

  const dismiss = useCallback((id: string) => {
    dispatch({ type: 'dismissed', id });
    if (removals.current.has(id)) return;
    const remove = () => {
      removals.current.delete(id);
      dispatch({ type: 'removed', id });
    };
    removals.current.set(id, setTimeout(remove, toastLimits.removalDelay));
  }, []);

  return { toasts, add, update, dismiss };
}
