import { useParams, useSearchParams } from 'react-router-dom';
import type { ThreadKey } from './data/chat-outbox';

/** A listing whose seller is to be written to, who is not named: `/chat?listing=…`. */
export function useListingToAskAbout(): string | null {
  const { personId } = useParams();
  const [search] = useSearchParams();
  return personId ? null : search.get('listing') || null;
}

/** The conversation that the address names: `/chat/:personId?listing=…`. */
export function useChatAddress(): ThreadKey | null {
  const { personId } = useParams();
  const [search] = useSearchParams();
  return personId ? { personId, listingId: search.get('listing') || null } : null;
}
