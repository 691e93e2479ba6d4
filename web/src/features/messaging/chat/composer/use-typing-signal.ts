import { useEffect, useRef } from 'react';
import { CHAT_LIMITS } from '#contract/chat';
import { tell } from '../../../../api/connection';

/** Tells the other side that one is typing: at most every second, and that one stopped after a second without a key. */
export function useTypingSignal(conversationId: string | null) {
  const saidAt = useRef<number | null>(null);
  const idle = useRef<ReturnType<typeof setTimeout>>(undefined);

  const say = (typing: boolean) => {
    if (conversationId === null) return;
    saidAt.current = typing ? Date.now() : null;
    tell('messaging.typing', { conversationId, typing });
  };
  const stop = () => {
    clearTimeout(idle.current);
    if (saidAt.current !== null) say(false);
  };
  const go = (typing: boolean) => {
    clearTimeout(idle.current);
    if (!typing) return stop();
    idle.current = setTimeout(stop, CHAT_LIMITS.typingStopsAfterMs);
    if (saidAt.current === null || Date.now() - saidAt.current >= CHAT_LIMITS.typingStopsAfterMs) say(true);
  };

  const latestStop = useRef(stop);
  useEffect(() => {
    latestStop.current = stop;
  });
  useEffect(() => () => latestStop.current(), []);
  return { go, stop };
}
