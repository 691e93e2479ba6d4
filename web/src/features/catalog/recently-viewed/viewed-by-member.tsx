import { useTranslation } from 'react-i18next';
import { ignoreProblem } from '../../../api/problem';
import type { SlotProps } from '../../../app/feature';
import { useTellSettled } from '../../../app/settled';
import { Button } from '../../../ui/button';
import { Loading, Skeleton } from '../../../ui/skeleton';
import { toast } from '../../../ui/toast/toast-store';
import { ClearViewed } from './clear-viewed';
import { useClearRecentlyViewedMutation, useRecentlyViewedQuery } from './recently-viewed';
import { Strip } from './strip';
import styles from './strip.module.css';

/** What a member or a guest looked at, on whichever device. */
export function ViewedByMember({ Section, tellSettled }: SlotProps['member-sections']) {
  const { t } = useTranslation('recently-viewed');
  // Something may have been looked at since.
  const { data, isError, refetch } = useRecentlyViewedQuery(undefined, { refetchOnMountOrArgChange: true });
  useTellSettled(tellSettled, data !== undefined || isError);
  const [clear, { isLoading }] = useClearRecentlyViewedMutation();
  const forget = async () => {
    try {
      await clear().unwrap();
      toast({ title: t('cleared') });
    } catch (error) {
      // A toast says why.
      ignoreProblem(error);
    }
  };
  const some = data && data.items.length > 0;
  return (
    <Section title={t('title')} more={some && <ClearViewed busy={isLoading} onClear={() => void forget()} />}>
      {some ? (
        <Strip listings={data.items} />
      ) : (
        <div className={styles.room}>
          {data && <p className={styles.quiet}>{t('none')}</p>}
          {!data && isError && (
            <p className={styles.quiet}>
              {t('failed')}{' '}
              <Button variant="quiet" size="small" onClick={() => void refetch()}>
                {t('retry')}
              </Button>
            </p>
          )}
          {!data && !isError && (
            <Loading label={t('loading')} className={styles.strip}>
              {Array.from({ length: 4 }, (_, place) => (
                <Skeleton key={place} width="96px" height="96px" className={styles.photo} />
              ))}
            </Loading>
          )}
        </div>
      )}
    </Section>
  );
}
