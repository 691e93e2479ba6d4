import { escapeHtml } from '#platform/http/page-html';
import type { KeptMail, Shelf } from './local-mailbox.js';

/** No script, no request, no form; styles are the pages' own and the shown mail's. */
export const MAILBOX_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
  ul { list-style: none; padding: 0; }
  li { border-top: 1px solid #8884; }
  li a { display: block; padding: .75rem 0; color: inherit; text-decoration: none; }
  li a:hover strong, li a:focus strong { text-decoration: underline; }
  small, dt { opacity: .7; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; }
  dd { margin: 0; }
  iframe { width: 100%; height: 32rem; border: 1px solid #8884; border-radius: 8px; background: #fff; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; padding: 1rem; border: 1px solid #8884; border-radius: 8px; }`;

const page = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body>${body}</body></html>
`;

/** The mails, newest first, and the names of files that cannot be read. */
export function mailboxPage({ mails, damaged }: Shelf): string {
  const entries = mails.map(
    ({ id, subject, to, at }) =>
      `<li><a href="/dev/mailbox/${id}"><strong>${escapeHtml(subject)}</strong><br><small>${escapeHtml(to)} · ${escapeHtml(at)}</small></a></li>`,
  );
  const list = entries.length > 0 ? `<ul>${entries.join('')}</ul>` : '<p>No mail has been sent yet.</p>';
  return page(
    'Mailbox',
    `<h1>Mailbox</h1><p>Mails wait here because no mail server is set (SMTP_URL).</p>${list}${damagedList(damaged)}`,
  );
}

const damagedList = (files: readonly string[]) =>
  files.length > 0 ? `<p>Damaged, and left out: ${files.map(escapeHtml).join(', ')}</p>` : '';

/** One mail: as a mail program shows it, and as text with its links. */
export function mailPage({ subject, to, at, text, html }: KeptMail): string {
  // The mail stands in a sandbox: it can neither run anything nor change the page around it, only follow a link.
  const shown = escapeHtml(`<base target="_top">${html}`);
  return page(
    subject,
    `<p><a href="/dev/mailbox">All mails</a></p><h1>${escapeHtml(subject)}</h1>
<dl><dt>To</dt><dd>${escapeHtml(to)}</dd><dt>Sent</dt><dd>${escapeHtml(at)}</dd></dl>
<iframe title="The mail" sandbox="allow-top-navigation-by-user-activation" srcdoc="${shown}"></iframe>
<h2>As text</h2><pre>${linked(text)}</pre>`,
  );
}

const linked = (text: string) =>
  escapeHtml(text).replaceAll(/https?:\/\/[^\s<>]+/g, (url) => `<a href="${url}">${url}</a>`);
