import { useTranslation } from 'react-i18next';
import { aiListingInfoPage, createAiListingPage } from '#contract/pages/catalog';
import { Link } from '../../../../ui/link';
import styles from './other-ways.module.css';

/** For whoever would rather begin otherwise, or know first what happens. */
export function OtherWays() {
  const { t } = useTranslation('create-listing');
  return (
    <p className={styles.ways}>
      <Link to={createAiListingPage.path}>{t('create.ways.other')}</Link>
      <Link to={aiListingInfoPage.path}>{t('create.ways.how')}</Link>
    </p>
  );
}
