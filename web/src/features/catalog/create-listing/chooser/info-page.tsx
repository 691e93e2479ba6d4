import { useTranslation } from 'react-i18next';
import { createAiListingPage } from '#contract/pages/catalog';
import { usePageHead } from '../../../../app/page-head';
import { paths } from '../../../../app/paths';
import { ButtonLink } from '../../../../ui/button';
import { PageHeader } from '../../../../ui/page/page-header';
import styles from './info-page.module.css';

const STEPS = ['give', 'check', 'publish'] as const;
const READ = ['words', 'photos', 'voice', 'alike'] as const;
const SECTIONS = {
  built: ['default', 'honest', 'limits'],
  leaves: ['nothing', 'endpoint', 'never', 'kept'],
} as const;

/** How a listing is drafted: what is read, by whom, and what never leaves this place. */
export function InfoPage() {
  const { t } = useTranslation('create-ai');
  usePageHead({ title: t('info.title'), description: t('info.description') });
  return (
    <div className={styles.page}>
      <PageHeader loud title={t('info.headline')} lead={t('info.lead')} />
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step}>
            <h2>{t(`info.steps.${step}.title`)}</h2>
            <p>{t(`info.steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
      <section className={styles.section}>
        <h2>{t('info.read.title')}</h2>
        <dl className={styles.read}>
          {READ.map((each) => (
            <div key={each}>
              <dt>{t(`info.read.${each}.title`)}</dt>
              <dd>{t(`info.read.${each}.text`)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={styles.section}>
        <h2>{t('info.built.title')}</h2>
        {SECTIONS.built.map((each) => (
          <p key={each}>{t(`info.built.${each}`)}</p>
        ))}
      </section>
      <section className={styles.section}>
        <h2>{t('info.leaves.title')}</h2>
        {SECTIONS.leaves.map((each) => (
          <p key={each}>{t(`info.leaves.${each}`)}</p>
        ))}
      </section>
      <div className={styles.actions}>
        <ButtonLink to={createAiListingPage.path} size="large">
          {t('try')}
        </ButtonLink>
        <ButtonLink to={paths.privacy} size="large" variant="secondary">
          {t('info.privacy')}
        </ButtonLink>
      </div>
    </div>
  );
}
