import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SlotProps } from '../../../app/feature';
import { QueryError } from '../../../app/problems/query-error';
import { usePanel } from '../../../app/shell/panels/panels';
import { useFocusKept } from '../../../browser/use-focus-kept';
import { Loading, Skeleton } from '../../../ui/skeleton';
import { type BotView, useBotOfListingQuery } from './bots';
import { botDialog } from './form/lazy-bot-dialog';
import { InteractionList } from './interactions/interaction-list';
import { isForSale } from './item';
import styles from './listing-bot.module.css';
import { BotActions } from './manage/bot-actions';
import { BotStatus } from './manage/bot-status';
import { BotSummary } from './manage/bot-summary';
import { CreateBot } from './manage/create-bot';
import { UsedBots } from './manage/used-bots';

/** On the listing's page, for its seller. */
const LATEST = 3;

export function ListingBot({ listing }: SlotProps['listing-seller']) {
  const { t } = useTranslation(['bots', 'common']);
  const { currentData, error, isFetching, refetch } = useBotOfListingQuery({ id: listing.id });
  const id = useId();
  const place = useFocusKept<HTMLElement>();
  if (!isForSale(listing) && !currentData?.bot) return null;
  return (
    <section ref={place} aria-labelledby={id} className={styles.panel}>
      <header className={styles.head}>
        <h2 id={id}>{t('title')}</h2>
        {currentData?.bot && <BotStatus {...currentData.bot} />}
        <span className={styles.used}>{currentData && <UsedBots {...currentData} />}</span>
      </header>
      {currentData?.bot && <Existing bot={currentData.bot} />}
      {currentData && !currentData.bot && <None listing={listing} />}
      {!currentData && error && !isFetching && (
        <QueryError title={t('failed.fetch')} error={error} onRetry={() => void refetch()} />
      )}
      {!currentData && isFetching && (
        <Loading label={t('common:loading')}>
          <Skeleton height="104px" />
        </Loading>
      )}
    </section>
  );
}

function None({ listing }: SlotProps['listing-seller']) {
  const { t } = useTranslation('bots');
  const creating = usePanel(botDialog);
  return (
    <>
      <p className={styles.lead}>{t('lead')}</p>
      <div>
        <CreateBot onCreate={creating.show} />
      </div>
      {creating.mounted && (
        <botDialog.Page open={creating.open} onClose={creating.close} item={listing} bot={null} />
      )}
    </>
  );
}

function Existing({ bot }: { bot: BotView }) {
  const { t } = useTranslation('bots');
  return (
    <>
      <BotSummary bot={bot} />
      <BotActions bot={bot} />
      <h3 className={styles.recent}>{t('interactions.recent')}</h3>
      <InteractionList listingId={bot.item.id} first={LATEST} />
    </>
  );
}
