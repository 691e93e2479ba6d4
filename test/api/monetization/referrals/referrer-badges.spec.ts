import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY_MS } from '#contract/time';
import type { OwnStanding } from '../../../../src/community/standing/standing.dto.js';
import type { TrustProfile } from '../../../../src/community/trust/trust-profile.dto.js';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import { Client } from '../../../support/app/client.js';
import { aFriendWhoSells, codeOf } from '../../../support/world/monetization/referrals.js';
import { leaveForGood, signUpMember, type TestMember } from '../../../support/world/people.js';

/** The middle of a month and of a day, so that neither ends meanwhile. */
const NOON = new Date(new Date().toISOString().replace(/-\d\dT.*/, '-15T12:00:00.000Z'));
const after = (days: number) => new Date(NOON.getTime() + days * DAY_MS);

describe('The badge for friends who were brought along', () => {
  let app: TestApp;
  let mara: TestMember;
  let code: string;

  beforeAll(async () => {
    app = await borrowApp();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.setTime(NOON);
    mara = await signUpMember(app);
    code = await codeOf(mara);
  });

  const shown = async () => {
    const { body } = await new Client(app.url).get<TrustProfile>(`/api/profiles/${mara.id}`);
    return body.badges.filter(({ badge }) => badge.endsWith('-referrer'));
  };
  const standing = async () => {
    const { badges, missing } = (await mara.client.get<OwnStanding>('/api/standing')).body;
    return [...badges, ...missing].filter(({ badge }) => badge.endsWith('-referrer'));
  };
  const friends = async (count: number, day: number) => {
    app.setTime(after(day));
    const made = [];
    for (let each = 0; each < count; each++) made.push(await aFriendWhoSells(app, code));
    return made;
  };

  it('is shown to everybody from the third, fifth and tenth first listing on, with the day of it', async () => {
    await friends(2, 0);
    expect(await shown()).toEqual([]);
    await friends(1, 1);
    expect(await shown()).toEqual([{ badge: 'bronze-referrer', earnedAt: after(1).toISOString() }]);
    await friends(1, 2);
    expect(await shown()).toMatchObject([{ earnedAt: after(1).toISOString() }]);
    await friends(2, 3);
    expect(await shown()).toEqual([{ badge: 'silver-referrer', earnedAt: after(3).toISOString() }]);
    await friends(4, 4);
    expect(await shown()).toEqual([{ badge: 'gold-referrer', earnedAt: after(4).toISOString() }]);
    expect(await standing()).toEqual(await shown());
  });

  it('is missing for so many friends more, which only its owner is told', async () => {
    expect(await standing()).toEqual([
      { badge: 'bronze-referrer', reason: 'too-few-friends', have: 0, need: 3 },
    ]);
    await friends(3, 0);
    expect(await standing()).toEqual([
      { badge: 'bronze-referrer', earnedAt: NOON.toISOString() },
      { badge: 'silver-referrer', reason: 'too-few-friends', have: 3, need: 5 },
    ]);
    expect(await shown()).toHaveLength(1);
  });

  it('goes with a referral that is taken back, and stays when a friend leaves later', async () => {
    const [first, second] = await friends(3, 0);
    await first?.client.delete(`/api/listings/${first.listing}`);
    await app.outbox.delivered();
    expect(await shown()).toEqual([]);
    await friends(1, 1);
    app.setTime(after(9));
    if (second) await leaveForGood(app, second);
    await app.outbox.delivered();
    expect(await shown()).toEqual([{ badge: 'bronze-referrer', earnedAt: after(1).toISOString() }]);
  });
});
