import { randomUUID } from 'node:crypto';
import { aBot } from '../../support/bots.js';
import type { Client } from '../../support/client.js';
import { photo } from '../../support/images.js';
import { aListing } from '../../support/listings.js';
import { form } from '../../support/uploads.js';
import type { Ids, Role } from './things.js';

export interface Person {
  id: string;
  client: Client;
}
export type People = Readonly<Record<Exclude<Role, 'visitor'>, Person>>;

const NOBODY = '0198c5f0-0000-7000-8000-000000000000';
/** Tokens live for 15 minutes. */
const FRESH_MS = 5 * 60_000;

/** Who sends and what they send about; what the requests end is made anew. */
export class World {
  ids: Ids;
  private refreshed = Date.now();

  constructor(readonly people: People) {
    const [member, owner] = [people.member.id, people.owner.id];
    const none = { listing: NOBODY, bot: NOBODY, upload: NOBODY, conversation: NOBODY };
    this.ids = { ...none, message: NOBODY, offer: NOBODY, notification: NOBODY, member, owner };
  }

  tokenOf(role: Role): string | undefined {
    return role === 'visitor' ? undefined : this.people[role].client.accessToken;
  }

  /** A new listing with a bot, an offer in a conversation about it, and what comes of them. */
  async renew(): Promise<void> {
    if (Date.now() - this.refreshed > FRESH_MS) await this.refresh();
    const { owner, member } = this.people;
    await Promise.all([
      owner.client.delete(`/api/people/${member.id}/block`),
      member.client.delete(`/api/people/${owner.id}/block`),
    ]);
    const listing = await made(owner.client, '/api/listings', aListing());
    const bot = await made(owner.client, '/api/bots', aBot(listing, { responseType: 'notify_only' }));
    const about = { personId: owner.id, listingId: listing };
    const conversation = await made(member.client, '/api/conversations', about);
    const { body: sent } = await member.client.post<{ message?: { id: string; offer?: { id: string } } }>(
      `/api/conversations/${conversation}/messages`,
      { id: randomUUID(), content: '$60' },
    );
    const notices = await owner.client.get<{ items?: { id: string }[] }>('/api/notifications');
    const fresh = {
      listing,
      bot,
      conversation,
      message: sent.message?.id,
      offer: sent.message?.offer?.id,
      notification: notices.body.items?.[0]?.id,
      upload: this.ids.upload === NOBODY ? await this.upload() : undefined,
    };
    const known = Object.entries(fresh).filter(([, id]) => id);
    this.ids = { ...this.ids, ...(Object.fromEntries(known) as Partial<Ids>) };
  }

  private async upload(): Promise<string> {
    return made(this.people.owner.client, '/api/media/images', form(await photo(60, 40).png().toBuffer()));
  }

  private async refresh(): Promise<void> {
    for (const { client } of Object.values(this.people)) {
      const { status, body } = await client.post<{ accessToken: string }>('/api/auth/refresh');
      if (status !== 200)
        throw new Error(`A session could not be refreshed: ${status} ${JSON.stringify(body)}`);
      client.accessToken = body.accessToken;
    }
    this.refreshed = Date.now();
  }
}

async function made(client: Client, path: string, body: unknown): Promise<string> {
  const answer = await client.post<{ id?: string }>(path, body);
  if (!answer.body.id)
    throw new Error(`POST ${path} made nothing: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body.id;
}
