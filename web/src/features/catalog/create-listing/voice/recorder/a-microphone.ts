import { act } from '@testing-library/react';

/** As browsers hand them out. */
class FakeTrack {
  readyState: 'live' | 'ended' = 'live';
  stop() {
    this.readyState = 'ended';
  }
}

/** Speaks what the test says, in pieces, and ends as a browser's recorder does. */
class FakeRecorder extends EventTarget {
  static made: FakeRecorder[] = [];
  static isTypeSupported = (type: string) => type.startsWith('audio/webm');

  state: 'inactive' | 'recording' = 'inactive';
  mimeType: string;
  chunkMs = 0;

  constructor(
    readonly stream: unknown,
    readonly options: { mimeType?: string },
  ) {
    super();
    this.mimeType = options.mimeType ?? '';
    FakeRecorder.made.push(this);
  }

  start(chunkMs: number) {
    this.state = 'recording';
    this.chunkMs = chunkMs;
  }

  hear(sound: string) {
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([sound]) }));
  }

  stop() {
    this.state = 'inactive';
    // Both come later, as they do in browsers.
    queueMicrotask(() => {
      this.hear('');
      this.dispatchEvent(new Event('stop'));
    });
  }
}

/** For tests: a microphone with its recorder; `refuse` makes the browser fail with an error of that name. */
export function fakeMicrophone({ refuse }: { refuse?: string } = {}) {
  const asked: unknown[] = [];
  const tracks: FakeTrack[] = [];
  FakeRecorder.made = [];
  const getUserMedia = async (wanted: unknown) => {
    asked.push(wanted);
    if (refuse) throw new DOMException('No.', refuse);
    const track = new FakeTrack();
    tracks.push(track);
    return { getTracks: () => [track] };
  };
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  Object.assign(window, { MediaRecorder: FakeRecorder });
  return {
    asked,
    recorder: () => FakeRecorder.made.at(-1) as FakeRecorder,
    say: (sound: string) => act(async () => FakeRecorder.made.at(-1)?.hear(sound)),
    /** Whether anything still listens. */
    isOpen: () => tracks.some(({ readyState }) => readyState === 'live'),
  };
}

export function removeMicrophone(): void {
  Reflect.deleteProperty(navigator, 'mediaDevices');
  Reflect.deleteProperty(window, 'MediaRecorder');
}
