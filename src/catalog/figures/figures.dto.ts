import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { FIGURE_PERIODS, FIGURES, type Figure, type FigurePeriod } from '#contract/selling/figures';
import { IfGiven } from '#platform/http/if-given';
import { NumberParam } from '#platform/http/params/number-param';

export class FiguresParams {
  @IfGiven()
  @ApiProperty({ enum: FIGURE_PERIODS, required: false })
  @NumberParam()
  @IsIn(FIGURE_PERIODS)
  days?: FigurePeriod;
}

export class FigureLine {
  @ApiProperty({ enum: FIGURES })
  figure!: Figure;
  /** Twice as many as there are days, the oldest first: the period before, and this one. */
  perDay!: number[];
  before!: number;
  now!: number;
}

export class FiguresAnswer {
  days!: number;
  /** The first of the days before, `2026-11-09`; days begin and end as they do in UTC. The last one is not over. */
  from!: string;
  lines!: FigureLine[];
}

export class ListingFiguresAnswer extends FiguresAnswer {
  title!: string;
}
