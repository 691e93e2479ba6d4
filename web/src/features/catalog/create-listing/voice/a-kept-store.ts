const kept = new Map<string, unknown>();
let forbidden = false;

const ask = async <T>(answer: () => T): Promise<T> => {
  if (forbidden) throw new DOMException('No.', 'SecurityError');
  return answer();
};

/** In the place of `idb-keyval`, in browsers that have no IndexedDB: `jest.mock('idb-keyval', () => jest.requireActual('…/a-kept-store'))`. */
export const get = (key: string) => ask(() => kept.get(key));
export const set = (key: string, value: unknown) => ask(() => void kept.set(key, value));
export const del = (key: string) => ask(() => void kept.delete(key));

export const keptStore = {
  clear: () => {
    kept.clear();
    forbidden = false;
  },
  forbid: () => {
    forbidden = true;
  },
};
