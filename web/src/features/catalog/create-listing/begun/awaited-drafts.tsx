import { type ReactNode, use, useState } from 'react';
import { type AppStore, useAppDispatch } from '../../../../app/store';
import { type DraftCard, myDraftsApi, useMyDraftsQuery } from './drafts-data';

/** Milliseconds: as long an answer is news, and as long one is waited for. */
const NEWS = 5000;
const PATIENCE = 1500;

type Dispatch = AppStore['dispatch'];
type Question = { askedAt: number; answered: Promise<unknown> };
const questions = new WeakMap<Dispatch, Question>();
const { myDrafts } = myDraftsApi.endpoints;

type AwaitedDraftsProps = { children: (drafts: readonly DraftCard[]) => ReactNode };

/**
 * What was begun, as it is now. It suspends until that is known, so that it never moves what stands below; what takes too
 * long, or cannot be had, is nothing.
 */
export function AwaitedDrafts({ children }: AwaitedDraftsProps) {
  const dispatch = useAppDispatch();
  const [{ answered }] = useState(() => ask(dispatch));
  use(answered);
  return <KnownDrafts>{children}</KnownDrafts>;
}

function KnownDrafts({ children }: AwaitedDraftsProps) {
  const { data } = useMyDraftsQuery();
  const [inTime] = useState(data !== undefined);
  return children(inTime && data ? data.items : []);
}

/** Asked again while it is waited for, or a moment later, it is one question. */
function ask(dispatch: Dispatch): Question {
  const { isUninitialized } = dispatch((_, getState) => myDrafts.select()(getState() as never));
  const before = questions.get(dispatch);
  if (before && !isUninitialized && Date.now() - before.askedAt < NEWS) return before;
  const running =
    dispatch(myDraftsApi.util.getRunningQueryThunk('myDrafts', undefined)) ??
    dispatch(myDrafts.initiate(undefined, { subscribe: false, forceRefetch: true }));
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const question = { askedAt: Date.now(), answered: Promise.race([running, patience]) };
  questions.set(dispatch, question);
  return question;
}
