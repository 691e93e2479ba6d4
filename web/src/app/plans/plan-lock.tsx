import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Feature } from '#contract/monetization/plans';
import { Link } from '../../ui/link';
import styles from './plan-lock.module.css';
import { useEntitlement } from './use-entitlement';
import { usePathToPlans } from './use-path-to-plans';

/** Says beforehand which plan has what is locked here, and leads to the plans and from there back. Needs the `plans` texts. */
export function PlanLock({ feature }: { feature: Feature }) {
  const { t } = useTranslation('plans');
  const { granted, needed, verified } = useEntitlement(feature);
  const plans = usePathToPlans();
  if (granted) return null;
  return (
    <p className={styles.lock}>
      <Lock aria-hidden="true" />
      {verified ? (
        <span>
          {t('lock', { tier: t(`tiers.${needed}`) })} <Link to={plans}>{t('see')}</Link>
        </span>
      ) : (
        <span>
          {t('not-verified')}
          {isOfBots(feature) && `. ${t('bots-need-plan')}`}
        </span>
      )}
    </p>
  );
}

const isOfBots = (feature: Feature) => feature === 'offer-bots' || feature.startsWith('bot-');
