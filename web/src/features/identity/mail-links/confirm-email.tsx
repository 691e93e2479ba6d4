import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { claimProblem } from '../../../api/claimed-problems';
import { type ConfirmEmailBody, useConfirmEmailMutation } from '../../../api/identity/identity.gen';
import { type Problem, problemIn } from '../../../api/problem';
import { openSession } from '../../../api/session-token';
import { paths } from '../../../app/paths';
import { loadedProblemText } from '../../../app/problems/problem-text';
import { nextPath } from '../../../app/routing/next-path';
import { useStillHere } from '../../../app/routing/use-still-here';
import { EntryPage } from '../../../ui/page/entry-page';
import { ErrorState } from '../../../ui/page/error-state';
import { TOAST_DURATIONS, toast } from '../../../ui/toast/toast-store';
import { ExpiredConfirmation } from './expired-confirmation';
import { isKnownWhoIsHere } from './is-known-who-is-here';
import { LinkOfAnother } from './link-of-another';

const UNREACHABLE: Problem = { status: 0, code: 'client.network', title: 'client.network' };

/** Confirms by itself, unless somebody else is here: the server says whose link it is, and it waits for a tap. */
export function ConfirmEmail({ token }: { token: string }) {
  const { t } = useTranslation('identity');
  const navigate = useNavigate();
  const isStillHere = useStillHere();
  const { search } = useLocation();
  const [confirmEmail, { isLoading }] = useConfirmEmailMutation();
  const [tapped, setTapped] = useState(false);
  const [owner, setOwner] = useState<string>();
  const [problem, setProblem] = useState<Problem>();

  const confirm = async (said: Omit<ConfirmEmailBody, 'token'> = {}) => {
    setProblem(undefined);
    if (!(await isKnownWhoIsHere())) return setProblem(UNREACHABLE);
    try {
      const answer = await confirmEmail({ confirmEmailBody: { token, ...said } }).unwrap();
      openSession(answer);
      toast({ title: t('confirm.done'), duration: TOAST_DURATIONS.signIn });
      if (isStillHere()) await navigate(nextPath(search) ?? paths.listings, { replace: true });
    } catch (error) {
      const refused = problemIn(error);
      if (refused) claimProblem(refused);
      if (refused?.code === 'identity.link-of-another') setOwner(String(refused.params?.email));
      else setProblem(refused);
    }
  };
  const tap: typeof confirm = (said) => {
    setTapped(true);
    return confirm(said);
  };
  useOnce(() => void confirm());

  if (problem?.code === 'identity.link-no-longer-valid') return <ExpiredConfirmation answers={tapped} />;
  if (owner !== undefined)
    return (
      <LinkOfAnother email={owner} busy={isLoading} problem={problem} onSwitch={(said) => void tap(said)} />
    );
  if (problem)
    return (
      <ErrorState
        title={t('confirm.failed')}
        text={loadedProblemText(problem).description}
        offline={problem.code === 'client.offline'}
        requestId={problem.requestId}
        onRetry={() => void tap()}
      />
    );
  return <EntryPage title={t('confirm.title')} lead={t('confirm.busy')} answers={tapped} />;
}

function useOnce(run: () => void): void {
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    run();
  });
}
