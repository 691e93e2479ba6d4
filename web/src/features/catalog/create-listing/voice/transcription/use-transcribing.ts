import { answerTo } from '../../../../../api/answer-to';
import {
  useTranscribeRecordingMutation,
  useTranscriptEngineQuery,
  voiceApi,
} from '../../../../../api/catalog/voice.gen';
import { useEntitlement } from '../../../../../app/plans/use-entitlement';
import { useAppDispatch } from '../../../../../app/store';
import type { Transcribing } from './transcribe';
import { orFailure } from './voice-trouble';

/** The server's ways to the words of a recording, as far as the plan goes; `engine` as soon as it is known. */
export function useTranscribing(): Transcribing & { engine: { configured: boolean } | undefined } {
  const dispatch = useAppDispatch();
  const { granted } = useEntitlement('voice-to-listing');
  // Whose plan has no engine speaks to their browser.
  const { data } = useTranscriptEngineQuery(undefined, { skip: !granted });
  const [transcribe] = useTranscribeRecordingMutation();
  return {
    engine: granted ? data : { configured: false },
    hasEngine: async () => {
      if (!granted) return false;
      const asked = dispatch(voiceApi.endpoints.transcriptEngine.initiate(undefined, { subscribe: false }));
      return (await orFailure(answerTo(asked), 'failed'))?.configured ?? false;
    },
    transcribe: (audioId) => orFailure(transcribe({ transcribeBody: { audioId } }).unwrap(), 'failed'),
  };
}
