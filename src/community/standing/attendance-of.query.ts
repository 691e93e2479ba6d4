import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Database } from '#platform/persistence/database';

/** To how many of the meetups they had agreed on somebody came. */
export interface Attendance {
  cameTo: number;
  /** Those that took place, or that one of the two came to. */
  meetups: number;
}

/**
 * Of the person `$1`: one row. Who is said to have missed it and says otherwise is neither believed nor blamed. The
 * benchmark's bare server sends it too.
 */
export const ATTENDANCE = `
  select count(*) filter (where missed_by is distinct from side)::int as "cameTo", count(*)::int as meetups
  from (
    select 'buyer' as side, status, missed_by, missed_answer from community.meetups where buyer_id = $1
    union all
    select 'seller', status, missed_by, missed_answer from community.meetups where seller_id = $1
  ) met
  where status = 'completed' or missed_by <> side or missed_by = side and missed_answer is null`;

export class AttendanceOf extends Query<Attendance> {
  constructor(readonly personId: string) {
    super();
  }
}

@QueryHandler(AttendanceOf)
export class AttendanceOfHandler implements IQueryHandler<AttendanceOf> {
  constructor(private readonly db: Database) {}

  async execute({ personId }: AttendanceOf): Promise<Attendance> {
    const [row] = await this.db.prepared<Attendance>('attendance', ATTENDANCE, [personId]);
    if (!row) throw new Error('A count has a row.');
    return row;
  }
}
