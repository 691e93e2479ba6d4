import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { ExportState } from './export.dto.js';
import { Exports } from './exports.js';

export class ExportStateOf extends Query<ExportState> {
  constructor(readonly personId: string) {
    super();
  }
}

@QueryHandler(ExportStateOf)
export class ExportStateOfHandler implements IQueryHandler<ExportStateOf> {
  constructor(private readonly exports: Exports) {}

  execute({ personId }: ExportStateOf): Promise<ExportState> {
    return this.exports.stateOf(personId);
  }
}
