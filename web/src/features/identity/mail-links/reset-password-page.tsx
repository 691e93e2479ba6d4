import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { usePageHead } from '../../../app/page-head';
import { paths } from '../../../app/paths';
import { withNext } from '../../../app/routing/next-path';
import { ButtonLink } from '../../../ui/button';
import { EntryPage } from '../../../ui/page/entry-page';
import { ResetPasswordForm } from './reset-password-form';

export function ResetPasswordPage() {
  const { t } = useTranslation('identity');
  const token = useSearchParams()[0].get('token');
  const { search } = useLocation();
  const [refused, setRefused] = useState(false);
  usePageHead({ title: t('reset.title'), description: t('reset.lead') });
  if (!token || refused)
    return (
      <EntryPage title={t('link.title')} lead={t('link.reset')}>
        <ButtonLink to={withNext(paths.forgotPassword, search)} size="large" wide>
          {t('forgot.submit')}
        </ButtonLink>
      </EntryPage>
    );
  return (
    <EntryPage title={t('reset.title')} lead={t('reset.lead')}>
      <ResetPasswordForm token={token} onRefused={() => setRefused(true)} />
    </EntryPage>
  );
}
