import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../../ui/notice';
import type { VoiceState } from '../voice-state';

type Trouble = NonNullable<Extract<VoiceState, { step: 'idle' }>['trouble']>;

/** Why nothing could be recorded, and what helps. */
export function MicrophoneNotice({ trouble }: { trouble: Trouble }) {
  const { t } = useTranslation('voice-recorder');
  return (
    <div role="alert">
      <Notice tone="bad" title={t('recorder.failed')}>
        <p>{t(trouble === 'lost' ? 'trouble.lost' : 'recorder.no-access')}</p>
        {trouble !== 'lost' && <p>{t(`recorder.why.${trouble}`)}</p>}
      </Notice>
    </div>
  );
}
