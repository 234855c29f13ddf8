import { calendarFile, calendarUid } from '@vanda/enquiry/calendar';
import type { Form } from '@vanda/enquiry/form';
import { forms } from '@vanda/enquiry/forms';
import { retentionDays } from '@vanda/enquiry/notice';
import type { Session } from '@vanda/enquiry/session';
import { chosenStart, fullName, type SummaryRow, summaryRows } from '@vanda/enquiry/summary';
import { html, type SafeHtml } from '../pages/html.ts';
import type { EnquiryRecord } from '../store/enquiries.ts';

/** A mail without its addresses. */
export type Letter = {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly calendar?: string;
};

/** What letters need to know beside the enquiry. */
export type LetterContext = {
  readonly companyName: string;
  readonly siteUrl: string;
  readonly sessionsOf: (form: Form) => readonly Session[];
  /** Receipts one mailbox may get in a day. */
  readonly receiptLimit: number;
};

/** The mail to the firm: everything that was sent. Answering it writes to the visitor. */
export function noticeLetter(enquiry: EnquiryRecord, context: LetterContext): Letter {
  const form: Form = forms[enquiry.form];
  const rows = summaryRows(form, enquiry.values, context.sessionsOf(form));
  const consent = enquiry.hasMarketingConsent ? 'Yes' : 'No';
  const lines = [
    ...rows,
    { name: '', label: 'Marketing emails', value: consent },
    { name: '', label: 'Reference', value: enquiry.reference },
    { name: '', label: 'Received', value: letterTime(enquiry.receivedAtMs) },
    ...(enquiry.isReceiptWithheld
      ? [{ name: '', label: 'Receipt', value: withheldText(context.receiptLimit) }]
      : []),
  ];
  const intro = `${form.kind === 'contact' ? 'Enquiry' : 'Registration'} from ${context.siteUrl}${form.pagePath}`;
  return {
    subject: `${noticeSubject(enquiry, form)} (${enquiry.reference})`,
    text: `${intro}\n\n${lines.map(textRow).join('\n')}\n`,
    html: htmlLetter(html`<p>${intro}</p>${table(lines)}`),
  };
}

/**
 * The mail to the visitor. It repeats choices and dates but no typed text, so that nobody can use the form to send
 * their own words to a stranger in our name.
 */
export function receiptLetter(enquiry: EnquiryRecord, context: LetterContext): Letter {
  const form: Form = forms[enquiry.form];
  const sessions = context.sessionsOf(form);
  const chosen = new Set<string>(
    form.fields.filter((field) => !('maxLength' in field)).map(({ name }) => name),
  );
  const rows = [
    { name: '', label: 'Reference', value: enquiry.reference },
    ...summaryRows(form, enquiry.values, sessions).filter(({ name }) => chosen.has(name)),
  ];
  const thanks =
    form.kind === 'contact'
      ? 'Thank you for your enquiry.'
      : `Thank you. We have your registration for ${form.title}.`;
  const keep = `We keep your details for ${retentionDays} days. To correct or delete them, or if you did not send this, answer this email.`;
  const calendar = receiptCalendar(enquiry, form, sessions, context);
  const signature = `${context.companyName}\n${context.siteUrl}`;
  return {
    subject: `${form.kind === 'contact' ? 'Your enquiry' : `Your registration: ${form.title}`} (${enquiry.reference})`,
    text: `${[thanks, form.success.note, rows.map(textRow).join('\n'), keep, signature].join('\n\n')}\n`,
    html: htmlLetter(
      html`<p>${thanks}</p><p>${form.success.note}</p>${table(rows)}<p>${keep}</p>
        <p>${context.companyName}<br><a href="${context.siteUrl}">${context.siteUrl}</a></p>`,
    ),
    ...(calendar ? { calendar } : {}),
  };
}

function withheldText(limit: number): string {
  return `Not sent. More than ${limit} forms came in for this address on one day (RECEIPT_LIMIT); somebody may be using it without its owner.`;
}

function noticeSubject({ values }: EnquiryRecord, form: Form): string {
  if (form.kind === 'registration') return `Registration: ${form.title}, ${fullName(values)}`;
  return values.service ? `Enquiry: ${values.service}` : 'General Inquiry';
}

function receiptCalendar(
  enquiry: EnquiryRecord,
  form: Form,
  sessions: readonly Session[],
  context: LetterContext,
): string | undefined {
  const start = chosenStart(form, enquiry.values);
  if (!start) return undefined;
  return calendarFile({
    uid: calendarUid(enquiry.reference, new URL(context.siteUrl).hostname),
    createdAtMs: enquiry.receivedAtMs,
    title: form.title,
    session: sessions.find((session) => session.start === start) ?? { start, end: start },
    description: `Reference ${enquiry.reference}. ${form.success.note}`,
    url: `${context.siteUrl}${form.pagePath}`,
  });
}

function textRow({ label, value }: SummaryRow): string {
  return value.includes('\n') ? `${label}:\n${value}\n` : `${label}: ${value}`;
}

function table(rows: readonly SummaryRow[]): SafeHtml {
  return html`<table cellpadding="6">${rows.map(
    ({ label, value }) =>
      html`<tr><th align="left" valign="top">${label}</th><td>${value.split('\n').map((line) => html`${line}<br>`)}</td></tr>`,
  )}</table>`;
}

function htmlLetter(body: SafeHtml): string {
  return html`<!doctype html><html lang="en-SG"><head><meta charset="utf-8"></head><body>${body}</body></html>`
    .text;
}

function letterTime(epochMs: number): string {
  return new Intl.DateTimeFormat('en-SG', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Singapore',
    hour12: false,
  }).format(epochMs);
}
