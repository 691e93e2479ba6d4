import { useTranslation } from 'react-i18next';
import type { WaitingOffer } from '../../../../api/messaging/messaging.gen';
import { useChatWords } from '../use-chat-words';

/** Who offers or asks how much for what, in one line. */
export function OfferTerms({ offer, person, item: { title } }: WaitingOffer) {
  const { t } = useTranslation('chat');
  const { money, nameOf } = useChatWords();
  const [name, amount] = [nameOf(person), money(offer.amount)];
  const words =
    offer.counter === null
      ? t('offer.theirs', { name, amount })
      : t('offer.counter-theirs', { name, amount: money(offer.counter), offered: amount });
  return t('waiting.offer', { words, title });
}
