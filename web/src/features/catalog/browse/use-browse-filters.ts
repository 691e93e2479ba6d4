import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { keptNear } from '../../../browser/storage';
import type { BrowseFilters } from './browse';
import { addressOf, readFilters } from './browse-address';

export type ChangeFilters = (changes: BrowseFilters, how?: { replace: boolean }) => void;

/** The filters live in the address alone, so that links, reloads and the back button keep them. */
export function useBrowseFilters() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const place = keptNear();
  const filters = useMemo(() => readFilters(search, place), [search, place]);
  /**
   * Choices are steps to go back to; what is still being typed replaces the step before. They are added to the address as
   * it stands: two quick ones come before the first is drawn.
   */
  const change: ChangeFilters = (changes, { replace } = { replace: false }) => {
    const chosen = readFilters(new URLSearchParams(window.location.search), keptNear());
    void navigate(addressOf({ ...chosen, ...changes }), { replace });
  };
  const reset = () => void navigate(paths.listings);
  return { filters, change, reset };
}
