import { Sparkles } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SlotProps } from '../../../app/feature';
import { paths } from '../../../app/paths';
import { SlotAtOnce } from '../../../app/slot';
import { ButtonLink } from '../../../ui/button';
import styles from './listing-card.module.css';

/** On a listing's page: ask about it, or compare it with others. */
export function ListingCard({ listing }: SlotProps['listing-below']) {
  const { t } = useTranslation('assistant-button');
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <Sparkles aria-hidden="true" className={styles.icon} />
      <div className={styles.words}>
        <h2 id={id}>{t('card.title')}</h2>
        <p>{t('card.text')}</p>
      </div>
      <div className={styles.actions}>
        <ButtonLink variant="secondary" to={paths.assistantAbout(listing.id)}>
          {t('card.ask')}
        </ButtonLink>
        <SlotAtOnce name="listing-compare" listing={listing} />
      </div>
    </section>
  );
}
