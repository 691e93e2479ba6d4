const PAUSE = 5000;

/** Tries until it succeeds: again when the network is back, and every few seconds. */
export async function persistently<Part>(fetchPart: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await fetchPart();
    } catch {
      await nextChance();
    }
  }
}

const nextChance = () =>
  new Promise((resolve) => {
    setTimeout(resolve, PAUSE);
    window.addEventListener('online', resolve, { once: true });
  });
