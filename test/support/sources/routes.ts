import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Feature } from '#contract/monetization/plans';
import { ACCESS_KEY, type AccessLevel } from '#platform/auth/access';
import { REQUIRED_KEY } from '#platform/plans/plan.guard';
import type { Use } from '#platform/plans/requires';

export interface Route {
  /** `GET /api/listings/:id` */
  name: string;
  access: AccessLevel | undefined;
  /** What of a plan it asks for, some of it of some requests only. */
  requires: Feature[];
}

/** Every HTTP route of the application with the access it declares. */
export function routesOf(app: NestFastifyApplication): Route[] {
  const reflector = app.get(Reflector);
  const scanner = new MetadataScanner();
  return app
    .get(DiscoveryService, { strict: false })
    .getControllers()
    .flatMap(({ metatype, instance }) => {
      if (!metatype || !instance) return [];
      const prefix = Reflect.getMetadata(PATH_METADATA, metatype) as string;
      const prototype = Object.getPrototypeOf(instance) as Record<string, () => unknown>;
      return scanner.getAllMethodNames(prototype).flatMap((method) => {
        const handler = prototype[method];
        if (!handler || !Reflect.hasMetadata(METHOD_METADATA, handler)) return [];
        const verb = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as number];
        const path = Reflect.getMetadata(PATH_METADATA, handler) as string;
        const access = reflector.getAllAndOverride<AccessLevel | undefined>(ACCESS_KEY, [handler, metatype]);
        return [{ name: `${verb} ${join(prefix, path)}`, access, requires: requiredBy(handler) }];
      });
    });
}

/** What a route's handler, or a socket message's, asks for. */
export const requiredBy = (handler: () => unknown): Feature[] =>
  ((Reflect.getMetadata(REQUIRED_KEY, handler) as Use[] | undefined) ?? []).map(({ feature }) => feature);

const join = (...parts: string[]) =>
  `/${parts
    .flatMap((part) => part.split('/'))
    .filter(Boolean)
    .join('/')}`;
