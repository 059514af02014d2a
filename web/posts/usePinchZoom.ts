import type { PointerEvent } from 'react';
import { useEffect, useRef, useState } from 'react';

/** How a picture is shown: its size, and its distance from the centre in pixels. */
interface View {
  scale: number;
  x: number;
  y: number;
}

interface Point {
  x: number;
  y: number;
}

interface Gestures {
  /** Called after a swipe to the left (1) or to the right (-1). */
  onSwipe(step: 1 | -1): void;
  /** Called after a swipe down. */
  onPullDown(): void;
}

const whole: View = { scale: 1, x: 0, y: 0 };
const maxScale = 5;
const doubleTapScale = 2.5;
/** Pixels. A shorter movement is a tap. */
const swipeLength = 48;

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** Another size, with the point below `at` in its place. `at` is relative to the centre. */
function scaled({ scale, x, y }: View, factor: number, at: Point): View {
  const next = Math.min(maxScale, Math.max(1, scale * factor));
  if (next === 1) return whole;
  const ratio = next / scale;
  return { scale: next, x: at.x - (at.x - x) * ratio, y: at.y - (at.y - y) * ratio };
}

/** Zoom by two fingers, by a double tap and by a trackpad; a move of the zoomed picture; a swipe of the whole one. */
export function usePinchZoom({ onSwipe, onPullDown }: Gestures) {
  const [view, setView] = useState(whole);
  const pointers = useRef(new Map<number, Point>());
  const start = useRef<Point>(undefined);
  const stage = useRef<HTMLDivElement>(null);

  const fromCentre = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top, width, height } = stage.current?.getBoundingClientRect() ?? new DOMRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  const zoom = (factor: number, at: Point = { x: 0, y: 0 }) => setView((former) => scaled(former, factor, at));
  const toggle = (at?: Point) => (view.scale > 1 ? setView(whole) : zoom(doubleTapScale, at));

  useEffect(() => {
    const element = stage.current;
    // React's own listener is passive, and could not keep the browser from zooming the page.
    const handleWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const { left, top, width, height } = (event.currentTarget as HTMLElement).getBoundingClientRect();
      const at = { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 };
      setView((former) => scaled(former, Math.exp(-event.deltaY / 100), at));
    };
    element?.addEventListener('wheel', handleWheel, { passive: false });
    return () => element?.removeEventListener('wheel', handleWheel);
  }, []);

  const onPointerDown = (event: PointerEvent) => {
    pointers.current.set(event.pointerId, fromCentre(event));
    start.current = pointers.current.size === 1 ? fromCentre(event) : undefined;
  };
  const onPointerMove = (event: PointerEvent) => {
    const former = pointers.current.get(event.pointerId);
    if (!former) return;
    const now = fromCentre(event);
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    if (other) {
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      zoom(distance(now, other) / Math.max(1, distance(former, other)), middle);
    } else if (view.scale > 1) {
      setView(({ scale, x, y }) => ({ scale, x: x + now.x - former.x, y: y + now.y - former.y }));
    }
  };
  const onPointerEnd = (event: PointerEvent) => {
    const from = start.current;
    const isKnown = pointers.current.delete(event.pointerId);
    start.current = undefined;
    if (!isKnown || !from || view.scale > 1 || event.type === 'pointercancel') return;
    const now = fromCentre(event);
    const [across, down] = [now.x - from.x, now.y - from.y];
    if (Math.abs(across) > Math.max(swipeLength, Math.abs(down))) onSwipe(across < 0 ? 1 : -1);
    else if (down > 2 * swipeLength && down > Math.abs(across)) onPullDown();
  };

  return {
    isZoomed: view.scale > 1,
    toggle: () => toggle(),
    style: { transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` },
    handlers: {
      ref: stage,
      onPointerDown,
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
      onPointerLeave: onPointerEnd,
      onDoubleClick: (event: { clientX: number; clientY: number }) => toggle(fromCentre(event)),
    },
  };
}
