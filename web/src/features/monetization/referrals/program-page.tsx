import { useTranslation } from 'react-i18next';
import { REFERRAL } from '#contract/monetization/referrals';
import { referralDashboardPage } from '#contract/pages/monetization';
import { usePageHead } from '../../../app/page-head';
import { paths } from '../../../app/paths';
import { useSession } from '../../../app/session/use-session';
import { ButtonLink } from '../../../ui/button';
import { PageHeader } from '../../../ui/page/page-header';
import { Badges } from './badge-progress';
import styles from './program.module.css';

const STEPS = ['share', 'join', 'list'] as const;
const RULES = ['new', 'hold', 'limits', 'self'] as const;

/** How inviting works, for everybody. */
export function ProgramPage() {
  const { t } = useTranslation('referrals');
  const { profile } = useSession();
  usePageHead({ title: t('program.title'), description: t('program.description') });
  const { perDay, perMonth, holdDays, newForDays } = REFERRAL;
  const values = { perDay, perMonth };
  return (
    <div className={styles.page}>
      <PageHeader loud title={t('program.headline')} lead={t('program.lead')} />
      <div className={styles.actions}>
        <ButtonLink to={referralDashboardPage.path} size="large">
          {t(profile ? 'program.mine' : 'program.start')}
        </ButtonLink>
        {!profile && (
          <ButtonLink to={paths.signUp} size="large" variant="secondary">
            {t('program.join')}
          </ButtonLink>
        )}
      </div>
      <section className={styles.part}>
        <h2>{t('program.steps.title')}</h2>
        <ol className={styles.steps}>
          {STEPS.map((step) => (
            <li key={step}>
              <h3>{t(`program.steps.${step}`)}</h3>
              <p>{t(`program.steps.${step}-text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className={styles.part}>
        <h2>{t('program.badges.title')}</h2>
        <p className={styles.quiet}>{t('program.badges.text')}</p>
        <Badges />
      </section>
      <section className={styles.part}>
        <h2>{t('program.rules.title')}</h2>
        <ul className={styles.rules}>
          {RULES.map((rule) => (
            <li key={rule}>
              {t(`program.rules.${rule}`, { ...values, days: rule === 'new' ? newForDays : holdDays })}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
