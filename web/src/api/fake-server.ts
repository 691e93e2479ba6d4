import { jest } from '@jest/globals';

export type FakeCall = { route: string; search: URLSearchParams; body: unknown; token: string | null };
type Answer = { status?: number; body?: unknown } | 'network-error' | 'cut-off';
type Route = Answer | ((body: unknown, search: URLSearchParams) => Answer | Promise<Answer>);

/**
 * For tests: stands in for the server, by "METHOD /api/path". Anything else is answered 404. Returns the calls so far.
 */
export function fakeServer(routes: Record<string, Route>): FakeCall[] {
  const calls: FakeCall[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = input instanceof Request ? input : new Request(String(input), init);
    request.signal.throwIfAborted();
    const { pathname, searchParams: search } = new URL(request.url);
    const route = `${request.method} ${pathname}`;
    const text = await request.text();
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    const token = request.headers.get('authorization')?.slice('Bearer '.length) ?? null;
    calls.push({ route, search, body, token });
    const known = routes[route];
    const answer = typeof known === 'function' ? await known(body, search) : known;
    request.signal.throwIfAborted();
    if (answer === 'network-error') throw new TypeError('Failed to fetch');
    if (answer === 'cut-off') return new Response('{');
    return response(answer ?? refusal(404, 'platform.not-found'));
  });
  return calls;
}

/** A refusal as the server words it. */
export const refusal = (
  status: number,
  code: string,
  more: object = {},
): { status: number; body: object } => ({
  status,
  body: { status, code, title: code, requestId: 'request-1', ...more },
});

const response = ({ status = 200, body }: { status?: number; body?: unknown }) =>
  new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: { 'content-type': status < 400 ? 'application/json' : 'application/problem+json' },
  });
