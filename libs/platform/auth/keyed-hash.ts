import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { TOKEN_SECRET } from './access-token.strategy.js';
import { isSameSecret } from './secret-token.js';

/** For what is kept to be known again and not to be read: whoever has the table alone cannot try all there are. */
@Injectable()
export class KeyedHash {
  constructor(@Inject(TOKEN_SECRET) private readonly secret: string) {}

  /** Of one `purpose` the same value has the same hash, of another one another. */
  of(purpose: string, value: string): string {
    return createHmac('sha256', this.secret).update(`${purpose}\0${value}`).digest('base64url');
  }

  /** Whether somebody who holds this hash was given it for that value. */
  isOf(purpose: string, value: string, hash: string): boolean {
    return isSameSecret(hash, this.of(purpose, value));
  }
}
