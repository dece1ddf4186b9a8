import { randomUUID } from 'node:crypto';
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMailOptions, Transporter } from 'nodemailer';
import type { Config } from '../operations/config.ts';
import type { Log } from '../operations/log.ts';
import { inSpan } from '../tracing/tracing.ts';

/** One message to one person; `text` is what everybody can read, `html` the same with looks. */
export type Message = {
  to: string | { name: string; address: string };
  subject: string;
  text: string;
  html?: string;
  /** Names the letter among all, so that a repeated one is known to be the same; left out: made up. */
  id?: string;
  /** Names the first letter about the same that its recipient has: mailboxes keep them together. */
  thread?: string;
  /** Where answers go instead of to the sender. */
  replyTo?: string;
  /** The page where letters of this kind are turned off. */
  unsubscribe?: string;
  /** Files, their content in base64: a message waits as JSON. */
  attachments?: { name: string; type: string; content: string }[];
};

export type Mail = {
  /**
   * Hands the message to the mail server (or writes the .eml file); the caller's job repeats it when this throws.
   *
   * @returns the path of the file, when there is no mail server
   * @throws InvalidRecipientError when the address is none, which no repetition mends
   */
  send: (message: Message) => Promise<string | undefined>;
};

export class InvalidRecipientError extends Error {
  constructor() {
    super('The recipient is not one e-mail address');
    this.name = 'InvalidRecipientError';
  }
}

/** One plain address: no list, no group, no comment, nothing that could end a header. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const address = /^[^\s<>()[\]\\,;:"@\u0000-\u001f\u007f]+@[^\s<>()[\]\\,;:"@\u0000-\u001f\u007f]+$/;

/** Subjects and names come from people's records; a line break in them would start a header of its own. */
function oneLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is replaced
  return text.replace(/[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g, ' ').trim();
}

function recipient(to: Message['to']): { name: string; address: string } {
  const person = typeof to === 'string' ? { name: '', address: to } : to;
  if (person.address.length > 320 || !address.test(person.address))
    throw new InvalidRecipientError();
  return { name: oneLine(person.name), address: person.address };
}

/** The name of a letter of ours; what comes back to us is known by it. */
const letterId = (id: string, from: Config['mailFrom']) =>
  `<zaplecze.${id}@${from.address.split('@').at(-1)}>`;

function headOf(
  { id = randomUUID(), thread, replyTo, unsubscribe }: Message,
  from: Config['mailFrom'],
) {
  return {
    messageId: letterId(oneLine(id), from),
    ...(thread && {
      references: letterId(oneLine(thread), from),
      inReplyTo: letterId(oneLine(thread), from),
    }),
    ...(replyTo && { replyTo: recipient(replyTo).address }),
    headers: {
      // Keeps out-of-office answers from coming back.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'OOF, AutoReply',
      ...(unsubscribe && { 'List-Unsubscribe': `<${oneLine(unsubscribe)}>` }),
    },
  };
}

function compose(message: Message, from: Config['mailFrom']): SendMailOptions {
  return {
    from,
    to: recipient(message.to),
    subject: oneLine(message.subject),
    text: message.text,
    ...(message.html === undefined ? {} : { html: message.html }),
    attachments: (message.attachments ?? []).map(({ name, type, content }) => ({
      ...{ filename: name, contentType: type, content, encoding: 'base64' },
    })),
    ...headOf(message, from),
    // Content is text only: no file or address named in it is ever read.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** @param host whom the product introduces itself as: mail servers mistrust a bare address */
async function overSmtp(url: string, host: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const seconds = (count: number) => count * 1000;
  return createTransport({
    url,
    name: host,
    connectionTimeout: seconds(10),
    greetingTimeout: seconds(10),
    socketTimeout: seconds(30),
  });
}

async function intoMemory(): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
  }) as Transporter;
}

/** Written under another name first, so whoever watches the folder never opens half a message. */
async function writeEml(folder: string, content: Buffer): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const time = new Date().toISOString().replace(/[:.]/g, '-');
  const path = join(folder, `${time}-${randomUUID().slice(0, 8)}.eml`);
  const handle = await open(`${path}.new`, 'wx', 0o600);
  try {
    await handle.writeFile(content);
  } finally {
    await handle.close();
  }
  await rename(`${path}.new`, path);
  return path;
}

/**
 * The product's post: over the mail server that is set, or, without one, as .eml files in `<dataDir>/mail` whose paths are logged
 * (never their content, which may open an account). The mail library is loaded with the first message.
 */
export function createMail(
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'publicUrl'>,
  log: Log,
): Mail {
  let open: { way: string; transport: Promise<Transporter> } | undefined;
  const send: Mail['send'] = async (message) => {
    // Each letter goes by what is set when it goes: administrators change it while the server works.
    const { smtpUrl, mailFrom, dataDir, publicUrl } = config;
    const composed = compose(message, mailFrom);
    const host = new URL(publicUrl).hostname;
    const wanted = `${smtpUrl} ${host}`;
    if (open?.way !== wanted) {
      open = { way: wanted, transport: smtpUrl ? overSmtp(smtpUrl, host) : intoMemory() };
    }
    const way = smtpUrl ? 'smtp' : 'eml';
    const post = await open.transport;
    const sent = (await inSpan({ name: `mail ${way}`, kind: 'client' }, () =>
      post.sendMail(composed),
    )) as { message?: Buffer };
    if (smtpUrl) return undefined;
    if (!sent.message) throw new Error('The mail library gave no message');
    const path = await writeEml(join(dataDir, 'mail'), sent.message);
    log.info(`Wiadomość zapisana w pliku (nie ustawiono serwera poczty): ${path}`);
    return path;
  };
  return { send };
}
