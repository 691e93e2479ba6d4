import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { claimProblem } from '../../../api/claimed-problems';
import { useUnsubscribeMutation } from '../../../api/notifications/notifications';
import { isProblem, type Problem } from '../../../api/problem';
import { usePageHead } from '../../../app/page-head';
import { paths } from '../../../app/paths';
import { Button, ButtonLink } from '../../../ui/button';
import { EntryPage } from '../../../ui/page/entry-page';

const isUnknown = (error: unknown): error is Problem =>
  isProblem(error) && (error.status === 404 || error.status === 422);

/** Where the mails lead. It waits for a tap: what looks into mails opens their links. */
export function UnsubscribePage() {
  const { t } = useTranslation('notifications');
  const token = useSearchParams()[0].get('token');
  const [unsubscribe, { data, error, isLoading }] = useUnsubscribeMutation();
  usePageHead({ title: t('unsubscribe.title'), description: t('unsubscribe.lead') });
  const settings = (
    <ButtonLink to={paths.settings} variant="secondary" size="large" wide>
      {t('unsubscribe.settings')}
    </ButtonLink>
  );
  if (!token || isUnknown(error))
    return (
      <EntryPage title={t('unsubscribe.unknown')} lead={t('unsubscribe.unknown-text')}>
        {settings}
      </EntryPage>
    );
  if (data)
    return (
      <EntryPage
        title={t('unsubscribe.done')}
        lead={t('unsubscribe.done-text', { kind: t(`kinds.${data.kind}`) })}
      >
        {settings}
      </EntryPage>
    );
  const submit = async () => {
    try {
      await unsubscribe({ token }).unwrap();
    } catch (refused) {
      // The page itself says so.
      if (isUnknown(refused)) claimProblem(refused);
    }
  };
  return (
    <EntryPage title={t('unsubscribe.title')} lead={t('unsubscribe.lead')}>
      <Button size="large" wide busy={isLoading} onClick={() => void submit()}>
        {t('unsubscribe.submit')}
      </Button>
    </EntryPage>
  );
}
