import { useTranslation } from 'react-i18next';
import { useUndoEmailChangeMutation } from '../../../api/identity/identity.gen';
import { paths } from '../../../app/paths';
import { ButtonLink } from '../../../ui/button';
import { EmailChangeLink } from './email-change-link';

/** The link that was mailed to the old address. Whoever asked for the change knows the password. */
export function KeepEmailPage() {
  const { t } = useTranslation('identity');
  const [undo] = useUndoEmailChangeMutation();
  return (
    <EmailChangeLink
      kind="keep-email"
      open={async (token) => (await undo({ emailChangeBody: { token } }).unwrap()).email}
      after={
        <ButtonLink to={paths.forgotPassword} size="large" wide>
          {t('reset.title')}
        </ButtonLink>
      }
    />
  );
}
