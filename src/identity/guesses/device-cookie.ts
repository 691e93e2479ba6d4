import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY_SECONDS } from '#contract/time';
import { ProductSettings } from '#platform/config/product.settings';
import { DEVICE_DAYS, KnownDevices } from './known-devices.js';

const NAME = 'vybac_device';
const TOKEN = /^[\w-]{43}$/;
const MOST = 5;

/** Keeps a browser's device tokens where scripts cannot read them and other sites' requests do not carry them. */
@Injectable()
export class DeviceCookie {
  private readonly options;

  constructor(
    private readonly devices: KnownDevices,
    { publicUrl }: ProductSettings,
  ) {
    const secure = publicUrl.startsWith('https:');
    this.options = { httpOnly: true, sameSite: 'lax', secure, path: '/api' } as const;
  }

  read({ cookies }: Pick<FastifyRequest, 'cookies'>): string[] {
    const tokens = (cookies[NAME] ?? '').split('.').slice(0, MOST);
    return tokens.filter((token) => TOKEN.test(token));
  }

  /** The browser has just proved that the account is its person's. */
  async know(request: FastifyRequest, reply: FastifyReply, profileId: string): Promise<void> {
    const tokens = await this.devices.remember(profileId, this.read(request));
    void reply.setCookie(NAME, tokens.join('.'), { ...this.options, maxAge: DEVICE_DAYS * DAY_SECONDS });
  }

  /** As `know`, after a new password: whoever knew the old one has no known browser any more. */
  async knowNoOther(request: FastifyRequest, reply: FastifyReply, profileId: string): Promise<void> {
    await this.devices.forget(profileId, this.read(request));
    await this.know(request, reply, profileId);
  }
}
