import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { withNext } from '../../../app/next-path';
import { usePageHead } from '../../../app/page-head';
import { paths } from '../../../app/paths';
import { GuestOption } from '../../../app/session/guest-option';
import type { EmailState } from '../../../app/session/use-given-email';
import { EntryFooter } from '../../../ui/entry-footer';
import { EntryPage } from '../../../ui/entry-page';
import { Link } from '../../../ui/link';
import { CheckEmail } from './check-email';
import { SignUpForm } from './sign-up-form';

export function SignUpPage() {
  const { t } = useTranslation('identity');
  const { search } = useLocation();
  const [mailedTo, setMailedTo] = useState<string>();
  const signInPath = withNext(paths.signIn, search);
  usePageHead({ title: t('sign-up.title'), description: t('sign-up.lead') });
  return (
    <EntryPage
      title={t(mailedTo ? 'check-email.title' : 'sign-up.headline')}
      lead={mailedTo ? t('check-email.lead', { email: mailedTo }) : t('sign-up.lead')}
      motto={t('motto')}
    >
      {mailedTo ? (
        <CheckEmail email={mailedTo} />
      ) : (
        <>
          <SignUpForm onMailed={setMailedTo} />
          <GuestOption />
        </>
      )}
      <EntryFooter>
        {t(mailedTo ? 'check-email.confirmed' : 'sign-up.have-account')}{' '}
        <Link to={signInPath} state={mailedTo ? ({ email: mailedTo } satisfies EmailState) : undefined}>
          {t('sign-in.submit')}
        </Link>
      </EntryFooter>
    </EntryPage>
  );
}
