import { useTranslation } from 'react-i18next';
import type { ChatItem, OfferView } from '../../../../api/messaging/messaging';
import { useNow } from '../../../../browser/use-now';
import { useFormat } from '../../../../i18n/format';
import { Chip } from '../../../../ui/chip';
import { useChatWords } from '../use-chat-words';
import styles from './offer-bar.module.css';
import { amountOf, isAbovePrice, isOpen } from './offer-moves';
import { timeLeft } from './time-left';

type OfferStateProps = { offer: OfferView; item: ChatItem; me: string; name: string };

/** Where an offer stands, in words, and how long it will. */
export function OfferState({ offer, item, me, name }: OfferStateProps) {
  const { t } = useTranslation('chat');
  const { number } = useFormat();
  const { money } = useChatWords();
  const words = useStateWords(offer, me, name);
  const left = timeLeft(offer.expiresAt, useNow());
  return (
    <p className={styles.state}>
      {offer.status === 'accepted' ? <Chip tone="good">{words}</Chip> : words}
      {item.status === 'active' && isAbovePrice(offer, item) && (
        <span>
          {t(offer.sellerId === me ? 'offer.above-price.theirs' : 'offer.above-price.yours', {
            price: money(item.price),
            name,
          })}
        </span>
      )}
      {isOpen(offer) && left && (
        <Chip tone="warn">
          {t('offer.expires', {
            time: number(left.count, { style: 'unit', unit: left.unit, unitDisplay: 'short' }),
          })}
        </Chip>
      )}
    </p>
  );
}

function useStateWords(offer: OfferView, me: string, name: string): string {
  const { t } = useTranslation('chat');
  const { money } = useChatWords();
  const seller = offer.sellerId === me;
  const whose = seller ? 'theirs' : 'yours';
  const amount = money(amountOf(offer));
  switch (offer.status) {
    case 'negotiating':
      return t(seller ? 'offer.theirs' : 'offer.yours', { amount, name });
    case 'countered':
      return t(seller ? 'offer.counter-yours' : 'offer.counter-theirs', {
        amount,
        name,
        offered: money(offer.amount),
      });
    case 'accepted':
      return t('offer.agreed', { amount });
    default:
      return t(`offer.closed.${offer.status}.${whose}`, { amount: money(offer.amount), name });
  }
}
