const RATE = 16_000;
const PITCH = 140;
/** How loud each of a voice's overtones is. */
const OVERTONES = [1, 0.7, 0.5, 0.35, 0.25, 0.15];

/** A WAV file that sounds like somebody humming syllables: no words, but a voice to a microphone. */
export function spokenWave(seconds: number): Buffer {
  const samples = Buffer.alloc(seconds * RATE * 2);
  for (let at = 0; at < seconds * RATE; at += 1) {
    const time = at / RATE;
    const syllable = Math.max(0, Math.sin(2 * Math.PI * 2 * time));
    const voice = OVERTONES.reduce(
      (sum, height, number) => sum + height * Math.sin(2 * Math.PI * PITCH * (number + 1) * time),
      0,
    );
    samples.writeInt16LE(Math.round(9000 * syllable * voice * 0.4), at * 2);
  }
  return Buffer.concat([header(samples.length), samples]);
}

function header(bytes: number): Buffer {
  const head = Buffer.from('RIFF\0\0\0\0WAVEfmt '.padEnd(44, '\0'), 'latin1');
  head.writeUInt32LE(36 + bytes, 4);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(RATE * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(bytes, 40);
  return head;
}
