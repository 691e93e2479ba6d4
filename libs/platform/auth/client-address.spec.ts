import { describe, expect, it } from '@jest/globals';
import { clientAddress } from './client-address.js';

describe('the address limits are counted by', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['[::ffff:203.0.113.7]:80', '203.0.113.7'],
    ['2001:db8:0:1::2', '2001:db8:0:1::/64'],
    ['2001:DB8:0:1::ffff', '2001:db8:0:1::/64'],
    ['[2001:db8:0:1::9]:443', '2001:db8:0:1::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['unknown', 'unknown'],
    ['_hidden', 'unknown'],
    ['a made-up name', 'unknown'],
    ['203.0.113.7.example', 'unknown'],
    ['', 'unknown'],
    [undefined, 'unknown'],
  ])('of %j is %s', (sent, counted) => {
    expect(clientAddress(sent)).toBe(counted);
  });
});
