import { CircleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isProblem } from '../../../../api/problem';
import { problemText } from '../../../../app/problem-text';
import { useProblemText } from '../../../../app/query-error';
import { Button } from '../../../../ui/button';
import { EmptyState } from '../../../../ui/empty-state';
import { TOAST_DURATIONS, toast } from '../../../../ui/toast/toast-store';
import { BackToList } from './back-to-list';
import styles from './thread-states.module.css';

type UnavailableProps = { error: unknown; aboutListing: boolean };

/** There is no conversation to show: said once in a toast, and for as long as it lasts in its place. */
export function Unavailable({ error, aboutListing }: UnavailableProps) {
  const { t } = useTranslation('chat');
  const problem = isProblem(error) ? error : null;
  const text = useProblemText(problem) ?? t('unavailable.text');
  const title = t(aboutListing ? 'errors.start-about' : 'errors.start');

  useEffect(() => {
    const explain = async () => {
      const words = problem ? await problemText(problem) : null;
      toast({
        title,
        description: words?.description ?? words?.title,
        tone: 'destructive',
        duration: TOAST_DURATIONS.error,
      });
    };
    void explain();
  }, [problem, title]);

  return (
    <div className={styles.middle}>
      <div className={styles.back}>
        <BackToList />
      </div>
      <EmptyState icon={CircleAlert} title={t('unavailable.title')} text={text}>
        <Button variant="secondary" onClick={() => location.reload()}>
          {t('unavailable.retry')}
        </Button>
      </EmptyState>
    </div>
  );
}
