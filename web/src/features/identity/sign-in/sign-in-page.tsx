import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { usePageHead } from '../../../app/page-head';
import { paths } from '../../../app/paths';
import { withNext } from '../../../app/routing/next-path';
import { GuestOption } from '../../../app/session/entry/guest-option';
import { Link } from '../../../ui/link';
import { EntryFooter } from '../../../ui/page/entry-footer';
import { EntryPage } from '../../../ui/page/entry-page';
import { SignInForm } from './sign-in-form';

export function SignInPage() {
  const { t } = useTranslation('identity');
  const { search } = useLocation();
  usePageHead({ title: t('sign-in.title'), description: t('sign-in.lead') });
  return (
    <EntryPage title={t('sign-in.headline')} lead={t('sign-in.lead')} motto={t('motto')}>
      <SignInForm />
      <GuestOption />
      <EntryFooter>
        {t('sign-in.no-account')} <Link to={withNext(paths.signUp, search)}>{t('sign-up.submit')}</Link>
      </EntryFooter>
    </EntryPage>
  );
}
