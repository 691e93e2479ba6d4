import { useTranslation } from 'react-i18next';
import { paths } from '../../../app/paths';
import { useSellGuard } from '../../../app/shell/navigation';
import { ButtonLink } from '../../../ui/button';
import styles from './closing-call.module.css';

export function ClosingCall() {
  const { t } = useTranslation('home');
  const guard = useSellGuard();
  return (
    <section className={styles.call}>
      <h2>{t('closing.title')}</h2>
      <p>{t('closing.text')}</p>
      <ButtonLink to={paths.createListing} size="large" className={styles.button} onClick={guard}>
        {t('start-selling')}
      </ButtonLink>
    </section>
  );
}
