// The app is not there to translate or theme this page, so it looks up the two choices itself.
const stored = (key) => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

const language = stored('language') ?? navigator.language.slice(0, 2);
if (language === 'es') {
  document.documentElement.lang = 'es';
  document.title = 'Sin conexión';
  for (const element of document.querySelectorAll('[data-es]')) element.textContent = element.dataset.es;
}

const theme = stored('theme') ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
document.documentElement.toggleAttribute('data-dark', ['dark', 'midnight', 'neon'].includes(theme));

document.querySelector('button').addEventListener('click', () => location.reload());

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
let wait = FIRST_WAIT_MS;
let next = setTimeout(comeBack, wait);

/** Loads the page once the server answers: a connection is back before it carries anything, and servers start again. */
async function comeBack() {
  clearTimeout(next);
  // The service worker leaves this to the network.
  const answer = await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (answer?.ok) return location.reload();
  next = setTimeout(comeBack, wait);
  wait = Math.min(2 * wait, LONGEST_WAIT_MS);
}

addEventListener('online', () => {
  wait = FIRST_WAIT_MS;
  return comeBack();
});
