import type { BuiltFiles } from './built-files.ts';

/** The page of parts; its script does the rest. */
export function writePartsPage({ playground, parts }: BuiltFiles): string {
  return `<!doctype html>
<html lang="en-CA" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Parts · Playground · Boardwalk</title>
<meta name="description" content="Every part of Boardwalk's widgets in each of its states.">
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${playground.styles}">
<script type="module" src="${parts.script}"></script>
</head>
<body class="bw-frame">
<div id="parts"><noscript><p>The playground needs JavaScript.</p></noscript></div>
</body>
</html>
`;
}
