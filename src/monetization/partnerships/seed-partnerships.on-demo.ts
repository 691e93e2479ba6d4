import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type DemoSeed, OnDemo } from '#platform/life/demo';
import type { DemoTown } from '#platform/life/demo-town';
import { NotInExport } from '#platform/life/exporting';
import { Outlives } from '#platform/life/leaving';
import { Partnership } from './partnership.entity.js';

/** No brand has agreed to any of these: they are shown as samples. */
const SAMPLES = [
  { brandName: 'Corner Roast', discount: '20% off any hot drink', code: 'SAMPLE-ROAST20' },
  { brandName: 'Page & Spine', discount: '$10 off textbooks over $60', code: 'SAMPLE-SPINE10' },
  { brandName: 'Wheelhouse Cycles', discount: 'A free safety check for your bike', code: 'SAMPLE-CHECK' },
  { brandName: 'Green Bowl', discount: 'Two lunches for the price of one on Mondays', code: 'SAMPLE-BOWL' },
] as const;

const LOGOS = "A brand's logo says nothing of the administrator who gave it.";

/** The partnerships of the demo town. */
@Injectable()
@OnDemo({ makes: 'partnership' })
@Outlives({
  'monetization.brand_partnerships.logo': LOGOS,
  'monetization.brand_partnerships.brand_name': LOGOS,
})
@NotInExport({
  'monetization.brand_partnerships.logo': LOGOS,
  'monetization.brand_partnerships.brand_name': LOGOS,
})
export class SeedPartnershipsOnDemo implements DemoSeed {
  constructor(private readonly em: EntityManager) {}

  async isSettled(): Promise<boolean> {
    return (await this.em.fork().count(Partnership)) > 0;
  }

  async seed(town: DemoTown): Promise<void> {
    for (const [n, sample] of SAMPLES.entries())
      this.em.persist(
        Partnership.agreed({ ...sample, requirements: null, isActive: true }, true, town.ago(n)),
      );
    await this.em.flush();
  }
}
