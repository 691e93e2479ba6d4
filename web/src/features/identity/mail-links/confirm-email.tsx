import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { claimProblem } from '../../../api/claimed-problems';
import { useConfirmEmailMutation } from '../../../api/identity/identity.gen';
import { type Problem, problemIn } from '../../../api/problem';
import { openSession } from '../../../api/session-token';
import { paths } from '../../../app/paths';
import { loadedProblemText } from '../../../app/problems/problem-text';
import { nextPath } from '../../../app/routing/next-path';
import { useStillHere } from '../../../app/routing/use-still-here';
import { BringGuest, useBringGuest } from '../../../app/session/entry/bring-guest';
import { Button } from '../../../ui/button';
import { EntryPage } from '../../../ui/page/entry-page';
import { ErrorState } from '../../../ui/page/error-state';
import { TOAST_DURATIONS, toast } from '../../../ui/toast/toast-store';
import { ExpiredConfirmation } from './expired-confirmation';

/** Confirms by itself, unless a guest has something to decide first. */
export function ConfirmEmail({ token }: { token: string }) {
  const { t } = useTranslation('identity');
  const navigate = useNavigate();
  const isStillHere = useStillHere();
  const { search } = useLocation();
  const [confirmEmail, { isLoading }] = useConfirmEmailMutation();
  const [problem, setProblem] = useState<Problem>();
  const bring = useBringGuest();
  const asks = bring.offered && !bring.decided;

  const confirm = async () => {
    setProblem(undefined);
    try {
      const answer = await confirmEmail({ confirmEmailBody: { token, ...(asks && bring.body) } }).unwrap();
      openSession(answer);
      toast({ title: t('confirm.done'), duration: TOAST_DURATIONS.signIn });
      if (isStillHere()) await navigate(nextPath(search) ?? paths.listings, { replace: true });
    } catch (error) {
      const refused = problemIn(error);
      if (refused) claimProblem(refused);
      setProblem(refused);
    }
  };
  useOnce(() => {
    if (!asks) void confirm();
  });

  if (problem?.code === 'identity.link-no-longer-valid') return <ExpiredConfirmation />;
  if (problem)
    return (
      <ErrorState
        title={t('confirm.failed')}
        text={loadedProblemText(problem).description}
        offline={problem.code === 'client.offline'}
        requestId={problem.requestId}
        onRetry={() => void confirm()}
      />
    );
  return (
    <EntryPage title={t('confirm.title')} lead={t(asks ? 'confirm.as-guest' : 'confirm.busy')}>
      {asks && (
        <>
          <BringGuest choice={bring} />
          <Button size="large" wide busy={isLoading} onClick={() => void confirm()}>
            {t(isLoading ? 'confirm.busy' : 'confirm.submit')}
          </Button>
        </>
      )}
    </EntryPage>
  );
}

function useOnce(run: () => void): void {
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    run();
  });
}
