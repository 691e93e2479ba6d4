import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ChatItem,
  type OfferView,
  useAcceptOfferMutation,
  useDeclineOfferMutation,
  useWithdrawOfferMutation,
} from '../../../../api/messaging/messaging';
import { MEETUP, SHIP } from '../../../../app/dialog-parameters';
import { useDialogLink } from '../../../../app/use-dialog';
import { Button, ButtonLink } from '../../../../ui/button';
import { useChatWords } from '../use-chat-words';
import { CancelDealDialog } from './cancel-deal-dialog';
import { CounterDialog } from './counter-dialog';
import styles from './offer-bar.module.css';
import { amountOf, movesOf } from './offer-moves';
import { OfferState } from './offer-state';

type OfferBarProps = {
  offer: OfferView;
  item: ChatItem;
  me: string;
  name: string;
  /** Whether the reader is the buyer, who proposes where to meet. */
  mayMeet: boolean;
  /** Whether the two may plan anything at all. */
  mayShip: boolean;
};

/** Where the newest offer stands, and what the reader can do about it with one touch. */
export function OfferBar({ offer, item, me, name, mayMeet, mayShip }: OfferBarProps) {
  const { t } = useTranslation('chat');
  const { money } = useChatWords();
  const [asking, setAsking] = useState<'counter' | 'cancel'>();
  const [accept, accepting] = useAcceptOfferMutation();
  const [decline, declining] = useDeclineOfferMutation();
  const [withdraw, withdrawing] = useWithdrawOfferMutation();
  const scheduling = useDialogLink(MEETUP, item.id);
  const shipping = useDialogLink(SHIP, item.id);
  const moves = movesOf(offer, me, item);
  const busy = accepting.isLoading || declining.isLoading || withdrawing.isLoading;
  const { id } = offer;
  return (
    <div className={styles.bar}>
      <OfferState offer={offer} me={me} name={name} />
      {moves.includes('cancel') && <p className={styles.next}>{t('offer.next-step')}</p>}
      {moves.length > 0 && (
        <div className={styles.moves}>
          {moves.includes('accept') && (
            <Button size="small" busy={busy} onClick={() => void accept({ id })}>
              {t('offer.accept', { amount: money(amountOf(offer)) })}
            </Button>
          )}
          {moves.includes('counter') && (
            <Button size="small" variant="secondary" busy={busy} onClick={() => setAsking('counter')}>
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
          {moves.includes('cancel') && mayMeet && (
            <ButtonLink {...scheduling} size="small">
              {t('offer.schedule')}
            </ButtonLink>
          )}
          {moves.includes('cancel') && mayShip && (
            <ButtonLink {...shipping} size="small" variant={mayMeet ? 'secondary' : 'primary'}>
              {t(mayMeet ? 'offer.have-shipped' : 'offer.ship')}
            </ButtonLink>
          )}
          {moves.includes('cancel') && (
            <Button size="small" variant="secondary" onClick={() => setAsking('cancel')}>
              {t('offer.cancel')}
            </Button>
          )}
        </div>
      )}
      <CounterDialog
        open={asking === 'counter'}
        offer={offer}
        item={item}
        onClose={() => setAsking(undefined)}
      />
      <CancelDealDialog
        open={asking === 'cancel'}
        offerId={id}
        name={name}
        onClose={() => setAsking(undefined)}
      />
    </div>
  );
}
