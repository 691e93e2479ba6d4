import { useTranslation } from 'react-i18next';
import { useReadOwnProfileQuery } from '../../../../api/identity/identity.gen';
import { usePhoneStateQuery } from '../../../../api/identity/own-data.gen';
import { QueryError } from '../../../../app/problems/query-error';
import { Skeleton } from '../../../../ui/skeleton';
import { PhoneConfirmation } from './phone-confirmation';

/** Whether the number in the profile is confirmed, and what is to be done for it. Another number is asked about anew. */
export function OwnPhone() {
  const { data: profile } = useReadOwnProfileQuery();
  return <State key={profile?.phone ?? ''} />;
}

const LOOK_AGAIN_MS = 3000;

function State() {
  const { t } = useTranslation(['phone', 'common']);
  const { data: profile } = useReadOwnProfileQuery();
  const { data, error, refetch } = usePhoneStateQuery(undefined, { refetchOnMountOrArgChange: true });
  // What becomes of a code on its way is only known to who sends it.
  usePhoneStateQuery(undefined, {
    skip: data?.code?.state !== 'on-its-way',
    pollingInterval: LOOK_AGAIN_MS,
  });
  if (data && (!profile || data.phone === profile.phone)) return <PhoneConfirmation state={data} />;
  if (error) return <QueryError title={t('not-loaded')} error={error} onRetry={() => void refetch()} />;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> holds words only
    <div role="status" aria-label={t('common:loading')}>
      <Skeleton height="92px" />
    </div>
  );
}
