import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import type { SessionProfile } from '../../../api/session-token';
import { useDashboardTabs } from '../../../app/app-context';
import { usePageHead } from '../../../app/page-head';
import { paths } from '../../../app/paths';
import { PageErrorBoundary } from '../../../app/problems/error-boundary';
import { useSession } from '../../../app/session/use-session';
import { PageWaiting } from '../../../app/shell/page-waiting';
import { Slot } from '../../../app/slot';
import { classes } from '../../../ui/classes';
import lead from '../../../ui/page/lead.module.css';
import styles from './dashboard-page.module.css';
import { Entries } from './entries';

/** What a seller has here: the pages that features offer, beside the way to each of them. */
export function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const { profile } = useSession();
  const { tab: wanted } = useParams();
  const tabs = useDashboardTabs();
  const tab = wanted ? tabs.find(({ id }) => id === wanted) : tabs[0];
  const first = tab === tabs[0];
  usePageHead({ title: tab && !first ? t(tab.label) : t('title'), description: t('lead') });
  // Signed out a moment ago; the router is about to leave this page.
  if (!profile) return null;
  if (!tab) return <Navigate to={paths.dashboard} replace />;
  return (
    <div className={styles.page}>
      <Entries tabs={tabs} current={tab} />
      <div className={styles.content}>
        <header>
          <h1>{first ? t('welcome', { name: shortName(profile) ?? t('guest') }) : t(tab.label)}</h1>
        </header>
        {first && <p className={classes(lead.lead, lead.near)}>{t('lead')}</p>}
        <PageErrorBoundary key={tab.id}>
          <Suspense fallback={<PageWaiting />}>
            <tab.Page />
          </Suspense>
        </PageErrorBoundary>
      </div>
      <div className={styles.more}>
        <Slot name="dashboard" />
        {first && <Slot name="dashboard-overview" />}
      </div>
    </div>
  );
}

/** Spec 2, section 2: the part of the e-mail before the @. */
const shortName = ({ email }: SessionProfile) => email?.split('@', 1)[0];
