import { type PointerEvent, useRef } from 'react';
import { FEED_LIMITS } from '#contract/listings';

/** Pixels: less is a press, on the link or on nothing. */
const PRESS = 8;

type Swipe = { onLeft: () => void; onRight: () => void };

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

function move(element: HTMLElement, offset: number): void {
  element.style.translate = offset === 0 || still() ? '' : `${offset}px`;
  element.style.rotate = offset === 0 || still() ? '' : `${offset / 40}deg`;
}

/** Draws an element aside with the pointer; let go far enough from where it began, that means something. */
export function useSwipe({ onLeft, onRight }: Swipe) {
  const from = useRef<number>(null);
  const end = ({ currentTarget, clientX }: PointerEvent<HTMLElement>, counts: boolean) => {
    if (from.current === null) return;
    const offset = clientX - from.current;
    from.current = null;
    move(currentTarget, 0);
    if (!counts) return;
    if (offset <= -FEED_LIMITS.swipe) onLeft();
    if (offset >= FEED_LIMITS.swipe) onRight();
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      // A second finger means something else.
      if (from.current === null && event.button === 0) from.current = event.clientX;
    },
    onPointerMove: ({ currentTarget, clientX, pointerId }: PointerEvent<HTMLElement>) => {
      if (from.current === null || Math.abs(clientX - from.current) < PRESS) return;
      currentTarget.setPointerCapture(pointerId);
      move(currentTarget, clientX - from.current);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
  };
}
