import type { ImageDescriptor } from '#contract/media';
import { type Problem, problemOf } from './problem';
import { ensureFreshToken } from './refresh-session';
import { accessToken } from './session-token';
import { waitForUpload } from './upload-patience';

type UploadOptions = {
  signal: AbortSignal;
  /** From 0 to 1, as the file leaves this device. */
  onProgress: (share: number) => void;
};

/** The server, or the way to it, refused a file. */
export class UploadFailed extends Error {
  override name = 'UploadFailed';

  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

/**
 * Sends one picture to the server's image pipeline. @throws UploadFailed, or the signal's reason once it is aborted.
 */
export async function uploadImage(
  file: File,
  { signal, onProgress }: UploadOptions,
): Promise<ImageDescriptor> {
  return await uploadFile<ImageDescriptor>('/api/media/images', file, { signal, onProgress });
}

/** Sends one file to a route that takes one, and answers what that does. @throws as `uploadImage` */
export async function uploadFile<Answer>(
  path: string,
  file: File,
  { signal, onProgress }: UploadOptions,
): Promise<Answer> {
  await ensureFreshToken();
  signal.throwIfAborted();
  const form = new FormData();
  form.set('file', file);
  return await send<Answer>(path, form, signal, onProgress);
}

/** By XMLHttpRequest, since `fetch` does not tell how much has been sent. */
async function send<Answer>(
  path: string,
  body: FormData,
  signal: AbortSignal,
  onProgress: UploadOptions['onProgress'],
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const request = new XMLHttpRequest();
  const fail = (problem: Problem) => reject(new UploadFailed(problem));
  request.open('POST', path);
  request.responseType = 'json';
  const token = accessToken();
  if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
  const patience = waitForUpload(() => {
    fail(problemOf({ status: 'TIMEOUT_ERROR', error: 'upload' }));
    request.abort();
  });
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    patience.moved();
    onProgress(total > 0 ? loaded / total : 0);
  });
  request.addEventListener('error', () => fail(problemOf({ status: 'FETCH_ERROR', error: 'upload' })));
  request.addEventListener('load', () => {
    patience.moved();
    const { status, response } = request;
    if (status >= 200 && status < 300) resolve(response as Answer);
    else fail(problemOf({ status, data: response as unknown }, request.getResponseHeader('x-request-id')));
  });
  signal.addEventListener('abort', () => {
    request.abort();
    reject(signal.reason as Error);
  });
  request.send(body);
  return await promise.finally(patience.end);
}
