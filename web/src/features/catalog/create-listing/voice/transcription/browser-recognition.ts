/** What a browser's own recognition made of a recording; `trouble` says why it may be less than was said. */
export type Heard = { text: string; trouble: 'no-speech' | 'not-allowed' | 'network' | null };

/** Of the Web Speech API what is used here; TypeScript's own library lacks it. */
interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  start: () => void;
  stop: () => void;
  abort: () => void;
}
type RecognitionResults = ArrayLike<ArrayLike<{ transcript: string }>>;
type RecognitionEvent = Event & { results?: RecognitionResults; error?: string };
type RecognitionClass = new () => Recognition;

const TROUBLES: Readonly<Record<string, Heard['trouble']>> = {
  'no-speech': 'no-speech',
  'not-allowed': 'not-allowed',
  'service-not-allowed': 'not-allowed',
  'audio-capture': 'not-allowed',
  'language-not-supported': 'not-allowed',
  network: 'network',
};
/** After which listening on makes no sense. */
const FINAL: readonly Heard['trouble'][] = ['not-allowed', 'network'];

/** Milliseconds for the last words after the end. */
const LAST_WORDS = 3000;

const recognitionHere = (): RecognitionClass | undefined => {
  const known = window as {
    SpeechRecognition?: RecognitionClass;
    webkitSpeechRecognition?: RecognitionClass;
  };
  return known.SpeechRecognition ?? known.webkitSpeechRecognition;
};

export const canListen = (): boolean => recognitionHere() !== undefined;

/** Lets the browser listen while something is recorded. It hears in pieces: each ends with a silence. */
export class BrowserListener {
  readonly #recognition: Recognition;
  readonly #pieces: string[] = [];
  #current = '';
  #trouble: Heard['trouble'] = null;
  #stopping = false;
  #running = true;
  readonly #ended: Promise<void>;
  #end: () => void = () => undefined;

  constructor(language: string) {
    const Recognition = recognitionHere();
    if (!Recognition) throw new Error('This browser does not listen.');
    this.#recognition = new Recognition();
    this.#recognition.lang = language;
    this.#recognition.continuous = true;
    this.#recognition.interimResults = true;
    this.#ended = new Promise((resolve) => {
      this.#end = resolve;
    });
    this.#recognition.addEventListener('result', (event: RecognitionEvent) => {
      this.#current = Array.from(event.results ?? [])
        .map((each) => each[0]?.transcript ?? '')
        .join(' ');
    });
    this.#recognition.addEventListener('error', ({ error = '' }: RecognitionEvent) => {
      this.#trouble = TROUBLES[error] ?? this.#trouble;
    });
    this.#recognition.addEventListener('end', () => this.#afterPiece());
    this.#recognition.start();
  }

  /** What was said so far; the last words are waited for a moment. */
  async stop(): Promise<Heard> {
    this.#stopping = true;
    if (this.#running) this.#recognition.stop();
    await Promise.race([this.#ended, new Promise((over) => setTimeout(over, LAST_WORDS))]);
    const text = [...this.#pieces, this.#current].join(' ').replaceAll(/\s+/g, ' ').trim();
    return { text, trouble: text === '' ? this.#trouble : null };
  }

  discard(): void {
    this.#stopping = true;
    if (this.#running) this.#recognition.abort();
  }

  #afterPiece(): void {
    this.#pieces.push(this.#current);
    this.#current = '';
    if (!this.#stopping && !FINAL.includes(this.#trouble)) return this.#recognition.start();
    this.#running = false;
    this.#end();
  }
}
