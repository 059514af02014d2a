import styled from '@emotion/styled';
import { Toast as RadixToast } from 'radix-ui';
import type { ReactNode } from 'react';
import { createContext, useCallback, useContext } from 'react';
import { theme } from '../theme/tokens.ts';
import { ToastCard } from './ToastCard.tsx';
import type { ToastMessage } from './toastReducer.ts';
import { toastLimits } from './toastReducer.ts';
import { useToasts } from './useToasts.ts';

/** Keeps hold of a toast that is on its way: `update` changes it in place, `dismiss` takes it off the screen. */
export interface ToastHandle {
  update: (toast: Partial<ToastMessage>) => void;
  dismiss: () => void;
}

type ShowToast = (toast: ToastMessage) => ToastHandle;

const Context = createContext<ShowToast | undefined>(undefined);

interface Props {
  children: ReactNode;
}

/** At most one toast, announced, reached with F8, swiped away to the right. */
export function ToastProvider({ children }: Props) {
  const { toasts, add, update, dismiss } = useToasts();

  const showToast = useCallback<ShowToast>(
    (toast) => {
      const id = add(toast);
      return { update: (changes) => update(id, changes), dismiss: () => dismiss(id) };
    },
    [add, update, dismiss],
  );

  return (
    <Context.Provider value={showToast}>
      <RadixToast.Provider
        duration={toastLimits.duration}
        swipeDirection="right"
        swipeThreshold={toastLimits.swipeThreshold}
      >
        {children}
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onDismiss={() => dismiss(toast.id)} />
        ))}
        {/* a modal dialog hides all but live regions from those who listen; each toast is announced apart from this list */}
        <Viewport hotkey={['F8']} aria-live="off" />
      </RadixToast.Provider>
    </Context.Provider>
  );
}

export function useToast(): ShowToast {
  const showToast = useContext(Context);
  if (!showToast) throw new Error('useToast must be used within a ToastProvider');
  return showToast;
}

const Viewport = styled(RadixToast.Viewport)`
  position: fixed;
  right: 24px;
  bottom: 24px;
  z-index: ${theme.layer.toast};
  width: min(420px, calc(100vw - 32px));
  border-radius: ${theme.radius.picture};

  ${theme.media.phone} {
    right: 16px;
    bottom: 16px;
    /* above the buttons of a sheet that is open, so that the cure is not covered by the complaint */
    body:has([role$='dialog'] > footer) & { bottom: 88px; }
  }
`;
