import { describe, expect, it } from '@jest/globals';
import { mailLayout } from './mail-layout.js';

const { text, html } = mailLayout({
  brandName: 'Vybac',
  language: 'en',
  heading: 'Hi <Maya> & friends',
  paragraphs: ['Confirm your address.', 'The link works for a day.'],
  button: { label: 'Confirm', url: 'https://example.org/confirm?a=1&token="x"' },
  footer: 'You get this mail because you signed up.',
});

describe('the mail layout', () => {
  it('says the same as text', () => {
    expect(text).toBe(
      [
        'Hi <Maya> & friends',
        'Confirm your address.',
        'The link works for a day.',
        'Confirm:\nhttps://example.org/confirm?a=1&token="x"',
        '-- \nVybac\nYou get this mail because you signed up.\n',
      ].join('\n\n'),
    );
  });

  it('escapes everything it is given', () => {
    expect(html).toContain('Hi &lt;Maya&gt; &amp; friends');
    expect(html).toContain('href="https://example.org/confirm?a=1&amp;token=&quot;x&quot;"');
    expect(html).not.toContain('<Maya>');
  });
});
