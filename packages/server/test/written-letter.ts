type Written = {
  from: string;
  to: string;
  text?: string;
  html?: string;
  subject?: string;
  headers?: Record<string, string>;
  files?: { name: string; type: string; content: Buffer; inline?: boolean }[];
};

let letters = 0;

/** A letter as a mail program writes it. */
export function write({
  from,
  to,
  text,
  html,
  subject = 'Re: Sprawa',
  headers = {},
  files = [],
}: Written) {
  letters += 1;
  const boundary = `czesc-${letters}`;
  const head = {
    From: from,
    To: to,
    Subject: `=?utf-8?B?${Buffer.from(subject).toString('base64')}?=`,
    'Message-ID': `<list-${letters}-${Date.now()}@klient.example>`,
    Date: new Date().toUTCString(),
    'MIME-Version': '1.0',
    ...headers,
    'Content-Type': `multipart/mixed; boundary="${boundary}"`,
  };
  const part = (type: string, content: Buffer, more = '') =>
    `--${boundary}\r\nContent-Type: ${type}\r\nContent-Transfer-Encoding: base64\r\n${more}\r\n${content.toString('base64').replace(/.{76}/g, '$&\r\n')}\r\n`;
  const parts = [
    ...(text === undefined ? [] : [part('text/plain; charset=utf-8', Buffer.from(text))]),
    ...(html === undefined ? [] : [part('text/html; charset=utf-8', Buffer.from(html))]),
    ...files.map(({ name, type, content, inline }) =>
      part(
        type,
        content,
        `Content-Disposition: ${inline ? 'inline' : 'attachment'}; filename="${name}"\r\n${inline ? `Content-ID: <${name}>\r\n` : ''}`,
      ),
    ),
  ];
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
  return `${lines.join('\r\n')}\r\n\r\n${parts.join('')}--${boundary}--\r\n`;
}
