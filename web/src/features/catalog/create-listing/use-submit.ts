import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LISTING_FIELDS } from '#contract/drafts';
import { claimProblem } from '../../../api/claimed-problems';
import type { Problem } from '../../../api/problem';
import { issueText, loadedProblemText } from '../../../app/problems/problem-text';
import { FoundWrong, useForm } from '../../../app/use-form';
import { toastError } from '../../../ui/toast/toast-store';
import { beyondLimits, checkListing } from './fields/listing-checks';
import { type ListingField, type ListingValues, type ListingWords, wordsOf } from './listing-values';
import type { ListingPhotos } from './photos/use-listing-photos';

export type Save = (
  words: ListingWords,
  imageIds: string[],
  about: {
    byAi: readonly ListingField[];
    audioId: string | null;
    /** The draft that it becomes of, the same at each try, kept or not; an edit has none. */
    draftId: string | null;
  },
) => Promise<void>;

/** What is to be sent, as it is at that moment. */
type Take = () => Promise<{ words: ListingWords; imageIds: string[] }>;

type Submission = {
  values: ListingValues;
  /** What stands in the form at that moment. */
  now: () => ListingValues;
  photos: ListingPhotos;
  failure: string;
  save: (take: Take) => Promise<void>;
};

/**
 * Sends the form once its pictures are there, with what was changed until then; whatever goes wrong, everything typed
 * stays.
 */
export function useSubmit({ values, now, photos, failure, save }: Submission) {
  const { t } = useTranslation('create-listing');
  const [limited, setLimited] = useState(false);

  const take: Take = async () => {
    const images = await photos.settled();
    if (!images) {
      refuse(t('create.photos.unsent.title'), t('create.photos.unsent.text'));
      throw new FoundWrong({});
    }
    const latest = now();
    const wrong = checkListing(latest);
    if (Object.keys(wrong).length > 0) throw new FoundWrong(wrong);
    return { words: wordsOf(latest), imageIds: images.map(({ id }) => id) };
  };
  const send = async () => {
    setLimited(false);
    await take();
    await save(take);
  };
  const refused = (problem: Problem, named: object): void => {
    if (Object.keys(named).length > 0) return;
    claimProblem(problem);
    if (problem.code === 'catalog.guest-listing-limit') return setLimited(true);
    const pictures = problem.issues?.find(({ field }) => field === 'imageIds');
    if (pictures) return refuse(t('create.failed'), issueText('catalog', pictures));
    const known = isNamed(problem) ? loadedProblemText(problem) : null;
    refuse(known?.title ?? t('create.failed'), known ? known.description : failure);
  };
  const { errors, ...form } = useForm<ListingField>({
    context: 'catalog',
    fields: LISTING_FIELDS,
    check: () => checkListing(values),
    send,
    refused,
  });
  return { ...form, limited, errors: { ...errors, ...beyondLimits(values) } };
}

const refuse = (title: string, description?: string) => toastError({ title, description });

/** A refusal that says something, as opposed to one that only says that it went wrong. */
const isNamed = ({ status, code }: Problem) => code === 'client.offline' || (status >= 400 && status < 500);
