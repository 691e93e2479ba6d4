import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Injectable, Logger } from '@nestjs/common';
import { MINUTE_MS } from '#contract/time';
import { Clock } from '#platform/config/clock';
import { Sitemap, type SitemapRoot } from './sitemap.js';

/** How old it may be: it names every listing, and is the same for everybody. */
const FRESH_MS = 10 * MINUTE_MS;
/** 8 MB become 1, in a third of the time that the usual level takes. */
const QUICKLY = { level: 1 };

interface Latest extends SitemapRoot {
  /** Those somebody has asked for, compressed: of fifty thousand listings each, a million listings are 20 MB. */
  readonly files: Map<string, Promise<Buffer>>;
}

/** The sitemap as it was some minutes ago at most, or, when the listings cannot be read, as it was last. */
@Injectable()
export class LatestSitemap {
  private readonly logger = new Logger(LatestSitemap.name);
  private asked?: { at: number; answer: Promise<Latest | undefined> };
  private last?: Latest;
  private drawn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly map: Sitemap,
    private readonly clock: Clock,
  ) {}

  /** Nothing while there has been none. */
  async read(): Promise<string | undefined> {
    return (await this.latest())?.xml;
  }

  /**
   * Compressed (gzip), the file of the index that begins nearest to a listing: whoever has the index from another instance,
   * or from an hour ago, knows other starts, a few listings away. Nothing where one file holds all listings.
   */
  async fileNear(listingId: string): Promise<Buffer | undefined> {
    const latest = await this.latest();
    const start = nearest(latest?.starts ?? [], listingId);
    if (!latest || start === undefined) return undefined;
    const { files } = latest;
    const known = files.get(start);
    if (known) return known;
    // One after another: until it is compressed, each takes tens of megabytes.
    const file = this.drawn.then(async () => promisify(gzip)(await this.map.listingsFrom(start), QUICKLY));
    files.set(start, file);
    this.drawn = file.catch(() => files.delete(start));
    return file;
  }

  private latest(): Promise<Latest | undefined> {
    const now = this.clock.now().getTime();
    if (!this.asked || now - this.asked.at > FRESH_MS) this.asked = { at: now, answer: this.readAnew() };
    return this.asked.answer;
  }

  private async readAnew(): Promise<Latest | undefined> {
    try {
      this.last = { ...(await this.map.root()), files: new Map() };
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

function nearest(ids: readonly string[], id: string): string | undefined {
  const away = (other: string) => Math.abs(placeOf(other) - placeOf(id));
  return ids.toSorted((one, other) => away(one) - away(other))[0];
}

/** Ids are ordered by the time that their first twelve digits tell. */
const placeOf = (id: string): number => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
