import { useCallback, useRef } from 'react';
import type { ToastHandle } from './Toast.tsx';
import { useToast } from './Toast.tsx';
import type { ToastMessage } from './toastReducer.ts';

/** The error toast of one form. `clear` dismisses it once a retry has succeeded. */
export function useFailureToast() {
  const toast = useToast();
  const shown = useRef<ToastHandle>(undefined);

  const show = useCallback(
    (message: Omit<ToastMessage, 'tone'>) => {
      shown.current = toast({ ...message, tone: 'danger' });
    },
    [toast],
  );
  const clear = useCallback(() => {
    shown.current?.dismiss();
    shown.current = undefined;
  }, []);

  return { show, clear };
}
