import { useSearchParams } from 'react-router-dom';

/** Something chosen in place that the address keeps, so that Back returns to it; the usual choice stands in no address. */
export function useChoice<Choice extends string>(name: string, choices: readonly Choice[], usual: Choice) {
  const [search, setSearch] = useSearchParams();
  const chosen = choices.find((choice) => choice === search.get(name)) ?? usual;
  const choose = (choice: Choice) => {
    const changed = new URLSearchParams(search);
    if (choice === usual) changed.delete(name);
    else changed.set(name, choice);
    setSearch(changed, { replace: true, state: { keepScroll: true } });
  };
  return [chosen, choose] as const;
}
