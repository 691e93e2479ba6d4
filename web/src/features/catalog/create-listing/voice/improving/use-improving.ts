import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImprovementKind } from '#contract/ai/voice';
import { useImproveTranscriptMutation } from '../../../../../api/catalog/voice.gen';
import { tellFailure } from '../../../../../app/problems/tell-failure';
import { toast, toastError } from '../../../../../ui/toast/toast-store';

export type Improved = { kind: ImprovementKind; before: string; after: string; fellBack: boolean };

/** One way after the other to say it better; each is shown before it is used, and can be undone. */
export function useImproving(text: string, onText: (text: string) => void) {
  const { t } = useTranslation('voice-recorder');
  const [improve, { isLoading }] = useImproveTranscriptMutation();
  const [asked, setAsked] = useState<ImprovementKind | null>(null);
  const [improved, setImproved] = useState<Improved | null>(null);
  const [used, setUsed] = useState<Improved | null>(null);

  const ask = async (kind: ImprovementKind) => {
    if (text.trim() === '')
      return toastError({
        title: t('improve.no-transcript.title'),
        description: t('improve.no-transcript.text'),
      });
    setAsked(kind);
    try {
      const answer = await improve({ improveTranscriptBody: { transcript: text, kind } }).unwrap();
      setImproved({ kind, before: text, after: answer.text, fellBack: answer.fellBack });
      setUsed(null);
      toast({ title: t('improve.done') });
    } catch (error) {
      tellFailure(t('improve.failed'), error);
    }
    setAsked(null);
  };
  return {
    asked: isLoading ? asked : null,
    /** Of the text as it stands; what was made of another one is of no use any more. */
    improved: improved?.before === text ? improved : null,
    /** What was used last, while it stands unchanged. */
    used: used?.after === text ? used : null,
    ask: (kind: ImprovementKind) => void ask(kind),
    use: () => {
      if (!improved) return;
      setUsed(improved);
      setImproved(null);
      onText(improved.after);
    },
    dismiss: () => setImproved(null),
    undo: () => {
      if (!used) return;
      setUsed(null);
      onText(used.before);
    },
  };
}
