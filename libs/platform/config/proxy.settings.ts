import { Transform } from 'class-transformer';
import { IsDefined } from 'class-validator';
import { ReadAtStart } from './settings.js';
import { type TrustedProxies, trustedProxies } from './trusted-proxies.js';

@ReadAtStart()
export class ProxySettings {
  /** Whose X-Forwarded-* headers are believed: nobody's, those of so many proxies in a row, or of these networks. */
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? trustedProxies(value) : value))
  @IsDefined({
    message:
      'write how many proxies stand in front of the server (1), or their addresses and networks (loopback, 10.0.0.0/8); everybody would be believed with "true"',
  })
  TRUST_PROXY: TrustedProxies = false;
}
