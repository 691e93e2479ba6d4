import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isProblem } from '../../../../api/problem';
import { useProblemText } from '../../../../app/problems/query-error';
import { Button } from '../../../../ui/button';
import { EmptyState } from '../../../../ui/page/empty-state';
import { BackToList } from './back-to-list';
import styles from './thread-states.module.css';

type UnavailableProps = { error: unknown; aboutListing: boolean };

/** There is no conversation to show: what failed and why, said once and in its place. */
export function Unavailable({ error, aboutListing }: UnavailableProps) {
  const { t } = useTranslation('chat');
  const problem = isProblem(error) ? error : null;
  const text = useProblemText(problem) ?? t('unavailable.text');
  const title = t(aboutListing ? 'errors.start-about' : 'errors.start');

  return (
    <div className={styles.middle} role="alert">
      <div className={styles.back}>
        <BackToList />
      </div>
      <EmptyState icon={CircleAlert} title={t('unavailable.title')} text={`${title} ${text}`}>
        <Button variant="secondary" onClick={() => location.reload()}>
          {t('unavailable.retry')}
        </Button>
      </EmptyState>
    </div>
  );
}
