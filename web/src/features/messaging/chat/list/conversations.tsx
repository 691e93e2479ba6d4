import { MessagesSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CHAT_LIMITS } from '#contract/chat';
import { useConnected } from '../../../../api/connection';
import { paths } from '../../../../app/paths';
import { useNow } from '../../../../browser/use-now';
import { Button, ButtonLink } from '../../../../ui/button';
import { EmptyState } from '../../../../ui/page/empty-state';
import { useConversationListInfiniteQuery } from '../data/chat-list';
import type { ThreadKey } from '../data/chat-outbox';
import { conversationsOf } from '../data/conversation-list';
import { ConversationRow } from './conversation-row';
import rows from './conversation-row.module.css';
import { MoreConversations } from './more-conversations';
import { RowsSkeleton } from './rows-skeleton';

const WAITING_ROWS = 6;

type ConversationsProps = { me: string; open: ThreadKey | null };

export function Conversations({ me, open }: ConversationsProps) {
  const { t } = useTranslation(['chat', 'common']);
  const connected = useConnected();
  // Ages are told relative to now.
  useNow();
  const list = useConversationListInfiniteQuery(undefined, {
    refetchOnFocus: true,
    refetchOnReconnect: true,
    pollingInterval: connected ? 0 : CHAT_LIMITS.pollMs,
    skipPollingIfUnfocused: true,
  });
  const { currentData, error, isFetching, refetch } = list;
  const failed = error !== undefined && !currentData && !isFetching;

  if (failed)
    return (
      <div className={rows.failed}>
        <p role="alert">{t('list.failed')}</p>
        <Button variant="secondary" onClick={() => void refetch()}>
          {t('common:actions.retry')}
        </Button>
      </div>
    );
  if (!currentData) return <RowsSkeleton count={WAITING_ROWS} label={t('common:loading')} />;
  const conversations = conversationsOf(currentData.pages);
  if (conversations.length === 0)
    return (
      <EmptyState icon={MessagesSquare} title={t('list.empty')} text={t('list.empty-text')}>
        <ButtonLink to={paths.listings} variant="secondary">
          {t('list.browse')}
        </ButtonLink>
      </EmptyState>
    );
  return (
    <>
      <ul>
        {conversations.map((conversation) => (
          <li key={conversation.id}>
            <ConversationRow
              conversation={conversation}
              me={me}
              current={
                open?.personId === conversation.person.id &&
                open.listingId === (conversation.item?.id ?? null)
              }
            />
          </li>
        ))}
      </ul>
      <MoreConversations list={list} />
    </>
  );
}
