import { CHAT_LIMITS } from '#contract/chat';
import { isConnected, onConnection } from './connection';

/**
 * Runs a task every ten seconds for as long as the connection is down and the page in sight, until the answered function
 * is called.
 */
export function pollWithoutConnection(task: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const unlessHidden = () => document.visibilityState === 'visible' && task();
  const follow = () => {
    clearInterval(timer);
    timer = isConnected() ? undefined : setInterval(unlessHidden, CHAT_LIMITS.pollMs);
  };
  follow();
  const stop = onConnection(follow);
  return () => {
    stop();
    clearInterval(timer);
  };
}
