import type { TextField } from '@vanda/forms/form';
import type { FastifyReply } from 'fastify';
import { html, type SafeHtml } from './html.ts';

/** Allows the site's style sheet, font and pictures, and forms to this host. */
export const pagePolicy =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const petal = 'M0 0C19-22 63-23 67-62 70-84 47-100 12-100-23-100-54-84-57-62-61-23-18-22 0 0z';

const mark = html`<svg viewBox="-118 -116 236 226" aria-hidden="true">${[0, 120, 240].map(
  (turn) => html`<path fill="var(--orchid)" transform="rotate(${turn})translate(0 -6)" d="${petal}"/>`,
)}<circle fill="var(--paper)" r="33"/><circle r="22"/></svg>`;

export const page = (title: string, companyName: string, body: SafeHtml): string =>
  html`<!doctype html>
<html lang="en-SG">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/registration.css">
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header><div class="wrap"><a class="brand" href="/" aria-label="${companyName}, home">${mark}<span>${companyName}</span></a></div></header>
<main id="main" class="wrap">
${body}
</main>
<footer><div class="wrap flow apart note lines"><span>${companyName}</span> <a href="/privacy-policy">Data Privacy Policy</a></div></footer>
</body>
</html>
`.text;

export const sendPage = (reply: FastifyReply, markup: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').send(markup);

/** Sends the calendar file of a session. */
export function sendSession(reply: FastifyReply, file: string | undefined): FastifyReply {
  if (file === undefined) {
    reply.callNotFound();
    return reply;
  }
  return reply
    .type('text/calendar; charset=utf-8')
    .header('content-disposition', 'attachment; filename="session.ics"')
    .send(file);
}

/** @param attributes all except the kind, the value and the rows */
export const typedControl = (
  { kind }: TextField,
  attributes: SafeHtml,
  value: string,
  rows: number,
): SafeHtml =>
  kind === 'textarea'
    ? // The parser drops one line break after the tag, so one is given.
      html`<textarea ${attributes} rows="${rows}">
${value}</textarea>`
    : html`<input type="${kind}" ${attributes} value="${value}">`;
