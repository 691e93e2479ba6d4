import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ShownMessage } from './timeline';

/** Pixels from the end that still count as being there. */
const NEAR = 80;

type Elements = { box: RefObject<HTMLElement | null>; content: RefObject<HTMLElement | null> };

/**
 * Opens at the first unread message or the end, follows the end while it is in sight, and keeps what is read in its
 * place when older messages come above it.
 */
export function useThreadScroll({ box, content }: Elements, messages: readonly ShownMessage[], me: string) {
  const held = useRef<{ first?: string; last?: string; height: number; atEnd: boolean }>({
    height: 0,
    atEnd: true,
  });
  const [atEnd, setAtEnd] = useState(true);
  const [seen, setSeen] = useState<string>();
  const first = messages[0]?.id;
  const last = messages.at(-1);

  useLayoutEffect(() => {
    const { current: element } = box;
    if (!element) return;
    const before = held.current;
    if (before.first === undefined) open(element);
    else if (before.first !== first && before.last === last?.id) keepPlace(element, before.height);
    else if (before.last !== last?.id && (before.atEnd || last?.senderId === me)) scrollToEnd(element);
    held.current = { first, last: last?.id, height: element.scrollHeight, atEnd: isAtEnd(element) };
  }, [box, first, last, me]);

  useEffect(() => {
    const { current: element } = box;
    if (!element || !content.current) return undefined;
    const look = () => {
      held.current.atEnd = isAtEnd(element);
      setAtEnd(held.current.atEnd);
      if (held.current.atEnd) setSeen(held.current.last);
    };
    // A keyboard that opens, a line that grows: whoever was at the end stays there.
    const resized = new ResizeObserver(() => {
      if (held.current.atEnd) scrollToEnd(element);
      held.current.height = element.scrollHeight;
      look();
    });
    look();
    resized.observe(element);
    resized.observe(content.current);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [box, content]);

  const seenAt = messages.findIndex(({ id }) => id === seen);
  const missed = atEnd ? 0 : messages.slice(seenAt + 1).filter(({ senderId }) => senderId !== me).length;
  return {
    atEnd,
    missed: seenAt < 0 ? 0 : missed,
    toEnd: () => box.current && scrollToEnd(box.current),
  };
}

/** What came above pushed everything down by as much as the whole grew. */
function keepPlace(box: HTMLElement, heightBefore: number): void {
  box.scrollTop += box.scrollHeight - heightBefore;
}

function scrollToEnd(box: HTMLElement): void {
  box.scrollTop = box.scrollHeight;
}

const isAtEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean =>
  scrollHeight - scrollTop - clientHeight < NEAR;

/** A third of the window before the first unread message gives the context; without one, the end. */
function open(box: HTMLElement): void {
  const mark = box.querySelector<HTMLElement>('[data-unread]');
  box.scrollTop = mark ? mark.offsetTop - box.clientHeight / 3 : box.scrollHeight;
}
