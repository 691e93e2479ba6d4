import { useTranslation } from 'react-i18next';
import { featuredBoostPage } from '#contract/pages/monetization';
import { usePageHead } from '../../../app/page-head';
import { Link } from '../../../ui/link';
import { PageHeader } from '../../../ui/page/page-header';
import { Balance } from './balance';
import styles from './boost-listings-page.module.css';
import { CreditHistory } from './credit-history';
import { OwnBoosts } from './own-boosts';
import { OwnListings } from './own-listings';

export function BoostListingsPage() {
  const { t } = useTranslation('boosts');
  usePageHead({ title: t('title'), description: t('description') });
  return (
    <div className={styles.page}>
      <PageHeader title={t('title')} lead={t('lead')} />
      <p className={styles.featured}>
        <Link to={featuredBoostPage.path}>{t('featured.title')}</Link>
      </p>
      <Balance />
      <OwnListings />
      <OwnBoosts />
      <CreditHistory />
    </div>
  );
}
