import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type Actor, isSignedIn } from '#platform/auth/actor';
import type { Invitation } from '../referrals/referral.dto.js';
import { InvitationNotFound } from '../referrals/referral.errors.js';
import { Invitations } from './invitations.js';
import { Newcomers } from './newcomers.js';

/** @throws InvitationNotFound */
export class ReadInvitation extends Query<Invitation> {
  constructor(
    readonly reader: Actor,
    readonly code: string,
  ) {
    super();
  }
}

@QueryHandler(ReadInvitation)
export class ReadInvitationHandler implements IQueryHandler<ReadInvitation> {
  constructor(
    private readonly invitations: Invitations,
    private readonly newcomers: Newcomers,
  ) {}

  async execute({ reader, code }: ReadInvitation): Promise<Invitation> {
    const inviting = await this.invitations.whoInvites(code);
    if (!inviting) throw new InvitationNotFound();
    const { id, name, avatar } = inviting;
    return { name, avatar, refusal: await this.refusal(reader, id) };
  }

  private async refusal(reader: Actor, referrerId: string): Promise<Invitation['refusal']> {
    if (!isSignedIn(reader)) return null;
    return reader.id === referrerId ? 'own' : this.newcomers.refusalOf(reader.id);
  }
}
