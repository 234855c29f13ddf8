import { createTransport } from 'nodemailer';
import type { MailSettings } from '../../platform/env.ts';
import { type EnquiryRecord, personOf } from '../enquiries/enquiries.ts';
import { type Deliver, DeliveryError } from './channel.ts';
import type { EmailContent } from './email-content.ts';
import type { ClaimedMessage } from './outbox.ts';

/** Durations in milliseconds. */
export type SmtpTimeouts = {
  readonly connectMs: number;
  readonly answerMs: number;
  readonly wholeMs: number;
};

export const defaultSmtpTimeouts: SmtpTimeouts = { connectMs: 10_000, answerMs: 20_000, wholeMs: 45_000 };

export type Composed = {
  readonly content: EmailContent;
  readonly isByHand: boolean;
  /** Defaults to the arrival of the enquiry. */
  readonly dateMs?: number;
};

/** Returns undefined where nothing is to be sent. */
export type Compose = (message: ClaimedMessage, enquiry: EnquiryRecord) => Promise<Composed | undefined>;

export function smtpDelivery(
  settings: MailSettings,
  compose: Compose,
  timeouts: SmtpTimeouts = defaultSmtpTimeouts,
): Deliver {
  const host = settings.from.address.split('@')[1] ?? 'localhost';
  return async (message, enquiry) => {
    const isNotice = message.kind === 'notice';
    const mail = await compose(message, enquiry);
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
        replyTo: isNotice ? (present ? visitor : undefined) : settings.to,
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

export const isPresentPerson = ({ person }: ClaimedMessage, { values }: EnquiryRecord): boolean =>
  personOf(values) === person;

export const mailTransport = (smtpUrl: string, timeouts: SmtpTimeouts = defaultSmtpTimeouts) =>
  createTransport({
    url: smtpUrl,
    connectionTimeout: timeouts.connectMs,
    greetingTimeout: timeouts.connectMs,
    dnsTimeout: timeouts.connectMs,
    socketTimeout: timeouts.answerMs,
    // Personal data needs TLS on a network; a relay on this machine does not.
    requireTLS: !isLoopback(smtpUrl),
    disableFileAccess: true,
    disableUrlAccess: true,
  });

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

const isLoopback = (smtpUrl: string): boolean =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(smtpUrl).hostname);
