import { Injectable } from '@nestjs/common';
import { Clock } from '#platform/config/clock';
import { EvidenceSettings } from './evidence.settings.js';
import { WithdrawnPictures } from './withdrawn-pictures.js';

const BATCH = 50;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Reports of one kind, and what they hold. */
export interface OldReports {
  /** The oldest made before that moment: so many at most. */
  due(old: Date, most: number): Promise<{ id: string }[]>;
  /** The pictures that these hold; one that a report which stays holds, too, is not among them. */
  picturesOf(ids: readonly string[], old: Date): Promise<{ id: string }[]>;
  /** With the words, and what led to them. */
  remove(ids: readonly string[]): Promise<void>;
}

/** Evidence is not kept for ever: a report goes after `REPORTS_KEPT_DAYS`, with the words and the pictures it holds. */
@Injectable()
export class EvidenceSweep {
  constructor(
    private readonly pictures: WithdrawnPictures,
    private readonly settings: EvidenceSettings,
    private readonly clock: Clock,
  ) {}

  async run(reports: OldReports, stopping: AbortSignal): Promise<void> {
    const old = new Date(this.clock.now().getTime() - this.settings.REPORTS_KEPT_DAYS * DAY_MS);
    let removed: number;
    do removed = await this.removeBatch(reports, old);
    while (removed === BATCH && !stopping.aborted);
  }

  /** The files first: what a crash leaves is found again by its report. */
  private async removeBatch(reports: OldReports, old: Date): Promise<number> {
    const ids = (await reports.due(old, BATCH)).map(({ id }) => id);
    if (ids.length === 0) return 0;
    await this.pictures.forget((await reports.picturesOf(ids, old)).map(({ id }) => id));
    await reports.remove(ids);
    return ids.length;
  }
}
