import { ArrowLeft, ChartNoAxesColumn } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useListingFiguresQuery } from '../../../../api/catalog/figures.gen';
import { isProblem } from '../../../../api/problem';
import { paths } from '../../../../app/paths';
import { QueryError } from '../../../../app/problems/query-error';
import { Link } from '../../../../ui/link';
import { EmptyState } from '../../../../ui/page/empty-state';
import { Loading, Skeleton } from '../../../../ui/skeleton';
import { FigureChart } from './figure-chart';
import { FigureTable } from './figure-table';
import styles from './listing-figures.module.css';
import { PeriodChoice } from './period-choice';
import { usePeriod } from './use-period';

/** How one listing does, day by day. */
export function ListingFigures({ id }: { id: string }) {
  const { t } = useTranslation(['dashboard', 'common']);
  const heading = useId();
  const [days, setDays] = usePeriod(30);
  const { currentData, error, isFetching, refetch } = useListingFiguresQuery(
    { id, days },
    { refetchOnMountOrArgChange: true },
  );
  const gone = isProblem(error) && (error.status === 404 || error.status === 403);
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <Link to={`${paths.dashboard}/listings`} className={styles.back}>
        <ArrowLeft aria-hidden="true" />
        {t('listings.all')}
      </Link>
      <header className={styles.head}>
        <h2 id={heading}>
          {currentData ? <Link to={paths.listing(id)}>{currentData.title}</Link> : t('figures.listing.title')}
        </h2>
        <PeriodChoice days={days} onChoose={setDays} />
      </header>
      {currentData && (
        <>
          {currentData.lines
            .filter(({ figure }) => figure !== 'earned')
            .map((line) => (
              <FigureChart key={line.figure} line={line} from={currentData.from} days={days} />
            ))}
          <FigureTable answer={currentData} />
        </>
      )}
      {!currentData && gone && <EmptyState icon={ChartNoAxesColumn} title={t('figures.listing.none')} />}
      {!currentData && error && !gone && !isFetching && (
        <QueryError title={t('figures.listing.failed')} error={error} onRetry={() => void refetch()} />
      )}
      {!currentData && (!error || isFetching) && (
        <Loading label={t('common:loading')}>
          <Skeleton height="276px" />
        </Loading>
      )}
    </section>
  );
}
