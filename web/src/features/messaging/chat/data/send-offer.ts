import { messagingApi } from '../../../../api/messaging/messaging';
import type { SentMessage } from '../../../../api/messaging/messaging.gen';
import { threadArg } from './chat-outbox';
import { changeMessages, type Dispatch } from './chat-thread';
import { withMessage } from './thread-state';

export type OfferMessage = {
  /** The same offer keeps its id however often it is sent, so that it is made once. */
  id: string;
  sellerId: string;
  listingId: string;
  /** USD. */
  amount: number;
  content: string;
};

/** Says in the conversation about a listing what its reader would pay. @throws Problem */
export const sendOffer =
  ({ id, sellerId, listingId, amount, content }: OfferMessage) =>
  async (dispatch: Dispatch): Promise<SentMessage> => {
    const { startConversation, sendMessage } = messagingApi.endpoints;
    const startConversationBody = threadArg({ personId: sellerId, listingId });
    const thread = await dispatch(
      startConversation.initiate({ startConversationBody }, { track: false }),
    ).unwrap();
    if (thread.id === null) throw new Error('A conversation that was begun has an id.');
    const sendMessageBody = { id, content, imageIds: [], offer: amount };
    const sent = await dispatch(
      sendMessage.initiate({ id: thread.id, sendMessageBody }, { track: false }),
    ).unwrap();
    dispatch(changeMessages(thread.id, (state) => withMessage(state, sent.message)));
    dispatch(messagingApi.util.invalidateTags(['Conversations', { type: 'Thread', id: thread.id }]));
    return sent;
  };
