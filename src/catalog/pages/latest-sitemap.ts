import { Injectable, Logger } from '@nestjs/common';
import { MINUTE_MS } from '#contract/time';
import { Clock } from '#platform/config/clock';
import { Sitemap } from './sitemap.js';

/** How old it may be: it names every listing, and is the same for everybody. */
const FRESH_MS = 10 * MINUTE_MS;

/** The sitemap as it was some minutes ago at most, or, when the listings cannot be read, as it was last. */
@Injectable()
export class LatestSitemap {
  private readonly logger = new Logger(LatestSitemap.name);
  private asked?: { at: number; answer: Promise<string | undefined> };
  private last?: string;

  constructor(
    private readonly map: Sitemap,
    private readonly clock: Clock,
  ) {}

  /** Nothing while there has been none. */
  async read(): Promise<string | undefined> {
    const now = this.clock.now().getTime();
    if (!this.asked || now - this.asked.at > FRESH_MS) this.asked = { at: now, answer: this.readAnew() };
    return this.asked.answer;
  }

  private async readAnew(): Promise<string | undefined> {
    try {
      this.last = await this.map.root();
    } catch (error) {
      this.logger.error(error, 'The sitemap is an old one: the listings could not be read.');
      // Tried again before long, and not by everybody who asks.
      this.asked = {
        at: this.clock.now().getTime() - FRESH_MS + MINUTE_MS,
        answer: Promise.resolve(this.last),
      };
    }
    return this.last;
  }
}
