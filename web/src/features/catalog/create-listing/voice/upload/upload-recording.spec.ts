import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fakeServer, refusal } from '../../../../../api/fake-server';
import { closeSession, openSession } from '../../../../../api/session-token';
import { aSession } from '../../../../../app/render-app';
import { fakeTusServer, type TusRequest } from './a-tus-server';
import { uploadRecording } from './upload-recording';

const recording = (key = 'r1') => ({ key, sound: new Blob(['0123456789']), seconds: 1, cutOff: false });
const methods = (requests: readonly TusRequest[]) => requests.map(({ method }) => method);

describe('the upload of a recording', () => {
  let server: ReturnType<typeof fakeTusServer>;
  let shares: number[];
  let stop: AbortController;
  const send = (key?: string) =>
    uploadRecording(recording(key), { signal: stop.signal, onProgress: (share) => shares.push(share) });

  beforeEach(() => {
    server = fakeTusServer();
    shares = [];
    stop = new AbortController();
    openSession(aSession());
    localStorage.clear();
  });
  afterEach(() => {
    stop.abort();
    closeSession();
    jest.restoreAllMocks();
  });

  it('arrives as a sound of the media library, told on its way, as whoever is signed in', async () => {
    expect(await send()).toBe('audio-of-upload-1');
    expect(server.requests).toEqual([
      { method: 'POST', path: '/api/recordings', token: 'token-1', offset: null },
      { method: 'PATCH', path: '/api/recordings/upload-1', token: 'token-1', offset: 0 },
    ]);
    expect(shares.at(-1)).toBe(1);
    expect(localStorage).toHaveLength(0);
  });

  it('goes on where it was cut off', async () => {
    server.faults.push(null, 'cut-off');
    expect(await send()).toBe('audio-of-upload-1');
    expect(methods(server.requests)).toEqual(['POST', 'PATCH', 'HEAD', 'PATCH']);
    expect(server.requests.at(-1)?.offset).toBe(5);
  });

  it('is not sent twice when only the answer was lost', async () => {
    const calls = fakeServer({ 'GET /api/recordings/upload-1': { body: { audioId: 'audio-1' } } });
    server.faults.push(null, 'lost-answer');
    expect(await send()).toBe('audio-1');
    expect(methods(server.requests)).toEqual(['POST', 'PATCH', 'HEAD']);
    expect(server.uploads.size).toBe(1);
    expect(calls).toMatchObject([{ token: 'token-1' }]);
  });

  it('does not wait for ever to hear that it came to its end', async () => {
    const limit = new AbortController();
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    fakeServer({
      'GET /api/recordings/upload-1': () => {
        limit.abort();
        return { body: { audioId: 'audio-1' } };
      },
    });
    server.faults.push(null, 'lost-answer');
    await expect(send()).rejects.toMatchObject({ trouble: { kind: 'upload' } });
  });

  it('that came to its end unheard and is no sound after all cannot be read', async () => {
    fakeServer({ 'GET /api/recordings/upload-1': refusal(415, 'media.audio-type') });
    server.faults.push(null, 'lost-answer');
    await expect(send()).rejects.toMatchObject({ trouble: { kind: 'unreadable' } });
  });

  it('goes on after a reload, and begins anew where the server knows nothing of it', async () => {
    const left = async (key?: string) => {
      server.faults.push(null, 'hanging');
      const sent = send(key);
      await server.hanging();
      stop.abort();
      await expect(sent).rejects.toThrow(/aborted/);
      stop = new AbortController();
      server.requests.length = 0;
    };
    await left();
    expect(await send()).toBe('audio-of-upload-1');
    expect(methods(server.requests)).toEqual(['HEAD', 'PATCH']);
    expect(server.requests.at(-1)?.offset).toBe(5);

    await left('r2');
    server.uploads.clear();
    expect(await send('r2')).toBe('audio-of-upload-1');
    expect(methods(server.requests)).toEqual(['HEAD', 'POST', 'PATCH']);
  });

  it('waits without a connection and goes on once it is back', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const sent = send();
    // Every answer that was due has been there by the next task.
    await new Promise((next) => setTimeout(next));
    expect(server.requests).toEqual([]);
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    expect(await sent).toBe('audio-of-upload-1');
  });

  it('takes a new token when the server no longer accepts the one it has', async () => {
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => Response.json({ ...aSession(), accessToken: 'token-2' }));
    server.faults.push({ status: 401, body: { code: 'platform.session-expired' } });
    expect(await send()).toBe('audio-of-upload-1');
    expect(server.requests.map(({ token }) => token)).toEqual(['token-1', 'token-2', 'token-2']);
  });

  it.each([
    [{ status: 415, body: { code: 'media.audio-type' } }, 'unreadable'],
    [{ status: 429, body: { code: 'media.too-many-uploads' } }, 'told'],
    [{ status: 400 }, 'upload'],
  ])('says why it is refused: %j', async (fault, kind) => {
    server.faults.push(fault);
    await expect(send()).rejects.toMatchObject({ trouble: { kind } });
    expect(server.requests).toHaveLength(1);
  });

  it('ends when nobody waits for it any more', async () => {
    server.faults.push(null);
    const sent = send();
    stop.abort();
    await expect(sent).rejects.toThrow(/aborted/);
    expect(server.requests.length).toBeLessThan(2);
  });
});
