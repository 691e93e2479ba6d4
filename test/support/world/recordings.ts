import type { Client } from '../app/client.js';

const TUS = { 'tus-resumable': '1.0.0' };

/** One person's recordings by the protocol for resumable uploads, a request at a time. */
export class ResumableUploads {
  constructor(
    private readonly url: string,
    private readonly client: Pick<Client, 'accessToken'>,
  ) {}

  /** Begins one of so many bytes. */
  begin(size: number | string, headers: Record<string, string> = {}): Promise<Response> {
    return this.call('POST', '/api/recordings', { 'upload-length': String(size), ...headers });
  }

  /** The address of a new one. */
  async begun(size: number): Promise<string> {
    const response = await this.begin(size);
    const address = response.headers.get('location');
    if (response.status !== 201 || !address) throw new Error(`It was refused: ${await response.text()}`);
    return address;
  }

  send(
    address: string,
    offset: number,
    bytes: Buffer,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const type = 'application/offset+octet-stream';
    return this.call(
      'PATCH',
      address,
      { 'content-type': type, 'upload-offset': String(offset), ...headers },
      new Uint8Array(bytes),
    );
  }

  /** How far it is. */
  async offset(address: string): Promise<number> {
    return Number((await this.call('HEAD', address)).headers.get('upload-offset'));
  }

  async call(
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: Uint8Array<ArrayBuffer>,
  ): Promise<Response> {
    const { accessToken } = this.client;
    const authorization = accessToken && { authorization: `Bearer ${accessToken}` };
    return fetch(this.url + path, { method, headers: { ...TUS, ...authorization, ...headers }, body });
  }
}

/** What a refusal is called. */
export const refused = async (response: Response): Promise<string> =>
  `${response.status} ${((await response.json()) as { code: string }).code}`;
