import { dayAndTime } from '@vanda/forms/date-formats';
import { type Form, fillReplyPromise } from '@vanda/forms/form';
import { forms } from '@vanda/forms/forms';
import { retentionDays } from '@vanda/forms/notice';
import type { ReplyPromise } from '@vanda/forms/reply-promise';
import { fullName, type SummaryRow, summaryRows, typedText } from '@vanda/forms/summary';
import { untilDated } from '@vanda/forms/waiting';
import { html, type SafeHtml } from '../../platform/http/html.ts';
import type { SessionsOf } from '../../platform/static/course-sessions.ts';
import type { EnquiryRecord } from '../enquiries/enquiries.ts';
import { isOnList } from '../enquiries/interest.ts';

export type EmailContent = {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly calendar?: string;
};

export type EmailContext = {
  readonly companyName: string;
  readonly siteUrl: string;
  readonly sessionsOf: SessionsOf;
  readonly receiptLimit: number;
  readonly replyWithin: () => ReplyPromise;
  readonly dueAtMs: (receivedAtMs: number) => number;
  readonly deskUrl: string | undefined;
};

/** The registration in an email: a link to its page, and a calendar entry. */
type OwnPage = { readonly link?: string | undefined; readonly calendar?: string | undefined };

/** Replies to this email go to the visitor. */
export function noticeEmail(enquiry: EnquiryRecord, context: EmailContext): EmailContent {
  const form: Form = forms[enquiry.form];
  const rows = summaryRows(form, enquiry.values, context.sessionsOf(form) ?? []);
  const consent = enquiry.hasMarketingConsent ? 'Yes' : 'No';
  const lines = [
    ...rows,
    { name: '', label: 'Marketing emails', value: consent },
    { name: '', label: 'Reference', value: enquiry.reference },
    { name: '', label: 'Received', value: dayAndTime(enquiry.receivedAtMs) },
    ...(enquiry.isReceiptWithheld
      ? [{ name: '', label: 'Receipt', value: withheldText(context.receiptLimit) }]
      : []),
  ];
  const isOfInterest = isOnList(context.sessionsOf, enquiry);
  const kind = isOfInterest ? untilDated.send : form.kind === 'contact' ? 'Enquiry' : 'Registration';
  const intro = `${kind} from ${context.siteUrl}${form.pagePath}`;
  return {
    subject: `${noticeSubject(enquiry, form, kind)} (${enquiry.reference})`,
    text: `${intro}\n\n${lines.map(textRow).join('\n')}\n`,
    html: htmlEmail(html`<p>${intro}</p>${table(lines)}`),
  };
}

/** The subject begins with the person and the course, because a phone shows no more. */
export function dueEmail(
  enquiry: EnquiryRecord,
  { deskUrl, dueAtMs, sessionsOf }: EmailContext,
): EmailContent {
  const { values, receivedAtMs } = enquiry;
  const form: Form = forms[enquiry.form];
  const who = [typedText(values.company ?? ''), fullName(values)].filter(Boolean).join(', ');
  const date = summaryRows(form, values, sessionsOf(form) ?? []).find(({ name }) =>
    isSessionField(form, name),
  );
  const about = values.service ?? [form.title, date?.value].filter(Boolean).join(', ');
  const what = form.kind === 'contact' ? `an enquiry (${about})` : `a registration (${about})`;
  const sentence = `${who} sent ${what} on ${dayAndTime(receivedAtMs)} and has had no reply. It is due on ${dayAndTime(dueAtMs(receivedAtMs))}.`;
  const link = deskUrl && `${deskUrl}/enquiries/${enquiry.reference}`;
  return {
    subject: `Reply due soon: ${who}, ${about} (${enquiry.reference})`,
    text: `${[sentence, ...(link ? [link] : [])].join('\n\n')}\n`,
    html: htmlEmail(html`<p>${sentence}</p>${link && html`<p><a href="${link}">${link}</a></p>`}`),
  };
}

/** Repeats no typed text: the form cannot send arbitrary text to a stranger in our name. */
export function receiptEmail(
  enquiry: EnquiryRecord,
  context: EmailContext,
  { note: ofSeats, link, calendar }: OwnPage & { readonly note?: string },
): EmailContent {
  const form: Form = forms[enquiry.form];
  const sessions = context.sessionsOf(form) ?? [];
  const chosen = new Set<string>(
    form.fields.filter((field) => !('maxLength' in field)).map(({ name }) => name),
  );
  const rows = [
    { name: '', label: 'Reference', value: enquiry.reference },
    ...summaryRows(form, enquiry.values, sessions).filter(({ name }) => chosen.has(name)),
  ];
  const isOfInterest = isOnList(context.sessionsOf, enquiry);
  const ownNote = isOfInterest ? untilDated.success.note : (ofSeats ?? form.success.note);
  const note = fillReplyPromise(ownNote, context.replyWithin());
  const registered = isOfInterest ? 'You are on the list for' : 'We have your registration for';
  const thanks =
    form.kind === 'contact' ? 'Thank you for your enquiry.' : `Thank you. ${registered} ${form.title}.`;
  const keep = `We keep your details for ${retentionDays} days. To correct or delete them, or if you did not send this, answer this email.`;
  const signature = `${context.companyName}\n${context.siteUrl}`;
  return {
    subject: `${form.kind === 'contact' ? 'Your enquiry' : `${isOfInterest ? untilDated.success.title : 'Your registration'}: ${form.title}`} (${enquiry.reference})`,
    text: `${[thanks, note, rows.map(textRow).join('\n'), ...linkText(link), keep, signature].join('\n\n')}\n`,
    html: htmlEmail(
      html`<p>${thanks}</p><p>${note}</p>${table(rows)}${linkHtml(link)}<p>${keep}</p>
        <p>${context.companyName}<br><a href="${context.siteUrl}">${context.siteUrl}</a></p>`,
    ),
    ...(calendar ? { calendar } : {}),
  };
}

export function writtenEmail(
  { subject, text }: { subject: string; text: string },
  { link, calendar }: OwnPage,
): EmailContent {
  const paragraphs = text.trim().split(/\n{2,}/);
  return {
    subject,
    text: `${[...paragraphs, ...linkText(link)].join('\n\n')}\n`,
    html: htmlEmail(
      html`${paragraphs.map((paragraph) => html`<p>${paragraph.split('\n').map((line, index) => html`${index > 0 && html`<br>`}${line}`)}</p>`)}${linkHtml(link)}`,
    ),
    ...(calendar ? { calendar } : {}),
  };
}

const ownPageLabel = 'See your registration, change it, pass it on or cancel it';

const linkText = (link: string | undefined): string[] =>
  link === undefined ? [] : [`${ownPageLabel}:\n${link}`];

const linkHtml = (link: string | undefined): SafeHtml | undefined =>
  link === undefined ? undefined : html`<p><a href="${link}">${ownPageLabel}</a></p>`;

const withheldText = (limit: number): string =>
  `Not sent. More than ${limit} forms came in for this address on one day (RECEIPT_LIMIT); somebody may be using it without its owner.`;

const isSessionField = ({ fields }: Form, name: string) =>
  fields.some((field) => field.kind === 'session' && field.name === name);

function noticeSubject({ values }: EnquiryRecord, form: Form, kind: string): string {
  if (form.kind === 'registration') return `${kind}: ${form.title}, ${fullName(values)}`;
  return values.service ? `Enquiry: ${values.service}` : 'General Inquiry';
}

const textRow = ({ label, value }: SummaryRow): string =>
  value.includes('\n') ? `${label}:\n${value}\n` : `${label}: ${value}`;

const table = (rows: readonly SummaryRow[]): SafeHtml =>
  html`<table cellpadding="6">${rows.map(
    ({ label, value }) =>
      html`<tr><th align="left" valign="top">${label}</th><td>${value.split('\n').map((line) => html`${line}<br>`)}</td></tr>`,
  )}</table>`;

const htmlEmail = (body: SafeHtml): string =>
  html`<!doctype html><html lang="en-SG"><head><meta charset="utf-8"></head><body>${body}</body></html>`.text;
