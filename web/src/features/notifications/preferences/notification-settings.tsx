import { useTranslation } from 'react-i18next';
import {
  type NotificationChoice,
  useNotificationPreferencesQuery,
  useSetNotificationPreferencesMutation,
} from '../../../api/notifications/notifications';
import type { SlotProps } from '../../../app/feature';
import { QueryError } from '../../../app/problems/query-error';
import { useSession } from '../../../app/session/use-session';
import { Switch } from '../../../ui/form/switch';
import { Loading, Skeleton } from '../../../ui/skeleton';
import { PreferenceTable } from './preference-table';

export function NotificationSettings({ Section }: SlotProps['settings']) {
  const { t } = useTranslation('notifications');
  const member = useSession().status === 'member';
  return (
    <Section id="notifications" title={t('title')} lead={t(member ? 'settings.lead' : 'settings.lead-guest')}>
      <Preferences byMail={member} />
    </Section>
  );
}

function Preferences({ byMail }: { byMail: boolean }) {
  const { t } = useTranslation(['notifications', 'common']);
  const { data, error, refetch } = useNotificationPreferencesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [save] = useSetNotificationPreferencesMutation();
  // Only what is chosen: the rest may have been changed elsewhere. Shown at once; a failure takes it back and is told by the
  // listener of all mutations.
  const choose = (kinds: NotificationChoice[], sound?: boolean) =>
    void save({ notificationChoices: { kinds, ...(sound !== undefined && { sound }) } });
  if (data)
    return (
      <>
        <PreferenceTable kinds={data.kinds} byMail={byMail} onChange={(changed) => choose([changed])} />
        <Switch
          label={t('settings.sound')}
          hint={t('settings.sound-hint')}
          checked={data.sound}
          onChange={(sound) => choose([], sound)}
        />
      </>
    );
  if (error)
    return <QueryError title={t('settings.not-loaded')} error={error} onRetry={() => void refetch()} />;
  return (
    <Loading label={t('common:loading')}>
      <Skeleton height="420px" />
    </Loading>
  );
}
