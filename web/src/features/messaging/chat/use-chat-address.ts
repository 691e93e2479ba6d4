import { useParams, useSearchParams } from 'react-router-dom';
import type { ThreadKey } from '../../../api/chat-outbox';

/** The conversation that the address names: `/chat/:personId?listing=…`. */
export function useChatAddress(): ThreadKey | null {
  const { personId } = useParams();
  const [search] = useSearchParams();
  return personId ? { personId, listingId: search.get('listing') || null } : null;
}
