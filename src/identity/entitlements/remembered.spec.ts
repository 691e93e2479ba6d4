import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Entitled } from '../identity.contract.js';
import { Remembered } from './remembered.js';

const answer = (tier: Entitled['tier'], verified = true): Entitled => ({ tier, entitlements: [], verified });

describe('What is remembered of people', () => {
  let now: number;
  let remembered: Remembered;
  beforeEach(() => {
    now = 1000;
    remembered = new Remembered(() => now);
  });
  const keep = (entitled: Entitled, id = 'mara') => remembered.keep(id, Promise.resolve(entitled));
  const known = async (id = 'mara') => (await remembered.get(id))?.tier;

  it('is answered for a minute, and no longer', async () => {
    await keep(answer('premium'));
    now += 59_999;
    expect(await known()).toBe('premium');
    now += 1;
    expect(await known()).toBeUndefined();
  });

  it('is no older for being asked for', async () => {
    await keep(answer('premium'));
    for (let second = 0; second < 60; second++) {
      now += 1000;
      await known();
    }
    expect(await known()).toBeUndefined();
  });

  it('is asked for once by many at the same time', async () => {
    const { promise, resolve } = Promise.withResolvers<Entitled>();
    void remembered.keep('mara', promise);
    expect(remembered.get('mara')).toBe(promise);
    resolve(answer('free'));
    expect(await known()).toBe('free');
  });

  it('is forgotten of one, or of all', async () => {
    await keep(answer('premium'));
    await keep(answer('premium'), 'theo');
    remembered.forget('mara');
    expect([await known(), await known('theo')]).toEqual([undefined, 'premium']);
    remembered.forgetAll();
    expect(await known('theo')).toBeUndefined();
  });

  it('is not what was on its way when it was forgotten', async () => {
    const { promise, resolve } = Promise.withResolvers<Entitled>();
    const asked = remembered.keep('mara', promise);
    remembered.forget('mara');
    resolve(answer('free'));
    await asked;
    expect(await known()).toBeUndefined();
  });

  it('is nothing while a change is under way here, until that is heard', async () => {
    remembered.expectChange('mara');
    await keep(answer('free'));
    expect(await known()).toBeUndefined();
    remembered.forget('mara');
    await keep(answer('premium'));
    expect(await known()).toBe('premium');
  });

  it('is remembered again a minute after a change that was never heard of: it was undone', async () => {
    remembered.expectChange('mara');
    now += 60_000;
    await keep(answer('free'));
    expect(await known()).toBe('free');
  });

  it('is asked again after five seconds when it could not be verified', async () => {
    await keep(answer('free', false));
    now += 4999;
    expect(await known()).toBe('free');
    now += 1;
    expect(await known()).toBeUndefined();
  });

  it('is nothing of who could not be asked about at all', async () => {
    await expect(remembered.keep('mara', Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await known()).toBeUndefined();
  });

  it('is of so many people at most: who was asked about longest ago goes', async () => {
    for (let n = 0; n <= 20_000; n++) void keep(answer('free'), `person-${n}`);
    expect([await known('person-0'), await known('person-1')]).toEqual([undefined, 'free']);
  });
});
