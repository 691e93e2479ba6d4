import type { MessagePage } from '../../../../api/messaging/messaging.gen';
import { pollWithoutConnection } from '../../../../api/poll-without-connection';
import { ignoreProblem } from '../../../../api/problem';
import { watchEvents } from '../../../../api/watch-events';
import {
  fromNewest,
  goesWith,
  hasHole,
  lastSeq,
  type ThreadState,
  withChanged,
  withMessage,
  withNewer,
} from './thread-state';

/** Whoever missed more pages than this begins anew with the newest one. */
const PAGES_TO_CATCH_UP = 4;

type Thread = {
  /** Resolves once the newest page is there; rejects when it is not wanted any more. */
  loaded: Promise<unknown>;
  state: () => ThreadState | undefined;
  change: (make: (state: ThreadState) => ThreadState) => void;
  /** Resolves with nothing when it is not wanted any more. */
  fetchPage: (range: { after?: number }) => Promise<MessagePage | undefined>;
};

/**
 * Keeps a conversation's messages complete: by the socket; by asking for what is missing when numbers leave a hole,
 * when the connection stands again and when someone comes back to the page; and every ten seconds without a connection. When they
 * were numbered anew it begins anew, too.
 */
export function followMessages(id: string, { loaded, state, change, fetchPage }: Thread): () => void {
  const catchUp = oneAtATime(async () => {
    for (let pages = 0; pages < PAGES_TO_CATCH_UP; pages += 1) {
      const page = await fetchPage({ after: lastSeq(state() ?? NOTHING) });
      if (!page) return;
      if (!goesWith(state() ?? NOTHING, page)) break;
      change((before) => withNewer(before, page));
      if (!page.more) return;
    }
    const newest = await fetchPage({});
    if (newest) change(() => fromNewest(newest));
  });
  const onceLoaded = (task: () => void) => void loaded.then(task, () => undefined);
  const lookAgain = () => document.visibilityState === 'visible' && onceLoaded(catchUp);

  const unwatch = watchEvents(
    {
      'messaging.message': ({ conversationId, message }) => {
        if (conversationId !== id) return;
        onceLoaded(() => {
          change((before) => withMessage(before, message));
          if (hasHole(state() ?? NOTHING)) catchUp();
        });
      },
      'messaging.message-changed': ({ conversationId, message }) => {
        if (conversationId === id) onceLoaded(() => change((before) => withChanged(before, message)));
      },
      // It may have been put together with another one.
      'messaging.conversation-changed': ({ conversationId }) => {
        if (conversationId === id) onceLoaded(catchUp);
      },
    },
    { missed: () => onceLoaded(catchUp) },
  );
  const stopPolling = pollWithoutConnection(() => onceLoaded(catchUp));
  document.addEventListener('visibilitychange', lookAgain);
  window.addEventListener('online', lookAgain);
  return () => {
    unwatch();
    stopPolling();
    document.removeEventListener('visibilitychange', lookAgain);
    window.removeEventListener('online', lookAgain);
  };
}

const NOTHING = { messages: [], ahead: [], numbering: 0 };

/** A task that is wanted while it runs runs once more. What the network refuses is tried again at the next occasion. */
function oneAtATime(task: () => Promise<void>): () => void {
  let running = false;
  let again = false;
  const run = async () => {
    running = true;
    try {
      await task();
    } catch (error) {
      ignoreProblem(error);
    } finally {
      running = false;
    }
    if (!again) return;
    again = false;
    await run();
  };
  return () => {
    again = running;
    if (!running) void run();
  };
}
