import { Check, Handshake, MapPin, MessagesSquare, Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Meetup } from '../../../../api/community/meetups';
import { useFormat } from '../../../../i18n/format';
import { classes } from '../../../../ui/classes';
import { useMeetupWords } from '../use-meetup-words';
import styles from './deal.module.css';
import { STEPS, stepOf } from './moves';

const ICONS = { agreed: MessagesSquare, meet: MapPin, 'handed-over': Handshake, review: Star };

/** Agreed, met, handed over, reviewed: how far two people have come. */
export function DealSteps({ meetup }: { meetup: Meetup }) {
  const { t } = useTranslation('meetups');
  const { price } = useFormat();
  const { short } = useMeetupWords();
  const now = STEPS.indexOf(stepOf(meetup));
  const beneath = { agreed: price(meetup.listing.price, 'short'), meet: short(meetup) };
  return (
    <ol className={styles.steps} aria-label={t('card.steps')}>
      {STEPS.map((step, at) => {
        const Icon = at < now ? Check : ICONS[step];
        return (
          <li
            key={step}
            className={classes(styles.step, at < now && styles.done, at === now && styles.now)}
            aria-current={at === now ? 'step' : undefined}
          >
            <span className={styles.dot}>
              <Icon aria-hidden="true" />
            </span>
            <b>{t(`card.${step}`)}</b>
            {at < now && <span className="visually-hidden">{t('card.done')}</span>}
            <span className={styles.beneath}>{step in beneath && beneath[step as keyof typeof beneath]}</span>
          </li>
        );
      })}
    </ol>
  );
}
