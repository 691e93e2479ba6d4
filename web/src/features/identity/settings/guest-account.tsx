import { useTranslation } from 'react-i18next';
import { GUEST_LIMITS } from '#contract/people';
import type { SessionProfile } from '../../../api/session-token';
import { paths } from '../../../app/paths';
import { storedGuest } from '../../../app/session/stored-guest';
import { ButtonLink } from '../../../ui/button';
import { GuestCredentialsCard } from '../../../ui/guest-credentials-card';
import { Notice } from '../../../ui/notice';

/** What a guest has to know, and the credentials where this browser holds them. */
export function GuestAccount({ profile }: { profile: SessionProfile }) {
  const { t } = useTranslation('identity');
  const credentials = storedGuest();
  return (
    <>
      <Notice tone="warn" title={t('settings.guest.title')}>
        <p>{t('settings.guest.warning', { days: GUEST_LIMITS.unusedDays })}</p>
        <ButtonLink to={paths.signUp} size="small">
          {t('settings.guest.sign-up')}
        </ButtonLink>
      </Notice>
      {credentials && credentials.guestId === profile.guestId && (
        <>
          <p>{t('settings.guest.credentials')}</p>
          <GuestCredentialsCard {...credentials} />
        </>
      )}
    </>
  );
}
