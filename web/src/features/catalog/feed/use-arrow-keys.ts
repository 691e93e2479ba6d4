import { useEffect } from 'react';

/** Left and right, unless somebody types, a dialog is open or the key has another meaning. */
export function useArrowKeys({ left, right }: { left: () => void; right: () => void }): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
      if (altKey || ctrlKey || metaKey || shiftKey || event.defaultPrevented) return;
      if (target instanceof Element && target.closest('input, textarea, select, dialog')) return;
      if (document.querySelector('dialog[open]')) return;
      if (key === 'ArrowLeft') left();
      if (key === 'ArrowRight') right();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}
