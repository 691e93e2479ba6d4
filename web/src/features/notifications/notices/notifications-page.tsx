import { Bell, House } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  useAllNotificationsInfiniteQuery,
  useMarkAllNotificationsReadMutation,
} from '../../../api/notifications/notifications';
import { isProblem } from '../../../api/problem';
import { usePageHead } from '../../../app/page-head';
import { MoreButton } from '../../../app/paged-list/more-button';
import { paths } from '../../../app/paths';
import { useFocusKept } from '../../../browser/use-focus-kept';
import { Button, ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/page/empty-state';
import { ErrorState } from '../../../ui/page/error-state';
import { NotificationList } from './notification-list';
import styles from './notifications-page.module.css';

export function NotificationsPage() {
  const { t } = useTranslation(['notifications', 'common']);
  const { currentData } = useAllNotificationsInfiniteQuery();
  const [markAll, { isLoading: marking }] = useMarkAllNotificationsReadMutation();
  const head = useFocusKept<HTMLElement>();
  const unread = currentData?.pages.some((page) => page.unread > 0);
  usePageHead({ title: t('title'), description: t('description') });
  return (
    <div className={styles.page}>
      <header ref={head} className={styles.head}>
        <h1>{t('title')}</h1>
        {unread && (
          <Button
            variant="quiet"
            size="small"
            busy={marking}
            className={styles.all}
            onClick={() => void markAll()}
          >
            {t('mark-all')}
          </Button>
        )}
        <ButtonLink to={paths.home} variant="secondary" size="small">
          <House aria-hidden="true" />
          {t('common:nav.home')}
        </ButtonLink>
      </header>
      <List />
    </div>
  );
}

function List() {
  const { t } = useTranslation(['notifications', 'common']);
  const list = useAllNotificationsInfiniteQuery();
  const { currentData, error, isFetching } = list;
  const items = currentData?.pages.flatMap((page) => page.items);
  if (!items && error && !isFetching) {
    const problem = isProblem(error) ? error : null;
    const offline = problem?.code === 'client.offline';
    return (
      <ErrorState
        title={t('failed.title')}
        text={offline ? t('common:problems.offline') : t('failed.text')}
        offline={offline}
        requestId={problem?.requestId}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (items?.length === 0) return <EmptyState icon={Bell} title={t('empty.title')} text={t('empty.text')} />;
  return (
    <>
      <NotificationList items={items} expected={6} onPage />
      <MoreButton list={list} className={styles.more}>
        {t('more')}
      </MoreButton>
    </>
  );
}
