import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DRAFTING_LIMITS } from '#contract/ai/drafting';
import { fetchAhead } from '../../../../app/routing/lazy-page';
import { PageWaiting } from '../../../../app/shell/page-waiting';
import { useDraftSpeechMutation } from '../review/drafting-data';
import { type DraftingStep, reviewDraft } from '../review/drafting-page';
import { keepNote } from './kept-note';
import { type RecordingStage, RecordingStages } from './page/recording-stages';
import { SpokenWords } from './page/spoken-words';
import styles from './page/voice-page.module.css';
import { RecordCard } from './recorder/record-card';
import { orFailure, VoiceFailure } from './transcription/voice-trouble';
import { useVoice } from './use-voice';
import { UNSAID, type VoiceNote } from './voice-state';

const STAGES: readonly RecordingStage[] = ['upload', 'transcribe', 'draft'];

/** From a recording to a drafted listing; whatever fails, what was said stays, and can be typed. */
export function SayListing({ profile, notice, before, onMade }: DraftingStep) {
  const { t } = useTranslation('create-voice');
  const [askDraft] = useDraftSpeechMutation();
  const [drafting, setDrafting] = useState(false);

  const draft = async (note: VoiceNote) => {
    if (note.text.length > DRAFTING_LIMITS.spoken) return;
    setDrafting(true);
    try {
      void fetchAhead(reviewDraft);
      const drafted = await orFailure(askDraft({ draftSpeechBody: { text: note.text } }).unwrap(), 'draft');
      if (!drafted?.words) throw new VoiceFailure('no-listing');
      const { audioId, text: transcript, written } = note;
      const made = { drafted, photos: before?.photos ?? [], audioId, transcript, written };
      onMade(made, () => void keepNote('listing', profile.id, null));
    } catch (error) {
      setDrafting(false);
      if (!(error instanceof VoiceFailure)) throw error;
      dispatch({ is: 'failed', trouble: error.trouble });
    }
  };
  const voice = useVoice({ place: 'listing', owner: profile.id, onUnderstood: (note) => void draft(note) });
  const { state, dispatch, ready } = voice;
  if (!ready) return <PageWaiting />;

  const spoken = state.step === 'processing' || state.step === 'words' ? state.note.recording : null;
  return (
    <div className={styles.page}>
      <header>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      {notice}
      {state.step === 'processing' || drafting ? (
        <RecordingStages
          stages={spoken ? STAGES : ['draft']}
          current={state.step === 'processing' ? state.stage : 'draft'}
          share={state.step === 'processing' ? state.share : 1}
        />
      ) : state.step === 'words' ? (
        <SpokenWords dispatch={dispatch} words={state} />
      ) : (
        <>
          <RecordCard
            voice={voice}
            onWrite={() => dispatch({ is: 'given', note: UNSAID })}
            onKeep={before ? () => onMade(before) : undefined}
          />
          <div className={styles.hints}>
            <h2>{t('hints.title')}</h2>
            <ul>
              <li>{t('hints.what')}</li>
              <li>{t('hints.condition')}</li>
              <li>{t('hints.price')}</li>
            </ul>
            <p>{t('hints.example')}</p>
          </div>
        </>
      )}
    </div>
  );
}
