import { useEffect, useRef, useState } from 'react';

const PAUSE_IN_TYPING = 250;

/** What is typed is looked for once it rests, and gives way to what the address says in another way: Show all, Back. */
export function useTyped(query: string, onRest: (query: string) => void) {
  const [typed, setTyped] = useState(query);
  const [told, setTold] = useState({ query, by: query });
  const latest = useRef(onRest);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (query !== told.query) {
    setTold({ ...told, query });
    if (query !== told.by) setTyped(query);
  }
  useEffect(() => {
    latest.current = onRest;
  });
  useEffect(() => () => clearTimeout(pause.current), []);
  const type = (words: string) => {
    setTyped(words);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => {
      const by = words.trim();
      setTold((before) => ({ ...before, by }));
      latest.current(by);
    }, PAUSE_IN_TYPING);
  };
  return { typed, type };
}
