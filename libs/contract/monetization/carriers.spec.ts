import { describe, expect, it } from '@jest/globals';
import { carrierOf, plainTracking, trackingLink } from './carriers.js';

describe('A tracking number', () => {
  it.each([
    ['1Z999AA10123456784', 'ups'],
    ['1z 999 aa1 01 2345 6784', 'ups'],
    ['9400 1000 0000 0000 0000 00', 'usps'],
    ['92055901755477000271990251', 'usps'],
    ['EA123456789US', 'usps'],
    ['420941059400100000000000000000', 'usps'],
    ['986578788855', 'fedex'],
    ['123456789012345', 'fedex'],
    ['9612019000000000000000', 'fedex'],
    ['1234567890', 'dhl'],
    ['JD014600003889550233', 'dhl'],
    ['GM60511234500000001', 'dhl'],
    ['RR123456785DE', 'other'],
    ['BIKE-COURIER-7', 'other'],
  ] as const)('%s is of %s', (number, carrier) => {
    expect(carrierOf(number)).toBe(carrier);
  });

  it('is kept without the spaces and dashes people group it with', () => {
    expect(plainTracking(' 9400-1000 0000 aa ')).toBe('940010000000AA');
  });

  it('leads to the page of its carrier, and nowhere when nobody knows whose it is', () => {
    expect(trackingLink('ups', '1Z 999AA1 0123456784')).toBe(
      'https://www.ups.com/track?tracknum=1Z999AA10123456784',
    );
    expect(trackingLink('usps', '9400')).toContain('usps.com/');
    expect(trackingLink('fedex', 'a&b')).toBe('https://www.fedex.com/fedextrack/?trknbr=A%26B');
    expect(trackingLink('dhl', '1234567890')).toContain('dhl.com/');
    expect(trackingLink('other', 'X1')).toBeNull();
  });
});
