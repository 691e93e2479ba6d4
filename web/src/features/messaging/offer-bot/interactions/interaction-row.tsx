import { useTranslation } from 'react-i18next';
import { OFFER_STATUSES } from '#contract/chat';
import { paths } from '../../../../app/paths';
import { useFormat } from '../../../../i18n/format';
import { Chip } from '../../../../ui/chip';
import { Link } from '../../../../ui/link';
import type { BotInteraction } from '../bots';
import { usePriceText } from '../use-price-text';
import { useReason } from '../use-reason';
import styles from './interaction-list.module.css';

type RowProps = { interaction: BotInteraction; withListing: boolean };

/** An offer, what the bot made of it, and what became of it since. */
export function InteractionRow({ interaction, withListing }: RowProps) {
  const { t } = useTranslation('bots');
  const { ago } = useFormat();
  const reason = useReason();
  const { buyer, item, originalMessage, rule, createdAt } = interaction;
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <p className={styles.happened}>{useHappened(interaction)}</p>
        <OfferStatus status={interaction.offerStatus} />
      </div>
      {withListing && <p className={styles.listing}>{item.title}</p>}
      <p className={styles.quote}>“{originalMessage}”</p>
      {rule && <p className={styles.quote}>{reason(rule)}</p>}
      <p className={styles.foot}>
        <time dateTime={createdAt}>{ago(createdAt)}</time>
        <Link to={paths.chatWith(buyer.id, item.id)}>{t('interactions.chat')}</Link>
      </p>
    </li>
  );
}

/** "Noor offered $90 · Countered with $110" */
function useHappened({ buyer, action, offeredAmount, responseAmount }: BotInteraction): string {
  const { t } = useTranslation('bots');
  const priceText = usePriceText();
  const name = buyer.deleted ? t('interactions.deleted-user') : buyer.name;
  const offer =
    offeredAmount === null
      ? t('interactions.wrote', { name })
      : t('interactions.offered', { name, price: priceText(offeredAmount) });
  return `${offer} · ${t(`interactions.actions.${action}`, { price: priceText(responseAmount ?? 0) })}`;
}

const TONES = {
  negotiating: 'accent',
  countered: 'accent',
  accepted: 'good',
  declined: 'plain',
  expired: 'plain',
  withdrawn: 'plain',
} as const;

function OfferStatus({ status }: { status: string | null }) {
  const { t } = useTranslation('bots');
  const known = OFFER_STATUSES.find((one) => one === status);
  return known ? <Chip tone={TONES[known]}>{t(`offers.${known}`)}</Chip> : null;
}
