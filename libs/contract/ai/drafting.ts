/** Where a field of a draft comes from: the seller's words, what their picture shows, look-alikes, a model's judgement. */
export const DRAFT_SOURCES = ['words', 'picture', 'look-alikes', 'model'] as const;
export type DraftSource = (typeof DRAFT_SOURCES)[number];

/**
 * How sure it is. What is likely is marked, what is unsure is asked as well; of a description, each passage that is unsure is
 * an origin of its own, with the passage as its evidence.
 */
export const CERTAINTIES = ['sure', 'likely', 'unsure'] as const;
export type Certainty = (typeof CERTAINTIES)[number];

/** What the seller may be asked, by one tap; none of it keeps them from publishing. */
export const ASKED_FIELDS = ['price', 'category', 'condition'] as const;
export type AskedField = (typeof ASKED_FIELDS)[number];

/** Who has made an answer: the product itself, or the AI endpoint its operator has set. */
export const AI_ENGINES = ['built-in', 'endpoint'] as const;
export type AiEngine = (typeof AI_ENGINES)[number];

export const DRAFTING_LIMITS = {
  /** Characters of a description that is made into a listing: written, and said. Whatever may be taken down may be drafted. */
  text: 2000,
  spoken: 5000,
  /** Characters of a field's evidence. */
  evidence: 120,
  /** One-tap answers to a question. */
  answers: 4,
  /** Megabytes of a picture as somebody chooses it; the browser makes it smaller. */
  imageMegabytes: 20,
  /** Drafts one person may have made per hour, of each kind. */
  perHour: 60,
} as const;
