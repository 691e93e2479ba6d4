import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { TypeOptions } from 'i18next';
import type { Leaver } from './leaving.js';

/** Whose data is given out. */
export type ExportedPerson = Leaver;

/** A part of the copy is a folder of this name; its words say what it holds. */
export type ExportName = keyof TypeOptions['resources']['data-export']['parts'];

/** One thing as its person reads it: names and values in words, no column's name, no secret. */
export interface ExportedRow {
  readonly row: object;
  /** Uploads that belong to it: their files come along, and the row says where they lie. */
  readonly pictures?: readonly string[];
  readonly recordings?: readonly string[];
}

/** What a class decorated with `@InExport` implements. */
export interface ExportPart {
  /** In no transaction, a page at a time (`pageByPage`): somebody may have more than fits into memory. */
  export(person: ExportedPerson): AsyncIterable<ExportedRow>;
}

interface Part {
  readonly name: ExportName;
  readonly columns: readonly string[];
}

const Mark = DiscoveryService.createDecorator<Part>();
const LeftOutMark = DiscoveryService.createDecorator<Readonly<Record<string, string>>>();

/**
 * Marks a provider as what gives one feature's part of a person's data. `columns` are those it tells of, named as for
 * `@OnLeaving`. test/architecture/exported-people.spec.ts finds what no part names.
 */
export const InExport = (name: ExportName, ...columns: readonly string[]) => Mark({ name, columns });

/** Names columns that tell of people and are in no export, each with the reason. */
export const NotInExport = (reasons: Readonly<Record<string, string>>) => LeftOutMark(reasons);

interface RegisteredPart extends Part {
  readonly part: ExportPart;
}

/** Every `@InExport` provider: what is known of a person is told them by whoever knows it. */
@Injectable()
export class Exporting {
  constructor(private readonly discovery: DiscoveryService) {}

  /** By name, so that every copy looks the same. */
  parts(): RegisteredPart[] {
    return this.discovery
      .getProviders({ metadataKey: Mark.KEY })
      .flatMap((wrapper) => {
        const marked = this.discovery.getMetadataByDecorator(Mark, wrapper);
        return marked ? [{ ...marked, part: wrapper.instance as ExportPart }] : [];
      })
      .toSorted((one, other) => one.name.localeCompare(other.name));
  }

  /** The columns that are in no export, and why. */
  leftOut(): Readonly<Record<string, string>> {
    const reasons = this.discovery
      .getProviders({ metadataKey: LeftOutMark.KEY })
      .map((wrapper) => this.discovery.getMetadataByDecorator(LeftOutMark, wrapper));
    return Object.assign({}, ...reasons) as Record<string, string>;
  }
}
