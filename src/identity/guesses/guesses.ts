import { Injectable } from '@nestjs/common';
import { type Budget, RateLimits } from '#platform/throttle/rate-limits';
import { KnownDevices } from './known-devices.js';

/** Who guesses at what. */
export interface Guesser {
  /** What is being opened: an e-mail, a Guest ID. */
  account: string;
  /** Whose it is, if anybody's. */
  profileId: string | undefined;
  /** The network address it comes from. */
  address: string;
  /** The browser's device tokens. */
  devices: readonly string[];
}

/** Failures in so many minutes. */
interface GuessRule {
  name: string;
  perAccount: number;
  perDevice: number;
  perAddress: number;
  minutes: number;
}

/** Lets people try secrets, and counts those that were wrong. */
@Injectable()
export class Guesses {
  constructor(
    private readonly limits: RateLimits,
    private readonly devices: KnownDevices,
  ) {}

  /**
   * The budgets a wrong guess takes from. A browser that is known for the account has one of its own: whatever strangers
   * do to the account, or from the same address, does not keep it out.
   */
  async budgets(rule: GuessRule, { account, profileId, address, devices }: Guesser): Promise<Budget[]> {
    const { name, perAccount, perDevice, perAddress, minutes: windowMinutes } = rule;
    const device = await this.devices.find(profileId, devices);
    if (device) return [{ rule: `${name}.device`, key: device, limit: perDevice, windowMinutes }];
    return [
      { rule: `${name}.account`, key: account, limit: perAccount, windowMinutes },
      { rule: `${name}.address`, key: address, limit: perAddress, windowMinutes },
    ];
  }

  /**
   * Whether the guess is right. It is looked at the budgets before and after, and a wrong one takes from them after: of
   * many guesses at once nobody learns more than the budgets allow, and of many right ones none is refused.
   * @throws TooManyAttempts
   */
  async isRight(budgets: readonly Budget[], verify: () => Promise<boolean>): Promise<boolean> {
    await this.limits.check(...budgets);
    const right = await verify();
    await (right ? this.limits.check(...budgets) : this.limits.spend(...budgets));
    return right;
  }
}
