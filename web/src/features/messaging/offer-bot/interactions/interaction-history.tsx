import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BOT_LIMITS } from '#contract/bots';
import type { BotView } from '../../../../api/bots';
import { Field } from '../../../../ui/field';
import styles from './interaction-history.module.css';
import { InteractionList } from './interaction-list';

/** What all bots did, or the one of a listing. */
export function InteractionHistory({ bots }: { bots: readonly BotView[] }) {
  const { t } = useTranslation('bots');
  const [listingId, setListingId] = useState('');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <header className={styles.head}>
        <div>
          <h3 id={id}>{t('interactions.title')}</h3>
          <p className={styles.limit}>{t('interactions.limit', { count: BOT_LIMITS.interactions })}</p>
        </div>
        {bots.length > 1 && (
          <div className={styles.filter}>
            <Field label={t('interactions.filter')}>
              {(control) => (
                <select {...control} value={listingId} onChange={({ target }) => setListingId(target.value)}>
                  <option value="">{t('interactions.all')}</option>
                  {bots.map(({ item }) => (
                    <option key={item.id} value={item.id}>
                      {item.title}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          </div>
        )}
      </header>
      <InteractionList listingId={listingId || undefined} withListing={!listingId} />
    </section>
  );
}
