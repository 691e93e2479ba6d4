import { Handshake, MapPin, MessagesSquare, Star } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatItem, OfferView } from '../../../../api/messaging/messaging';
import { MEETUP, SHIP } from '../../../../app/dialog-parameters';
import { paths } from '../../../../app/paths';
import { useDialogLink } from '../../../../app/use-dialog';
import { Button, ButtonLink } from '../../../../ui/button';
import { Chip } from '../../../../ui/chip';
import { classes } from '../../../../ui/classes';
import { AgreedPrice } from '../../../../ui/deal/agreed-price';
import styles from '../../../../ui/deal/deal.module.css';
import { DealSteps } from '../../../../ui/deal/deal-steps';
import { Link } from '../../../../ui/link';
import { Photo } from '../../../../ui/photo';
import { useChatWords } from '../use-chat-words';
import own from './agreed-card.module.css';
import { CancelDealDialog } from './cancel-deal-dialog';
import { amountOf } from './offer-moves';

const STEPS = ['agreed', 'meet', 'handed-over', 'review'] as const;
const ICONS = { agreed: MessagesSquare, meet: MapPin, 'handed-over': Handshake, review: Star };

type AgreedCardProps = {
  offer: OfferView;
  item: ChatItem;
  me: string;
  name: string;
  /** Whether the two may plan anything at all. */
  mayPlan: boolean;
  /** Under the card of a meetup or an order, which shows the item as well. */
  beneath: boolean;
};

/** What the two have agreed on, as the card of their meetup will show it: a step has been made, the next is to meet. */
export function AgreedCard({ offer, item, me, name, mayPlan, beneath }: AgreedCardProps) {
  const { t } = useTranslation('chat');
  const { money } = useChatWords();
  const amount = amountOf(offer);
  const steps = STEPS.map((id) => ({
    id,
    icon: ICONS[id],
    name: t(`deal.${id}`),
    beneath: id === 'agreed' ? money(amount) : null,
  }));
  return (
    <section className={classes(styles.card, beneath && own.beneath)} aria-label={t('item.label')}>
      <div className={styles.head}>
        <Photo
          image={item.image}
          category={item.category}
          alt=""
          sizes="44px"
          eager
          className={styles.photo}
        />
        <span className={styles.words}>
          {item.status === 'deleted' || item.status === 'removed' ? (
            <b className={styles.title}>{item.title}</b>
          ) : (
            <Link to={paths.listing(item.id)} className={styles.title}>
              {item.title}
            </Link>
          )}
          <span className={styles.quiet}>
            <AgreedPrice
              agreed={t('offer.agreed', { amount: money(amount) })}
              instead={
                amount === item.price
                  ? undefined
                  : { words: t('deal.asked', { price: money(item.price) }), price: money(item.price) }
              }
            />
          </span>
        </span>
        {item.status !== 'active' && (
          <Chip tone={item.status === 'pending' ? 'warn' : 'plain'}>{t(`item.status.${item.status}`)}</Chip>
        )}
      </div>
      <DealSteps label={t('deal.steps')} done={t('deal.done')} steps={steps} now={STEPS.indexOf('meet')} />
      <p className={styles.state}>{t('offer.next-step')}</p>
      <Moves
        offer={offer}
        item={item}
        name={name}
        mayMeet={mayPlan && offer.buyerId === me}
        mayShip={mayPlan}
      />
    </section>
  );
}

type MovesProps = Pick<AgreedCardProps, 'offer' | 'item' | 'name'> & {
  /** Whether the reader is the buyer, who proposes where to meet. */
  mayMeet: boolean;
  mayShip: boolean;
};

function Moves({ offer, item, name, mayMeet, mayShip }: MovesProps) {
  const { t } = useTranslation('chat');
  const [cancelling, cancel] = useState(false);
  const scheduling = useDialogLink(MEETUP, item.id);
  const shipping = useDialogLink(SHIP, item.id);
  return (
    <>
      <div className={own.moves}>
        {mayMeet && <ButtonLink {...scheduling}>{t('offer.schedule')}</ButtonLink>}
        {mayShip && (
          <ButtonLink {...shipping} variant={mayMeet ? 'secondary' : 'primary'}>
            {t(mayMeet ? 'offer.have-shipped' : 'offer.ship')}
          </ButtonLink>
        )}
        <Button variant="quiet" onClick={() => cancel(true)}>
          {t('offer.cancel')}
        </Button>
      </div>
      <CancelDealDialog open={cancelling} offerId={offer.id} name={name} onClose={() => cancel(false)} />
    </>
  );
}
