import type { DraftContent } from './draft';

/** What a form does about its draft. */
export type FormDraft = {
  /** As it was left. */
  restored: DraftContent | null;
  keep: (content: DraftContent) => void;
  drop: () => void;
  /** Sends the form, after which there is no draft of it. */
  finish: (send: (draftId: string | null) => Promise<void>) => Promise<void>;
};
