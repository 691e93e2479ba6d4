import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ChatItem,
  type OfferView,
  useAcceptOfferMutation,
  useDeclineOfferMutation,
  useWithdrawOfferMutation,
} from '../../../../api/messaging/messaging';
import { Button } from '../../../../ui/button';
import { useChatWords } from '../use-chat-words';
import { CounterDialog } from './counter-dialog';
import styles from './offer-bar.module.css';
import { amountOf, movesOf } from './offer-moves';
import { OfferState } from './offer-state';

type OfferBarProps = {
  offer: OfferView;
  item: ChatItem;
  me: string;
  name: string;
  /** A meetup of the two keeps the item for its buyer. */
  kept: boolean;
};

/** Where the newest offer stands, and what the reader can do about it with one touch. */
export function OfferBar({ offer, item, me, name, kept }: OfferBarProps) {
  const { t } = useTranslation('chat');
  const { money } = useChatWords();
  const [countering, counter] = useState(false);
  const [accept, accepting] = useAcceptOfferMutation();
  const [decline, declining] = useDeclineOfferMutation();
  const [withdraw, withdrawing] = useWithdrawOfferMutation();
  const moves = movesOf(offer, me, item, kept);
  const busy = accepting.isLoading || declining.isLoading || withdrawing.isLoading;
  const { id } = offer;
  return (
    <div className={styles.bar}>
      <OfferState offer={offer} item={item} me={me} name={name} />
      {moves.length > 0 && (
        <div className={styles.moves}>
          {moves.includes('accept') && (
            <Button size="small" busy={busy} onClick={() => void accept({ id })}>
              {t('offer.accept', { amount: money(amountOf(offer)) })}
            </Button>
          )}
          {moves.includes('counter') && (
            <Button size="small" variant="secondary" busy={busy} onClick={() => counter(true)}>
              {t('offer.counter')}
            </Button>
          )}
          {moves.includes('decline') && (
            <Button size="small" variant="secondary" busy={busy} onClick={() => void decline({ id })}>
              {t('offer.decline')}
            </Button>
          )}
          {moves.includes('withdraw') && (
            <Button size="small" variant="secondary" busy={busy} onClick={() => void withdraw({ id })}>
              {t('offer.withdraw')}
            </Button>
          )}
        </div>
      )}
      <CounterDialog open={countering} offer={offer} item={item} onClose={() => counter(false)} />
    </div>
  );
}
