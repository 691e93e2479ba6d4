import { unannounced } from '../../../../api/claimed-problems';
import { ask } from '../../../../api/connection';
import { messagingApi } from '../../../../api/messaging/messaging';
import { ignoreProblem } from '../../../../api/problem';
import { chatListApi } from './chat-list';
import type { Dispatch } from './chat-thread';
import { withRead } from './conversation-list';

/** Says that everything up to a number was shown. Answers whether the server heard it. */
export const reportRead =
  (conversationId: string, seq: number) =>
  async (dispatch: Dispatch): Promise<boolean> => {
    const answer = await ask('messaging.read', { conversationId, seq });
    const heard = 'data' in answer || (await byHttp(conversationId, seq, dispatch));
    if (heard)
      dispatch(
        chatListApi.util.updateQueryData('conversationList', undefined, (list) => {
          const pages = withRead(list.pages, conversationId, seq);
          if (pages) list.pages = pages;
        }),
      );
    return heard;
  };

async function byHttp(id: string, seq: number, dispatch: Dispatch): Promise<boolean> {
  const read = messagingApi.endpoints.markRead.initiate({ id, readUpToBody: { seq } }, { track: false });
  try {
    await unannounced(dispatch(read).unwrap());
    return true;
  } catch (error) {
    // Nobody asked for it: it is said again with the next message that is shown.
    ignoreProblem(error);
    return false;
  }
}
