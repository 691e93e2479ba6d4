import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PREFILLED } from './prefill';

/** The parameter that says which draft the form goes on with. */
export const DRAFT = 'draft';

type OpenForm = {
  /** Another one for each form. */
  number: number;
  /** The draft it was opened for. */
  draft: string | null;
  /** What the address may say while it is the same form: until it follows, what it said before as well. */
  names: readonly (string | null)[];
};

/**
 * Which form the address asks for. Another draft is another form; a form that gives its draft a name, and puts it into
 * the address, stays the same.
 */
export function useFormOfAddress() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get(DRAFT);
  const [form, setForm] = useState<OpenForm>({ number: 0, draft: asked, names: [asked] });
  if (!form.names.includes(asked)) setForm({ number: form.number + 1, draft: asked, names: [asked] });
  else if (form.names.length > 1 && form.names.at(-1) === asked) setForm({ ...form, names: [asked] });

  const name = (draft: string | null) => {
    if (draft === asked) return;
    setForm((before) => ({ ...before, names: [...before.names, draft] }));
    const next = new URLSearchParams(search);
    for (const parameter of PREFILLED) next.delete(parameter);
    if (draft === null) next.delete(DRAFT);
    else next.set(DRAFT, draft);
    setSearch(next, { replace: true, state: { keepScroll: true } });
  };
  return { number: form.number, draft: form.draft, name };
}
