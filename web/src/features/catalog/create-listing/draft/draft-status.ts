import type { Problem } from '../../../../api/problem';

/** How it stands with the server's copy: `changed` and `gone` wait for a decision. */
export type DraftStatus = 'none' | 'saved' | 'waiting' | 'unfit' | 'full' | 'photos' | 'changed' | 'gone';

export type DraftState = { id: string | null; status: DraftStatus; savedAt: string | null };

const REFUSALS: Partial<Record<string, DraftStatus>> = {
  'catalog.draft-changed-elsewhere': 'changed',
  'catalog.draft-not-found': 'gone',
  'catalog.draft-limit': 'full',
  'media.image-unknown': 'photos',
  'media.unknown': 'photos',
  'media.image-in-use': 'photos',
};

/** What a refusal means for the draft; whatever else goes wrong may go right later. */
export const statusAfter = ({ code }: Problem): DraftStatus => REFUSALS[code] ?? 'waiting';
