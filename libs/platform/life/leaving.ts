import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';

/** Who leaves for good. */
export interface Leaver {
  readonly id: string;
  readonly kind: 'guest' | 'member';
}

/** What a class decorated with `@OnLeaving` implements. */
export interface ForgetRule {
  /** In the transaction that removes the person, and once more after it, for what was being stored meanwhile. */
  forget(person: Leaver): Promise<void>;
}

const Mark = DiscoveryService.createDecorator<readonly string[]>();
const KeptMark = DiscoveryService.createDecorator<Readonly<Record<string, string>>>();

/**
 * Marks a provider as the forget rule of one feature. `columns` are those that tell nothing of who left once it has run:
 * each id of theirs by its name (`catalog.listings.seller_id`), other columns by theirs, or all of them
 * (`catalog.listings.*`) when the rows go. test/architecture/forgotten-people.spec.ts finds what no rule names.
 */
export const OnLeaving = (...columns: readonly string[]) => Mark(columns);

/** Names the columns that go on telling of who left, each with the reason. On a provider of the feature they are of. */
export const Outlives = (reasons: Readonly<Record<string, string>>) => KeptMark(reasons);

interface RegisteredRule {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rule: ForgetRule;
}

/** Every `@OnLeaving` provider: what is known of a person is forgotten by whoever knows it. */
@Injectable()
export class Leaving {
  constructor(
    private readonly em: EntityManager,
    private readonly discovery: DiscoveryService,
  ) {}

  /** @throws Error outside a transaction, where half of a person could be forgotten */
  async forget({ id, kind }: Leaver): Promise<void> {
    if (!this.em.isInTransaction())
      throw new Error('A person is forgotten within a transaction or not at all.');
    for (const { rule } of this.rules()) await rule.forget({ id, kind });
  }

  rules(): RegisteredRule[] {
    return this.discovery.getProviders({ metadataKey: Mark.KEY }).map((wrapper) => ({
      name: wrapper.name as string,
      columns: this.discovery.getMetadataByDecorator(Mark, wrapper) ?? [],
      rule: wrapper.instance as ForgetRule,
    }));
  }

  /** The columns that go on telling of who left, and why. */
  outliving(): Readonly<Record<string, string>> {
    const reasons = this.discovery
      .getProviders({ metadataKey: KeptMark.KEY })
      .map((wrapper) => this.discovery.getMetadataByDecorator(KeptMark, wrapper));
    return Object.assign({}, ...reasons) as Record<string, string>;
  }
}
