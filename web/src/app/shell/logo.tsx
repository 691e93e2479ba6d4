import { useTranslation } from 'react-i18next';
import { brandName } from '../../browser/brand';
import { Link } from '../../ui/link';
import { paths } from '../paths';
import styles from './logo.module.css';

export function Logo() {
  const { t } = useTranslation();
  return (
    <Link to={paths.home} className={styles.logo} aria-label={t('nav.home-of-brand')}>
      {brandName.toLowerCase()}
      <i className={styles.dot} />
    </Link>
  );
}
