import { Job, type ScheduledJob } from '#platform/jobs/job';
import { MarketLife } from './market-life.js';
import { MarketMeasures } from './market-measures.js';

@Job({ name: 'catalog.measure-community', cron: '5 * * * *' })
export class MeasureCommunityJob implements ScheduledJob {
  constructor(
    private readonly measures: MarketMeasures,
    private readonly life: MarketLife,
  ) {}

  async run(): Promise<void> {
    await this.measures.measureCommunity();
    this.life.forget();
  }
}
