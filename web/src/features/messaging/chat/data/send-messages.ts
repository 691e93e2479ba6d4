import { unannounced } from '../../../../api/claimed-problems';
import { ask, isConnected, onConnection } from '../../../../api/connection';
import { messagingApi } from '../../../../api/messaging/messaging';
import type { SentMessage } from '../../../../api/messaging/messaging.gen';
import { isProblem, type Problem } from '../../../../api/problem';
import { signedInPerson } from '../../../../api/session-token';
import { chatListApi } from './chat-list';
import { begunConversation, takeFromOutbox, threadArg, type Unsent, unsentOf } from './chat-outbox';
import { changeMessages, type Dispatch, newestPageUnderWay, noMessagesYet } from './chat-thread';
import { withNews } from './conversation-list';
import { withMessage } from './thread-state';

const AGAIN_AFTER = 10_000;

/** What the writer is to hear of what became of a message. */
interface Told {
  refused: (message: Unsent, problem: Problem) => void;
  /** It was stored, but could not be looked at as an offer. */
  offerFailed: () => void;
}
type Outcome = { conversationId: string; sent: SentMessage } | { problem: Problem };

/**
 * Sends what lies in a person's outbox, one after the other, whenever there is something and a way to the server.
 * What the server refuses is handed back; what was lost on the way is sent again, with the same id.
 */
class MessageSender {
  private running = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly stopFollowing: () => void;

  constructor(
    readonly me: string,
    readonly dispatch: Dispatch,
    private readonly told: Told,
  ) {
    const stop = onConnection(() => isConnected() && this.send());
    window.addEventListener('online', this.send);
    this.stopFollowing = () => {
      stop();
      window.removeEventListener('online', this.send);
    };
  }

  stop(): void {
    clearTimeout(this.timer);
    this.stopFollowing();
  }

  readonly send = (): void => {
    if (!this.running) void this.sendAll();
  };

  private async sendAll(): Promise<void> {
    clearTimeout(this.timer);
    this.running = true;
    try {
      for (let next = this.next(); next; next = this.next()) {
        const outcome = await this.deliver(next);
        if ('sent' in outcome) await this.arrived(next, outcome.conversationId, outcome.sent);
        else if (isLost(outcome.problem) || isTooFast(outcome.problem)) {
          this.timer = setTimeout(this.send, waitFor(outcome.problem));
          return;
        } else if (takeFromOutbox(this.me, next.id)) this.told.refused(next, outcome.problem);
      }
    } finally {
      this.running = false;
    }
  }

  /** Nothing once somebody else is signed in. */
  private next(): Unsent | undefined {
    return signedInPerson() === this.me ? unsentOf(this.me)[0] : undefined;
  }

  private async deliver(message: Unsent): Promise<Outcome> {
    const begun = message.conversationId ?? (await this.begin(message));
    if (typeof begun !== 'string') return begun;
    const body = { id: message.id, content: message.content, imageIds: message.images.map(({ id }) => id) };
    const answer = await ask('messaging.send', { conversationId: begun, ...body });
    if ('data' in answer) return { conversationId: begun, sent: answer.data };
    // An expired session is renewed by the way over HTTP.
    if (!isLost(answer.problem) && answer.problem.status !== 401) return answer;
    return await tried(async () => ({
      conversationId: begun,
      sent: await this.dispatch(
        messagingApi.endpoints.sendMessage.initiate({ id: begun, sendMessageBody: body }, { track: false }),
      ).unwrap(),
    }));
  }

  private async begin(message: Unsent): Promise<string | { problem: Problem }> {
    const thread = await tried(
      async () =>
        await this.dispatch(
          messagingApi.endpoints.startConversation.initiate(
            { startConversationBody: threadArg(message) },
            { track: false },
          ),
        ).unwrap(),
    );
    if ('problem' in thread) return thread;
    const { id } = thread;
    if (id === null) throw new Error('A conversation that was begun has an id.');
    begunConversation(this.me, message, id);
    // Nothing has been said: there is no page to wait for, which the message might miss.
    if (thread.lastSeq === 0) void this.dispatch(noMessagesYet(id));
    this.dispatch(messagingApi.util.updateQueryData('threadWith', threadArg(message), () => thread));
    return id;
  }

  private async arrived(unsent: Unsent, conversationId: string, sent: SentMessage): Promise<void> {
    const { message, offerQuestion, offerFailed } = sent;
    // A page that is on its way may have been read before the message was stored.
    await this.dispatch(newestPageUnderWay(conversationId));
    this.dispatch(changeMessages(conversationId, (state) => withMessage(state, message)));
    if (offerQuestion !== null)
      this.dispatch(
        messagingApi.util.updateQueryData('threadWith', threadArg(unsent), (thread) => {
          thread.question = { messageId: message.id, amount: offerQuestion };
        }),
      );
    if (offerFailed) this.told.offerFailed();
    this.tellList(conversationId, message);
    takeFromOutbox(this.me, message.id);
  }

  private tellList(conversationId: string, message: SentMessage['message']): void {
    let known = true;
    this.dispatch(
      chatListApi.util.updateQueryData('conversationList', undefined, (list) => {
        const pages = withNews(list.pages, conversationId, message, this.me);
        known = pages !== null;
        if (pages) list.pages = pages;
      }),
    );
    if (!known) this.dispatch(messagingApi.util.invalidateTags(['Conversations']));
  }
}

let sender: MessageSender | null = null;

/** Sends what a person wrote, and goes on doing so whatever page they are on. */
export function sendMessages(me: string, dispatch: Dispatch, told: Told): void {
  if (sender?.me !== me || sender.dispatch !== dispatch) {
    sender?.stop();
    sender = new MessageSender(me, dispatch, told);
  }
  sender.send();
}

/** No word from the server itself: it may or may not have got the message. */
export const isLost = ({ status }: Problem): boolean => status === 0 || status >= 502;

/** Nothing is wrong with the message: it goes out when the wait is over. */
const isTooFast = ({ code }: Problem): boolean =>
  code === 'messaging.too-many-messages' || code === 'platform.too-many-requests';

function waitFor({ params }: Problem): number {
  const seconds = Number(params?.retryAfter);
  return seconds > 0 ? seconds * 1000 : AGAIN_AFTER;
}

async function tried<T>(call: () => Promise<T>): Promise<T | { problem: Problem }> {
  try {
    return await unannounced(call());
  } catch (error) {
    if (!isProblem(error)) throw error;
    return { problem: error };
  }
}
