import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { claimProblem } from '../../../api/claimed-problems';
import { type Problem, problemIn } from '../../../api/problem';
import { mayHaveSession, refreshSession } from '../../../api/refresh-session';
import { usePageHead } from '../../../app/page-head';
import { loadedProblemText } from '../../../app/problems/problem-text';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { EntryPage } from '../../../ui/page/entry-page';

type EmailChangeLinkProps = {
  /** Which texts it says. */
  kind: 'change-email' | 'keep-email';
  /** Opens the link and answers the address that is the member's from now on. */
  open: (token: string) => Promise<string>;
  /** Where to go then, or when the link no longer works. */
  after: ReactNode;
};

/** A link about a change of address. It waits for a tap: mail programs open links by themselves. */
export function EmailChangeLink({ kind, open, after }: EmailChangeLinkProps) {
  const { t } = useTranslation('identity');
  const token = useSearchParams()[0].get('token');
  const [email, setEmail] = useState<string>();
  const [problem, setProblem] = useState<Problem>();
  const [busy, setBusy] = useState(false);
  usePageHead({ title: t(`${kind}.title`), description: t(`${kind}.lead`) });

  const use = async (secret: string) => {
    setBusy(true);
    setProblem(undefined);
    try {
      setEmail(await open(secret));
      // The session shows another address now, or has ended.
      if (mayHaveSession()) await refreshSession();
    } catch (error) {
      const refused = problemIn(error);
      if (refused) claimProblem(refused);
      setProblem(refused);
    } finally {
      setBusy(false);
    }
  };

  if (!token || problem?.code === 'identity.link-no-longer-valid')
    return (
      <EntryPage title={t('link.title')} lead={t(`${kind}.expired`)}>
        {after}
      </EntryPage>
    );
  if (email !== undefined)
    return (
      <EntryPage title={t(`${kind}.done`)} lead={t(`${kind}.done-text`, { email })}>
        {after}
      </EntryPage>
    );
  return (
    <EntryPage title={t(`${kind}.title`)} lead={t(`${kind}.lead`)}>
      <Button size="large" wide busy={busy} onClick={() => void use(token)}>
        {t(`${kind}.submit`)}
      </Button>
      {problem && (
        <Notice tone="bad" title={loadedProblemText(problem).title} live>
          <p>{loadedProblemText(problem).description}</p>
        </Notice>
      )}
    </EntryPage>
  );
}
