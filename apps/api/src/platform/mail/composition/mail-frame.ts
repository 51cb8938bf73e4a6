import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { type Html, html } from './html.ts';

const light = html`:root { color-scheme: light dark; supported-color-schemes: light dark }
a { color: #0b6b74 }
@media (max-width: 480px) {
  .page { padding: 0 !important }
  .sheet { padding: 20px 16px !important; border-radius: 0 !important }
}`;

const dark = html`@media (prefers-color-scheme: dark) {
  .page { background: #11171d !important }
  .sheet { background: #1a222b !important; color: #edf1f5 !important }
  .quiet { color: #a3b0bd !important }
  .line { border-color: #34404c !important }
  .sheet a { color: #5cc8d2 !important }
  .sheet .button { background: #5cc8d2 !important }
  .sheet .button a { color: #06262a !important }
  .tag { background: #143c41 !important; color: #8fdde4 !important }
  .tag-less { background: #173a26 !important; color: #9bdcb1 !important }
  .tag-gone { background: #34404c !important; color: #edf1f5 !important }
}`;

interface FramedMail {
  readonly subject: string;
  readonly content: readonly Html[];
  readonly locale: Locale;
}

/**
 * The page that all mails stand on: tables for Outlook, at most 560 pixels wide, dark where the
 * reader’s mail program knows how; the dark stands apart for those that drop what they don’t know.
 */
export function frameMail({ subject, content, locale }: FramedMail): Html {
  return html`<!doctype html>
<html lang="${locale}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>
${light}
</style>
<style>
${dark}
</style>
<!--[if mso]><style>* { font-family: 'Segoe UI', Arial, sans-serif !important }</style><![endif]-->
</head>
<body class="page" style="margin:0;padding:0;background:#f6f7f9">
<table role="presentation" lang="${locale}" dir="ltr" width="100%" border="0" cellpadding="0" cellspacing="0">
<tr><td class="page" align="center" style="padding:24px 12px;background:#f6f7f9">
<!--[if mso]><table role="presentation" width="560" border="0" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table role="presentation" width="100%" border="0" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td class="sheet" align="left" style="padding:24px;border-radius:10px;background:#ffffff;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;color:#16202b;overflow-wrap:anywhere">
<p style="margin:0 0 16px;font-weight:700">Boardwalk</p>
${content}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`;
}
