import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { usePageHead } from '../../../app/page-head';
import { paths } from '../../../app/paths';
import { fetchAhead, lazyPage } from '../../../app/routing/lazy-page';
import { withNext } from '../../../app/routing/next-path';
import { GuestOption } from '../../../app/session/entry/guest-option';
import type { EmailState } from '../../../app/session/entry/use-given-email';
import { Link } from '../../../ui/link';
import { EntryFooter } from '../../../ui/page/entry-footer';
import { EntryPage } from '../../../ui/page/entry-page';
import type { CheckEmailProps } from './check-email';
import { type SignedUp, SignUpForm } from './sign-up-form';

const checkEmail = lazyPage<CheckEmailProps>(() =>
  import('./check-email').then(({ CheckEmail }) => CheckEmail),
);

export function SignUpPage() {
  const { t } = useTranslation('identity');
  const { search } = useLocation();
  const [mailedTo, setMailedTo] = useState<string>();
  const [signedUp, setSignedUp] = useState<SignedUp>();
  const mailed = async (email: string, values: SignedUp) => {
    await fetchAhead(checkEmail);
    setSignedUp(values);
    setMailedTo(email);
  };
  const signInPath = withNext(paths.signIn, search);
  usePageHead({ title: t('sign-up.title'), description: t('sign-up.lead') });
  return (
    <EntryPage
      title={t(mailedTo ? 'check-email.title' : 'sign-up.headline')}
      lead={mailedTo ? t('check-email.lead', { email: mailedTo }) : t('sign-up.lead')}
      motto={t('motto')}
    >
      {mailedTo ? (
        <Suspense>
          <checkEmail.Page email={mailedTo} onChange={() => setMailedTo(undefined)} />
        </Suspense>
      ) : (
        <>
          <SignUpForm before={signedUp} onMailed={(email, values) => void mailed(email, values)} />
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
