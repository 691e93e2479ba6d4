import { Sparkles } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DRAFTING_LIMITS } from '#contract/ai/drafting';
import { issueText } from '../../../../app/problems/problem-text';
import { fetchAhead } from '../../../../app/routing/lazy-page';
import { useForm } from '../../../../app/use-form';
import { Button } from '../../../../ui/button';
import { classes } from '../../../../ui/classes';
import { Field } from '../../../../ui/form/field';
import { useGrowing } from '../../../../ui/form/use-growing';
import { lengthOf } from '../fields/listing-checks';
import { useDraftTextMutation } from '../review/drafting-data';
import { type DraftingStep, reviewDraft } from '../review/drafting-page';
import { OtherWays } from '../review/other-ways';
import { refuse, tellRefusal } from '../review/refusals';
import { StepHead } from '../review/step-head';
import styles from './text-step.module.css';
import { keepWords, wordsTyped } from './typed-words';

/** A few words about the thing, of which the listing is made. */
export function TextStep({ profile, notice, before, onMade }: DraftingStep) {
  const { t } = useTranslation('create-text');
  const [text, setText] = useState(() => before?.transcript ?? wordsTyped(profile.id));
  const [draft] = useDraftTextMutation();
  const area = useRef<HTMLTextAreaElement>(null);
  useGrowing(area, text);

  // Of another try they are no longer kept.
  useEffect(() => {
    if (before?.transcript) keepWords(profile.id, before.transcript);
  }, [profile.id, before]);

  const type = (typed: string) => {
    setText(typed);
    keepWords(profile.id, typed);
  };
  const { form, errors, busy } = useForm<'text'>({
    context: 'catalog',
    fields: ['text'],
    check: () => {
      const wrong = checkWords(text);
      if (wrong === 'none') refuse(t('none.title'), t('none.text'));
      if (wrong === 'none') return { text: t('none.text') };
      return wrong === null ? {} : { text: wrong };
    },
    send: async () => {
      // What shows it comes meanwhile.
      const [drafted] = await Promise.all([
        draft({ draftTextBody: { text: text.trim() } }).unwrap(),
        fetchAhead(reviewDraft),
      ]);
      const made = { drafted, photos: before?.photos ?? [], transcript: text };
      onMade(made, () => keepWords(profile.id, ''));
    },
    refused: (problem) => tellRefusal(problem, t('failed.title'), t('failed.text')),
  });
  return (
    <div className={styles.page}>
      <StepHead title={t('headline')} lead={t('lead')} />
      {notice}
      <form {...form} className={styles.form}>
        <Field
          label={t('label')}
          hint={t('hint', { used: lengthOf(text), max: DRAFTING_LIMITS.text })}
          error={errors.text}
          required
        >
          {(control) => (
            <textarea
              {...control}
              ref={area}
              name="text"
              rows={5}
              className={classes(control.className, styles.words)}
              placeholder={t('placeholder')}
              value={text}
              readOnly={busy}
              onChange={({ target }) => type(target.value)}
            />
          )}
        </Field>
        <Button type="submit" size="large" busy={busy}>
          <Sparkles aria-hidden="true" />
          {t(busy ? 'generating' : 'generate')}
        </Button>
      </form>
      <OtherWays />
    </div>
  );
}

/** What is wrong with it, in the page's words; `none` when there are none. */
function checkWords(text: string): string | null {
  const length = lengthOf(text);
  if (length === 0) return 'none';
  if (length <= DRAFTING_LIMITS.text) return null;
  const params = { max: DRAFTING_LIMITS.text };
  return issueText('catalog', { field: 'text', code: 'description-too-long', params });
}
