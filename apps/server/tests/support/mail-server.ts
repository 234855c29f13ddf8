import { createServer, type Server, type Socket } from 'node:net';
import { atEndOfTest } from '@vanda/testing/end-of-test';
import { SMTPServer } from 'smtp-server';

export type Mood =
  | 'well'
  | 'refuse'
  | 'hang'
  | 'hang-rcpt'
  | 'hang-data'
  | '4xx'
  | '5xx'
  | '5xx-from'
  | '5xx-data';

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** @param password without one it asks nobody to sign in */
export async function startMailServer(password?: string) {
  let accepted = password;
  const mails: ReturnType<typeof readMail>[] = [];
  const sockets = new Set<Socket>();
  const { promise: untilHanging, resolve: isHanging } = Promise.withResolvers<void>();
  let mood: Mood = 'well';
  const smtp = new SMTPServer({
    authOptional: password === undefined,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS', ...(password === undefined ? ['AUTH'] : [])],
    onAuth({ password: given }, _session, callback) {
      if (given === accepted) callback(null, { user: 'vanda' });
      else callback(reply(535, 'wrong password'));
    },
    disableReverseLookup: true,
    onMailFrom(_address, _session, callback) {
      if (mood === '5xx-from') callback(reply(550, 'sender refused'));
      else callback();
    },
    onRcptTo(_address, _session, callback) {
      if (mood === 'hang-rcpt') isHanging();
      else if (mood === '4xx') callback(reply(451, 'try later'));
      else if (mood === '5xx') callback(reply(550, `<${_address.address}> unknown here`));
      else callback();
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (mood === 'hang-data') return isHanging();
        if (mood === '5xx-data') {
          callback(reply(554, 'looks like spam'));
          return;
        }
        const from = session.envelope.mailFrom ? session.envelope.mailFrom.address : '';
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        mails.push(readMail(from, recipients, Buffer.concat(chunks).toString()));
        callback();
      });
    },
  });
  smtp.on('error', () => undefined);

  const open = () =>
    new Promise<Server>((resolve) => {
      const server = createServer((socket) => {
        sockets.add(socket);
        socket.on('error', () => undefined);
        socket.once('close', () => sockets.delete(socket));
        if (mood === 'hang') return isHanging();
        smtp.server.emit('connection', socket);
      });
      server.listen(port, '127.0.0.1', () => resolve(server));
    });
  const shut = async () => {
    for (const socket of sockets) socket.destroy();
    const closing = front;
    front = undefined;
    await new Promise((resolve) => (closing ? closing.close(resolve) : resolve(undefined)));
  };

  let port = 0;
  let front: Server | undefined = await open();
  const address = front.address();
  port = typeof address === 'object' && address ? address.port : 0;

  const close = async () => {
    await shut();
    smtp.close(() => undefined);
  };
  atEndOfTest(close);
  return {
    environment: {
      SMTP_URL: `smtp://${password === undefined ? '' : `vanda:${password}@`}127.0.0.1:${port}`,
      MAIL_FROM: 'Vanda <hello@vanda.example>',
      MAIL_TO: 'desk@vanda.example',
    },
    mails,
    untilHanging,
    setPassword(next: string) {
      accepted = next;
    },
    connections: () => sockets.size,
    /** The latest email to a recipient. */
    mailTo: (recipient: string) => mails.findLast(({ recipients }) => recipients.includes(recipient)),
    async setMood(next: Mood) {
      mood = next;
      if (next === 'refuse') await shut();
      else front ??= await open();
    },
    close,
  };
}

const reply = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });

function readMail(from: string, recipients: readonly string[], raw: string) {
  const [headers = ''] = raw.split('\r\n\r\n', 1);
  const part = (type: string) => {
    // Only nodemailer's boundaries: a link that is broken over two lines may begin the second with two dashes.
    const piece = raw
      .split(/\r\n----_NmP-[^\r\n]+\r\n/)
      .find((candidate) => candidate.toLowerCase().startsWith(`content-type: ${type}`));
    if (piece === undefined) return '';
    const start = piece.indexOf('\r\n\r\n');
    return decode(piece.slice(0, start), piece.slice(start + 4));
  };
  return {
    from,
    recipients,
    raw,
    headers: headers.replace(/\r\n[ \t]+/g, ' '),
    messageId: /^Message-ID: (.*)$/im.exec(headers)?.[1] ?? '',
    text: part('text/plain').replaceAll('\r\n', '\n'),
    html: part('text/html'),
    calendar: part('text/calendar'),
  };
}

function decode(headers: string, body: string): string {
  if (/base64/i.test(headers)) return Buffer.from(body, 'base64').toString();
  if (!/quoted-printable/i.test(headers)) return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
