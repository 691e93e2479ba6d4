import { describe, expect, it } from '@jest/globals';
import { OFFER_STATUSES, type OfferStatus } from '#contract/chat';
import { HOUR_MS } from '#contract/time';
import { Offer } from './offer.entity.js';
import { assertMay, type OfferMove } from './offer.policy.js';

const NOW = new Date('2026-11-21T12:00:00Z');

function anOffer(status: OfferStatus, agedHours = 0): Offer {
  const found = { amount: 60, confidence: 'high', method: 'bare-number', numbers: [60] } as const;
  const parts = { conversationId: 'c', listingId: 'l', sellerId: 'seller', buyerId: 'buyer', messageId: 'm' };
  const made = new Date(NOW.getTime() - agedHours * HOUR_MS);
  const offer = Offer.make({ ...parts, found: { ...found, numbers: [60] } }, made);
  offer.status = status;
  return offer;
}

function may(move: OfferMove, person: string, offer: Offer): string {
  try {
    assertMay(move, person, offer, NOW);
    return 'may';
  } catch (error) {
    return (error as Error).name;
  }
}

const MOVES: readonly OfferMove[] = ['accept', 'decline', 'counter', 'withdraw', 'cancel'];
const ALLOWED: Partial<Record<OfferStatus, Record<'buyer' | 'seller', readonly OfferMove[]>>> = {
  negotiating: { seller: ['accept', 'decline', 'counter'], buyer: ['withdraw'] },
  countered: { seller: [], buyer: ['accept', 'decline', 'withdraw'] },
  accepted: { seller: ['cancel'], buyer: ['cancel'] },
};

describe('an offer', () => {
  it.each(OFFER_STATUSES)('that is %s allows just what it should to buyer and seller', (status) => {
    for (const side of ['buyer', 'seller'] as const) {
      const allowed = MOVES.filter((move) => may(move, side, anOffer(status)) === 'may');
      expect([side, allowed]).toEqual([side, ALLOWED[status]?.[side] ?? []]);
    }
  });

  it('does not exist for anybody else, whatever its state', () => {
    for (const status of OFFER_STATUSES)
      for (const move of MOVES) expect(may(move, 'stranger', anOffer(status))).toBe('OfferNotFound');
  });

  it.each([
    ['the wrong side', 'accept', 'buyer', anOffer('negotiating'), 'NotYourTurn'],
    ['what is decided', 'accept', 'seller', anOffer('declined'), 'OfferClosed'],
    ['what expired', 'accept', 'seller', anOffer('expired'), 'OfferExpired'],
    ['what is past its time', 'accept', 'seller', anOffer('negotiating', 48), 'OfferExpired'],
    ['a counter past its time', 'withdraw', 'buyer', anOffer('countered', 49), 'OfferExpired'],
  ] as const)('tells why not: %s', (_, move, person, offer, refusal) => {
    expect(may(move, person, offer)).toBe(refusal);
  });

  it('stands until its last moment, and a deal has no end', () => {
    expect(may('accept', 'seller', anOffer('negotiating', 47.99))).toBe('may');
    expect(may('cancel', 'buyer', anOffer('accepted', 1000))).toBe('may');
  });
});
