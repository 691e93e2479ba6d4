import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { CommandBus } from '@nestjs/cqrs';
import { ReleaseListing } from '../../../../src/catalog/catalog.contract.js';
import type { MeetupGaveWay } from '../../../../src/community/meetup-endings/meetup-gave-way.js';
import { ReleaseListingOnMeetupGaveWay } from '../../../../src/community/meetup-endings/release-listing.on-meetup-gave-way.js';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import { Client } from '../../../support/app/client.js';
import { agreeToMeet } from '../../../support/world/community/meetups.js';
import { joinAs } from '../../../support/world/joining.js';
import { detail, publish } from '../../../support/world/listings.js';
import { move, offer } from '../../../support/world/messaging/offers.js';
import {
  createGuest,
  leaveForGood,
  signUpMember,
  type TestGuest,
  type TestMember,
} from '../../../support/world/people.js';

describe('what a guest keeps for a buyer, when the guest becomes a member', () => {
  let app: TestApp;
  let seller: TestGuest;
  let member: TestMember;
  let listing: string;

  beforeAll(async () => {
    app = await borrowApp();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    [seller, member] = [await createGuest(app), await signUpMember(app)];
    listing = await publish(seller.client, { price: 120 });
    await app.outbox.delivered();
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const status = async () => {
    await app.outbox.delivered();
    return (await detail(new Client(app.url), listing)).status;
  };

  const sellerOf = async () => (await detail(new Client(app.url), listing)).seller?.id;

  /** The guest joins when the next one is about to put the listing up again, and has found out who sells it. */
  const joinBeforeRelease = () => {
    const commands = app.nest.get(CommandBus);
    const execute = commands.execute.bind(commands);
    jest.spyOn(commands, 'execute').mockImplementation(async (command) => {
      if (command instanceof ReleaseListing) {
        jest.restoreAllMocks();
        await joinAs(seller, member);
      }
      return execute(command);
    });
  };

  it('is for sale again when the buyer was the member: by a deal', async () => {
    const made = await offer(member, seller, listing, 'I offer $90');
    await move(seller, made, 'accept');
    expect(await status()).toBe('pending');
    expect((await joinAs(seller, member)).status).toBe(200);
    expect(await status()).toBe('active');
  });

  it('is for sale again when the buyer was the member: by a meetup', async () => {
    await agreeToMeet(member, seller, listing);
    expect(await status()).toBe('pending');
    expect((await joinAs(seller, member)).status).toBe(200);
    expect(await status()).toBe('active');
  });

  it('is for sale again when a buyer calls the deal off meanwhile', async () => {
    const buyer = await signUpMember(app);
    const made = await offer(buyer, seller, listing, 'I offer $90');
    await move(seller, made, 'accept');
    joinBeforeRelease();
    expect((await move(buyer, made, 'cancel')).status).toBe(200);
    expect(await status()).toBe('active');
    expect(await sellerOf()).toBe(member.id);
  });

  it('is for sale again when a buyer leaves whose meetup kept it, and the guest joins before that is heard of', async () => {
    const buyer = await signUpMember(app);
    await agreeToMeet(buyer, seller, listing);
    const reaction = app.nest.get(ReleaseListingOnMeetupGaveWay);
    const react = reaction.react.bind(reaction);
    const late: MeetupGaveWay[] = [];
    jest.spyOn(reaction, 'react').mockImplementation(async (event) => void late.push(event));
    await leaveForGood(app, buyer);
    await app.outbox.delivered();
    expect((await joinAs(seller, member)).status).toBe(200);
    await app.nest.get(EntityManager).transactional(async () => {
      for (const event of late) await react(event);
    });
    expect(await status()).toBe('active');
    expect(await sellerOf()).toBe(member.id);
  });
});
