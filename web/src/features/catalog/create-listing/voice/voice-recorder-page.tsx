import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { createVoicePage } from '#contract/pages/catalog';
import type { SessionProfile } from '../../../../api/session-token';
import { usePageHead } from '../../../../app/page-head';
import { WaysIn } from '../../../../app/session/entry/ways-in';
import { useSession } from '../../../../app/session/use-session';
import { PageWaiting } from '../../../../app/shell/page-waiting';
import { toast } from '../../../../ui/toast/toast-store';
import { Improvements } from './improving/improvements';
import { keepNote } from './kept-note';
import { RecordingStages } from './page/recording-stages';
import { TranscriptCard } from './page/transcript-card';
import styles from './page/voice-page.module.css';
import { RecordCard } from './recorder/record-card';
import { useVoice } from './use-voice';
import { UNSAID } from './voice-state';

export function VoiceRecorderPage() {
  const { t } = useTranslation('voice-recorder');
  const { status, profile } = useSession();
  usePageHead({ title: t('title'), description: t('description') });
  if (status === 'unknown') return <PageWaiting />;
  if (!profile) return <WaysIn title={t('who.title')} text={t('who.text')} guests />;
  return <Recorder key={profile.id} profile={profile} />;
}

function Recorder({ profile }: { profile: SessionProfile }) {
  const { t } = useTranslation('voice-recorder');
  const navigate = useNavigate();
  const voice = useVoice({
    place: 'note',
    owner: profile.id,
    onUnderstood: () => toast({ title: t('understood') }),
  });
  const { state, dispatch, ready } = voice;
  if (!ready) return <PageWaiting />;

  const makeListing = async () => {
    if (state.step !== 'words') return;
    await keepNote('listing', profile.id, state.note);
    void navigate(createVoicePage.path);
  };
  return (
    <div className={styles.page}>
      <header>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      {state.step === 'processing' ? (
        <RecordingStages stages={['upload', 'transcribe']} current={state.stage} share={state.share} />
      ) : state.step === 'words' ? (
        <>
          <TranscriptCard voice={voice} words={state} onListing={() => void makeListing()} />
          <Improvements text={state.note.text} onText={(text) => dispatch({ is: 'typed', text })} />
        </>
      ) : (
        <RecordCard voice={voice} onWrite={() => dispatch({ is: 'given', note: UNSAID })} />
      )}
    </div>
  );
}
