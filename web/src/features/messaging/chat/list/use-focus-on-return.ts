import { type RefObject, useEffect, useRef } from 'react';

/** Whoever comes back from a conversation to the list goes on at its row. */
export function useFocusOnReturn(list: RefObject<HTMLElement | null>, openedPath: string | null): void {
  const before = useRef(openedPath);
  useEffect(() => {
    const left = before.current;
    before.current = openedPath;
    if (left === null || openedPath !== null) return undefined;
    // After the shell has moved the focus to the page as a whole.
    const frame = requestAnimationFrame(() => {
      const rows = [...(list.current?.querySelectorAll('a') ?? [])];
      rows.find((row) => row.getAttribute('href') === left)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [list, openedPath]);
}
