import { useEffect, useState } from 'react';
import { isProblem } from '../../../../api/problem';
import { type ListingDraft, useMyDraftQuery } from '../begun/drafts-data';
import { contentOf } from './draft-words';
import { foundHere, type LocalCopy, removeCopy } from './local-copies';
import type { FoundDraft } from './use-kept-draft';

/**
 * A draft of the server as its form begins with it, unless more was typed here: null when it is gone, undefined until that
 * is known.
 */
export function useFoundDraft(id: string, copy: LocalCopy | null) {
  const { data, error, isFetching, refetch } = useMyDraftQuery({ id }, { refetchOnMountOrArgChange: true });
  // As it was on arrival: what is typed from then on is not replaced.
  const [found, setFound] = useState<FoundDraft | null>();
  const decided = isFetching ? undefined : decide(data, error, copy);
  if (found === undefined && decided !== undefined) setFound(decided);
  useEffect(() => {
    if (found === null) removeCopy(id);
  }, [found, id]);
  const failed = found === undefined && !isFetching && decided === undefined;
  return { found, failure: failed ? error : undefined, retry: () => void refetch() };
}

function decide(
  draft: ListingDraft | undefined,
  error: unknown,
  copy: LocalCopy | null,
): FoundDraft | null | undefined {
  if (isProblem(error) && error.code === 'catalog.draft-not-found') {
    // It was there once, with all of this or all but a moment of it, and has been published or deleted since.
    const ended = !copy?.unsent || (copy.version > 0 && copy.change > 0);
    return ended ? null : foundHere(copy);
  }
  if (error || !draft) return copy ? foundHere(copy) : undefined;
  // Whether the server's has changed meanwhile it says itself when this is sent.
  if (copy?.unsent && !holds(draft, copy)) return foundHere(copy);
  return { id: draft.id, version: draft.version, content: contentOf(draft), unsent: false };
}

/** It was sent as the page was left, and has arrived. */
const holds = ({ forms }: ListingDraft, { form, change }: LocalCopy) =>
  forms.some((each) => each.form === form && change > 0 && each.change >= change);
