import type { ChatMessage, MessagePage, OfferView } from '../../../../api/messaging/messaging.gen';

/** The messages of a conversation as far as they are known here. */
export type ThreadState = {
  /** Oldest first, without a hole between any two. */
  messages: ChatMessage[];
  /** There are older ones than the first. */
  older: boolean;
  /** They came while something before them was still missing, and wait for it. */
  ahead: ChatMessage[];
  /** Of the pages it was put together from. */
  numbering: number;
};

/** What the newest page tells. */
export const fromNewest = ({ items, more, numbering }: MessagePage): ThreadState => ({
  messages: items,
  older: more,
  ahead: [],
  numbering,
});

/** Whether a page goes with what is known: another one numbers the messages anew, and nothing joins on. */
export const goesWith = (state: Pick<ThreadState, 'numbering'>, { numbering }: MessagePage): boolean =>
  state.numbering === numbering;

/** Up to where nothing is missing; 0 when there is nothing yet. */
export const lastSeq = ({ messages }: Pick<ThreadState, 'messages'>): number => messages.at(-1)?.seq ?? 0;

/** Something between what is known and what came is missing. */
export const hasHole = ({ ahead }: Pick<ThreadState, 'ahead'>): boolean => ahead.length > 0;

/** A message came: it takes its place, replaces what it was before, or waits for what is missing before it. */
export function withMessage(state: ThreadState, message: ChatMessage): ThreadState {
  const { messages } = state;
  const first = messages[0]?.seq ?? 1;
  // Older than what is shown: it will come with its page.
  if (message.seq < first) return state;
  if (message.seq <= lastSeq(state))
    return { ...state, messages: messages.with(message.seq - first, message) };
  const others = state.ahead.filter(({ seq }) => seq !== message.seq);
  return closed({ ...state, ahead: [...others, message] });
}

/** Messages came that follow on what is known; those that do not wait like any other. */
export const withNewer = (state: ThreadState, { items }: Pick<MessagePage, 'items'>): ThreadState =>
  items.reduce(withMessage, state);

/** The page before the oldest came. One that does not join on is of no use. */
export function withOlder(
  state: ThreadState,
  { items, more }: Pick<MessagePage, 'items' | 'more'>,
): ThreadState {
  const first = state.messages[0]?.seq;
  const older = items.filter(({ seq }) => first === undefined || seq < first);
  const last = older.at(-1)?.seq;
  if (first !== undefined && last !== undefined && last !== first - 1) return state;
  return { ...state, messages: [...older, ...state.messages], older: more };
}

/** A stored message shows something else; one that is not known here will come as it is now. */
export const withChanged = (state: ThreadState, message: ChatMessage): ThreadState => {
  const changed = (known: ChatMessage) => (known.id === message.id ? message : known);
  return { ...state, messages: state.messages.map(changed), ahead: state.ahead.map(changed) };
};

/** A message turned out to have made an offer. */
export const withOfferMade = (
  state: ThreadState,
  messageId: string,
  { id, amount }: Pick<OfferView, 'id' | 'amount'>,
): ThreadState => ({
  ...state,
  messages: state.messages.map((message) =>
    message.id === messageId ? { ...message, offer: { id, event: 'made', amount } } : message,
  ),
});

/** Moves what waits to its place, as far as nothing is missing any more. */
function closed(state: ThreadState): ThreadState {
  const messages = [...state.messages];
  const waiting = state.ahead.toSorted((one, other) => one.seq - other.seq);
  while (waiting[0] && waiting[0].seq <= (messages.at(-1)?.seq ?? 0) + 1) {
    const [next] = waiting.splice(0, 1);
    if (next && next.seq > (messages.at(-1)?.seq ?? 0)) messages.push(next);
  }
  return { ...state, messages, ahead: waiting };
}
