import { describe, expect, it } from '@jest/globals';
import { isEmail } from 'class-validator';
import { assert, emailAddress, oneof, property, string, tuple } from 'fast-check';
import { canonicalAddress, mailboxOf } from './mail-address.js';

describe('the canonical form of a mail address', () => {
  it.each([
    ['zero-width space', 'an\u200bn@example.org'],
    ['zero-width joiner', 'ann\u200d@example.org'],
    ['byte order mark', '\ufeffann@example.org'],
    ['soft hyphen', 'an\u00adn@example.org'],
    ['mark of direction', 'ann\u202e@example.org'],
    ['Hangul filler', 'ann\u3164@example.org'],
    ['variation selector', 'ann\ufe0f@example.org'],
    ['invisible character in the domain', 'ann@exam\u200bple.org'],
    ['capital letters', 'Ann@EXAMPLE.org'],
    ['spaces around', '  ann@example.org\t'],
    ['no-break space', '\u00a0ann@example.org'],
    ['wide letters', '\uff41nn@example.org'],
    ['wide @', 'ann\uff20example.org'],
    ['ligature-like letters', 'ann@\u24d4xample.org'],
    ['dot at the end', 'ann@example.org.'],
    ['ideographic full stop', 'ann@example\u3002org'],
  ])('is the same without %s', (_, written) => {
    expect(canonicalAddress(written)).toBe('ann@example.org');
  });

  it.each([
    ['ann@b\u00fccher.example', 'ann@xn--bcher-kva.example'],
    ['ann@B\u00dcCHER.example', 'ann@xn--bcher-kva.example'],
    ['ann@bu\u0308cher.example', 'ann@xn--bcher-kva.example'],
    ['ann@xn--bcher-kva.example', 'ann@xn--bcher-kva.example'],
    ['a.n.n+bikes@example.org', 'a.n.n+bikes@example.org'],
    ['a@b@example.org', 'a@b@example.org'],
  ])('of %s is %s', (written, canonical) => {
    expect(canonicalAddress(written)).toBe(canonical);
  });

  it.each(['', '@', 'ann', 'ann@', '@example.org', 'ann@exa mple.org', 'ann@example..org', '\u200b@\u200b'])(
    'makes no address of %j',
    (written) => {
      expect(isEmail(canonicalAddress(written))).toBe(false);
    },
  );

  it('is its own canonical form, whatever was written', () => {
    const text = string({ unit: 'binary' });
    const address = tuple(text, text).map((parts) => parts.join('@'));
    assert(
      property(oneof(address, emailAddress()), (written) => {
        const once = canonicalAddress(written);
        expect(canonicalAddress(once)).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the mailbox of an address', () => {
  it.each([
    ['ann@example.org', 'ann@example.org'],
    ['ann+bikes@example.org', 'ann@example.org'],
    ['ann+bikes+lamps@example.org', 'ann@example.org'],
    ['ann+@example.org', 'ann@example.org'],
    ['Ann\uff0bbikes@EXAMPLE.org.', 'ann@example.org'],
    ['a.nn@example.org', 'a.nn@example.org'],
    ['ann@exam+ple.org', 'ann@exam+ple.org'],
    ['ann+bikes', 'ann+bikes'],
  ])('%s is %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
  });
});
