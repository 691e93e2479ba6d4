import { Descriptions } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Revenue } from '../../../api/monetization/plan-administration.gen';
import { useFormat } from '../../../i18n/format';
import styles from './revenue-page.module.css';

/** How many have which plan, and whether they pay for it. */
export function RunningPlans({ running }: Pick<Revenue, 'running'>) {
  const { t } = useTranslation(['revenue', 'plans']);
  const { number } = useFormat();
  const id = useId();
  const facts = running.map(({ source, tier, people }) => ({
    key: `${source} ${tier}`,
    label: `${t(`plans:tiers.${tier}`)}, ${t(`sources.${source}`)}`,
    children: t('running.people', { count: people, shown: number(people) }),
  }));
  return (
    <section aria-labelledby={id} className={styles.source}>
      <h2 id={id}>{t('running.title')}</h2>
      {facts.length > 0 ? (
        <Descriptions bordered size="small" column={1} items={facts} />
      ) : (
        <p className={styles.quiet}>{t('running.none')}</p>
      )}
    </section>
  );
}
