import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '#platform/config/clock';
import { ProductSettings } from '#platform/config/product.settings';
import type { PageDescription } from '#platform/http/page';
import { DRAWING_ROOT } from './web-root.js';

interface Visit {
  /** Path and query. */
  address: string;
  language: string;
  firstData: NonNullable<PageDescription['firstData']>;
}

type Draw = (visit: Visit) => Promise<string>;

/** A drawing says how old things are, to the minute. */
const KEPT_MS = 10_000;
const KEPT = 200;

/** Draws the first view of a page, so that it is on screen before any script has arrived. */
@Injectable()
export class PageDrawing {
  private readonly logger = new Logger(PageDrawing.name);
  private draws?: Promise<Draw | null>;
  /** Drawing takes milliseconds, and is the same for everyone: a page in demand is drawn once every few seconds. */
  private readonly kept = new Map<string, Promise<string>>();
  private keptSince = 0;

  constructor(
    private readonly settings: ProductSettings,
    private readonly clock: Clock,
  ) {}

  /**
   * The content of the page's root as a visitor's browser first draws it; empty for pages that each sees differently.
   * Never fails: a page that is left empty is drawn by the browser.
   */
  async draw({ firstData = [], drawn }: PageDescription, address: string, language: string): Promise<string> {
    if (!drawn) return '';
    try {
      return await this.drawOnce({ address, language, firstData });
    } catch (error) {
      this.logger.error(error, `The page at ${address} could not be drawn.`);
      return '';
    }
  }

  private drawOnce(visit: Visit): Promise<string> {
    const now = this.clock.now().getTime();
    if (now - this.keptSince >= KEPT_MS || this.kept.size >= KEPT) {
      this.kept.clear();
      this.keptSince = now;
    }
    const key = JSON.stringify(visit);
    const drawing = this.kept.get(key) ?? this.drawAnew(visit);
    this.kept.set(key, drawing);
    return drawing;
  }

  private async drawAnew(visit: Visit): Promise<string> {
    this.draws ??= this.load();
    const draw = await this.draws;
    return draw ? draw(visit) : '';
  }

  private async load(): Promise<Draw | null> {
    const file = resolve(DRAWING_ROOT, 'draw-page.js');
    // The API also runs without a built web app, as in its own tests.
    if (!existsSync(file)) return null;
    const { startDrawing } = (await import(pathToFileURL(file).href)) as {
      startDrawing: (brand: string, socialLinks: readonly string[]) => Draw;
    };
    return startDrawing(this.settings.BRAND_NAME, this.settings.SOCIAL_LINKS);
  }
}
