import { randomUUID } from 'node:crypto';
import { MINUTE_MS } from '#contract/time';
import type { Client } from '../../support/app/client.js';
import { photo } from '../../support/files/images.js';
import { aListing } from '../../support/world/listings.js';
import { aBot } from '../../support/world/messaging/bots.js';
import { aSearch } from '../../support/world/saved-searches.js';
import { form } from '../../support/world/uploads.js';
import { type Ids, KINDS, type Kind, type Role } from './things.js';

export interface Person {
  id: string;
  client: Client;
}
export type People = Readonly<Record<Exclude<Role, 'visitor'>, Person>>;

const NOBODY = '0198c5f0-0000-7000-8000-000000000000';
/** Tokens live for 15 minutes. */
const FRESH_MS = 5 * MINUTE_MS;

/** Who sends and what they send about; what the requests end is made anew. */
export class World {
  ids: Ids;
  private refreshed = Date.now();
  private renewing?: Promise<void>;

  constructor(readonly people: People) {
    const nothing = Object.fromEntries(KINDS.map((kind) => [kind, NOBODY])) as Record<Kind, string>;
    this.ids = { ...nothing, member: people.member.id, owner: people.owner.id };
  }

  tokenOf(role: Role): string | undefined {
    return role === 'visitor' ? undefined : this.people[role].client.accessToken;
  }

  /** Whether there is something of everything that people make. */
  get complete(): boolean {
    return KINDS.every((kind) => kind === 'upload' || kind === 'notification' || this.ids[kind] !== NOBODY);
  }

  /**
   * A new listing with a bot, an offer in a conversation about it, and what comes of them. What is refused, because
   * there are limits or somebody was blocked meanwhile, stays what it was.
   */
  renew(): Promise<void> {
    // One at a time: a refresh token that is used twice at once ends the session.
    this.renewing ??= this.makeAnew().finally(() => {
      this.renewing = undefined;
    });
    return this.renewing;
  }

  private async makeAnew(): Promise<void> {
    if (Date.now() - this.refreshed > FRESH_MS) await this.refresh();
    const { owner, member } = this.people;
    await owner.client.delete(`/api/people/${member.id}/block`);
    await member.client.delete(`/api/people/${owner.id}/block`);
    await this.make('listing', owner, '/api/listings', aListing());
    const { listing } = this.ids;
    await this.make('bot', owner, '/api/bots', aBot(listing, { responseType: 'notify_only' }));
    await this.make('conversation', member, '/api/conversations', { personId: owner.id, listingId: listing });
    await this.offer();
    const comment = { id: randomUUID(), content: 'Is it heavy?' };
    await this.make('comment', member, `/api/listings/${listing}/comments`, comment);
    await this.make('search', member, '/api/saved-searches', aSearch());
    const notices = await owner.client.get<{ items?: { id: string }[] }>('/api/notifications');
    this.know('notification', notices.body.items?.[0]?.id);
    if (this.ids.upload === NOBODY) {
      const picture = await photo(60, 40).png().toBuffer();
      await this.make('upload', owner, '/api/media/images', form(picture));
    }
  }

  private async offer(): Promise<void> {
    const { body } = await this.people.member.client.post<{
      message?: { id: string; offer?: { id: string } };
    }>(`/api/conversations/${this.ids.conversation}/messages`, { id: randomUUID(), content: '$60' });
    this.know('message', body.message?.id);
    this.know('offer', body.message?.offer?.id);
  }

  private async make(kind: Kind, { client }: Person, path: string, body: unknown): Promise<void> {
    const answer = await client.post<{ id?: string }>(path, body);
    if (answer.status >= 500) throw new Error(`POST ${path} answered ${answer.status}`);
    this.know(kind, answer.body.id);
  }

  private know(kind: Kind, id: string | undefined): void {
    if (id) this.ids = { ...this.ids, [kind]: id };
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
