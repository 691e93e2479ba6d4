// The app is not there to translate or theme this page, so it looks up the two choices itself.
const stored = (key) => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

const own = stored('signed_in') && stored('own_language');
const language = stored('language') ?? own ?? navigator.language.slice(0, 2);
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
const ANSWERS_WITHIN_MS = 10_000;
let wait = FIRST_WAIT_MS;
let next = setTimeout(comeBack, wait);

/** Loads the page once the server answers: a connection is back before it carries anything, and servers start again. */
async function comeBack() {
  // The service worker leaves this to the network. It asks for the page itself: another may well be answered.
  const signal = AbortSignal.timeout(ANSWERS_WITHIN_MS);
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal }).catch(
    () => undefined,
  );
  if (answer && answer.status < 500) return location.reload();
  // One is enough, when several have asked at once.
  clearTimeout(next);
  next = setTimeout(comeBack, wait);
  wait = Math.min(2 * wait, LONGEST_WAIT_MS);
}

addEventListener('online', () => {
  wait = FIRST_WAIT_MS;
  return comeBack();
});
