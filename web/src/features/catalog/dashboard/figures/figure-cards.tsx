import { useTranslation } from 'react-i18next';
import type { FigureLine, FiguresAnswer } from '../../../../api/catalog/figures.gen';
import { classes } from '../../../../ui/classes';
import styles from './figure-cards.module.css';
import { FIGURE_ICONS } from './figure-names';
import { Sparkline } from './sparkline';
import { useFigureText, wholeFrom } from './use-figure-text';

type FigureCardsProps = { answer: FiguresAnswer; known: boolean };

/** One card for each figure; a dash until it is known. */
export function FigureCards({ answer: { days, lines }, known }: FigureCardsProps) {
  return (
    <dl className={styles.cards}>
      {lines.map((line) => (
        <Card key={line.figure} line={line} days={days} known={known} />
      ))}
    </dl>
  );
}

function Card({ line, days, known }: { line: FigureLine; days: number; known: boolean }) {
  const { t } = useTranslation('dashboard');
  const { amount, change } = useFigureText();
  const { figure, before, now, perDay } = line;
  const Icon = FIGURE_ICONS[figure];
  return (
    <div className={styles.card}>
      <dt>
        <Icon aria-hidden="true" />
        {t(`figures.names.${figure}`)}
      </dt>
      <dd className={styles.value}>{known ? amount(figure, now, wholeFrom(1000, now)) : '–'}</dd>
      <dd className={classes(styles.change, now > before && styles.better)}>
        {known && (
          <>
            {change(line)}{' '}
            <span className="visually-hidden">{t('figures.than-before', { count: days })}</span>
          </>
        )}
      </dd>
      <dd className={classes(styles.line, now > before && styles.better)}>
        {known && <Sparkline values={perDay.slice(days)} />}
      </dd>
    </div>
  );
}
