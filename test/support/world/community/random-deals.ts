import { CommandBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { DAY_MS } from '#contract/time';
import { randomFrom } from '#platform/chance/random';
import { JobRunner } from '#platform/jobs/job-runner';
import { WriteReview } from '../../../../src/community/review-writing/write-review.command.js';
import { RemoveReview } from '../../../../src/community/reviews/remove-review.command.js';
import type { TestApp } from '../../app/app.js';
import { leaveForGood, signUpMember, type TestMember } from '../people.js';
import { storeDeal } from './reviews.js';

interface Deal {
  saleId: string;
  sides: readonly [TestMember, TestMember];
}

const as = ({ id }: TestMember) =>
  ({ kind: 'member', id, name: '', role: 'user', sessionId: '', address: '' }) as const;

/** People who deal with each other, write, are taken down, marked as rings and leave, while the time goes on. */
export function randomDeals(app: TestApp, events: number) {
  // Always the same numbers, so that what fails fails again.
  const random = randomFrom('deals');
  const draw = (below: number) => Math.floor(random.next() * below);
  const people: TestMember[] = [];
  const deals: Deal[] = [];
  let now = Date.now();
  const commands = () => app.nest.get(CommandBus);
  const anyOf = <T>(things: readonly T[]): T => things[draw(things.length)] as T;

  const deal = async () => {
    const [seller, buyer] = [anyOf(people), anyOf(people)];
    if (seller === buyer) return;
    deals.push({ saleId: await storeDeal(app, seller, buyer, new Date(now)), sides: [seller, buyer] });
  };
  const write = async () => {
    const { saleId, sides } = anyOf(deals.slice(-40));
    const author = draw(2);
    const review = {
      stars: 1 + draw(5),
      tags: draw(2) ? (['friendly', 'on-time'] as const).slice(draw(2)) : [],
    };
    await commands().execute(new WriteReview(as(sides[author as 0 | 1]), saleId, review));
  };
  const remove = async () => {
    const shown = await app.db.rows(sql<{ id: string }>`
      select id from community.reviews where removed_at is null and shown_at <= ${new Date(now)} order by id`);
    if (shown.length > 0) await commands().execute(new RemoveReview(anyOf(shown).id, 'Spam'));
  };
  const wait = async () => {
    now += draw(4 * DAY_MS);
    app.setTime(new Date(now));
    await app.nest.get(JobRunner).runNow('community.tell-revealed');
  };
  const leave = async () => {
    const [gone] = people.splice(draw(people.length), 1);
    if (gone) await leaveForGood(app, gone);
    people.push(await signUpMember(app));
  };

  /** How often each happens, of a hundred. */
  const acts = [
    { often: 30, act: deal },
    { often: 55, act: write },
    { often: 8, act: wait },
    { often: 5, act: remove },
    { often: 2, act: leave },
  ];
  const next = () => {
    let drawn = draw(100);
    return acts.find(({ often }) => (drawn -= often) < 0)?.act ?? deal;
  };

  return {
    async play(): Promise<void> {
      for (let nth = 0; nth < 12; nth++) people.push(await signUpMember(app));
      for (let nth = 0; nth < 10; nth++) await deal();
      for (let nth = 0; nth < events; nth++)
        // Twice, too late, by somebody who has left: what is refused is one of the things that happen.
        await next()().catch((error: unknown) => {
          if (!(error instanceof Error && 'kind' in error)) throw error;
        });
      await wait();
    },
  };
}
