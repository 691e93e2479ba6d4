import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useForgotPasswordMutation } from '../../../api/identity/identity.gen';
import { usePageHead } from '../../../app/page-head';
import { paths } from '../../../app/paths';
import { nextPath, withNext } from '../../../app/routing/next-path';
import { toastAuthProblem } from '../../../app/session/entry/auth-problem';
import type { EmailState } from '../../../app/session/entry/use-given-email';
import { Link } from '../../../ui/link';
import { EntryFooter } from '../../../ui/page/entry-footer';
import { EntryPage } from '../../../ui/page/entry-page';
import { EmailForm } from './email-form';
import { MailedLink } from './mailed-link';

export function ForgotPasswordPage() {
  const { t } = useTranslation('identity');
  const { search } = useLocation();
  const [mailedTo, setMailedTo] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const [forgotPassword] = useForgotPasswordMutation();
  usePageHead({ title: t('forgot.title'), description: t('forgot.lead') });

  const send = async (email: string) => {
    const next = nextPath(search);
    await forgotPassword({ mailLinkBody: { email, ...(next && { next }) } }).unwrap();
    setMailedTo(email);
  };
  return (
    <EntryPage
      title={t(mailedTo ? 'check-email.title' : 'forgot.title')}
      lead={mailedTo ? undefined : t('forgot.lead')}
    >
      {mailedTo ? (
        <MailedLink email={mailedTo} field={field} onAgain={() => setMailedTo(undefined)} />
      ) : (
        <EmailForm
          field={field}
          label={t('forgot.submit')}
          busyLabel={t('forgot.busy')}
          send={send}
          explain={(problem) => toastAuthProblem(problem, t('forgot.failed'))}
        />
      )}
      <EntryFooter>
        <Link
          to={withNext(paths.signIn, search)}
          state={mailedTo ? ({ email: mailedTo } satisfies EmailState) : undefined}
        >
          {t('forgot.back')}
        </Link>
      </EntryFooter>
    </EntryPage>
  );
}
