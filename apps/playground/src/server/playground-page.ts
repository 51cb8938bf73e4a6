import { escapeScript } from '@boardwalk/sdk-core/vocabulary/text/escape';
import type { BuiltFiles } from './built-files.ts';

/** The playground's one page; its script does the rest. */
export function writePlayground({ catalogue, playground }: BuiltFiles, siteOrigin: string): string {
  return `<!doctype html>
<html lang="en-CA" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Playground · Boardwalk</title>
<meta name="description" content="Every Boardwalk widget with its controls, states and embed code.">
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${playground.styles}">
<script type="application/json" id="facts">${escapeScript({ catalogue, siteOrigin })}</script>
<script type="module" src="${playground.script}"></script>
</head>
<body class="bw-frame">
<div id="playground"><noscript><p>The playground needs JavaScript.</p></noscript></div>
</body>
</html>
`;
}
