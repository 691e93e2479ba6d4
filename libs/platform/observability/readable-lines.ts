import type { DestinationStream } from 'pino';

interface Entry {
  level: string;
  time: string;
  msg?: string;
  context?: string;
  err?: { stack?: string; message?: string };
  [field: string]: unknown;
}

/** Turns pino's JSON into one line a person can read, for every environment but production. */
export function readableLines(write: (text: string) => void): DestinationStream {
  return { write: (json) => write(readable(JSON.parse(json) as Entry)) };
}

function readable({ level, time, context, msg, err, ...fields }: Entry): string {
  const details = Object.entries(fields)
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(' ');
  const line = [time.slice(11, 23), level.toUpperCase().padEnd(5), context, msg ?? err?.message, details]
    .filter(Boolean)
    .join('  ');
  return err ? `${line}\n${err.stack ?? err.message}\n` : `${line}\n`;
}
