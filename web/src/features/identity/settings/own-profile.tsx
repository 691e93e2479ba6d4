import { useTranslation } from 'react-i18next';
import { QueryError } from '../../../app/problems/query-error';
import { AvatarField } from './avatar-field';
import { useReadOwnProfileQuery } from './profile-data';
import { ProfileForm } from './profile-form';
import { ProfileSkeleton } from './profile-skeleton';

export function OwnProfile() {
  const { t } = useTranslation(['identity', 'common']);
  const { data, error, refetch } = useReadOwnProfileQuery();
  if (data)
    return (
      <>
        <AvatarField profile={data} />
        <ProfileForm profile={data} />
      </>
    );
  if (error)
    return (
      <QueryError title={t('settings.profile.not-loaded')} error={error} onRetry={() => void refetch()} />
    );
  return <ProfileSkeleton label={t('common:loading')} />;
}
