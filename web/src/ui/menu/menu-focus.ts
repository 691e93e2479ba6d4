const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Moves focus among a menu's items by a key; `current` goes to the checked item or the first. */
export function moveFocus(menu: HTMLElement | null, key: string): boolean {
  const items = [...(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
  const next = key === 'current' ? currentOf(items) : nextOf(items, key);
  next?.focus();
  return next !== undefined;
}

const currentOf = (items: HTMLElement[]) =>
  items.find((item) => item.getAttribute('aria-checked') === 'true') ?? items[0];

function nextOf(items: HTMLElement[], key: string): HTMLElement | undefined {
  const at = items.indexOf(document.activeElement as HTMLElement);
  const step = STEPS[key];
  if (step) return items[step(at, items.length)];
  if (key.length !== 1 || key === ' ') return undefined;
  const afterwards = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return afterwards.find((item) => item.textContent.trim().toLowerCase().startsWith(key.toLowerCase()));
}
