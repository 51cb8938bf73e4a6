import { escapeMarkup } from '@boardwalk/sdk-core/vocabulary/text/escape';
import type { mails } from '../tables.ts';

export type Mail = typeof mails.$inferSelect;

const stylesheet = '/dev/mail/outbox.css';

/** The look of the outbox. */
export const outboxStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
*, ::before, ::after { box-sizing: border-box }
body { max-width: 60rem; margin: 0 auto; padding: 1rem }
table { width: 100%; border-collapse: collapse }
th, td { padding: .5rem; text-align: start; border-bottom: 1px solid #8886; overflow-wrap: anywhere }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem; border: 1px solid #8886 }
iframe { width: 100%; height: 30rem; border: 1px solid #8886; background: #fff }
`;

/** The mails of the outbox, as they are handed over. */
export function outboxPage(list: readonly Mail[]): string {
  const rows = list.map(
    ({ id, recipient, subject, createdAt, ...rest }) =>
      `<tr><td><a href="/dev/mail/${id}">${escapeMarkup(subject)}</a></td><td>${escapeMarkup(recipient)}</td><td>${timeOf(createdAt)}</td><td>${stateOf(rest)}</td></tr>`,
  );
  const head =
    '<tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">Written</th><th scope="col">State</th></tr>';
  const table = `<table><thead>${head}</thead><tbody>${rows.join('\n')}</tbody></table>`;
  return page(
    'Outbox',
    `<p>Mail of the demo goes nowhere but here.</p>
${list.length === 0 ? '<p>No mail yet.</p>' : table}`,
  );
}

/** One mail: its text with links to follow, and its HTML in a frame that can do nothing. */
export function mailPage(mail: Mail): string {
  const { id, subject, recipient, createdAt, text } = mail;
  return page(
    subject,
    `<p><a href="/dev/mail">Outbox</a></p>
<p>To ${escapeMarkup(recipient)}, ${timeOf(createdAt)}, ${stateOf(mail)}.</p>
<h2>Text</h2>
<pre>${linked(text)}</pre>
<h2>HTML</h2>
<iframe sandbox title="The mail as HTML" src="/dev/mail/${id}/html"></iframe>`,
  );
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(title)} – Boardwalk outbox</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${stylesheet}">
</head>
<body>
<h1>${escapeMarkup(title)}</h1>
${content}
</body>
</html>
`;
}

function timeOf(at: Date): string {
  const text = at.toISOString();
  return `<time datetime="${text}">${text.slice(0, 16).replace('T', ' ')} UTC</time>`;
}

function stateOf({ sentAt, dueAt, failure }: Pick<Mail, 'sentAt' | 'dueAt' | 'failure'>): string {
  if (sentAt) return 'sent';
  return (dueAt ? 'waiting' : 'given up') + (failure === null ? '' : `: ${escapeMarkup(failure)}`);
}

/** Addresses of the web as links; whatever else stands in the text is text. */
function linked(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => {
      const safe = escapeMarkup(part);
      return index % 2 === 0 ? safe : `<a href="${safe}">${safe}</a>`;
    })
    .join('');
}
