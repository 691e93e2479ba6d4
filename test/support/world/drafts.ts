import { randomUUID } from 'node:crypto';
import type {
  DraftCard,
  KeepDraftBody,
  KeptDraft,
  ListingDraft,
} from '../../../src/catalog/drafts/draft.dto.js';
import type { Answer, Client } from '../app/client.js';

/** A new draft as a form sends it first; a test names only what it is about. */
export const aDraft = (body: Partial<KeepDraftBody> = {}) => ({
  title: 'Half a bicycle',
  version: 0,
  form: randomUUID(),
  change: 1,
  ...body,
});

export const putDraft = (
  client: Client,
  id: string,
  body: Partial<KeepDraftBody> = {},
): Promise<Answer<KeptDraft>> => client.put<KeptDraft>(`/api/my-drafts/${id}`, aDraft(body));

/** Keeps a new draft and answers its id. @throws Error when it is refused. */
export async function keepDraft(client: Client, body: Partial<KeepDraftBody> = {}): Promise<string> {
  const id = randomUUID();
  const { status, problem } = await putDraft(client, id, body);
  if (status !== 200) throw new Error(`The draft was refused: ${status} ${JSON.stringify(problem)}`);
  return id;
}

export const readDraft = (client: Client, id: string) => client.get<ListingDraft>(`/api/my-drafts/${id}`);

export const draftsOf = async (client: Client): Promise<DraftCard[]> =>
  (await client.get<{ items: DraftCard[] }>('/api/my-drafts')).body.items;
