import { AudioLines, Mic } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { createVoicePage, voiceRecorderPage } from '#contract/pages/catalog';
import { useTranscriptEngineQuery } from '../../../../../api/catalog/voice.gen';
import { PlanLock } from '../../../../../app/plans/plan-lock';
import { useEntitlement } from '../../../../../app/plans/use-entitlement';
import { useSession } from '../../../../../app/session/use-session';
import { ButtonLink } from '../../../../../ui/button';
import { Link } from '../../../../../ui/link';
import { canListen } from '../transcription/browser-recognition';
import { useLeftNotes } from './use-left-notes';
import styles from './voice-features.module.css';

/** On the dashboard (spec 2, section 2): what can be done by voice, who writes it down, and what was left unused. */
export function VoiceFeatures() {
  const { profile } = useSession();
  return profile && <Card key={profile.id} owner={profile.id} />;
}

/** Letters of what was said that are enough to know it again. */
const EXCERPT = 60;

function Card({ owner }: { owner: string }) {
  const { t } = useTranslation('voice-features');
  const id = useId();
  const writer = useWriter();
  const left = useLeftNotes(owner);
  return (
    <section aria-labelledby={id} className={styles.card}>
      <h2 id={id}>{t('title')}</h2>
      <p className={styles.lead}>{t('lead')}</p>
      <ButtonLink to={createVoicePage.path} variant="secondary" size="small">
        <Mic aria-hidden="true" />
        {t('listing')}
      </ButtonLink>
      <ButtonLink to={voiceRecorderPage.path} variant="secondary" size="small">
        <AudioLines aria-hidden="true" />
        {t('recorder')}
      </ButtonLink>
      <p className={styles.lead}>{writer && t(`writer.${writer}`)}</p>
      <PlanLock feature="voice-to-listing" />
      {left.length > 0 && (
        <ul className={styles.left}>
          {left.map(({ place, page, note }) => (
            <li key={place}>
              {note.text.trim() ? t('left.words', { words: excerpt(note.text) }) : t('left.recording')}{' '}
              <Link to={page}>{t('left.go-on')}</Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Who writes down what is said here, as far as the plan goes; null until that is known. */
function useWriter(): 'server' | 'browser' | 'oneself' | null {
  const { granted } = useEntitlement('voice-to-listing');
  const { data } = useTranscriptEngineQuery();
  if (granted && !data) return null;
  if (granted && data?.configured) return 'server';
  return canListen() ? 'browser' : 'oneself';
}

function excerpt(text: string): string {
  const signs = [...text.trim()];
  return signs.length > EXCERPT ? `${signs.slice(0, EXCERPT).join('').trimEnd()}…` : signs.join('');
}
