import { DetailedError, type HttpResponse, Upload } from 'tus-js-client';
import { isProblem, type Problem } from '../../../../../api/problem';
import { ensureFreshToken, refreshSession } from '../../../../../api/refresh-session';
import { accessToken } from '../../../../../api/session-token';
import { timeLimit } from '../../../../../api/time-limit';
import type { Recording } from '../recorder/recording';
import { failureOf, VoiceFailure } from '../transcription/voice-trouble';

const ENDPOINT = '/api/recordings';
const RETRY_DELAYS = [0, 1000, 3000, 5000, 10_000];

type UploadOptions = {
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
};

/**
 * Sends a recording and answers the id of its sound. What was cut off goes on where it was: after a failure, when the network
 * is back, and after a reload. @throws VoiceFailure, or the signal's reason once it is aborted
 */
export async function uploadRecording(
  { key, sound }: Recording,
  { signal, onProgress }: UploadOptions,
): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let refused = false;
  const upload = new Upload(sound, {
    endpoint: ENDPOINT,
    retryDelays: RETRY_DELAYS,
    metadata: { filetype: sound.type },
    fingerprint: () => Promise.resolve(`recording:${key}`),
    removeFingerprintOnSuccess: true,
    onBeforeRequest: async (request) => {
      if (refused) await refreshSession();
      else await ensureFreshToken();
      refused = false;
      const token = accessToken();
      if (token) request.setHeader('authorization', `Bearer ${token}`);
    },
    onShouldRetry: (error, attempt) => {
      refused = problemIn(error)?.code === 'platform.session-expired' && attempt === 0;
      return navigator.onLine && (refused || isPassing(error));
    },
    onProgress: (sent, total) => onProgress(total > 0 ? sent / total : 0),
    onSuccess: ({ lastResponse }) =>
      resolve(lastResponse.getHeader('audio-id') ?? audioIdAt(upload.url ?? ENDPOINT)),
    // Offline it only waits.
    onError: (error) => {
      if (navigator.onLine) reject(voiceFailure(problemIn(error)));
    },
  });

  const pause = () => void upload.abort();
  const goOn = () => upload.start();
  const end = () => {
    pause();
    reject(signal.reason as Error);
  };
  window.addEventListener('offline', pause);
  window.addEventListener('online', goOn);
  signal.addEventListener('abort', end);
  const begin = async () => {
    const [begun] = await upload.findPreviousUploads();
    if (begun) upload.resumeFromPreviousUpload(begun);
    if (navigator.onLine && !signal.aborted) upload.start();
  };
  try {
    const [audioId] = await Promise.all([promise, begin()]);
    return audioId;
  } finally {
    window.removeEventListener('offline', pause);
    window.removeEventListener('online', goOn);
    signal.removeEventListener('abort', end);
  }
}

const answerTo = (error: Error): HttpResponse | null =>
  error instanceof DetailedError ? error.originalResponse : null;

/** What the server refused; null when nothing was answered, or by something else on the way. */
function problemIn(error: Error): Problem | null {
  const response = answerTo(error);
  if (!response) return null;
  const problem = parsed(response.getBody());
  return isProblem(problem) ? { ...problem, status: response.getStatus() } : null;
}

/** No answer, none just now, or the place of the upload is still taken by its attempt before. */
function isPassing(error: Error): boolean {
  const status = answerTo(error)?.getStatus() ?? 503;
  return status >= 500 || status === 409 || status === 423;
}

function voiceFailure(problem: Problem | null): VoiceFailure {
  if (!problem) return new VoiceFailure('upload');
  if (problem.code === 'media.audio-type') return new VoiceFailure('unreadable', problem);
  return failureOf(problem, 'upload');
}

/** For an upload that had come to its end before, without us hearing of it. @throws VoiceFailure */
async function audioIdAt(address: string): Promise<string> {
  const headers = { authorization: `Bearer ${accessToken() ?? ''}` };
  const answer = await fetch(address, { headers, signal: timeLimit() }).catch(() => null);
  const state: unknown = parsed((await answer?.text().catch(() => null)) ?? '');
  if (isProblem(state) && answer) throw voiceFailure({ ...state, status: answer.status });
  const { audioId } = (state ?? {}) as { audioId?: string | null };
  if (!audioId) throw new VoiceFailure('upload');
  return audioId;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
