import { zone } from '@zaplecze/contract/kit/values/time';
import type { FileWords } from '@zaplecze/contract/rooms/files/words';
import { parseInvoice, parseMail, parseOffice, TooMuch } from '../../../kit/parsing/parsing.ts';
import { paint, pictureTypes } from '../../../kit/parsing/pictures.ts';
import { type OfficeKind, officePdf } from '../../../kit/parsing/preview/office.ts';
import { contentTypeOf, startLength } from '../kinds.ts';

/** Longest side of a shown picture in pixels. */
const side = 1600;

const moment = new Intl.DateTimeFormat('pl', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: zone,
});

type Shown = { type: string; content: Buffer };

const pdf = (content: Buffer | null): Shown | null =>
  content && { type: 'application/pdf', content };
const words = (text: FileWords | null): Shown | null =>
  text && { type: 'application/json', content: Buffer.from(JSON.stringify(text)) };

async function picture(content: Buffer): Promise<Shown | null> {
  const painted = await paint(content, { width: side, height: side, fit: 'inside', as: 'webp' });
  return painted && { type: 'image/webp', content: painted };
}

/** Documents of Word and Excel, where the machine has a program for them. */
async function office(
  content: Buffer,
  drawing: { kind: OfficeKind; left: AbortSignal },
): Promise<Shown | null> {
  const inside = await parseOffice(content);
  return inside && pdf(await officePdf(inside, drawing));
}

async function letter(content: Buffer): Promise<FileWords | null> {
  const mail = await parseMail(content).catch((error: unknown) => {
    if (error instanceof TooMuch) return null;
    throw error;
  });
  if (!mail || mail.from.address === '') return null;
  const [date = ''] = mail.headers.get('date') ?? [];
  const sent = Date.parse(date);
  const facts = {
    Od: [mail.from.name, `<${mail.from.address}>`].filter(Boolean).join(' '),
    Do: mail.to.join(', '),
    Wysłano: Number.isNaN(sent) ? date : moment.format(sent),
    Załączniki: mail.files.map(({ name }) => name).join(', '),
  };
  return {
    title: mail.subject || 'List bez tematu',
    facts: Object.entries(facts).flatMap(([label, value]) => (value ? [{ label, value }] : [])),
    tables: [],
    text: mail.text,
  };
}

/**
 * What a page may show of a file that is no PDF, by its bytes and, of texts, by its name; null where that is nothing.
 *
 * @param file.left whether its reader has left: what is being drawn ends then
 * @throws HttpError 503 when too many files are being read
 */
export async function shownAs(
  content: Buffer,
  { fileName, left }: { fileName: string; left: AbortSignal },
): Promise<Shown | null> {
  const type = contentTypeOf(content.subarray(0, startLength), fileName);
  const [, ending = ''] = /\.(\w+)$/.exec(fileName.toLowerCase()) ?? [];
  if (pictureTypes.includes(type)) return await picture(content);
  if (type === 'application/pdf') return pdf(content);
  if (type.includes('.openxmlformats') && (ending === 'docx' || ending === 'xlsx'))
    return await office(content, { kind: ending, left });
  if (type !== 'application/octet-stream') return null;
  if (ending === 'eml') return words(await letter(content));
  return ending === 'xml' ? words(await parseInvoice(content)) : null;
}
