import { ApiPropertyOptional } from '@nestjs/swagger';
import type { DomainError, ErrorKind, ErrorParams, FieldIssue } from '#platform/http/domain-error';

/** The one place where a kind of error becomes an HTTP status. */
export const STATUS_OF: Readonly<Record<ErrorKind, number>> = {
  malformed: 400,
  unauthenticated: 401,
  'payment-required': 402,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  unsupported: 415,
  invalid: 422,
  'too-many': 429,
  unavailable: 503,
  'insufficient-storage': 507,
};

class ProblemIssue implements FieldIssue {
  field!: string;
  code!: string;
  @ApiPropertyOptional({ type: 'object', additionalProperties: true })
  params?: ErrorParams;
}

/** How every refusal looks on the wire (RFC 9457), over HTTP and the socket alike. */
export class Problem {
  status!: number;
  /** Stable name with a translation, `<context>.<name>`. */
  code!: string;
  title!: string;
  @ApiPropertyOptional({ type: 'object', additionalProperties: true })
  params?: ErrorParams;
  issues?: ProblemIssue[];
  requestId?: string;
}

export function problemOf(error: DomainError, requestId?: string): Problem {
  return {
    status: STATUS_OF[error.kind],
    code: error.code,
    title: error.code.slice(error.code.indexOf('.') + 1).replaceAll('-', ' '),
    ...(Object.keys(error.params).length > 0 && { params: error.params }),
    ...(error.issues.length > 0 && { issues: [...error.issues] }),
    ...(requestId && { requestId }),
  };
}
