import autocannon from 'autocannon';
import { bearerOf, type Request, urlOf } from './requests.js';

export interface Figures {
  /** Answers per second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

export interface Load {
  connections: number;
  seconds: number;
  rounds: number;
}

/** Sends the requests to each server in turns, round by round, so that a slow moment of the machine hits both. */
export async function measure<Name extends string>(
  servers: Readonly<Record<Name, string>>,
  requests: readonly Request[],
  load: Load,
): Promise<Record<Name, Figures>> {
  const names = Object.keys(servers) as Name[];
  for (const name of names) await fire(servers[name], requests, { ...load, seconds: 2 });
  const rounds = new Map<Name, Figures[]>(names.map((name) => [name, []]));
  for (let round = 0; round < load.rounds; round++)
    for (const name of names) rounds.get(name)?.push(await fire(servers[name], requests, load));
  return Object.fromEntries(names.map((name) => [name, medianOf(rounds.get(name) ?? [])])) as Record<
    Name,
    Figures
  >;
}

async function fire(
  url: string,
  requests: readonly Request[],
  { connections, seconds }: Load,
): Promise<Figures> {
  const times: number[] = [];
  const {
    non2xx,
    errors,
    timeouts,
    requests: answered,
  } = await new Promise<autocannon.Result>((resolve, reject) => {
    const options = {
      url,
      connections,
      duration: seconds,
      requests: requests.map((request) => {
        const authorization = bearerOf(request);
        return {
          method: 'GET' as const,
          path: urlOf(request),
          ...(authorization && { headers: { authorization } }),
        };
      }),
    };
    const running = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
    // Its own histogram counts in whole milliseconds, too coarse for comparing fast answers.
    running.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  });
  if (non2xx + errors + timeouts > 0)
    throw new Error(`${non2xx + errors + timeouts} requests to ${url} failed.`);
  const sorted = Float64Array.from(times).sort();
  return { rate: answered.average, p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) };
}

const quantile = (sorted: Float64Array, share: number): number =>
  sorted[Math.floor(sorted.length * share)] ?? 0;

const medianOf = (rounds: readonly Figures[]): Figures => ({
  rate: median(rounds.map(({ rate }) => rate)),
  p50: median(rounds.map(({ p50 }) => p50)),
  p99: median(rounds.map(({ p99 }) => p99)),
});

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
