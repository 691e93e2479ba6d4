import { useEffect, useState } from 'react';
import { createVoicePage, voiceRecorderPage } from '#contract/pages/catalog';
import { keptNote, type VoicePlace } from '../kept-note';
import type { VoiceNote } from '../voice-state';

const PAGES: Record<VoicePlace, string> = { listing: createVoicePage.path, note: voiceRecorderPage.path };
const PLACES: readonly VoicePlace[] = ['listing', 'note'];

export type LeftNote = { place: VoicePlace; page: string; note: VoiceNote };

/** What somebody has said in this browser and not used yet, with the page on which they can go on. */
export function useLeftNotes(owner: string): readonly LeftNote[] {
  const [left, setLeft] = useState<readonly LeftNote[]>([]);
  useEffect(() => {
    let gone = false;
    const find = async () => {
      const notes = await Promise.all(PLACES.map((place) => keptNote(place, owner)));
      if (gone) return;
      setLeft(
        PLACES.flatMap((place, n) => {
          const note = notes[n];
          return note && (note.recording || note.text.trim()) ? [{ place, page: PAGES[place], note }] : [];
        }),
      );
    };
    void find();
    return () => {
      gone = true;
    };
  }, [owner]);
  return left;
}
