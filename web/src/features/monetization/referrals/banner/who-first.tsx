import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../../app/paths';
import { useDialogLink } from '../../../../app/use-dialog';
import { ButtonLink } from '../../../../ui/button';

/** The ways to become somebody, and from there back to this page. */
export function WhoFirst() {
  const { t } = useTranslation('referral-banner');
  const { pathname, search, hash } = useLocation();
  const asGuest = useDialogLink('guest');
  const next = `?next=${encodeURIComponent(pathname + search + hash)}`;
  return (
    <>
      <ButtonLink to={paths.signUp + next} size="small">
        {t('who.sign-up')}
      </ButtonLink>
      <ButtonLink {...asGuest} size="small" variant="secondary">
        {t('who.guest')}
      </ButtonLink>
    </>
  );
}
