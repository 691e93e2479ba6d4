import type { Dispatch } from './data/chat-thread';
import { sendMessages } from './data/send-messages';
import { offerFailed, refuseMessage } from './refuse-message';

/** Sends what a person wrote, from whatever page they are on, and tells them of what did not go well. */
export const sendOutbox = (me: string, dispatch: Dispatch): void =>
  sendMessages(me, dispatch, {
    refused: (...why) => void refuseMessage(me, ...why),
    offerFailed: () => void offerFailed(),
  });
