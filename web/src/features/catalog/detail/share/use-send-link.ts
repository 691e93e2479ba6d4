import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ChatPerson,
  useSendMessageMutation,
  useStartConversationMutation,
} from '../../../../api/messaging/messaging';
import { paths } from '../../../../app/paths';
import { tellFailure } from '../../../../app/problems/tell-failure';
import { sharedLink, useCountShare } from '../../../../app/sharing/share-link';
import { newId } from '../../../../browser/new-id';
import { toast } from '../../../../ui/toast/toast-store';
import type { Shared } from './share';

export type SendLink = { busy: boolean; to: (person: ChatPerson) => void };

/** Sends the link as a message in the conversation with a person, which is begun where there is none. */
export function useSendLink({ listingId, title }: Shared, onDone: () => void): SendLink {
  const { t } = useTranslation('sharing');
  const [start] = useStartConversationMutation();
  const [send] = useSendMessageMutation();
  const count = useCountShare(listingId);
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  // What may have arrived although its answer was lost is the same message the next time.
  const ids = useRef(new Map<string, string>());

  const sendTo = async ({ id: personId, name }: ChatPerson) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    const messageId = ids.current.get(personId) ?? newId();
    ids.current.set(personId, messageId);
    try {
      const { id } = await start({ startConversationBody: { personId } }).unwrap();
      await send({
        id: id ?? '',
        sendMessageBody: {
          id: messageId,
          content: `${title} ${sharedLink(listingId, 'chat')}`,
          imageIds: [],
        },
      }).unwrap();
      count('chat');
      onDone();
      const action = { label: t('chat.open'), to: paths.chatWith(personId) };
      toast({ title: t('chat.sent', { name }), action });
    } catch (error) {
      tellFailure(t('failed.sharing.title'), error);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  return { busy, to: (person) => void sendTo(person) };
}
