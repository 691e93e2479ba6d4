import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Feature } from '#contract/monetization/plans';
import { claimProblem } from '../../api/claimed-problems';
import { isProblem, type Problem } from '../../api/problem';
import { i18n, tryTexts } from '../../i18n/i18n';
import { dismissToast, shownToast, TOAST_DURATIONS, toast, toastError } from '../../ui/toast/toast-store';
import { paths } from '../paths';
import { type ProblemText, problemText } from './problem-text';

/** Spec 2, section 9. */
const REDIRECT_AFTER = 2000;
const PAYMENT_REQUIRED = 402;
const LACKING = 'platform.plan-required';
/** Whoever lacks nothing but an answer is not sent to buy what they may have. */
const NOT_VERIFIED = 'platform.plan-not-verified';

/**
 * What becomes of those whose plan lacks something (spec 2, section 6), wherever it is found out: they are told, and taken to
 * the plans, unless they leave the page before.
 */
export function usePlanGate() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const told = useRef<Promise<number | undefined>>(undefined);
  const here = useRef<string>(null);
  useEffect(() => {
    here.current = pathname;
    return () => {
      here.current = null;
      clearTimeout(timer.current);
      // What was said about this page is not for the next one.
      void told.current?.then(dismissToast);
    };
  }, [pathname]);

  const refuse = (text: Promise<ProblemText>) => {
    clearTimeout(timer.current);
    // Whoever has left before the answer is told all the same.
    if (here.current === pathname)
      timer.current = setTimeout(() => void navigate(paths.pricingFrom(location)), REDIRECT_AFTER);
    told.current = tell(text);
  };
  return {
    /** For what the browser knows beforehand. */
    lacks: (feature: Feature) => refuse(textOf(feature)),
    /** Call it in the turn in which a call failed. True when that was for the plan, which is taken care of then. */
    claims: (error: unknown): boolean => {
      if (!isProblem(error) || error.status !== PAYMENT_REQUIRED) return false;
      claimProblem(error);
      if (error.code === NOT_VERIFIED) void tellUnverified(error);
      else refuse(refusalText(error));
      return true;
    },
  };
}

/** What is counted has words of its own, by its code. */
const refusalText = (problem: Problem): Promise<ProblemText> =>
  problem.code === LACKING ? textOf(problem.params?.feature as Feature) : problemText(problem);

async function textOf(feature: Feature): Promise<ProblemText> {
  await tryTexts(['plans']);
  const name = i18n.t(`plans:features.${feature}`);
  return { title: i18n.t('plans:gate.title'), description: i18n.t('plans:gate.text', { feature: name }) };
}

async function tellUnverified(problem: Problem): Promise<void> {
  toastError(await problemText(problem));
}

async function tell(text: Promise<ProblemText>): Promise<number | undefined> {
  toast({ ...(await text), duration: TOAST_DURATIONS.error });
  return shownToast()?.id;
}
