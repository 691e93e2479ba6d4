import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BOT_LIMITS } from '#contract/bots';
import { Field } from '../../../../ui/form/field';
import { Select } from '../../../../ui/form/select';
import type { BotView } from '../bots';
import styles from './interaction-history.module.css';
import { InteractionList } from './interaction-list';

/** What all bots did, or the one of a listing. */
export function InteractionHistory({ bots }: { bots: readonly BotView[] }) {
  const { t } = useTranslation('bots');
  const [chosen, choose] = useState('');
  const id = useId();
  const titles = new Map(bots.map(({ item }) => [item.id, item.title]));
  const hasChoice = bots.length > 1;
  // What was chosen may be deleted since, or all that it could be told from.
  const listingId = hasChoice && titles.has(chosen) ? chosen : '';
  return (
    <section aria-labelledby={id}>
      <header className={styles.head}>
        <div>
          <h2 id={id}>{t('interactions.title')}</h2>
          <p className={styles.limit}>{t('interactions.limit', { count: BOT_LIMITS.interactions })}</p>
        </div>
        {hasChoice && (
          <div className={styles.filter}>
            <Field label={t('interactions.filter')}>
              {(control) => (
                <Select
                  {...control}
                  value={listingId}
                  choices={['', ...titles.keys()]}
                  nameOf={(of) => titles.get(of) ?? t('interactions.all')}
                  onChoose={choose}
                />
              )}
            </Field>
          </div>
        )}
      </header>
      <InteractionList listingId={listingId || undefined} withListing={!listingId} />
    </section>
  );
}
