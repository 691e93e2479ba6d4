import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { usePageHead } from '../../../app/page-head';
import { useSession } from '../../../app/session/use-session';
import { PageWaiting } from '../../../app/shell/page-waiting';
import { ConfirmEmail } from './confirm-email';
import { ExpiredConfirmation } from './expired-confirmation';

export function ConfirmEmailPage() {
  const { t } = useTranslation('identity');
  const token = useSearchParams()[0].get('token');
  const { status } = useSession();
  usePageHead({ title: t('confirm.title'), description: t('confirm.description') });
  if (!token) return <ExpiredConfirmation />;
  // The server is told who is here: it asks whoever is somebody else.
  return status === 'unknown' ? <PageWaiting /> : <ConfirmEmail token={token} />;
}
