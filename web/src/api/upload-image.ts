import type { ImageDescriptor } from '#contract/media';
import { type Problem, problemOf } from './problem';
import { ensureFreshToken } from './refresh-session';
import { accessToken } from './session-token';

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
const send = <Answer>(
  path: string,
  body: FormData,
  signal: AbortSignal,
  onProgress: UploadOptions['onProgress'],
) =>
  new Promise<Answer>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (problem: Problem) => reject(new UploadFailed(problem));
    request.open('POST', path);
    request.responseType = 'json';
    const token = accessToken();
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('error', () => fail(problemOf({ status: 'FETCH_ERROR', error: 'upload' })));
    request.addEventListener('load', () => {
      const { status, response } = request;
      if (status >= 200 && status < 300) resolve(response as Answer);
      else fail(problemOf({ status, data: response as unknown }, request.getResponseHeader('x-request-id')));
    });
    signal.addEventListener('abort', () => {
      request.abort();
      reject(signal.reason as Error);
    });
    request.send(body);
  });
