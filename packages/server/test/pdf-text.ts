import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The words of a PDF, page by page, as a reader would copy them. */
export async function pdfWords(pdf: Buffer): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let at = 1; at <= document.numPages; at += 1) {
    const { items } = await (await document.getPage(at)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  return pages.join('\n').replaceAll(/\s+/g, ' ');
}

/** What reading programs are told of a PDF. */
export async function pdfStructure(pdf: Buffer) {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const { info } = await document.getMetadata();
  const roles = new Set<string>();
  const alts: string[] = [];
  let words = '';
  const walk = (node: object): void => {
    const {
      role,
      alt,
      children = [],
    } = node as { role?: string; alt?: string; children?: object[] };
    if (role) roles.add(role);
    if (alt) alts.push(alt);
    for (const child of children) walk(child);
  };
  for (let at = 1; at <= document.numPages; at += 1) {
    const page = await document.getPage(at);
    walk((await page.getStructTree()) ?? {});
    const { items, lang } = await page.getTextContent({ includeMarkedContent: true });
    words += `${lang} `;
    let open: (string | undefined)[] = [];
    for (const item of items) {
      if ('str' in item) {
        if (item.str.trim() !== '' && open.length === 0) words += `nieoznaczone: ${item.str} `;
      } else if (item.type === 'endMarkedContent') open = open.slice(0, -1);
      else open.push(item.id);
    }
  }
  const { Title, PDFFormatVersion, Language } = info as Record<string, string>;
  const marks = (await document.getMarkInfo()) as Map<string, boolean> | null;
  const marked = marks?.get('Marked');
  return { title: Title, version: PDFFormatVersion, lang: Language, marked, roles, alts, words };
}
