import { Clock, Tag, TrendingUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { INSIGHT_LIMITS } from '#contract/insights';
import { InsightCard } from './insight-card';

/** What it would tell, before it has been computed: in words, without figures that are nobody's. */
export function WhatThereIs() {
  const { t } = useTranslation('insights');
  const { days, enough } = INSIGHT_LIMITS;
  return (
    <>
      <InsightCard icon={TrendingUp} title={t('what.trend.title')} summary={t('what.trend.text', { days })} />
      <InsightCard icon={Tag} title={t('prices.title')} summary={t('what.prices.text', { enough })} />
      <InsightCard icon={Clock} title={t('times.title')} summary={t('what.times.text')} />
    </>
  );
}
