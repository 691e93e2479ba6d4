import { useState } from 'react';
import { goesOnWith, useOwner } from './use-owner';

/**
 * A key for a form that is there before it is known who is: another one as soon as somebody is here who does not go
 * on with what was typed. What nobody has touched follows its `defaultValue`.
 */
export function useOwnForm(): number {
  const here = useOwner() ?? null;
  const [form, setForm] = useState({ owner: here, key: 0 });
  if (form.owner !== here)
    setForm({ owner: here, key: goesOnWith(here, form.owner) ? form.key : form.key + 1 });
  return form.key;
}
