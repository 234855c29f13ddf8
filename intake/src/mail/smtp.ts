import { createTransport } from 'nodemailer';
import type { MailSettings } from '../env.ts';
import { type Deliver, DeliveryError } from './delivery.ts';
import { type Letter, type LetterContext, noticeLetter, receiptLetter } from './letters.ts';

type MailOptions = Parameters<ReturnType<typeof createTransport>['sendMail']>[0];

/** How long the mail server may keep us waiting, in milliseconds. */
export type SmtpTimeouts = {
  readonly connectMs: number;
  readonly answerMs: number;
  readonly wholeMs: number;
};

export const defaultSmtpTimeouts: SmtpTimeouts = { connectMs: 10_000, answerMs: 20_000, wholeMs: 45_000 };

/** Delivers the notice and the receipt over SMTP. */
export function smtpDelivery(
  settings: MailSettings,
  context: LetterContext,
  timeouts: SmtpTimeouts = defaultSmtpTimeouts,
): Deliver {
  const host = settings.from.address.split('@')[1] ?? 'localhost';
  return async (message, enquiry) => {
    const isNotice = message.kind === 'notice';
    const letter = isNotice ? noticeLetter(enquiry, context) : receiptLetter(enquiry, context);
    const visitor = { name: '', address: enquiry.values.email ?? '' };
    await send(settings.smtpUrl, timeouts, isNotice, {
      messageId: `<${message.id}@${host}>`,
      date: new Date(enquiry.receivedAtMs),
      from: settings.from,
      to: isNotice ? settings.to : visitor,
      replyTo: isNotice ? visitor : settings.to,
      ...contentOf(letter),
      headers: isNotice ? {} : { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    });
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
