import { RECORDING } from './recording';

/** Why there is no microphone: not allowed, none there, taken by something else, or nothing this browser can do. */
export type MicrophoneTrouble = 'refused' | 'absent' | 'busy' | 'unsupported';

export class MicrophoneUnavailable extends Error {
  override name = 'MicrophoneUnavailable';

  constructor(
    readonly trouble: MicrophoneTrouble,
    cause?: unknown,
  ) {
    super(`No microphone: ${trouble}`, { cause });
  }
}

const TROUBLES: Readonly<Record<string, MicrophoneTrouble>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'absent',
  OverconstrainedError: 'absent',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** Asks for the microphone. @throws MicrophoneUnavailable */
export async function openMicrophone(): Promise<MediaStream> {
  // Plain-http addresses have no devices at all.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices?.getUserMedia || !('MediaRecorder' in window)) throw new MicrophoneUnavailable('unsupported');
  try {
    return await devices.getUserMedia({ audio: RECORDING.sound });
  } catch (error) {
    const name = error instanceof Error || error instanceof DOMException ? error.name : '';
    throw new MicrophoneUnavailable(TROUBLES[name] ?? 'unsupported', error);
  }
}

export function closeMicrophone(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
