import { useRef } from 'react';
import { isOf, type ThreadKey, unsentOf } from '../data/chat-outbox';

/** Milliseconds within which a second press is part of a double click, or a slip. */
const DOUBLE_CLICK = 500;

/** Says words that one touch says, and says them once, however often it touches: while they are on their way, too. */
export function useSayOnce(me: string, address: ThreadKey, say: (words: string) => void) {
  const last = useRef({ words: '', at: 0 });
  return (words: string): void => {
    const isSlip = words === last.current.words && Date.now() - last.current.at < DOUBLE_CLICK;
    last.current = { words, at: Date.now() };
    const isUnderWay = unsentOf(me).some((message) => isOf(message, address) && message.content === words);
    if (!isSlip && !isUnderWay) say(words);
  };
}
