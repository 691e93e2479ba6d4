import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useReadOwnProfileQuery } from '../../../../api/identity/identity.gen';
import { usePhoneStateQuery } from '../../../../api/identity/own-data.gen';
import { QueryError } from '../../../../app/problems/query-error';
import { useFocusKept } from '../../../../browser/use-focus-kept';
import { Loading, Skeleton } from '../../../../ui/skeleton';
import { PhoneConfirmation } from './phone-confirmation';

/** Whether the number in the profile is confirmed, and what is to be done for it. Another number is asked about anew. */
export function OwnPhone() {
  const { data: profile } = useReadOwnProfileQuery();
  return <State key={profile?.phone ?? ''} />;
}

const LOOK_AGAIN_MS = 3000;

function State() {
  const { t } = useTranslation(['phone', 'common']);
  const profile = useReadOwnProfileQuery();
  const state = usePhoneStateQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data } = state;
  const place = useFocusKept<HTMLDivElement>();
  // What becomes of a code on its way is only known to who sends it.
  usePhoneStateQuery(undefined, {
    skip: data?.code?.state !== 'on-its-way',
    pollingInterval: LOOK_AGAIN_MS,
  });
  const differs = data && profile.data && data.phone !== profile.data.phone;
  // Another number was given elsewhere since the profile was read.
  const outdated = differs && !state.isFetching && !profile.isFetching && !profile.error;
  const { refetch: readProfile } = profile;
  useEffect(() => {
    if (outdated) void readProfile();
  }, [outdated, readProfile]);
  if (data && !differs)
    return (
      <div ref={place} className="unboxed">
        <PhoneConfirmation state={data} />
      </div>
    );
  const failed = state.error ? state : differs && profile.error ? profile : null;
  if (failed)
    return <QueryError title={t('not-loaded')} error={failed.error} onRetry={() => void failed.refetch()} />;
  return (
    <Loading label={t('common:loading')}>
      <Skeleton height="92px" />
    </Loading>
  );
}
