import { useTranslation } from 'react-i18next';
import type { ChatItem, OfferView } from '../../../../api/messaging/messaging';
import { MEETUP } from '../../../../app/dialog-parameters';
import { paths } from '../../../../app/paths';
import { useDialogLink } from '../../../../app/use-dialog';
import { useFocusKept } from '../../../../browser/use-focus-kept';
import { ButtonLink } from '../../../../ui/button';
import { Chip } from '../../../../ui/chip';
import { classes } from '../../../../ui/classes';
import { Link } from '../../../../ui/link';
import { Price } from '../../../../ui/listing/price';
import { Photo } from '../../../../ui/photo';
import { AgreedCard } from './agreed-card';
import styles from './item-bar.module.css';
import { OfferBar } from './offer-bar';
import { movesOf } from './offer-moves';

type ItemBarProps = {
  item: ChatItem;
  offer: OfferView | null;
  me: string;
  name: string;
  /** Whether the two may plan anything at all. */
  mayMeet: boolean;
  /** A meetup of the two keeps it for its buyer. */
  kept: boolean;
  /** Under the card of a meetup or an order, which shows the item as well. */
  beneath: boolean;
};

/** What the conversation is about, and how far the two have come with it. */
export function ItemBar({ item, offer, me, name, mayMeet, kept, beneath }: ItemBarProps) {
  const place = useFocusKept<HTMLDivElement>();
  return (
    <div ref={place}>
      {offer && movesOf(offer, me, item).includes('cancel') ? (
        <AgreedCard offer={offer} item={item} me={me} name={name} mayPlan={mayMeet} beneath={beneath} />
      ) : (
        <AskedBar
          item={item}
          offer={offer}
          me={me}
          name={name}
          mayMeet={mayMeet}
          kept={kept}
          beneath={beneath}
        />
      )}
    </div>
  );
}

function AskedBar({ item, offer, me, name, mayMeet, kept, beneath }: ItemBarProps) {
  const { t } = useTranslation('chat');
  const scheduling = useDialogLink(MEETUP, item.id);
  const buying = mayMeet && item.sellerId !== me;
  const content = (
    <>
      <Photo image={item.image} category={item.category} alt="" sizes="44px" eager className={styles.photo} />
      <span className={styles.words}>
        <span className={styles.title}>{item.title}</span>
        <Price amount={item.price} className={styles.price} />
      </span>
      {item.status !== 'active' && (
        <Chip tone={item.status === 'pending' ? 'warn' : 'plain'}>{t(`item.status.${item.status}`)}</Chip>
      )}
    </>
  );
  const listed = item.status !== 'deleted' && item.status !== 'removed';
  return (
    <section className={classes(styles.bar, beneath && styles.beneath)} aria-label={t('item.label')}>
      <div className={styles.row}>
        {listed ? (
          <Link to={paths.listing(item.id)} className={styles.item}>
            {content}
          </Link>
        ) : (
          <div className={styles.item}>{content}</div>
        )}
        {buying && item.status === 'active' && (
          <ButtonLink {...scheduling} variant="secondary" size="small" className={styles.meet}>
            {t('item.meet')}
          </ButtonLink>
        )}
      </div>
      {offer && <OfferBar offer={offer} item={item} me={me} name={name} kept={kept} />}
    </section>
  );
}
