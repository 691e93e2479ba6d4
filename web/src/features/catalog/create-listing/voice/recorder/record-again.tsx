import { Mic } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AgainButton } from '../../again/again-button';
import type { VoiceNote } from '../voice-state';

/** Another recording in the place of this one. */
export function RecordAgain({ note, onAgain }: { note: VoiceNote; onAgain: () => void }) {
  const { t } = useTranslation('voice-recorder');
  const question = {
    title: t('recorder.instead.title'),
    text: t('recorder.instead.text'),
    keep: t('recorder.instead.keep'),
  };
  return (
    <AgainButton
      icon={Mic}
      label={t('recorder.again')}
      question={note.written ? question : null}
      onAgain={onAgain}
    />
  );
}
