import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { onModalChange, topModal } from '../../browser/layers/modals';
import { pauseToast, resumeToast, type ShownToast, shownToast } from './toast-store';

/** Milliseconds by which a screen reader has begun to say a toast: one that moves later is not said again. */
export const TOLD_AFTER = 1000;
/** Milliseconds until a live region that has moved is known to screen readers, some of which miss what it came with. */
export const REGION_KNOWN_AFTER = 100;

type Move = {
  /** What was there, and moved along. */
  toast: ShownToast | null;
  /** It has been said, and is not to be again. */
  told: boolean;
};

/**
 * Moves `place` into the dialog that is open, since outside of it nothing can be pressed or heard, and `home` when there is
 * none. It stays the same element: what is in it loses nothing.
 */
export function useToastMoves(
  home: RefObject<HTMLElement | null>,
  place: RefObject<HTMLElement | null>,
): { move: Move; again: boolean } {
  const modal = useSyncExternalStore(onModalChange, topModal, () => null);
  const [move, setMove] = useState<Move>({ toast: null, told: false });
  const [again, setAgain] = useState<ShownToast | null>(null);
  const at = useRef(modal);

  useLayoutEffect(() => {
    const [element, start] = [place.current, home.current];
    if (!modal || !element) return undefined;
    modal.append(element);
    // Also before React takes either away, which it would look for in its own place.
    return () => start?.append(element);
  }, [modal, home, place]);

  useLayoutEffect(() => {
    if (at.current === modal) return;
    at.current = modal;
    const toast = shownToast();
    setMove({ toast, told: toast !== null && Date.now() - toast.since > TOLD_AFTER });
  }, [modal]);

  useEffect(() => {
    const { toast, told } = move;
    if (!toast) return undefined;
    // What moves is no popover any more.
    place.current?.hidePopover();
    place.current?.showPopover();
    // Who held it by pointer or focus has lost it on the way, which no event tells.
    pauseToast();
    resumeToast();
    // An alert is said wherever it comes from.
    if (told || toast.tone === 'destructive') return undefined;
    const timer = setTimeout(() => setAgain(toast), REGION_KNOWN_AFTER);
    return () => clearTimeout(timer);
  }, [move, place]);

  return { move, again: again !== null && again === move.toast };
}
