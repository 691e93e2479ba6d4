import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Access, CurrentActor } from '#platform/auth/access';
import type { SignedIn } from '#platform/auth/actor';
import { AnswersJson } from '#platform/http/json-text';
import { UuidOr } from '#platform/http/uuid-param';
import { ListingNotFound } from '../listings/listing.errors.js';
import { CommentId, CommentPage, CommentsParams, EditCommentBody, PostCommentBody } from './comment.dto.js';
import { CommentNotFound } from './comment.errors.js';
import { CommentsOfListing } from './comments-of-listing.query.js';
import { DeleteComment } from './delete-comment.command.js';
import { EditComment } from './edit-comment.command.js';
import { PostComment } from './post-comment.command.js';

const ListingParam = () => Param('id', new UuidOr(ListingNotFound));
const CommentParam = () => Param('id', new UuidOr(CommentNotFound));

@ApiTags('comments')
@ApiBearerAuth()
@Controller('api')
export class CommentController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('listings/:id/comments')
  @Access('anyone')
  @AnswersJson(CommentPage)
  async comments(@ListingParam() id: string, @Query() { cursor }: CommentsParams): Promise<string> {
    return (await this.queries.execute(new CommentsOfListing(id, cursor))).text;
  }

  @Post('listings/:id/comments')
  @Access('signed-in')
  async postComment(
    @CurrentActor() actor: SignedIn,
    @ListingParam() id: string,
    @Body() body: PostCommentBody,
  ): Promise<CommentId> {
    await this.commands.execute(new PostComment(actor, id, body));
    return { id: body.id };
  }

  @Patch('comments/:id')
  @Access('signed-in')
  @HttpCode(204)
  async editComment(
    @CurrentActor() actor: SignedIn,
    @CommentParam() id: string,
    @Body() { content }: EditCommentBody,
  ): Promise<void> {
    await this.commands.execute(new EditComment(actor, id, content));
  }

  @Delete('comments/:id')
  @Access('signed-in')
  @HttpCode(204)
  async deleteComment(@CurrentActor() actor: SignedIn, @CommentParam() id: string): Promise<void> {
    await this.commands.execute(new DeleteComment(actor, id));
  }
}
