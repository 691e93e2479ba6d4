import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../../../../browser/copy-text';
import { useTakenFocus } from '../../../../../browser/use-taken-focus';
import { Button } from '../../../../../ui/button';
import { classes } from '../../../../../ui/classes';
import { Field } from '../../../../../ui/form/field';
import { useGrowing } from '../../../../../ui/form/use-growing';
import { toast, toastError } from '../../../../../ui/toast/toast-store';
import { RecordAgain } from '../recorder/record-again';
import { SoundPlayer } from '../recorder/sound-player';
import { TroubleNotice } from '../transcription/trouble-notice';
import { mayHelpAgain } from '../transcription/voice-trouble';
import type { Voice } from '../use-voice';
import type { VoiceState } from '../voice-state';
import styles from './transcript-card.module.css';

type TranscriptCardProps = {
  voice: Voice;
  words: VoiceState & { step: 'words' };
  onListing: () => void;
};

/** What was said, to be heard, read, changed and carried on. */
export function TranscriptCard({ voice: { dispatch }, words, onListing }: TranscriptCardProps) {
  const { t } = useTranslation('voice-recorder');
  const { note, trouble } = words;
  const section = useTakenFocus<HTMLElement>();
  const area = useRef<HTMLTextAreaElement>(null);
  useGrowing(area, note.text);
  const copy = async () => {
    if (await copyText(note.text)) return toast({ title: t('copy.done') });
    area.current?.select();
    toastError({
      title: t('copy.failed'),
      description: t('copy.failed-text'),
    });
  };
  return (
    <section ref={section} tabIndex={-1} aria-label={t('transcript')} className={styles.card}>
      {trouble && (
        <TroubleNotice
          title={t(trouble.kind === 'upload' ? 'trouble.processing-failed' : 'trouble.transcription-failed')}
          otherwise={t('trouble.failed')}
          trouble={trouble}
        >
          {mayHelpAgain(trouble) && note.recording && note.text === '' && (
            <Button variant="secondary" size="small" onClick={() => dispatch({ is: 'going-on' })}>
              {t('again')}
            </Button>
          )}
        </TroubleNotice>
      )}
      {note.recording && <SoundPlayer recording={note.recording} />}
      <Field label={t('transcript')} hint={trouble ? t('type-it') : undefined}>
        {({ className, ...control }) => (
          <textarea
            {...control}
            ref={area}
            name="transcript"
            rows={5}
            className={classes(className, styles.text)}
            value={note.text}
            onChange={({ target }) => dispatch({ is: 'typed', text: target.value })}
          />
        )}
      </Field>
      <div className={styles.actions}>
        <Button disabled={note.text.trim() === ''} onClick={onListing}>
          {t('make-listing')}
        </Button>
        <Button variant="secondary" disabled={note.text === ''} onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          {t('copy.copy')}
        </Button>
        <RecordAgain note={note} onAgain={() => dispatch({ is: 'again' })} />
      </div>
    </section>
  );
}
