import { createTransport } from 'nodemailer';
import type { MailSettings } from '../../platform/env.ts';
import type { EnquiryRecord, MessageKind } from '../enquiries/enquiries.ts';
import { type Deliver, DeliveryError } from './channel.ts';
import { isDueNotice } from './due-notices.ts';
import {
  dueEmail,
  type EmailContent,
  type EmailContext,
  noticeEmail,
  type ReceiptSeats,
  receiptEmail,
  writtenEmail,
} from './email-content.ts';
import type { findEmail } from './email-repository.ts';
import type { ClaimedMessage } from './outbox.ts';

/** In milliseconds. */
export type SmtpTimeouts = {
  readonly connectMs: number;
  readonly answerMs: number;
  readonly wholeMs: number;
};

export const defaultSmtpTimeouts: SmtpTimeouts = { connectMs: 10_000, answerMs: 20_000, wholeMs: 45_000 };

export type MailLookups = {
  email(id: string): ReturnType<typeof findEmail>;
  seats(reference: string): Promise<Omit<ReceiptSeats, 'link'> | undefined>;
  linkTo(reference: string, tokenVersion?: number): Promise<string | undefined>;
  calendar(enquiry: EnquiryRecord): Promise<string | undefined>;
};

export function smtpDelivery(
  settings: MailSettings,
  context: EmailContext,
  lookups: MailLookups,
  timeouts: SmtpTimeouts = defaultSmtpTimeouts,
): Deliver {
  const host = settings.from.address.split('@')[1] ?? 'localhost';
  const mails = mailsFrom(context, lookups);
  return async (message, enquiry) => {
    const isNotice = message.kind === 'notice';
    const mail = await mails[message.kind](message, enquiry);
    if (!mail) return;
    const present = enquiry.values.email ?? '';
    const address = isNotice || isPresentPerson(message, enquiry) ? present : message.person;
    const visitor = { name: '', address };
    const { subject, text, html, calendar } = mail.content;
    const transport = mailTransport(settings.smtpUrl, timeouts);
    try {
      await transport.sendMail({
        messageId: `<${message.id}@${host}>`,
        date: new Date(mail.dateMs ?? enquiry.receivedAtMs),
        from: settings.from,
        to: isNotice ? settings.to : visitor,
        replyTo: isNotice ? visitor : settings.to,
        subject,
        text,
        html,
        attachments: calendar
          ? [
              {
                filename: 'session.ics',
                content: calendar,
                contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
              },
            ]
          : [],
        headers: mail.isByHand
          ? {}
          : {
              'Auto-Submitted': message.kind === 'receipt' ? 'auto-replied' : 'auto-generated',
              'X-Auto-Response-Suppress': 'All',
            },
        signal: AbortSignal.timeout(timeouts.wholeMs),
      });
    } catch (error) {
      throw toDeliveryError(error, isNotice);
    } finally {
      transport.close();
    }
  };
}

type Mail = {
  readonly content: EmailContent;
  readonly isByHand: boolean;
  readonly dateMs?: number;
};

type MakeMail = (message: ClaimedMessage, enquiry: EnquiryRecord) => Promise<Mail | undefined>;

function mailsFrom(context: EmailContext, lookups: MailLookups): Record<MessageKind, MakeMail> {
  const refuse = async () => undefined;
  return {
    webhook: refuse,
    notice: async ({ id }, enquiry) => ({
      content: isDueNotice(id) ? dueEmail(enquiry, context) : noticeEmail(enquiry, context),
      isByHand: !isDueNotice(id),
    }),
    receipt: async (message, enquiry) => {
      const seats = await lookups.seats(enquiry.reference);
      // A receipt in flight when the seat was passed on must not open the new holder's page.
      const link =
        seats && isPresentPerson(message, enquiry) ? await lookups.linkTo(enquiry.reference) : undefined;
      return { content: receiptEmail(enquiry, context, seats && { ...seats, link }), isByHand: false };
    },
    letter: async (message, enquiry) => {
      const email = await lookups.email(message.id);
      if (!email) return undefined;
      const { tokenVersion } = email;
      const own =
        tokenVersion === undefined
          ? {}
          : {
              link: await lookups.linkTo(enquiry.reference, tokenVersion),
              calendar: await lookups.calendar(enquiry),
            };
      return {
        content: writtenEmail(email, own),
        isByHand: email.by.kind === 'colleague',
        dateMs: email.writtenAtMs,
      };
    },
  };
}

function isPresentPerson({ person }: ClaimedMessage, { values }: EnquiryRecord): boolean {
  return (values.email ?? '').toLowerCase() === person;
}

export function mailTransport(smtpUrl: string, timeouts: SmtpTimeouts = defaultSmtpTimeouts) {
  return createTransport({
    url: smtpUrl,
    connectionTimeout: timeouts.connectMs,
    greetingTimeout: timeouts.connectMs,
    dnsTimeout: timeouts.connectMs,
    socketTimeout: timeouts.answerMs,
    // Personal data needs TLS on a network; a local relay does not.
    requireTLS: !isLoopback(smtpUrl),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Only a 5xx to RCPT is final, and only for the receipt: the company can fix every other failure. */
function toDeliveryError(error: unknown, isNotice: boolean): DeliveryError {
  const { code, command, responseCode, message } = error as {
    code?: string;
    command?: string;
    responseCode?: number;
    message?: string;
  };
  const isAddressRefused = command === 'RCPT TO' && (responseCode ?? 0) >= 500;
  return new DeliveryError(`${code ?? 'SMTP'}: ${message ?? 'failed'}`, {
    isFinal: isAddressRefused && !isNotice,
    cause: error,
  });
}

function isLoopback(smtpUrl: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(smtpUrl).hostname);
}
