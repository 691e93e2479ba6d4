import { useEffect, useSyncExternalStore } from 'react';
import { ASSISTANT_LIMITS, type TurnSide } from '#contract/community/assistant';
import { newId } from '../../browser/new-id';
import type { AssistantReply, AssistantTurn } from './assistant.gen';

/** One thing that was said; of the assistant, with what it is from. */
export type Said = {
  id: string;
  from: TurnSide;
  text: string;
  reply?: Pick<AssistantReply, 'sources' | 'known' | 'engine' | 'fellBack'>;
};

type Talk = {
  /** Whose it is; null for a visitor's. */
  owner: string | null;
  said: readonly Said[];
  /** What is being typed. */
  draft: string;
  pending: boolean;
};

const KEY = 'assistant-talk';
const NONE: Talk = { owner: null, said: [], draft: '', pending: false };

let talk: Talk = typeof sessionStorage === 'undefined' ? NONE : kept();
const listeners = new Set<() => void>();

/** The conversation with the assistant in this tab: it outlives a reload, and no server keeps it. */
export const useTalk = (): Talk =>
  useSyncExternalStore(
    subscribe,
    () => talk,
    () => NONE,
  );

/** What somebody has said is gone once somebody else is here, or nobody. `undefined`: who is here is not known yet. */
export function useTalkOf(owner: string | null | undefined): void {
  useEffect(() => {
    if (owner === undefined || owner === talk.owner) return;
    change(talk.owner === null ? { ...talk, owner } : { ...NONE, owner });
  }, [owner]);
}

export const writeDraft = (draft: string): void => change({ ...talk, draft });

export const forgetTalk = (): void => change({ ...NONE, owner: talk.owner });

/** The last things asked, as they go along with a question; no answer is needed. */
export const lastTurns = (): AssistantTurn[] =>
  talk.said
    .filter(({ from }) => from === 'person')
    .slice(-ASSISTANT_LIMITS.turns)
    .map(({ from, text }) => ({ from, text: text.slice(0, ASSISTANT_LIMITS.turn) }));

/** A question is on its way. Answers how its reply is told, or that there is none: then the question is typed again. */
export function askNow(question: string) {
  const asked: Said = { id: newId(), from: 'person', text: question };
  change({ ...talk, draft: '', pending: true, said: [...talk.said, asked] });
  const stands = () => talk.said.includes(asked);
  return {
    answer: (text: string, reply: Said['reply']) => {
      if (!stands()) return;
      const said: Said = { id: newId(), from: 'assistant', text, reply };
      change({ ...talk, pending: false, said: [...talk.said, said] });
    },
    takeBack: () => {
      if (!stands()) return;
      const draft = talk.draft || question;
      change({ ...talk, draft, pending: false, said: talk.said.filter((one) => one !== asked) });
    },
  };
}

function change(next: Talk): void {
  talk = next;
  try {
    if (talk.said.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify({ owner: talk.owner, said: answered(talk.said) }));
  } catch {
    // Where storage is forbidden, or full, it lasts as long as the page.
  }
  for (const changed of listeners) changed();
}

/** A question whose answer never came is not part of what is kept. */
const answered = (said: readonly Said[]): readonly Said[] =>
  said.at(-1)?.from === 'person' ? said.slice(0, -1) : said;

function kept(): Talk {
  try {
    const read = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Pick<Talk, 'owner' | 'said'> | null;
    return Array.isArray(read?.said) ? { ...NONE, ...read } : NONE;
  } catch {
    return NONE;
  }
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
  };
}
