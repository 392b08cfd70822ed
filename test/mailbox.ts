// A mail server on the loopback that accepts, refuses and reads mail as a real one does.
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type Received = {
  from: string;
  to: string[];
  headers: Map<string, string>;
  html: string;
  plain: string;
  raw: string;
};
export type Mailbox = {
  url: string;
  received: Received[];
  /** Answers each recipient from now on: null accepts the mail. */ refuse: (
    answer: () => { code: number; text: string } | null,
  ) => void;
  /** Answers each sender from now on. */ refuseSender: (text: string) => void;
  /** The number of recipients named so far. */ recipientCount: () => number;
  close: () => Promise<void>;
};

/** Opens a mailbox; with a password, it accepts only clients that know it. */
export async function openMailbox(password?: string): Promise<Mailbox> {
  const received: Received[] = [];
  let refusal: () => { code: number; text: string } | null = () => null;
  let recipients = 0;
  let noSender = '';
  const server = new SMTPServer({
    authOptional: password === undefined,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onAuth: (auth, _session, done) =>
      auth.password === password
        ? done(null, { user: auth.username })
        : done(fault(535, `5.7.8 ${auth.username} with ${auth.password} is not known`)),
    onMailFrom: (_address, _session, done) => done(noSender ? fault(550, noSender) : null),
    onRcptTo: (_address, _session, done) => {
      recipients++;
      const refused = refusal();
      done(refused && fault(refused.code, refused.text));
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(read(Buffer.concat(chunks).toString('latin1'), session.envelope));
        done();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (answer) => {
      refusal = answer;
    },
    refuseSender: (text) => {
      noSender = text;
    },
    recipientCount: () => recipients,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

const fault = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

type Envelope = { mailFrom: false | { address: string }; rcptTo: { address: string }[] };

function read(raw: string, { mailFrom, rcptTo }: Envelope): Received {
  const { headers, body } = split(raw);
  const boundary = /boundary="?([^";]+)/.exec(headers.get('content-type') ?? '')?.[1] ?? '';
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => split(part.replace(/^\r\n/, '')));
  const text = (type: string) => {
    const part = parts.find((own) => own.headers.get('content-type')?.startsWith(type));
    return part ? decode(part.body, part.headers.get('content-transfer-encoding') ?? '') : '';
  };
  return {
    from: mailFrom ? mailFrom.address : '',
    to: rcptTo.map(({ address }) => address),
    headers: new Map([...headers].map(([name, value]) => [name, words(value)])),
    html: text('text/html'),
    plain: text('text/plain'),
    raw,
  };
}

function split(text: string): { headers: Map<string, string>; body: string } {
  const end = text.indexOf('\r\n\r\n');
  const lines = text
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  return {
    headers: new Map(
      lines.map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 1).trim(),
      ]),
    ),
    body: text.slice(end + 4),
  };
}

function decode(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding === 'quoted-printable')
    return Buffer.from(
      body
        .replaceAll(/=\r\n/g, '')
        .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
      'latin1',
    )
      .toString('utf8')
      .replaceAll('\r\n', '\n')
      .trim();
  return Buffer.from(body, 'latin1').toString('utf8').replaceAll('\r\n', '\n').trim();
}

/** Words of a header that are not ASCII (RFC 2047). */
function words(value: string): string {
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString('utf8')
        : Buffer.from(
            text
              .replaceAll('_', ' ')
              .replaceAll(/=([0-9A-F]{2})/gi, (__, hex: string) =>
                String.fromCharCode(parseInt(hex, 16)),
              ),
            'latin1',
          ).toString('utf8'),
    );
}
