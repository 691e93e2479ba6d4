import type { Problem } from '#platform/problems/problem';

export interface Answer<T = unknown> {
  status: number;
  headers: Headers;
  body: T;
  /** The answer as a refusal. */
  problem: Problem;
}

interface Call {
  body?: unknown;
  headers?: Record<string, string>;
}

/** One browser against the application under test: keeps its cookies and its access token. */
export class Client {
  accessToken?: string;
  readonly cookies = new Map<string, string>();

  constructor(private readonly url: string) {}

  get = <T = unknown>(path: string, call?: Call) => this.call<T>('GET', path, call);
  post = <T = unknown>(path: string, body?: unknown) => this.call<T>('POST', path, { body });
  put = <T = unknown>(path: string, body?: unknown) => this.call<T>('PUT', path, { body });
  patch = <T = unknown>(path: string, body?: unknown) => this.call<T>('PATCH', path, { body });
  delete = <T = unknown>(path: string, body?: unknown) => this.call<T>('DELETE', path, { body });

  async call<T>(method: string, path: string, { body, headers = {} }: Call = {}): Promise<Answer<T>> {
    const form = body instanceof FormData;
    const response = await fetch(this.url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(body !== undefined && !form && { 'content-type': 'application/json' }),
        ...(this.accessToken && { authorization: `Bearer ${this.accessToken}` }),
        ...(this.cookies.size > 0 && { cookie: [...this.cookies].map((pair) => pair.join('=')).join('; ') }),
        ...headers,
      },
      body: form || typeof body === 'string' ? body : body === undefined ? undefined : JSON.stringify(body),
    });
    this.keepCookies(response.headers.getSetCookie());
    const text = await response.text();
    const json = /json/.test(response.headers.get('content-type') ?? '');
    const parsed = (json && text !== '' ? JSON.parse(text) : text) as T;
    return { status: response.status, headers: response.headers, body: parsed, problem: parsed as Problem };
  }

  private keepCookies(setCookies: readonly string[]): void {
    for (const setCookie of setCookies) {
      const [pair = '', ...attributes] = setCookie.split(';');
      const [name = '', value = ''] = pair.split('=');
      const gone = value === '' || attributes.some((part) => /^\s*max-age=0$/i.test(part));
      if (gone) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}
