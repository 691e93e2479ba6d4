/** Why nothing came of a call: nobody is set who could answer, a budget is spent, or what went wrong. */
export type AiReason =
  | 'not-set'
  | 'budget'
  | 'open'
  | 'timeout'
  | 'rate-limited'
  | 'refused'
  | 'not-taken'
  | 'invalid-answer'
  | 'failed';

/** What may be told of a failure: never the question nor the answer, which hold what people wrote. */
interface Told {
  /** For the operator: a status, the name of a rule. */
  detail?: string;
  /** HTTP, of a refusal. */
  status?: number;
  /** Milliseconds after which it may go well; not given where trying again would be in vain. */
  again?: number;
}

/** No answer came from outside; whoever asked stands in. Never shown to a person. */
export class AiUnavailable extends Error {
  override name = 'AiUnavailable';
  readonly detail?: string;
  readonly status?: number;
  readonly again?: number;

  constructor(
    readonly reason: AiReason,
    { detail, status, again }: Told = {},
  ) {
    super(detail ? `${reason}: ${detail}` : reason);
    this.detail = detail;
    this.status = status;
    this.again = again;
  }
}
