import { UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { type TrustProfile, useTrustProfileQuery } from '../../../api/community/community.gen';
import { isProblem } from '../../../api/problem';
import { usePageHead } from '../../../app/page-head';
import { paths } from '../../../app/paths';
import { useChoice } from '../../../app/routing/use-choice';
import { useOwnId } from '../../../app/session/use-own-id';
import { Button, ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/page/empty-state';
import { ErrorState } from '../../../ui/page/error-state';
import { Tabs } from '../../../ui/tabs';
import { Badges } from './badges';
import { Facts } from './facts';
import { ForSale } from './for-sale';
import { PersonHeader } from './person-header';
import { ProfileReviews } from './profile-reviews';
import { SomeForSale } from './some-for-sale';
import styles from './trust-profile-page.module.css';
import { TrustProfileSkeleton } from './trust-profile-skeleton';

const TABS = ['overview', 'reviews', 'listings', 'badges'] as const;

/** What anybody may know of a person before they deal with them. */
export function TrustProfilePage() {
  const { id = '' } = useParams();
  const { t } = useTranslation(['trust', 'common']);
  const { currentData: person, error, isFetching, refetch } = useTrustProfileQuery({ id });
  const problem = isProblem(error) ? error : null;
  const gone = problem?.status === 404;
  usePageHead({
    title: gone ? t('not-found') : (person?.name ?? ''),
    description: person && (person.bio ?? t('description', { name: person.name, count: person.listings })),
  });

  if (gone)
    return (
      <EmptyState icon={UserX} title={t('not-found')} text={t('not-found-text')}>
        <ButtonLink to={paths.home}>{t('common:actions.back-home')}</ButtonLink>
      </EmptyState>
    );
  if (person) return <Profile key={person.id} person={person} />;
  if (!error || isFetching) return <TrustProfileSkeleton label={t('loading')} />;
  const offline = problem?.code === 'client.offline';
  return (
    <ErrorState
      title={t('failed.title')}
      text={offline ? t('common:problems.offline') : t('failed.text')}
      offline={offline}
      requestId={problem?.requestId}
      onRetry={() => void refetch()}
    />
  );
}

function Profile({ person }: { person: TrustProfile }) {
  const { t } = useTranslation('trust');
  const own = useOwnId() === person.id;
  const [shown, show] = useChoice('tab', TABS, 'overview');
  const tab = (id: (typeof TABS)[number], panel: ReactNode) => ({
    id,
    label: t(`tabs.${id}`),
    panel: <div className={styles.panel}>{panel}</div>,
  });
  const overview = (
    <>
      <Facts person={person} />
      <div className={styles.columns}>
        <ProfileReviews person={person} part="latest" />
        <SomeForSale
          sellerId={person.id}
          own={own}
          more={
            <Button variant="quiet" size="small" className={styles.all} onClick={() => show('listings')}>
              {t('for-sale.all', { count: person.listings })}
            </Button>
          }
        />
      </div>
    </>
  );
  return (
    <article className={styles.page}>
      <PersonHeader person={person} own={own} />
      <Tabs
        label={t('tabs.label')}
        shown={shown}
        onShow={show}
        tabs={[
          tab('overview', overview),
          tab('reviews', <ProfileReviews person={person} part="all" />),
          // What only waits to be looked at is not fetched.
          tab('listings', shown === 'listings' && <ForSale sellerId={person.id} own={own} />),
          tab('badges', <Badges badges={person.badges} own={own} />),
        ]}
      />
    </article>
  );
}
