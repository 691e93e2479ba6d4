import { Injectable } from '@nestjs/common';
import { DAY_MS } from '#contract/time';
import { Clock } from '#platform/config/clock';
import { oneByOne } from '#platform/jobs/one-by-one';
import { rowAfterRow } from '#platform/jobs/row-after-row';
import type { TimeCursor } from '#platform/persistence/time-cursor';
import { EvidenceSettings } from './evidence.settings.js';
import { WithdrawnPictures } from './withdrawn-pictures.js';

const BATCH = 50;

/** Reports of one kind, and what they hold. */
export interface OldReports {
  /** The latest made before that moment, and when each was made: so many at most, of those after `last`. */
  due(old: Date, most: number, last?: TimeCursor): Promise<TimeCursor[]>;
  /** The pictures that it holds; one that another report holds, too, is not among them. */
  picturesOf(id: string): Promise<{ id: string }[]>;
  /** With the words, and what led to it. */
  remove(id: string): Promise<void>;
}

/** Evidence is not kept for ever: a report goes after `REPORTS_KEPT_DAYS`, with the words and the pictures it holds. */
@Injectable()
export class EvidenceSweep {
  constructor(
    private readonly pictures: WithdrawnPictures,
    private readonly settings: EvidenceSettings,
    private readonly clock: Clock,
  ) {}

  /**
   * The latest first: one whose pictures could not be removed before comes last, and keeps no other.
   * @throws AggregateError with what could not be removed
   */
  async run(reports: OldReports, stopping: AbortSignal): Promise<void> {
    const old = new Date(this.clock.now().getTime() - this.settings.REPORTS_KEPT_DAYS * DAY_MS);
    const due = rowAfterRow(BATCH, (last) => reports.due(old, BATCH, last));
    // The files first: what a crash leaves is found again by its report.
    await oneByOne(due, stopping, async ({ id }) => {
      await this.pictures.forget((await reports.picturesOf(id)).map((picture) => picture.id));
      await reports.remove(id);
    });
  }
}
