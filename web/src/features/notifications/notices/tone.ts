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
    if ('AudioContext' in window) audio ??= new AudioContext();
  };
  for (const sign of SIGNS) window.addEventListener(sign, prepare, { passive: true });
  return forget;
}

export const toneIsAllowed = () => audio !== null;

/** Plays the tone where the browser lets it. */
export async function playTone(): Promise<void> {
  if (!audio) return;
  await audio.resume();
  if (audio.state !== 'running') return;
  for (const note of NOTES) playNote(audio, note);
}

function playNote(context: AudioContext, { frequency, at }: (typeof NOTES)[number]): void {
  const start = context.currentTime + at;
  const loudness = context.createGain();
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(LOUDNESS, start + ATTACK);
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + LENGTH);
  loudness.connect(context.destination);
  const note = context.createOscillator();
  note.frequency.value = frequency;
  note.connect(loudness);
  note.start(start);
  note.stop(start + LENGTH);
}
