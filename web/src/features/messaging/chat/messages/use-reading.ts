import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { Thread } from '../../../../api/messaging/messaging';
import { useAppDispatch } from '../../../../app/store';
import { reportRead } from '../data/read-messages';

/** Reports how far the thread has been shown to someone who was looking. */
export function useReading({ id, readSeq }: Thread, box: RefObject<HTMLElement | null>): void {
  const dispatch = useAppDispatch();
  const reported = useRef(0);
  /** Said at the first look even when nothing is new: what happened without a message is read with it. */
  const looked = useRef(false);

  const look = useEffectEvent(async () => {
    if (!box.current || id === null || !isLooking()) return;
    const seq = shownUpTo(box.current);
    if (seq === 0 || (looked.current && seq <= Math.max(readSeq, reported.current))) return;
    looked.current = true;
    reported.current = seq;
    if (!(await dispatch(reportRead(id, seq)))) reported.current = readSeq;
  });

  useEffect(() => {
    void look();
  });

  useEffect(() => {
    const { current: element } = box;
    const onLook = () => void look();
    element?.addEventListener('scroll', onLook, { passive: true });
    window.addEventListener('focus', onLook);
    document.addEventListener('visibilitychange', onLook);
    return () => {
      element?.removeEventListener('scroll', onLook);
      window.removeEventListener('focus', onLook);
      document.removeEventListener('visibilitychange', onLook);
    };
  }, [box]);
}

const isLooking = () => document.visibilityState === 'visible' && document.hasFocus();

/** The number of the last stored message of which at least half is in sight. */
function shownUpTo(box: HTMLElement): number {
  const bottom = box.scrollTop + box.clientHeight;
  const lines = [...box.querySelectorAll<HTMLElement>('[data-seq]')];
  const shown = lines.findLast(({ offsetTop, offsetHeight }) => offsetTop + offsetHeight / 2 <= bottom);
  return Number(shown?.dataset.seq ?? 0);
}
