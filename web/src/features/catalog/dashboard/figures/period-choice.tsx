import { useTranslation } from 'react-i18next';
import { FIGURE_PERIODS, type FigurePeriod } from '#contract/selling/figures';
import { Segments } from '../../../../ui/segments';

type PeriodChoiceProps = { days: FigurePeriod; onChoose: (days: FigurePeriod) => void };

export function PeriodChoice({ days, onChoose }: PeriodChoiceProps) {
  const { t } = useTranslation('dashboard');
  return (
    <Segments
      label={t('figures.period')}
      choices={PERIODS}
      chosen={`${days}`}
      nameOf={(choice) => t('figures.days', { count: Number(choice) })}
      onChoose={(choice) => onChoose(Number(choice) as FigurePeriod)}
    />
  );
}

const PERIODS = FIGURE_PERIODS.map((days) => `${days}` as const);
