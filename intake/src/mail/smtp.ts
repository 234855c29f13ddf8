import { createTransport } from 'nodemailer';
import type { MailSettings } from '../env.ts';
import type { Registration } from '../ledger/registration.ts';
import { oversizeOf } from '../ledger/seats.ts';
import type { EnquiryRecord, MessageKind } from '../store/enquiries.ts';
import type { StoredLetter } from '../store/letters.ts';
import type { ClaimedMessage } from '../store/outbox.ts';
import { type Deliver, DeliveryError } from './delivery.ts';
import { type Letter, type LetterContext, noticeLetter, receiptLetter, writtenLetter } from './letters.ts';

type MailOptions = Parameters<ReturnType<typeof createTransport>['sendMail']>[0];

/** How long the mail server may keep us waiting, in milliseconds. */
export type SmtpTimeouts = {
  readonly connectMs: number;
  readonly answerMs: number;
  readonly wholeMs: number;
};

export const defaultSmtpTimeouts: SmtpTimeouts = { connectMs: 10_000, answerMs: 20_000, wholeMs: 45_000 };

/** What a mail is made from beside its enquiry, looked up when it is sent. */
export type MailLookups = {
  letter(id: string): Promise<StoredLetter | undefined>;
  registration(reference: string): Promise<Registration | undefined>;
  linkTo(registration: Registration): Promise<string>;
};

/** Delivers the notice, the receipt and letters over SMTP. */
export function smtpDelivery(
  settings: MailSettings,
  context: LetterContext,
  lookups: MailLookups,
  timeouts: SmtpTimeouts = defaultSmtpTimeouts,
): Deliver {
  const host = settings.from.address.split('@')[1] ?? 'localhost';
  const mails = mailsFrom(context, lookups);
  return async (message, enquiry) => {
    const isNotice = message.kind === 'notice';
    const mail = await mails[message.kind](message, enquiry);
    if (!mail) return;
    const visitor = { name: '', address: mail.recipient ?? enquiry.values.email ?? '' };
    await send(settings.smtpUrl, timeouts, isNotice, {
      messageId: `<${message.id}@${host}>`,
      date: new Date(mail.dateMs ?? enquiry.receivedAtMs),
      from: settings.from,
      to: isNotice ? settings.to : visitor,
      replyTo: isNotice ? visitor : settings.to,
      ...contentOf(mail.letter),
      headers: mail.isByHand
        ? {}
        : {
            'Auto-Submitted': message.kind === 'receipt' ? 'auto-replied' : 'auto-generated',
            'X-Auto-Response-Suppress': 'All',
          },
    });
  };
}

/** A mail and how it goes out. */
type Mail = {
  readonly letter: Letter;
  /** Read and answered by people, as opposed to what a rule sends. */
  readonly isByHand: boolean;
  readonly recipient?: string | undefined;
  readonly dateMs?: number;
};

type MakeMail = (message: ClaimedMessage, enquiry: EnquiryRecord) => Promise<Mail | undefined>;

function mailsFrom(context: LetterContext, lookups: MailLookups): Record<MessageKind, MakeMail> {
  const refuse = async () => undefined;
  return {
    webhook: refuse,
    notice: async (_message, enquiry) => ({ letter: noticeLetter(enquiry, context), isByHand: true }),
    receipt: async (_message, enquiry) => {
      const registration = await lookups.registration(enquiry.reference);
      const seats = registration && {
        isWaiting: registration.state === 'waiting',
        oversize: oversizeOf(context.sessionsOf, registration),
        link: await lookups.linkTo(registration),
      };
      return { letter: receiptLetter(enquiry, context, seats), isByHand: false };
    },
    letter: async (message, enquiry) => {
      const letter = await lookups.letter(message.id);
      if (!letter) return undefined;
      const registration =
        letter.linkTurn === undefined ? undefined : await lookups.registration(enquiry.reference);
      const link =
        registration && (await lookups.linkTo({ ...registration, linkTurn: letter.linkTurn ?? 0 }));
      return {
        letter: writtenLetter(letter, link),
        isByHand: letter.by.kind === 'colleague',
        recipient: letter.recipient,
        dateMs: letter.writtenAtMs,
      };
    },
  };
}

function contentOf(letter: Letter) {
  return {
    subject: letter.subject,
    text: letter.text,
    html: letter.html,
    attachments: letter.calendar
      ? [
          {
            filename: 'session.ics',
            content: letter.calendar,
            contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
          },
        ]
      : [],
  };
}

async function send(
  smtpUrl: string,
  timeouts: SmtpTimeouts,
  isNotice: boolean,
  mail: MailOptions,
): Promise<void> {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeouts.connectMs,
    greetingTimeout: timeouts.connectMs,
    dnsTimeout: timeouts.connectMs,
    socketTimeout: timeouts.answerMs,
    // Personal data crosses a network under TLS or not at all; a relay on this machine needs none.
    requireTLS: !isLoopback(smtpUrl),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail({ ...mail, signal: AbortSignal.timeout(timeouts.wholeMs) });
  } catch (error) {
    throw toDeliveryError(error, isNotice);
  } finally {
    transport.close();
  }
}

/**
 * Only the refusal of the visitor's address, a 5xx to RCPT, is final, and only for the receipt. Every other refusal
 * (of our sender, of the text, of the login) is the firm's to mend, and giving up meanwhile would lose the mail. A
 * refused notice is tried on: the firm's own mailbox will be mended, and giving up would lose a customer.
 */
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
