import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { PLAN_TIERS } from '#contract/people';
import { usePageHead } from '../../../app/page-head';
import { paths } from '../../../app/paths';
import { Button, ButtonLink } from '../../../ui/button';
import { PlanCard } from './plan-card';
import styles from './pricing-page.module.css';
import { Questions } from './questions';
import { useTier } from './use-tier';

/** What the plans differ in. They are granted by whoever runs the server, so nothing is bought here. */
export function PricingPage() {
  const { t } = useTranslation('pricing');
  const own = useTier();
  usePageHead({ title: t('title'), description: t('description') });
  return (
    <div className={styles.page}>
      <BackButton />
      <header className={styles.header}>
        <h1>{t('headline')}</h1>
        <p>{t('lead')}</p>
      </header>
      <ul className={styles.plans}>
        {PLAN_TIERS.map((tier) => (
          <PlanCard key={tier} tier={tier} own={tier === own} />
        ))}
      </ul>
      <section className={styles.how}>
        <h2>{t('how.title')}</h2>
        <p>{t('how.text')}</p>
      </section>
      <Questions />
      <section className={styles.help}>
        <h2>{t('help.title')}</h2>
        <p>{t('help.text')}</p>
        <div className={styles.actions}>
          <ButtonLink to={paths.contactAbout('plans')}>{t('help.contact')}</ButtonLink>
          <ButtonLink to={paths.about} variant="secondary">
            {t('help.documentation')}
          </ButtonLink>
        </div>
      </section>
    </div>
  );
}

/** The page someone came from, or home for who arrived here. */
function BackButton() {
  const { t } = useTranslation('pricing');
  const navigate = useNavigate();
  const arrived = useLocation().key === 'default';
  const back = () => (arrived ? navigate(paths.home) : navigate(-1));
  return (
    <Button variant="quiet" className={styles.back} onClick={() => void back()}>
      <ArrowLeft aria-hidden="true" />
      {t('back')}
    </Button>
  );
}
