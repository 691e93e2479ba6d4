import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FIGURES, type FigurePeriod } from '#contract/selling/figures';
import { DAY_MS } from '#contract/time';
import { type FiguresAnswer, useOwnFiguresQuery } from '../../../../api/catalog/figures.gen';
import { QueryError } from '../../../../app/problems/query-error';
import { FigureCards } from './figure-cards';
import { LookToChat } from './look-to-chat';
import styles from './own-figures.module.css';
import { PeriodChoice } from './period-choice';
import { usePeriod } from './use-period';

/** How one's listings do, beside the days before. */
export function OwnFigures() {
  const { t } = useTranslation('dashboard');
  const id = useId();
  const [days, setDays] = usePeriod(7);
  const { currentData, error, isFetching, refetch } = useOwnFiguresQuery(
    { days },
    { refetchOnMountOrArgChange: true },
  );
  const failed = !currentData && error && !isFetching;
  return (
    <section aria-labelledby={id} className={styles.section} aria-busy={!currentData && !failed}>
      <header className={styles.head}>
        <h2 id={id}>{t(`figures.title.${days}`)}</h2>
        <PeriodChoice days={days} onChoose={setDays} />
      </header>
      {failed ? (
        <QueryError title={t('failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <FigureCards answer={currentData ?? emptyOf(days)} known={currentData !== undefined} />
          <LookToChat days={days} answer={currentData ?? emptyOf(days)} known={currentData !== undefined} />
        </>
      )}
    </section>
  );
}

/** Keeps the room of what is on its way. */
const emptyOf = (days: FigurePeriod): FiguresAnswer => ({
  days,
  from: new Date(Date.now() - (2 * days - 1) * DAY_MS).toISOString().slice(0, 10),
  lines: FIGURES.map((figure) => ({
    figure,
    perDay: Array.from({ length: 2 * days }, () => 0),
    before: 0,
    now: 0,
  })),
});
