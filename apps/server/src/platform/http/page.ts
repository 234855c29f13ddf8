import { html, type SafeHtml } from './html.ts';

/** One style sheet of the site, forms to this host, nothing else. */
export const pagePolicy =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

export function page(title: string, body: SafeHtml): string {
  return serviceDocument(
    title,
    html`<link rel="stylesheet" href="/intake.css">`,
    html`<header><a href="/">Home</a></header>
<main>
${body}
</main>`,
  );
}

/**
 * A page of the service, not indexed.
 * @param head further content of its head
 */
export function serviceDocument(title: string, head: SafeHtml, body: SafeHtml): string {
  return html`<!doctype html>
<html lang="en-SG">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
${head}
</head>
<body>
${body}
</body>
</html>
`.text;
}
