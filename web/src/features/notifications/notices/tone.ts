/** Two soft notes, the second a fourth above the first: frequency in hertz, start in seconds. */
const NOTES = [
  { frequency: 659.25, at: 0 },
  { frequency: 880, at: 0.11 },
] as const;
const LOUDNESS = 0.05;
const ATTACK = 0.015;
const LENGTH = 0.35;
const SIGNS = ['pointerdown', 'keydown'] as const;

let audio: AudioContext | null = null;
/** In seconds of the context's own time. */
let soundsUntil = 0;

/**
 * Browsers let a page sound only after someone has used it, some of them only if it prepared itself in that moment.
 * Prepares at the first press or key, unless the answered function is called before.
 */
export function allowTone(): () => void {
  const forget = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, prepare);
  };
  const prepare = () => {
    forget();
    if (audio || !('AudioContext' in window)) return;
    const context = new AudioContext();
    audio = context;
    void context.resume().then(() => restIfSilent(context));
  };
  for (const sign of SIGNS) window.addEventListener(sign, prepare, { passive: true });
  return forget;
}

export const toneIsAllowed = () => audio !== null;

/** Plays the tone where the browser lets it. */
export async function playTone(): Promise<void> {
  if (!audio) return;
  // On phones it may run only now, and what was to follow its first start comes in between.
  soundsUntil = Number.POSITIVE_INFINITY;
  await audio.resume();
  soundsUntil = 0;
  if (audio.state !== 'running') return;
  const now = audio.currentTime;
  soundsUntil = Math.max(...NOTES.map(({ at }) => now + at + LENGTH));
  for (const { frequency, at } of NOTES) playNote(audio, frequency, now + at);
}

function playNote(context: AudioContext, frequency: number, start: number): void {
  const loudness = context.createGain();
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(LOUDNESS, start + ATTACK);
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + LENGTH);
  loudness.connect(context.destination);
  const note = context.createOscillator();
  note.frequency.value = frequency;
  note.connect(loudness);
  note.addEventListener('ended', () => restIfSilent(context));
  note.start(start);
  note.stop(start + LENGTH);
}

/** As long as it runs, silent as it may be, it keeps the device's sound, and with it the device, awake. */
function restIfSilent(context: AudioContext): void {
  if (context.currentTime >= soundsUntil) void context.suspend();
}
