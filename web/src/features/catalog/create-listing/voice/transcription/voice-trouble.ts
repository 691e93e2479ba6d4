import { unannounced } from '../../../../../api/claimed-problems';
import { isProblem, type Problem } from '../../../../../api/problem';

/** What may go wrong between a recording and its words (spec 1, section 8). */
export type TroubleKind =
  | 'upload'
  | 'unreadable'
  | 'not-configured'
  | 'no-speech'
  | 'silence'
  | 'timeout'
  | 'no-transcript'
  /** It was no listing that came of the words, or nothing. */
  | 'no-listing'
  | 'draft'
  | 'failed'
  /** The server has words of its own for it. */
  | 'told';

export type VoiceTrouble = { kind: TroubleKind; problem: Problem | null };

export class VoiceFailure extends Error {
  override name = 'VoiceFailure';
  readonly trouble: VoiceTrouble;

  constructor(kind: TroubleKind, problem: Problem | null = null) {
    super(`Voice: ${problem?.code ?? kind}`);
    this.trouble = { kind, problem };
  }
}

/** Codes that say no more than that it failed. */
const NAMELESS = ['client.unexpected', 'platform.internal', 'platform.not-found'];

/** What the server said, where it has a name for it; whatever failed for no reason is `otherwise`. */
export function failureOf(problem: Problem, otherwise: TroubleKind): VoiceFailure {
  if (problem.code === 'client.timeout') return new VoiceFailure('timeout', problem);
  return new VoiceFailure(!NAMELESS.includes(problem.code) ? 'told' : otherwise, problem);
}

/** As `failureOf`, of a call. @throws VoiceFailure */
export async function orFailure<Answer>(asked: Promise<Answer>, otherwise: TroubleKind): Promise<Answer> {
  try {
    return await unannounced(asked);
  } catch (error) {
    throw isProblem(error) ? failureOf(error, otherwise) : error;
  }
}

/** What will be the same the next time. */
const FINAL: readonly TroubleKind[] = ['unreadable', 'not-configured', 'no-speech', 'silence'];

export const mayHelpAgain = ({ kind }: VoiceTrouble): boolean => !FINAL.includes(kind);
