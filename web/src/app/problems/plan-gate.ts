import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { claimProblem } from '../../api/claimed-problems';
import { isProblem, type Problem } from '../../api/problem';
import { dismissToast, shownToast, TOAST_DURATIONS, toast } from '../../ui/toast/toast-store';
import { paths } from '../paths';
import { problemText } from './problem-text';

/** Spec 2, section 9. */
const REDIRECT_AFTER = 2000;
const PAYMENT_REQUIRED = 402;

type Refusal = Pick<Problem, 'code' | 'params'>;

/**
 * What becomes of those whose plan lacks something (spec 2, section 6): they are told in the words of the problem's
 * code, and taken to the plans, unless they leave the page before.
 */
export function usePlanGate() {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const told = useRef<Promise<number | undefined>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      // What was said about this page is not for the next one.
      void told.current?.then(dismissToast);
    },
    [],
  );

  const refuse = ({ code, params }: Refusal) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void navigate(paths.pricing), REDIRECT_AFTER);
    told.current = tell({ code, params });
  };
  return {
    refuse,
    /** Call it in the turn in which a call failed. True when that was for the plan, which is taken care of then. */
    claims: (error: unknown): boolean => {
      if (!isProblem(error) || error.status !== PAYMENT_REQUIRED) return false;
      claimProblem(error);
      refuse(error);
      return true;
    },
  };
}

async function tell({ code, params }: Refusal): Promise<number | undefined> {
  const text = await problemText({ status: PAYMENT_REQUIRED, code, title: code, params });
  toast({ ...text, duration: TOAST_DURATIONS.error });
  return shownToast()?.id;
}
