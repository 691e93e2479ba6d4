import { type PointerEvent, useRef } from 'react';

/** Pixels (spec 1, section 9). */
export const SWIPE_THRESHOLD = 50;

/** Handlers that let an element be dragged sideways and dismiss it when it is let go past the threshold. */
export function useSwipeAway(dismiss: () => void) {
  const startX = useRef<number | null>(null);
  const moved = (event: PointerEvent) => event.clientX - (startX.current ?? event.clientX);
  const letGo = (event: PointerEvent) => {
    const far = Math.abs(moved(event)) > SWIPE_THRESHOLD;
    startX.current = null;
    place(event.currentTarget, 0);
    if (far) dismiss();
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.target instanceof Element && event.target.closest('a, button')) return;
      startX.current = event.clientX;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (startX.current !== null) place(event.currentTarget, moved(event));
    },
    onPointerUp: letGo,
    onPointerCancel: (event: PointerEvent) => {
      startX.current = null;
      place(event.currentTarget, 0);
    },
  };
}

function place(element: Element, x: number): void {
  (element as HTMLElement).style.translate = x === 0 ? '' : `${x}px`;
}
