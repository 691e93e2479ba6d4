import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { CommunitySettings } from '../community.settings.js';
import type { SiteInfo } from './contact.dto.js';
import { Desk } from './desk.js';

/** Who runs this server and how they are reached. */
export class ReadSite extends Query<SiteInfo> {}

@QueryHandler(ReadSite)
export class ReadSiteHandler implements IQueryHandler<ReadSite> {
  constructor(
    private readonly settings: CommunitySettings,
    private readonly desk: Desk,
  ) {}

  async execute(): Promise<SiteInfo> {
    const { OPERATOR_NAME, OPERATOR_ADDRESS, SUPPORT_EMAIL, REPOSITORY_URL } = this.settings;
    return {
      operator: OPERATOR_NAME ?? null,
      postalAddress: OPERATOR_ADDRESS ?? null,
      supportEmail: SUPPORT_EMAIL ?? null,
      repositoryUrl: REPOSITORY_URL ?? null,
      answersMessages: (await this.desk.recipients()).length > 0,
    };
  }
}
