type Fault = { status: number; body?: object } | 'cut-off' | 'lost-answer' | 'hanging';
type Held = { length: number; offset: number };
export type TusRequest = { method: string; path: string; token: string | null; offset: number | null };

/**
 * For tests: stands in for the server's resumable uploads, over XMLHttpRequest as their client speaks. `faults` are what the
 * next requests meet: a refusal, a connection cut off half way, one whose answer is lost, or that hangs. Null is none.
 */
export function fakeTusServer() {
  const requests: TusRequest[] = [];
  const faults: (Fault | null)[] = [];
  const uploads = new Map<string, Held>();
  let hangs = Promise.withResolvers<void>();

  class FakeRequest {
    status = 0;
    responseText = '';
    upload: { onprogress?: (event: object) => void } = {};
    onload: () => void = () => undefined;
    onerror: (event: object) => void = () => undefined;
    #method = '';
    #path = '';
    #aborted = false;
    readonly #sent = new Headers();
    #answered = new Headers();

    open(method: string, address: string) {
      this.#method = method;
      this.#path = new URL(address, location.href).pathname;
    }
    setRequestHeader = (name: string, value: string) => this.#sent.set(name, value);
    getResponseHeader = (name: string) => this.#answered.get(name);
    abort() {
      this.#aborted = true;
    }
    send(body?: Blob) {
      const fault = faults.shift() ?? null;
      const offset = this.#sent.get('upload-offset');
      requests.push({
        method: this.#method,
        path: this.#path,
        token: this.#sent.get('authorization')?.slice('Bearer '.length) ?? null,
        offset: offset === null ? null : Number(offset),
      });
      queueMicrotask(() => {
        if (!this.#aborted) this.#answer(fault, body);
      });
    }

    #answer(fault: Fault | null, body: Blob | undefined) {
      if (fault && typeof fault === 'object') {
        this.responseText = JSON.stringify(fault.body ?? {});
        return this.#end(fault.status, {});
      }
      const { status, headers } = this.#do(body?.size ?? 0, fault === 'cut-off' || fault === 'hanging');
      if (fault === 'hanging') return hangs.resolve();
      if (fault) return this.onerror(new Event('error'));
      this.#end(status, headers);
    }

    #do(bytes: number, cutOff: boolean): { status: number; headers: Record<string, string> } {
      if (this.#method === 'POST') {
        const path = `${this.#path}/upload-${uploads.size + 1}`;
        uploads.set(path, { length: Number(this.#sent.get('upload-length')), offset: 0 });
        return { status: 201, headers: { location: path } };
      }
      const held = uploads.get(this.#path);
      if (!held) return { status: 404, headers: {} };
      if (this.#method === 'PATCH') held.offset += cutOff ? Math.floor(bytes / 2) : bytes;
      this.upload.onprogress?.({ lengthComputable: true, loaded: bytes });
      return {
        status: this.#method === 'PATCH' ? 204 : 200,
        headers: {
          'upload-offset': String(held.offset),
          'upload-length': String(held.length),
          ...(this.#method === 'PATCH' &&
            held.offset === held.length && { 'audio-id': `audio-of-${this.#path.split('/').at(-1)}` }),
        },
      };
    }

    #end(status: number, headers: Record<string, string>) {
      this.status = status;
      this.#answered = new Headers(headers);
      this.onload();
    }
  }
  window.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
  /** Comes back once a request hangs. */
  const hanging = async () => {
    await hangs.promise;
    hangs = Promise.withResolvers<void>();
  };
  return { requests, faults, uploads, hanging };
}
