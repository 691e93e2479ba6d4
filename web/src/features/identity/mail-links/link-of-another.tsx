import { useTranslation } from 'react-i18next';
import type { Problem } from '../../../api/problem';
import { paths } from '../../../app/paths';
import { loadedProblemText } from '../../../app/problems/problem-text';
import { BringGuest, useBringGuest } from '../../../app/session/entry/bring-guest';
import { useSession } from '../../../app/session/use-session';
import { Button, ButtonLink } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { EntryPage } from '../../../ui/page/entry-page';

type LinkOfAnotherProps = {
  /** Whom the link belongs to. */
  email: string;
  busy: boolean;
  /** Why it did not work. */
  problem: Problem | undefined;
  onSwitch: (body: { switchAccount: true; bringGuest?: boolean }) => void;
};

/** Says whose the link is, which may have been sent by anybody, and what becomes of who is here. */
export function LinkOfAnother({ email, busy, problem, onSwitch }: LinkOfAnotherProps) {
  const { t } = useTranslation('identity');
  const { status, profile } = useSession();
  const bring = useBringGuest(false);
  const submit = status === 'member' ? 'confirm.switch' : 'confirm.submit';
  return (
    <EntryPage
      title={t('confirm.title')}
      lead={t(status === 'member' ? 'confirm.as-member' : 'confirm.as-guest', { email, name: profile?.name })}
    >
      <BringGuest choice={bring} />
      <Button size="large" wide busy={busy} onClick={() => onSwitch({ switchAccount: true, ...bring.body })}>
        {t(busy ? 'confirm.busy' : submit)}
      </Button>
      <ButtonLink to={paths.listings} variant="secondary" size="large" wide>
        {t('confirm.stay')}
      </ButtonLink>
      {problem && (
        <Notice tone="bad" title={loadedProblemText(problem).title} live>
          <p>{loadedProblemText(problem).description}</p>
        </Notice>
      )}
    </EntryPage>
  );
}
