import { Body, Controller, Delete, Get, HttpCode, Param, Put } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Access, CurrentActor } from '#platform/auth/access';
import type { SignedIn } from '#platform/auth/actor';
import { UuidOr } from '#platform/http/uuid-param';
import { DeleteDraft } from './delete-draft.command.js';
import { Drafts, KeepDraftBody, KeptDraft, ListingDraft } from './draft.dto.js';
import { DraftNotFound } from './draft.errors.js';
import { KeepDraft } from './keep-draft.command.js';
import { ListDrafts } from './list-drafts.query.js';
import { ReadDraft } from './read-draft.query.js';

const KnownId = () => Param('id', new UuidOr(DraftNotFound));

@ApiTags('drafts')
@ApiBearerAuth()
@Controller('api/my-drafts')
@Access('signed-in')
export class DraftController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  async myDrafts(@CurrentActor() { id }: SignedIn): Promise<Drafts> {
    return { items: await this.queries.execute(new ListDrafts(id)) };
  }

  @Get(':id')
  myDraft(@CurrentActor() actor: SignedIn, @KnownId() id: string): Promise<ListingDraft> {
    return this.queries.execute(new ReadDraft(actor.id, id));
  }

  /** The browser makes the id: sent twice it is one draft. */
  @Put(':id')
  keepDraft(
    @CurrentActor() actor: SignedIn,
    @KnownId() id: string,
    @Body() body: KeepDraftBody,
  ): Promise<KeptDraft> {
    return this.commands.execute(new KeepDraft(actor.id, id, body));
  }

  @Delete(':id')
  @HttpCode(204)
  async deleteDraft(@CurrentActor() actor: SignedIn, @KnownId() id: string): Promise<void> {
    await this.commands.execute(new DeleteDraft(actor.id, id));
  }
}
