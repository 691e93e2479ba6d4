import { Bot } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MoreButton } from '../../../app/paged-list/more-button';
import { usePathToPlans } from '../../../app/plans/use-path-to-plans';
import { QueryError } from '../../../app/problems/query-error';
import { lazyPage } from '../../../app/routing/lazy-page';
import { usePanel } from '../../../app/shell/panels/panels';
import { useFocusKept } from '../../../browser/use-focus-kept';
import { classes } from '../../../ui/classes';
import { Link } from '../../../ui/link';
import { Notice } from '../../../ui/notice';
import { EmptyState } from '../../../ui/page/empty-state';
import lead from '../../../ui/page/lead.module.css';
import { Loading, Skeleton } from '../../../ui/skeleton';
import { type BotView, useAllBotsInfiniteQuery } from './bots';
import styles from './dashboard-bots.module.css';
import { InteractionHistory } from './interactions/interaction-history';
import { BotRow } from './manage/bot-row';
import { CreateBot } from './manage/create-bot';
import { UsedBots } from './manage/used-bots';

const creation = lazyPage(() => import('./manage/new-bot').then(({ NewBot }) => NewBot));

/** All bots of a seller and what they did: a page of the dashboard. */
export function DashboardBots() {
  const { t } = useTranslation('bots');
  const { currentData } = useAllBotsInfiniteQuery();
  const [count] = currentData?.pages ?? [];
  const bots = currentData?.pages.flatMap(({ items }) => items);
  const creating = usePanel(creation);
  return (
    <section aria-label={t('dashboard.title')} className={styles.section}>
      <header className={classes(styles.head, lead.near)}>
        <div>
          <p className={lead.lead}>{t('dashboard.lead')}</p>
          <p className={styles.used}>{count && <UsedBots {...count} />}</p>
        </div>
        <CreateBot onCreate={creating.show} />
      </header>
      {bots?.some(({ pausedByPlan }) => pausedByPlan) && <PausedByPlan />}
      <Bots />
      {bots && bots.length > 0 && <InteractionHistory bots={bots} />}
      {creating.mounted && <creation.Page open={creating.open} onClose={creating.close} bots={bots ?? []} />}
    </section>
  );
}

function PausedByPlan() {
  const { t } = useTranslation('bots');
  const plans = usePathToPlans();
  return (
    <Notice title={t('dashboard.by-plan.title')}>
      <p>
        {t('dashboard.by-plan.text')} <Link to={plans}>{t('dashboard.by-plan.link')}</Link>
      </p>
    </Notice>
  );
}

function Bots() {
  const { t } = useTranslation(['bots', 'common']);
  const list = useAllBotsInfiniteQuery();
  const place = useFocusKept<HTMLUListElement>();
  const { currentData, error, isFetching } = list;
  const bots: BotView[] | undefined = currentData?.pages.flatMap(({ items }) => items);
  if (!bots && error && !isFetching)
    return <QueryError title={t('failed.fetch')} error={error} onRetry={() => void list.refetch()} />;
  if (!bots)
    return (
      <Loading label={t('common:loading')}>
        <Skeleton height="120px" />
      </Loading>
    );
  if (bots.length === 0)
    return <EmptyState icon={Bot} title={t('dashboard.none.title')} text={t('dashboard.none.text')} />;
  return (
    <>
      <ul ref={place}>
        {bots.map((bot) => (
          <BotRow key={bot.id} bot={bot} />
        ))}
      </ul>
      <MoreButton list={list} wide>
        {t('dashboard.more')}
      </MoreButton>
    </>
  );
}
