import { escapeHtml } from '#platform/http/page-html';

export interface MailContent {
  readonly brandName: string;
  /** BCP 47 language of the texts. */
  readonly language: string;
  readonly heading: string;
  /** Plain text, one entry per paragraph. */
  readonly paragraphs: readonly string[];
  readonly button?: { readonly label: string; readonly url: string };
  /** Why the person gets this mail, and how to get no more of its kind. */
  readonly footer: string;
}

const FONT = "font-family:Figtree,-apple-system,'Segoe UI',Roboto,sans-serif";

/** The one shape of the product's mails: brand, heading, paragraphs, at most one button, footer; as text and as HTML. */
export function mailLayout(content: MailContent): { text: string; html: string } {
  return { text: textOf(content), html: htmlOf(content) };
}

function textOf({ brandName, heading, paragraphs, button, footer }: MailContent): string {
  const action = button ? [`${button.label}:\n${button.url}`] : [];
  return `${[heading, ...paragraphs, ...action, `-- \n${brandName}\n${footer}`].join('\n\n')}\n`;
}

/** Tables and inline styles, because mail programs know little else. */
function htmlOf({ brandName, language, heading, paragraphs, button, footer }: MailContent): string {
  const body = paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`).join('');
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;background:#fbf9f6;color:#1d1a16;${FONT};font-size:16px;line-height:1.5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td style="padding:0 0 16px;font-size:20px;font-weight:700">${escapeHtml(brandName)}</td></tr>
<tr><td style="padding:32px;background:#ffffff;border-radius:22px">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${escapeHtml(heading)}</h1>
${body}${button ? buttonHtml(button) : ''}
</td></tr>
<tr><td style="padding:16px 0 0;font-size:14px;color:#655e55">${escapeHtml(footer)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function buttonHtml({ label, url }: { label: string; url: string }): string {
  const style = 'display:inline-block;padding:12px 24px;border-radius:999px;background:#ff6a47;color:#241008';
  return `<p style="margin:24px 0 0"><a href="${escapeHtml(url)}" style="${style};font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>`;
}
