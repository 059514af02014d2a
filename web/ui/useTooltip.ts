import { useEffect, useState } from 'react';

/** In milliseconds. Within the grace period after a tooltip, the next one opens at once. */
const DELAY = 700;
const GRACE = 300;

export interface ShownTooltip {
  anchor: HTMLElement;
  text: string;
}

/** The tooltip of the hovered element, or of the element focused by keyboard. */
export function useTooltip(): ShownTooltip | undefined {
  const [shown, setShown] = useState<ShownTooltip>();

  useEffect(() => {
    const controller = createTooltipController(setShown);
    const ending = new AbortController();
    const { signal } = ending;
    document.addEventListener('pointermove', controller.handlePointerMove, { signal });
    document.addEventListener('pointerdown', controller.dismiss, { signal, capture: true });
    document.addEventListener('focusin', controller.handleFocusIn, { signal });
    document.addEventListener('focusout', controller.dismiss, { signal });
    document.addEventListener('scroll', controller.handleScroll, { signal, capture: true });
    window.addEventListener('keydown', controller.handleKeyDown, { signal, capture: true });
    return () => {
      ending.abort();
      controller.dismiss();
    };
  }, []);

  return shown;
}

const anchorOf = ({ target }: Event): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>('[data-tooltip]')) || undefined;

/** The pointer can rest on the tooltip without closing it. */
const isOnTooltip = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('[role="tooltip"]') !== null;

/** Chooses the tooltip to show: at most one. */
function createTooltipController(onShow: (tooltip: ShownTooltip | undefined) => void) {
  let shown: HTMLElement | undefined;
  let pointed: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closedAt = Number.NEGATIVE_INFINITY;

  function show(anchor: HTMLElement): void {
    clearTimeout(timer);
    if (!anchor.isConnected) return;
    shown = anchor;
    onShow({ anchor, text: anchor.dataset.tooltip ?? '' });
  }

  function dismiss(): void {
    clearTimeout(timer);
    if (!shown) return;
    shown = undefined;
    closedAt = Date.now();
    onShow(undefined);
  }

  function handlePointerMove(event: PointerEvent): void {
    if (event.pointerType === 'touch' || isOnTooltip(event)) return;
    const anchor = anchorOf(event);
    if (anchor === pointed) return;
    pointed = anchor;
    dismiss();
    if (!anchor) return;
    if (Date.now() - closedAt < GRACE) show(anchor);
    else timer = setTimeout(() => show(anchor), DELAY);
  }

  // A closing menu or dialog returns the focus, which must not open a tooltip under the pointer.
  function handleFocusIn(event: FocusEvent): void {
    const anchor = anchorOf(event);
    if (anchor?.matches(':focus-visible')) show(anchor);
  }

  function handleScroll({ target }: Event): void {
    if (shown && target instanceof Node && target.contains(shown)) dismiss();
  }

  // Escape closes the tooltip before the dialog below it, which listens on the document.
  function handleKeyDown(event: KeyboardEvent): void {
    if (!shown || event.key !== 'Escape') return;
    event.stopPropagation();
    dismiss();
  }
  return { dismiss, handlePointerMove, handleFocusIn, handleScroll, handleKeyDown };
}
