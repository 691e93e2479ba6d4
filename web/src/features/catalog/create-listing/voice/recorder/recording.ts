/** What somebody has recorded here. */
export type Recording = {
  /** Its own: under it an upload that was cut off is found again. */
  key: string;
  sound: Blob;
  seconds: number;
  /** It was ended at the longest a recording may be. */
  cutOff: boolean;
};

/** Spec 1, section 9; how long one may be follows from what an upload may be, with room to spare. */
export const RECORDING = {
  sound: { channelCount: 1, sampleRate: 16_000, echoCancellation: true, noiseSuppression: true },
  bitsPerSecond: 32_000,
  chunkMs: 250,
  mostSeconds: 300,
  mostBytes: 10 * 1024 * 1024,
} as const;

/** What browsers record and the server takes, the best first. */
const FORMATS = [
  'audio/webm;codecs=opus',
  'audio/ogg;codecs=opus',
  'audio/mp4;codecs=mp4a.40.2',
  'audio/mp4',
];

/** The format to record in; undefined leaves the choice to the browser. */
export const formatHere = (): string | undefined =>
  FORMATS.find((format) => MediaRecorder.isTypeSupported(format));

/** 65 seconds are 01:05. */
export const clock = (seconds: number): string =>
  [seconds / 60, seconds % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':');
