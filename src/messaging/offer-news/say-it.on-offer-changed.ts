import { Injectable } from '@nestjs/common';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { OfferChanged } from '../offers/offer-events.js';
import { PostMessage } from '../sending/post-message.js';
import { OfferNews } from './offer-news.js';

/** A change of an offer stands in the thread, and the side that did not make it is notified. */
@Injectable()
@ReactsTo(OfferChanged)
export class SayItOnOfferChanged implements Reaction<OfferChanged> {
  constructor(
    private readonly news: OfferNews,
    private readonly messages: PostMessage,
  ) {}

  async react({ offerId, event, amount, notice, ...who }: OfferChanged): Promise<void> {
    if (!notice) return;
    await this.news.hold(offerId);
    const by = who.by ?? (await this.news.sideOf(offerId, who.byId));
    const about = by && (await this.news.surroundingsOf(offerId, by));
    if (!about) return;
    const offer = { id: offerId, event, amount, ...(notice === 'offer-taken' && { taken: true }) };
    const { conversationId, byId: senderId } = about;
    await this.messages.post({ conversationId, senderId, kind: 'offer', content: '', offer });
    await this.news.notify(about, notice, amount);
  }
}
