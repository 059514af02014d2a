export interface ToastMessage {
  title: string;
  text?: string;
  tone?: 'success' | 'danger' | 'neutral';
  action?: { label: string; onSelect: () => void } | undefined;
}

export interface ToastState extends ToastMessage {
  id: string;
  /** False once dismissed: no longer on screen, kept until it is removed. */
  open: boolean;
}

export type ToastEvent =
  | { type: 'added'; id: string; toast: ToastMessage }
  | { type: 'updated'; id: string; toast: Partial<ToastMessage> }
  | { type: 'dismissed'; id: string }
  | { type: 'removed'; id: string };

/** The specification's limits: one visible toast for 5 s, removed 1,000,000 ms after its dismissal. */
export const toastLimits = { visible: 1, duration: 5_000, removalDelay: 1_000_000, swipeThreshold: 50 };

/** The newest toast comes first and removes those beyond the limit. */
export function toastReducer(toasts: readonly ToastState[], event: ToastEvent): readonly ToastState[] {
  switch (event.type) {
    case 'added': {
      const others = toasts.filter((toast) => toast.id !== event.id);
      return [{ ...event.toast, id: event.id, open: true }, ...others].slice(0, toastLimits.visible);
    }
    case 'updated':
      return toasts.map((toast) => (toast.id === event.id ? { ...toast, ...event.toast } : toast));
    case 'dismissed':
      return toasts.map((toast) => (toast.id === event.id ? { ...toast, open: false } : toast));
    case 'removed':
      return toasts.filter((toast) => toast.id !== event.id);
  }
}
