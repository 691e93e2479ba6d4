import { DRAFTING_LIMITS } from '#contract/ai/drafting';
import { descriptionsOf } from './score.js';

const say = (text: string) => process.stdout.write(`${text}\n`);

/** How long a server takes to draft, one request after the other, over HTTP, as a guest of it. */
export async function measureSpeed(server: string): Promise<void> {
  const post = (path: string, body: object, token = '') =>
    fetch(`${server}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: server,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
  const guest = (await (await post('/api/guests', {})).json()) as { accessToken?: string };
  if (!guest.accessToken) throw new Error(`No guest was let in: ${JSON.stringify(guest)}`);
  const took: number[] = [];
  for (const { text } of descriptionsOf('known').slice(0, DRAFTING_LIMITS.perHour)) {
    const start = performance.now();
    const answer = await post('/api/drafting/text', { text }, guest.accessToken);
    await answer.text();
    if (!answer.ok) throw new Error(`Refused with ${answer.status}`);
    took.push(performance.now() - start);
  }
  const sorted = took.toSorted((one, other) => one - other);
  const at = (part: number) => `${(sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(1)} ms`;
  say(`speed        ${took.length} drafts: median ${at(0.5)}, 95 % ${at(0.95)}, slowest ${at(1)}`);
}
