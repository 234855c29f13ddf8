import { calendarFile, calendarUid } from '@vanda/enquiry/calendar';
import type { Form } from '@vanda/enquiry/form';
import { forms } from '@vanda/enquiry/forms';
import { retentionDays } from '@vanda/enquiry/notice';
import type { Session } from '@vanda/enquiry/session';
import { chosenStart, fullName, type SummaryRow, summaryRows } from '@vanda/enquiry/summary';
import { type Oversize, successOf } from '@vanda/enquiry/waiting';
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

/** What a receipt says of a registration's seats. */
export type ReceiptSeats = {
  readonly isWaiting: boolean;
  /** Its group is larger than the session. */
  readonly oversize?: Oversize | undefined;
  /** Address of the registrant's own page. */
  readonly link: string;
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
 * The mail to the visitor, with the link to their own page. It repeats choices and dates but no typed text, so that nobody can use the form to send
 * their own words to a stranger in our name.
 */
export function receiptLetter(
  enquiry: EnquiryRecord,
  context: LetterContext,
  seats: ReceiptSeats | undefined,
): Letter {
  const form: Form = forms[enquiry.form];
  const sessions = context.sessionsOf(form);
  const chosen = new Set<string>(
    form.fields.filter((field) => !('maxLength' in field)).map(({ name }) => name),
  );
  const rows = [
    { name: '', label: 'Reference', value: enquiry.reference },
    ...summaryRows(form, enquiry.values, sessions).filter(({ name }) => chosen.has(name)),
  ];
  const { note } = successOf(form, seats?.isWaiting ?? false, seats?.oversize);
  const thanks =
    form.kind === 'contact'
      ? 'Thank you for your enquiry.'
      : `Thank you. We have your registration for ${form.title}.`;
  const keep = `We keep your details for ${retentionDays} days. To correct or delete them, or if you did not send this, answer this email.`;
  const calendar = receiptCalendar(enquiry, form, sessions, context);
  const signature = `${context.companyName}\n${context.siteUrl}`;
  const own = seats ? [{ label: ownPageLabel, link: seats.link }] : [];
  return {
    subject: `${form.kind === 'contact' ? 'Your enquiry' : `Your registration: ${form.title}`} (${enquiry.reference})`,
    text: `${[thanks, note, rows.map(textRow).join('\n'), ...own.map(linkText), keep, signature].join('\n\n')}\n`,
    html: htmlLetter(
      html`<p>${thanks}</p><p>${note}</p>${table(rows)}${own.map(linkHtml)}<p>${keep}</p>
        <p>${context.companyName}<br><a href="${context.siteUrl}">${context.siteUrl}</a></p>`,
    ),
    ...(calendar ? { calendar } : {}),
  };
}

/**
 * A letter of the ledger or of a colleague: the text as it was written, and the registrant's link where it has one.
 * A line of its own stays one.
 */
export function writtenLetter(
  { subject, text }: { subject: string; text: string },
  link: string | undefined,
): Letter {
  const own = link === undefined ? [] : [{ label: ownPageLabel, link }];
  const paragraphs = text.trim().split(/\n{2,}/);
  return {
    subject,
    text: `${[...paragraphs, ...own.map(linkText)].join('\n\n')}\n`,
    html: htmlLetter(
      html`${paragraphs.map((paragraph) => html`<p>${paragraph.split('\n').map((line, index) => html`${index > 0 && html`<br>`}${line}`)}</p>`)}${own.map(linkHtml)}`,
    ),
  };
}

const ownPageLabel = 'See your registration, change it, pass it on or cancel it';

type OwnPage = { readonly label: string; readonly link: string };

function linkText({ label, link }: OwnPage): string {
  return `${label}:\n${link}`;
}

function linkHtml({ label, link }: OwnPage): SafeHtml {
  return html`<p><a href="${link}">${label}</a></p>`;
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
