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
addEventListener('online', () => location.reload());
