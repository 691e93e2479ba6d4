import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { uploadFile } from './upload-image';

/** A browser's request as far as an upload needs it; what happens to it, the test says. */
class FakeRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly abort = jest.fn();
  status = 200;
  response: unknown = null;
  open = () => undefined;
  setRequestHeader = () => undefined;
  getResponseHeader = () => null;
  send = () => void requests.push(this);

  progress = (loaded: number) =>
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total: 100 }));
  answer = (response: unknown) => {
    this.response = response;
    this.dispatchEvent(new ProgressEvent('load'));
  };
}
let requests: FakeRequest[] = [];

/** What has become of it by now. */
async function begun() {
  const stop = new AbortController();
  const shares: number[] = [];
  const upload = { outcome: 'under way', stop, shares };
  const settled = async () => {
    const sent = uploadFile<string>('/api/things', new File(['x'], 'x.png'), {
      signal: stop.signal,
      onProgress: (share) => shares.push(share),
    });
    upload.outcome = await sent.then(
      (answer) => `answered ${answer}`,
      ({ message }: Error) => message,
    );
  };
  void settled();
  await jest.advanceTimersByTimeAsync(0);
  const request = requests.at(-1);
  if (!request) throw new Error('Nothing was sent.');
  return { upload, request };
}
const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

describe('an upload', () => {
  const browsers = window.XMLHttpRequest;
  beforeEach(() => {
    requests = [];
    window.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
    window.XMLHttpRequest = browsers;
  });

  it('is given up when it stands still for twice as long as any call may take', async () => {
    const { upload, request } = await begun();
    await pass(59);
    expect(upload.outcome).toBe('under way');
    await pass(2);
    expect(upload.outcome).toBe('client.timeout');
    expect(request.abort).toHaveBeenCalledTimes(1);
  });

  it('may take as long as it moves, and the server as long to answer', async () => {
    const { upload, request } = await begun();
    for (const loaded of [25, 50, 75, 100]) {
      await pass(59);
      request.progress(loaded);
    }
    expect(upload.shares).toEqual([0.25, 0.5, 0.75, 1]);
    await pass(59);
    request.answer('read');
    await pass(0);
    expect(upload.outcome).toBe('answered read');
    await pass(90);
    expect(request.abort).not.toHaveBeenCalled();
  });

  it('that was sent and is never answered is given up as well', async () => {
    const { upload, request } = await begun();
    request.progress(100);
    await pass(61);
    expect(upload.outcome).toBe('client.timeout');
    expect(request.abort).toHaveBeenCalledTimes(1);
  });

  it('waits for another one that moves, and for none that has ended', async () => {
    const [first, second] = [await begun(), await begun()];
    await pass(59);
    first.request.progress(50);
    await pass(59);
    expect(second.upload.outcome).toBe('under way');
    first.upload.stop.abort(new Error('stopped'));
    await pass(2);
    expect([first.upload.outcome, second.upload.outcome]).toEqual(['stopped', 'client.timeout']);
  });
});
