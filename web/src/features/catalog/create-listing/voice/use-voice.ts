import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../../ui/toast/toast-store';
import { keepNote, keptNote, type VoicePlace } from './kept-note';
import { closeMicrophone, MicrophoneUnavailable, openMicrophone } from './recorder/microphone';
import type { Recording } from './recorder/recording';
import { SoundRecorder } from './recorder/sound-recorder';
import { BrowserListener, canListen } from './transcription/browser-recognition';
import { useTranscribing } from './transcription/use-transcribing';
import { understand } from './understand';
import { IDLE, noteOf, type VoiceNote, voiceAfter } from './voice-state';

type Setup = {
  place: VoicePlace;
  /** Whose it is. */
  owner: string;
  /** Told of each note that has come to its words by itself. */
  onUnderstood?: (note: VoiceNote) => void;
};

type Running = { recorder: SoundRecorder; listener: BrowserListener | null };

/** Recording, sending and taking down, as the pages with a microphone do it. */
export function useVoice({ place, owner, onUnderstood }: Setup) {
  const { t, i18n } = useTranslation('voice-recorder');
  const [state, dispatch] = useReducer(voiceAfter, IDLE);
  const { engine, ...transcribing } = useTranscribing();
  const [ready, setReady] = useState(false);
  const [stream, setStream] = useState<MediaStream | null>(null);
  const running = useRef<Running | null>(null);
  const gone = useRef(false);

  const find = useEffectEvent(async () => {
    const note = await keptNote(place, owner);
    if (gone.current) return;
    if (note) dispatch({ is: 'given', note });
    setReady(true);
  });
  useEffect(() => {
    gone.current = false;
    void find();
    const stop = () => running.current?.recorder.stop();
    window.addEventListener('pagehide', stop);
    return () => {
      gone.current = true;
      window.removeEventListener('pagehide', stop);
      running.current?.recorder.discard();
      running.current?.listener?.discard();
    };
  }, []);

  const note = noteOf(state);
  useEffect(() => {
    if (ready) void keepNote(place, owner, note);
  }, [ready, place, owner, note]);

  const attempt = state.step === 'processing' ? state.attempt : null;
  const process = useEffectEvent((signal: AbortSignal) => {
    const understood = (done: VoiceNote) => onUnderstood?.(done);
    if (note) void understand(note, dispatch, { ...transcribing, signal, understood });
  });
  useEffect(() => {
    if (attempt === null) return undefined;
    const stop = new AbortController();
    process(stop.signal);
    return () => stop.abort();
  }, [attempt]);

  const finish = async (recording: Recording | null) => {
    const heard = await running.current?.listener?.stop();
    running.current = null;
    setStream(null);
    dispatch({ is: 'recorded', recording, heard: heard ?? null });
  };
  const record = async () => {
    dispatch({ is: 'pressed' });
    let opened: MediaStream;
    try {
      opened = await openMicrophone();
    } catch (error) {
      if (!(error instanceof MicrophoneUnavailable)) throw error;
      return dispatch({ is: 'refused', trouble: error.trouble });
    }
    if (gone.current) return closeMicrophone(opened);
    // As long as nobody knows of an engine, it may be all there will be of the words.
    const listener = engine?.configured !== true && canListen() ? new BrowserListener(i18n.language) : null;
    const recorder = new SoundRecorder(opened, (recording) => void finish(recording));
    running.current = { recorder, listener };
    setStream(opened);
    dispatch({ is: 'opened', at: Date.now() });
    toast({ title: t('recorder.started') });
  };
  return {
    state,
    dispatch,
    ready,
    stream,
    record: () => void record(),
    stop: () => running.current?.recorder.stop(),
  };
}

export type Voice = ReturnType<typeof useVoice>;
