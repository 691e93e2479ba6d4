import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { isPublicAddress, senderAddress, trustedProxies, trustRule } from './trusted-proxies.js';

const CLIENT = '203.0.113.7';

/** Whom a request seems to come from, given the setting, who holds the connection and X-Forwarded-For. */
function sender(setting: string, connection: string, forwarded?: string): string | undefined {
  const proxies = trustedProxies(setting);
  if (proxies === null) throw new Error(`${setting} is no setting.`);
  const request = { socket: { remoteAddress: connection }, headers: { 'x-forwarded-for': forwarded } };
  return senderAddress(request as unknown as IncomingMessage, trustRule(proxies));
}

describe('TRUST_PROXY', () => {
  it.each([
    ['false', false],
    ['FALSE', false],
    ['0', false],
    ['1', 1],
    ['3', 3],
    ['loopback', ['loopback']],
    ['10.0.0.0/8, 192.0.2.1 ,2001:db8::/32', ['10.0.0.0/8', '192.0.2.1', '2001:db8::/32']],
  ])('%j means %j', (text, meaning) => {
    expect(trustedProxies(text)).toEqual(meaning);
  });

  it.each([
    'true',
    'yes',
    'all',
    '*',
    '-1',
    '1.5',
    '11',
    '10.0.0.0/99',
    'proxy.example',
    'loopback,',
    'loopback true',
  ])('%j means nothing', (text) => {
    expect(trustedProxies(text)).toBeNull();
  });

  it.each([
    ['nobody is believed', 'false', CLIENT, '1.1.1.1', CLIENT],
    ['nobody is believed, not even here', 'false', '127.0.0.1', '1.1.1.1', '127.0.0.1'],
    ['the proxy tells who called it', '1', '10.0.0.2', CLIENT, CLIENT],
    ['what the client sent along is not believed', '1', '10.0.0.2', `1.1.1.1, ${CLIENT}`, CLIENT],
    ['each proxy adds one', '2', '10.0.0.2', `1.1.1.1, ${CLIENT}, 198.51.100.9`, CLIENT],
    ['who comes around the proxy is not believed', '1', CLIENT, '1.1.1.1', CLIENT],
    ['who comes around the proxies is not believed', '2', CLIENT, '1.1.1.1, 2.2.2.2', CLIENT],
    ['a named proxy is believed', '192.0.2.0/24', '192.0.2.7', CLIENT, CLIENT],
    ['a mapped one as well', '192.0.2.0/24', '::ffff:192.0.2.7', CLIENT, CLIENT],
    [
      'the first who is not named is the client',
      '192.0.2.0/24',
      '192.0.2.7',
      `1.1.1.1, ${CLIENT}, 192.0.2.8`,
      CLIENT,
    ],
    ['who is not named is not believed', '192.0.2.0/24', CLIENT, '192.0.2.8', CLIENT],
    ['the same machine by its name', 'loopback', '::1', CLIENT, CLIENT],
    ['nothing but nonsense behind a proxy', '1', '10.0.0.2', 'nonsense', 'nonsense'],
    ['nonsense is no proxy', '3', '10.0.0.2', `1.1.1.1, nonsense, ${CLIENT}`, '1.1.1.1'],
    ['no header', '1', '10.0.0.2', undefined, '10.0.0.2'],
  ])('%s (%s)', (_what, setting, connection, forwarded, expected) => {
    expect(sender(setting, connection, forwarded)).toBe(expected);
  });
});

describe('An address', () => {
  it.each([CLIENT, '2001:db8:1:2::/64', '8.8.8.8'])('%j tells callers apart', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '192.168.0.4',
    '172.18.0.1',
    '169.254.1.1',
    '::1',
    'fd00::/64',
    'fe80::/64',
    'unknown',
    '',
  ])('%j does not', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
