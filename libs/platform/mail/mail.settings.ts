import { IsOptional, IsString, IsUrl } from 'class-validator';
import type { ProductSettings } from '#platform/config/product.settings';
import { ReadAtStart } from '#platform/config/settings';

@ReadAtStart()
export class MailSettings {
  /** smtp:// or smtps:// address; without it mails lie in DATA_DIR and show at /dev/mailbox. */
  @IsOptional()
  @IsUrl({ require_tld: false, protocols: ['smtp', 'smtps'], require_protocol: true })
  SMTP_URL?: string;

  /** Who mails come from; without it, the brand at the host of PUBLIC_URL. */
  @IsOptional()
  @IsString()
  MAIL_FROM?: string;

  senderOf({ BRAND_NAME, publicUrl }: ProductSettings): string {
    // In quotes, because a comma or an @ in the brand would end the name.
    const name = BRAND_NAME.replaceAll(/["\\]/g, '');
    return this.MAIL_FROM ?? `"${name}" <no-reply@${new URL(publicUrl).hostname}>`;
  }
}
