import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { type BadgeSource, type GivenBadges, GivesBadges } from '../community.contract.js';

/** Asks everybody who gives badges. */
@Injectable()
export class BadgeSources {
  private known?: BadgeSource[];

  constructor(private readonly discovery: DiscoveryService) {}

  async badgesOf(personId: string): Promise<GivenBadges> {
    const given = await Promise.all(this.sources().map((source) => source.badgesOf(personId)));
    return {
      badges: given.flatMap(({ badges }) => badges),
      missing: given.flatMap(({ missing }) => missing),
    };
  }

  private sources(): BadgeSource[] {
    this.known ??= this.discovery
      .getProviders({ metadataKey: GivesBadges.KEY })
      .map(({ instance }) => instance as BadgeSource);
    return this.known;
  }
}
