import { useTranslation } from 'react-i18next';
import type { ChatMessage, ChatPerson } from '../../../api/messaging/messaging';
import { useFormat } from '../../../i18n/format';

/** People, amounts and offers as chat names them in the reader's language. */
export function useChatWords() {
  const { t } = useTranslation('chat');
  const { price } = useFormat();

  const money = (amount: number) => price(amount, 'short');
  const nameOf = ({ name, deleted }: ChatPerson) => (deleted ? t('deleted-person') : name);
  /** What happened to an offer, from the reader's side. */
  const offerEvent = ({ event, amount }: NonNullable<ChatMessage['offer']>, own: boolean, name: string) =>
    t(`offer.events.${event}.${own ? 'own' : 'theirs'}`, { amount: money(amount), name });

  /** A message in one line, for the list. */
  const preview = (message: ChatMessage, person: ChatPerson, me: string): string => {
    const own = message.senderId === me;
    if (message.kind === 'offer' && message.offer) return offerEvent(message.offer, own, nameOf(person));
    const words = message.removed
      ? t('list.removed')
      : message.content || t('list.picture', { count: message.images.length });
    return own ? t('you', { words }) : words;
  };
  return { money, nameOf, offerEvent, preview };
}
