import { expect, it } from '@jest/globals';
import { ProductSettings } from '#platform/config/product.settings';
import { loadSettings } from '#platform/config/settings';
import { MailSettings } from './mail.settings.js';

const sender = (env: Record<string, string>) => {
  const settings = loadSettings(env);
  return settings.of(MailSettings).senderOf(settings.of(ProductSettings));
};

it('mails are sent in the name of the brand, from the host people use, unless told otherwise', () => {
  expect(sender({ BRAND_NAME: 'Swap, "Town"', PUBLIC_URL: 'https://swap.example:8443' })).toBe(
    '"Swap, Town" <no-reply@swap.example>',
  );
  expect(sender({ MAIL_FROM: 'Desk <desk@swap.example>' })).toBe('Desk <desk@swap.example>');
});
