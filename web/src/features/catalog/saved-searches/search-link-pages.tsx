import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { savedSearchesPage } from '#contract/pages/catalog';
import { claimProblem } from '../../../api/claimed-problems';
import { isProblem } from '../../../api/problem';
import { usePageHead } from '../../../app/page-head';
import { Button, ButtonLink } from '../../../ui/button';
import { EntryPage } from '../../../ui/page/entry-page';
import { useConfirmSearchAddressMutation, useStopSearchMailsMutation } from './saved-searches-data';

type LinkPageProps = {
  what: 'confirm' | 'stop';
  follow: (token: string) => Promise<unknown>;
  state: { data?: { names: string[] }; error?: unknown; isLoading: boolean };
};

/** Where mails lead. They wait for a tap: what looks into mails opens their links. */
function LinkPage({ what, follow, state: { data, error, isLoading } }: LinkPageProps) {
  const { t } = useTranslation('saved-searches');
  const [search] = useSearchParams();
  const token = search.get('token');
  usePageHead({ title: t(`${what}.title`), description: t(`${what}.lead`) });
  const all = (
    <ButtonLink to={savedSearchesPage.path} variant="secondary" wide>
      {t('link.all')}
    </ButtonLink>
  );
  const unknown = isProblem(error) && (error.status === 404 || error.status === 422);
  if (!token || unknown)
    return (
      <EntryPage title={t('link.unknown')} lead={t('link.unknown-text')}>
        {all}
      </EntryPage>
    );
  if (data)
    return (
      <EntryPage title={t(`${what}.done`)} lead={t(`${what}.done-text`, { names: data.names.join(', ') })}>
        {all}
      </EntryPage>
    );
  const submit = async () => {
    try {
      await follow(token);
    } catch (refused) {
      if (isProblem(refused) && (refused.status === 404 || refused.status === 422)) claimProblem(refused);
    }
  };
  return (
    <EntryPage title={t(`${what}.title`)} lead={t(`${what}.lead`)}>
      <Button size="large" wide busy={isLoading} onClick={() => void submit()}>
        {t(`${what}.submit`)}
      </Button>
    </EntryPage>
  );
}

export function ConfirmSearchPage() {
  const [confirm, state] = useConfirmSearchAddressMutation();
  return <LinkPage what="confirm" follow={(token) => confirm({ token }).unwrap()} state={state} />;
}

export function StopSearchPage() {
  const [stop, state] = useStopSearchMailsMutation();
  return <LinkPage what="stop" follow={(token) => stop({ token }).unwrap()} state={state} />;
}
