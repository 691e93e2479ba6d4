import { type RefObject, useEffect, useRef } from 'react';
import { openModal } from './modals';
import { useBackCloses } from './use-back-closes';

type Modal = {
  /** For the dialog element. */
  props: { ref: RefObject<HTMLDialogElement | null>; onCancel: () => void; onClose: () => void };
  close: () => void;
};

/**
 * A dialog element that is open for as long as its component is there. Its end is told at once: the browser tells it in a
 * task of its own, and what is pressed before that would open nothing.
 */
export function useModal(onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const close = () => {
    onClose();
    ref.current?.close();
  };
  useEffect(() => (ref.current ? openModal(ref.current) : undefined), []);
  useBackCloses(true, close);
  return { props: { ref, onCancel: close, onClose: () => ref.current && onClose() }, close };
}
