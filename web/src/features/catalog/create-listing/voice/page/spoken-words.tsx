import { Sparkles } from 'lucide-react';
import { type Dispatch, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DRAFTING_LIMITS } from '#contract/ai/drafting';
import { useForm } from '../../../../../app/use-form';
import { useTakenFocus } from '../../../../../browser/use-taken-focus';
import { Button } from '../../../../../ui/button';
import { classes } from '../../../../../ui/classes';
import { Field } from '../../../../../ui/form/field';
import { useGrowing } from '../../../../../ui/form/use-growing';
import { RecordAgain } from '../recorder/record-again';
import { SoundPlayer } from '../recorder/sound-player';
import { TroubleNotice } from '../transcription/trouble-notice';
import { mayHelpAgain } from '../transcription/voice-trouble';
import type { VoiceEvent, VoiceState } from '../voice-state';
import styles from './transcript-card.module.css';

type SpokenWordsProps = { words: VoiceState & { step: 'words' }; dispatch: Dispatch<VoiceEvent> };

/** What was said, to be corrected or typed before a listing is made of it. */
export function SpokenWords({ words: { note, trouble }, dispatch }: SpokenWordsProps) {
  const { t } = useTranslation(['create-voice', 'voice-recorder']);
  const section = useTakenFocus<HTMLElement>();
  const area = useRef<HTMLTextAreaElement>(null);
  useGrowing(area, note.text);
  const tooLong = note.text.length > DRAFTING_LIMITS.spoken;
  const { form, errors } = useForm({
    context: 'catalog',
    fields: ['text'],
    check: () =>
      note.text.trim() === ''
        ? { text: t('words.empty') }
        : tooLong
          ? { text: t('words.too-long', LIMIT) }
          : {},
    send: async () => dispatch({ is: 'going-on' }),
  });
  return (
    <section ref={section} tabIndex={-1} aria-label={t('words.label')} className={styles.card}>
      <form {...form} className={styles.card}>
        {trouble && (
          <TroubleNotice
            title={t('voice-recorder:trouble.processing-failed')}
            otherwise={t('failed')}
            trouble={trouble}
          >
            {mayHelpAgain(trouble) && note.recording && note.text === '' && (
              <Button variant="secondary" size="small" onClick={() => dispatch({ is: 'going-on' })}>
                {t('voice-recorder:again')}
              </Button>
            )}
          </TroubleNotice>
        )}
        {note.recording && (
          <div className={styles.recording}>
            <SoundPlayer recording={note.recording} />
            <Button variant="quiet" size="small" onClick={() => dispatch({ is: 'dropped' })}>
              {t('words.drop')}
            </Button>
          </div>
        )}
        <Field
          label={t('words.label')}
          hint={t('words.hint', { used: note.text.length, ...LIMIT })}
          error={errors.text ?? (tooLong ? t('words.too-long', LIMIT) : undefined)}
          required
        >
          {({ className, ...control }) => (
            <textarea
              {...control}
              ref={area}
              name="text"
              rows={5}
              className={classes(className, styles.text)}
              placeholder={t('hints.example')}
              value={note.text}
              onChange={({ target }) => dispatch({ is: 'typed', text: target.value })}
            />
          )}
        </Field>
        <div className={styles.actions}>
          <Button type="submit">
            <Sparkles aria-hidden="true" />
            {t('words.generate')}
          </Button>
          <RecordAgain note={note} onAgain={() => dispatch({ is: 'again' })} />
        </div>
      </form>
    </section>
  );
}

const LIMIT = { max: DRAFTING_LIMITS.spoken };
