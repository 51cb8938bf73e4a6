import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** Text of a page, with what would be markup made harmless. */
export function escapeHtml(text: string): string {
  const names: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (sign) => names[sign] ?? sign);
}

interface Page {
  readonly title: string;
  /** Markup whose texts were escaped. */
  readonly body: string;
  /** A script of the sandbox, by its name. */
  readonly script?: string;
  /** Whether other sites may show it in a frame: card fields and the bank's page, nothing else. */
  readonly isFramed?: true;
  /** Whether its form is that of a card, in a box of the page around it. */
  readonly hasCard?: true;
  /** Defaults to English. */
  readonly language?: 'en' | 'fr';
}

const style = `
*{box-sizing:border-box}
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0 auto;max-width:40rem;padding:.25rem 1rem}
h1{font-size:1.5rem}
label{display:grid;gap:.25rem;margin-block:.75rem}
label:has([type=checkbox]){display:flex;align-items:center;gap:.5rem}
input,button,select{font:inherit;padding:.5rem;min-block-size:2.75rem}
input:not([type=checkbox]),select{inline-size:100%}
[type=checkbox]{inline-size:1.5rem;min-block-size:1.5rem}
button{cursor:pointer;margin-inline-end:.5rem}
table{border-collapse:collapse;inline-size:100%;overflow-wrap:anywhere}
td,th{border-block-end:1px solid;padding:.25rem;text-align:start}
`;

/**
 * What stands in a frame is dark on light, as the provider's own fields are: pages give them that
 * background, whatever the visitor's scheme is.
 */
const framedStyle = `
:root{color-scheme:light}
`;

/**
 * The page around a card's fields draws their box: within it they have no boxes of their own, as the
 * provider's have none, but lines between them.
 */
const cardStyle = `
body{max-width:none;padding:0}
form{display:grid;grid-template-columns:1fr 1fr}
label{align-content:end;gap:0;margin:0;padding-block:.375rem 0;color:#4d5766;font-size:.8125rem}
label:first-child,label:last-child{grid-column:1/-1}
label+label{border-block-start:1px solid #ccd3dc}
label:nth-child(3){border-inline-start:1px solid #ccd3dc;padding-inline-start:.75rem}
input:not([type=checkbox]){border:0;border-radius:.25rem;padding:0;background:none;color:#14202b;font-size:1rem}
input:focus-visible{outline:2px solid #0b6b75;outline-offset:-2px}
`;

/** Answers a page under a policy that runs the sandbox's own scripts alone. */
export function sendPage(
  reply: FastifyReply,
  { title, body, script, isFramed, hasCard, language = 'en' }: Page,
) {
  const nonce = randomBytes(16).toString('base64');
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    "form-action 'self' http: https:",
    "base-uri 'none'",
    `frame-ancestors ${isFramed ? '*' : "'none'"}`,
  ].join('; ');
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
    })
    .send(
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
        `<meta name="viewport" content="width=device-width, initial-scale=1">` +
        `<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title>` +
        `<style nonce="${nonce}">${style}${isFramed ? framedStyle : ''}${hasCard ? cardStyle : ''}</style></head><body>${body}` +
        `${script ? `<script type="module" src="/scripts/${script}"></script>` : ''}</body></html>`,
    );
}
