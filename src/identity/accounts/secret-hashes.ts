import { Injectable } from '@nestjs/common';
import { hash, type Options, verify } from '@node-rs/argon2';
import { ProductSettings } from '#platform/config/product.settings';
import { TemporarilyUnavailable } from '#platform/http/http.errors';
import { WorkSlots } from '#platform/work/work-slots';

/** OWASP's first choice for argon2id (the library's default variant): 19 MiB, two passes, one lane. */
const STRONG: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const FOR_TESTS: Options = { memoryCost: 64, timeCost: 1, parallelism: 1 };

/** Half of the thread pool's four threads: files are read by them too, even while many people sign in. */
const AT_ONCE = 2;
/** Some seconds' worth; who comes then is better told at once. */
const MOST_WAITING = 300;

/** Hashes what people must remember: passwords and PINs. Runs on the thread pool, beside the event loop. */
@Injectable()
export class SecretHashes {
  private readonly cost: Options;
  private readonly nobodys: Promise<string>;
  private readonly slots = new WorkSlots({
    slots: AT_ONCE,
    mostHeld: MOST_WAITING,
    refusal: () => new TemporarilyUnavailable(),
  });

  constructor({ NODE_ENV }: ProductSettings) {
    this.cost = NODE_ENV === 'test' ? FOR_TESTS : STRONG;
    this.nobodys = this.hash('nobody has this one');
  }

  /** @throws TemporarilyUnavailable while too many wait already. */
  hash(secret: string): Promise<string> {
    return this.slots.run(() => hash(secret, this.cost));
  }

  /**
   * Takes as long when there is no hash, so that the time does not tell who exists.
   * @throws TemporarilyUnavailable while too many wait already.
   */
  async matches(stored: string | null | undefined, given: string): Promise<boolean> {
    const against = stored ?? (await this.nobodys);
    const right = await this.slots.run(() => verify(against, given));
    return right && against === stored;
  }
}
