import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useDealQuery } from '../../../../api/community/reviews';
import { REVIEW } from '../../../../app/dialog-parameters';
import { QueryError } from '../../../../app/problems/query-error';
import { SignInFirst } from '../../../../app/session/entry/sign-in-first';
import { useSession } from '../../../../app/session/use-session';
import { useDialog } from '../../../../app/use-dialog';
import { Dialog } from '../../../../ui/dialog';
import { Loading, Skeleton } from '../../../../ui/skeleton';
import styles from '../forms.module.css';
import { OwnReviewLine } from '../own-review-line';
import { ReviewForm } from './review-form';

/** Over whatever page leads to it; the address names the deal: `?review=<sale>`. */
export function ReviewDialog() {
  const { t } = useTranslation('reviews');
  const { open, close } = useDialog(REVIEW);
  const { status } = useSession();
  const [search] = useSearchParams();
  const saleId = search.get(REVIEW);
  return (
    <Dialog open={open && saleId !== null} addressed onClose={close} title={t('write.title')}>
      {status === 'visitor' && <SignInFirst text={t('write.visitor')} />}
      {saleId !== null && (status === 'guest' || status === 'member') && (
        <Content saleId={saleId} onDone={close} />
      )}
    </Dialog>
  );
}

function Content({ saleId, onDone }: { saleId: string; onDone: () => void }) {
  const { t } = useTranslation(['reviews', 'common']);
  const { currentData: deal, error, isFetching, refetch } = useDealQuery({ saleId });
  if (!deal)
    return error && !isFetching ? (
      <QueryError title={t('write.not-loaded')} error={error} onRetry={() => void refetch()} />
    ) : (
      <Loading label={t('common:loading')} className={styles.form}>
        <Skeleton height="48px" />
        <Skeleton height="72px" />
        <Skeleton height="96px" />
        <Skeleton height="var(--touch)" />
      </Loading>
    );
  const { mine, obstacle } = deal;
  if (obstacle === null && (mine === null || mine.state === 'waiting'))
    return <ReviewForm deal={deal} onDone={onDone} />;
  return (
    <div className={styles.form}>
      {mine ? <OwnReviewLine deal={deal} mine={mine} /> : obstacle && <p>{t(`obstacles.${obstacle}`)}</p>}
    </div>
  );
}
