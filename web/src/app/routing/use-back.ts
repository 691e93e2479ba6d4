import { useNavigate } from 'react-router-dom';

/** Leads to the page someone came from; who came from nowhere, elsewhere. */
export function useBack(elsewhere: string): () => void {
  const navigate = useNavigate();
  return () => {
    // The router counts the entries of this tab; the key of one changes with each replacement.
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    void (idx > 0 ? navigate(-1) : navigate(elsewhere));
  };
}
