/**
 * The files of what is pasted; none where words are pasted into a field for words: cells of a spreadsheet come as words and
 * as a picture of them.
 */
export function pastedFiles({ clipboardData, target }: Pasted): File[] {
  if (isForWords(target) && clipboardData?.types.includes('text/plain')) return [];
  return [...(clipboardData?.files ?? [])];
}

type Pasted = Pick<ClipboardEvent, 'clipboardData' | 'target'>;

const isForWords = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea');
