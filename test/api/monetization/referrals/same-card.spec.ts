import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { DAY_MS } from '#contract/time';
import { PaymentMarkNoted } from '../../../../src/monetization/payment-marks/payment-mark-noted.js';
import { ClawBackOnPaymentMarkNoted } from '../../../../src/monetization/referral-rewards/claw-back.on-payment-mark-noted.js';
import { startApp, type TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import { StripeServer } from '../../../support/servers/stripe/stripe-server.js';
import { publish } from '../../../support/world/listings.js';
import { creditsOf, sumOfLedger } from '../../../support/world/monetization/credits.js';
import { sessionIn, startCheckout, subscribe } from '../../../support/world/monetization/plans.js';
import { accept, codeOf, friendsOf, storedReferral } from '../../../support/world/monetization/referrals.js';
import { deliverAll, stripeSettings } from '../../../support/world/monetization/stripe.js';
import { notifications } from '../../../support/world/notifications.js';
import { leaveForGood, signUpMember, type TestMember } from '../../../support/world/people.js';

const marks = ({ db }: TestApp) =>
  db.rows(sql<{ hash: string; personId: string }>`
    select hash, person_id as "personId" from monetization.payment_marks`);

const kinds = async ({ client }: TestMember) => (await creditsOf(client)).items.map(({ kind }) => kind);

describe('A friend who pays with the card of who invited them', () => {
  const stripe = new StripeServer();
  let app: TestApp;
  let mara: TestMember;
  let friend: TestMember;
  let code: string;
  let cards = 0;
  let card: string;

  beforeAll(async () => {
    app = await startApp(stripeSettings(await stripe.start()));
  });
  afterAll(async () => {
    await app.stop();
    await stripe.stop();
  });
  beforeEach(async () => {
    moveTo(0);
    [mara, friend] = [await signUpMember(app), await signUpMember(app)];
    code = await codeOf(mara);
    card = `card_${(cards += 1)}`;
  });

  function moveTo(days: number) {
    stripe.account.now = new Date(Date.now() + days * DAY_MS);
    app.setTime(stripe.account.now);
  }
  const pay = async (person: TestMember, withCard?: string) => {
    stripe.account.pay(sessionIn(await startCheckout(person)), withCard);
    await deliverAll(app, stripe);
  };
  const sell = async (person: TestMember) => {
    await publish(person.client);
    await app.outbox.delivered();
  };
  const stateOf = async (person: TestMember) => {
    const { state, reason } = (await storedReferral(app, person)) ?? {};
    return [state, reason];
  };

  it('brings no reward, and nobody is told', async () => {
    await accept(friend, code);
    await pay(mara, card);
    expect(await stateOf(friend)).toEqual(['accepted', null]);
    const before = (await notifications(mara.client)).items.length;
    await pay(friend, card);
    await sell(friend);
    expect(await stateOf(friend)).toEqual(['refused', 'same-payment']);
    for (const each of [mara, friend])
      expect(await kinds(each)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/referral|welcome/)]),
      );
    expect((await friendsOf(mara)).items).toEqual([]);
    expect((await notifications(mara.client)).items).toHaveLength(before);
  });

  it('loses the reward, for both, however long ago it was given and whoever pays last', async () => {
    await accept(friend, code);
    await sell(friend);
    await pay(friend, card);
    expect(await stateOf(friend)).toEqual(['rewarded', null]);
    moveTo(20);
    await pay(mara, card);
    expect(await stateOf(friend)).toEqual(['clawed-back', 'same-payment']);
    // Beside what came with the plan.
    for (const each of [mara, friend])
      expect((await kinds(each)).find((kind) => kind !== 'plan')).toBe('taken-back');
    expect((await sumOfLedger(app)).all).toBe(0);
  });

  it('is accepted as a friend, for all they can see, when they had paid before', async () => {
    await pay(mara, card);
    await pay(friend, card);
    expect(await accept(friend, code)).toBe('accepted');
    expect(await stateOf(friend)).toEqual(['refused', 'same-payment']);
  });

  it('is one friend with those who pay like them: the first', async () => {
    const second = await signUpMember(app);
    for (const each of [friend, second]) {
      await accept(each, code);
      await sell(each);
    }
    await pay(second, card);
    await pay(friend, card);
    expect([await stateOf(friend), await stateOf(second)]).toEqual([
      ['rewarded', null],
      ['clawed-back', 'same-payment'],
    ]);
  });

  it('is not mistaken for one with a card of their own, or whom others invited', async () => {
    await accept(friend, code);
    const theirs = await signUpMember(app);
    await accept(theirs, await codeOf(await signUpMember(app)));
    for (const each of [friend, theirs]) await sell(each);
    await pay(mara, card);
    await pay(friend);
    await pay(theirs, card);
    expect([await stateOf(friend), await stateOf(theirs)]).toEqual([
      ['rewarded', null],
      ['rewarded', null],
    ]);
  });

  it('loses it once, told twenty times at once', async () => {
    await accept(friend, code);
    await sell(friend);
    await pay(mara, card);
    await pay(friend, card);
    const reaction = app.nest.get(ClawBackOnPaymentMarkNoted);
    const em = app.nest.get(EntityManager);
    const again = ({ id }: TestMember) =>
      em.fork().transactional(() => reaction.react(new PaymentMarkNoted(id)));
    await Promise.all(Array.from({ length: 20 }, (_, n) => again(n % 2 ? mara : friend)));
    for (const each of [mara, friend])
      expect((await kinds(each)).filter((kind) => kind === 'taken-back')).toHaveLength(1);
  });

  it('leaves no card that anybody could read, and none once they are gone', async () => {
    await pay(friend, card);
    await deliverAll(app, stripe);
    const own = async () => (await marks(app)).filter(({ personId }) => personId === friend.id);
    expect(await own()).toEqual([{ hash: expect.stringMatching(/^[\w-]{43}$/), personId: friend.id }]);
    await leaveForGood(app, friend);
    expect(await own()).toEqual([]);
  });
});

describe('The test checkout', () => {
  it('knows no cards', async () => {
    const app = await borrowApp();
    for (const each of [await signUpMember(app), await signUpMember(app)]) await subscribe(each);
    await app.outbox.delivered();
    const noted = await marks(app);
    await app.stop();
    expect(noted).toEqual([]);
  });
});
