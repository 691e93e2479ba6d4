import { useTranslation } from 'react-i18next';
import { useConfirmEmailChangeMutation } from '../../../api/identity/identity.gen';
import { paths } from '../../../app/paths';
import { ButtonLink } from '../../../ui/button';
import { EmailChangeLink } from './email-change-link';

/** The link that was mailed to a new address. */
export function ChangeEmailPage() {
  const { t } = useTranslation('identity');
  const [confirm] = useConfirmEmailChangeMutation();
  return (
    <EmailChangeLink
      kind="change-email"
      open={async (token) => (await confirm({ emailChangeBody: { token } }).unwrap()).email}
      after={
        <ButtonLink to={paths.settings} size="large" wide>
          {t('settings.title')}
        </ButtonLink>
      }
    />
  );
}
