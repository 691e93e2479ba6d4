import type { FormInstance } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { claimProblem } from '../../../api/claimed-problems';
import { isProblem, type Problem } from '../../../api/problem';
import { fieldErrors } from '../../../app/problems/form-problem';
import { loadedProblemText } from '../../../app/problems/problem-text';
import { TOAST_DURATIONS, toast } from '../../../ui/toast/toast-store';
import {
  LISTING_FIELDS,
  type ListingField,
  type ListingValues,
  type ListingWords,
  wordsOf,
} from './listing-values';
import type { ListingPhotos } from './photos/use-listing-photos';

export type Save = (words: ListingWords, imageIds: string[], byAi: readonly ListingField[]) => Promise<void>;

type Submission = {
  form: FormInstance<ListingValues>;
  photos: ListingPhotos;
  failure: string;
  save: (words: ListingWords, imageIds: string[]) => Promise<void>;
};

/** Sends the form once at a time; whatever goes wrong, everything typed stays. */
export function useSubmit({ form, photos, failure, save }: Submission) {
  const { t } = useTranslation('create-listing');
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [limited, setLimited] = useState(false);

  const explain = (problem: Problem) => {
    const errors = fieldErrors(problem, 'catalog', LISTING_FIELDS);
    const named = LISTING_FIELDS.filter((name) => errors[name]);
    form.setFields(named.map((name) => ({ name, errors: [errors[name] ?? ''] })));
    if (named[0]) return form.scrollToField(named[0], { focus: true });
    claimProblem(problem);
    if (problem.code === 'catalog.guest-listing-limit') return setLimited(true);
    const known = isNamed(problem) ? loadedProblemText(problem) : null;
    refuse(known?.title ?? t('create.failed'), known ? known.description : failure);
  };

  const send = async (values: ListingValues) => {
    const images = await photos.settled();
    if (!images) return refuse(t('create.photos.unsent.title'), t('create.photos.unsent.text'));
    await save(
      wordsOf(values),
      images.map(({ id }) => id),
    );
  };
  const onFinish = async (values: ListingValues) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setLimited(false);
    try {
      await send(values);
    } catch (error) {
      if (!isProblem(error)) throw error;
      explain(error);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  return { busy, limited, onFinish: (values: ListingValues) => void onFinish(values) };
}

const refuse = (title: string, description?: string) =>
  toast({ title, description, tone: 'destructive', duration: TOAST_DURATIONS.error });

/** A refusal that says something, as opposed to one that only says that it went wrong. */
const isNamed = ({ status, code }: Problem) => code === 'client.offline' || (status >= 400 && status < 500);
