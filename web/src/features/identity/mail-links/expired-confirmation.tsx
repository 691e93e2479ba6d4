import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { withNext } from '../../../app/routing/next-path';
import { useResendConfirmation } from '../../../app/session/entry/use-resend-confirmation';
import { Link } from '../../../ui/link';
import { EntryFooter } from '../../../ui/page/entry-footer';
import { EntryPage } from '../../../ui/page/entry-page';
import { EmailForm } from './email-form';

/** A confirmation link that does not work: used, too old, or cut off by a mail program. */
export function ExpiredConfirmation({ answers }: { answers?: boolean }) {
  const { t } = useTranslation('identity');
  const { search } = useLocation();
  const { send, explain } = useResendConfirmation();
  return (
    <EntryPage title={t('link.title')} lead={t('link.confirm')} answers={answers}>
      <EmailForm label={t('resend.submit')} busyLabel={t('resend.busy')} send={send} explain={explain} />
      <EntryFooter>
        {t('check-email.confirmed')} <Link to={withNext(paths.signIn, search)}>{t('sign-in.submit')}</Link>
      </EntryFooter>
    </EntryPage>
  );
}
