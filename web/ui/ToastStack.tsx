import styled from '@emotion/styled';
import { Toast as RadixToast } from 'radix-ui';
import { theme } from '../theme/tokens.ts';
import { ToastCard } from './ToastCard.tsx';
import type { ToastState } from './toastReducer.ts';
import { toastLimits } from './toastReducer.ts';

interface Props {
  toasts: readonly ToastState[];
  onDismiss(id: string): void;
}

/** The toasts on the screen, in a region that F8 focuses. */
export function ToastStack({ toasts, onDismiss }: Props) {
  return (
    <RadixToast.Provider
      duration={toastLimits.duration}
      swipeDirection="right"
      swipeThreshold={toastLimits.swipeThreshold}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onDismiss={() => onDismiss(toast.id)} />
      ))}
      {/* a modal dialog hides all but live regions from screen readers; each toast is announced separately */}
      <Viewport hotkey={['F8']} aria-live="off" />
    </RadixToast.Provider>
  );
}

const Viewport = styled(RadixToast.Viewport)`
  position: fixed;
  right: 24px;
  bottom: 24px;
  z-index: ${theme.layer.toast};
  width: min(420px, calc(100vw - 32px));
  border-radius: ${theme.radius.picture};
  /* above the buttons of an open dialog */
  body:has([role$='dialog'] > [data-foot]) & { bottom: 112px; }

  ${theme.media.phone} {
    right: 16px;
    bottom: calc(16px + var(--foot-bar, 0px));
    body:has([data-foot-bar]) & { bottom: 96px; }
    body:has([role$='dialog'] > [data-foot]) & { bottom: 88px; }
  }
`;
