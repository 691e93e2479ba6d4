import { Lock, Sparkles } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type InsightView, useGenerateInsightsMutation } from '../../../api/catalog/insights.gen';
import { PlanLock } from '../../../app/plans/plan-lock';
import { useEntitlement } from '../../../app/plans/use-entitlement';
import { usePlanGate } from '../../../app/problems/plan-gate';
import { QueryError } from '../../../app/problems/query-error';
import { tellFailure } from '../../../app/problems/tell-failure';
import { useFocusKept } from '../../../browser/use-focus-kept';
import { useNow } from '../../../browser/use-now';
import { useFormat } from '../../../i18n/format';
import { Button } from '../../../ui/button';
import { classes } from '../../../ui/classes';
import { EmptyState } from '../../../ui/page/empty-state';
import lead from '../../../ui/page/lead.module.css';
import { Loading, Skeleton } from '../../../ui/skeleton';
import { useInsightsQuery } from './insights';
import styles from './insights-tab.module.css';
import { PriceInsight } from './price-insight';
import { TimeInsight } from './time-insight';
import { TrendInsight } from './trend-insight';
import { WhatThereIs } from './what-there-is';

/** What one's own numbers and the market's say: a page of the dashboard. */
export function InsightsTab() {
  const { t } = useTranslation(['insights', 'common']);
  const { currentData, error, isFetching, refetch } = useInsightsQuery();
  if (!currentData)
    return error && !isFetching ? (
      <QueryError title={t('failed')} error={error} onRetry={() => void refetch()} />
    ) : (
      <Loading label={t('common:loading')}>
        <Skeleton height="180px" />
        <Skeleton height="180px" />
      </Loading>
    );
  const { items, againAt } = currentData;
  return (
    <>
      <Generate againAt={againAt} first={items.length === 0} />
      {items.length === 0 ? (
        <WhatThereIs />
      ) : (
        items.map((insight) => <Insight key={insight.id} insight={insight} />)
      )}
    </>
  );
}

function Insight({ insight: { kind, trend, prices, times } }: { insight: InsightView }) {
  const { t } = useTranslation('insights');
  if (kind === 'pricing_optimization') return <PriceInsight prices={prices ?? []} />;
  if (kind === 'best_time' && times) return <TimeInsight times={times} />;
  if (trend) return <TrendInsight trend={trend} />;
  return <EmptyState icon={Sparkles} title={t('nothing-yet')} text={t('nothing-yet-text')} />;
}

function Generate({ againAt, first }: { againAt: string | null; first: boolean }) {
  const { t } = useTranslation('insights');
  const { date } = useFormat();
  const now = useNow();
  const { granted } = useEntitlement('ai-insights');
  const gate = usePlanGate();
  const [generate, { isLoading }] = useGenerateInsightsMutation();
  const again = useRef<HTMLParagraphElement>(null);
  const place = useFocusKept<HTMLDivElement>(again);
  const begin = async () => {
    if (!granted) return gate.lacks('ai-insights');
    try {
      await generate().unwrap();
    } catch (error) {
      if (!gate.claims(error)) tellFailure(t('not-generated'), error);
    }
  };
  const Icon = granted ? Sparkles : Lock;
  return (
    <div ref={place} className={classes(styles.head, lead.near)}>
      <div>
        <p className={lead.lead}>{t('lead')}</p>
        <PlanLock feature="ai-insights" />
      </div>
      {againAt === null || Date.parse(againAt) <= now ? (
        <Button busy={isLoading} onClick={() => void begin()}>
          <Icon aria-hidden="true" />
          {t(first ? 'generate' : 'again')}
        </Button>
      ) : (
        <p ref={again} tabIndex={-1} className={styles.quiet}>
          {t('again-at', { when: date(againAt, { weekday: 'short', hour: 'numeric', minute: '2-digit' }) })}
        </p>
      )}
    </div>
  );
}
