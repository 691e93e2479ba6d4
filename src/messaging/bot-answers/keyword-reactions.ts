import type { KeywordReaction } from '#contract/bots';

/** The first reaction whose keyword stands in the message as words of its own, whatever the case. */
export const reactionTo = (
  message: string,
  reactions: readonly KeywordReaction[],
): KeywordReaction | undefined => reactions.find(({ keyword }) => wordsOf(keyword).test(message));

function wordsOf(keyword: string): RegExp {
  const words = keyword.split(/\s+/).map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}])${words.join('\\s+')}(?![\\p{L}\\p{N}])`, 'iu');
}
