/*
 * What reading programs are told of a document: its language, its title, and what each piece is (a heading, a row of a
 * table, a picture with its words). All that is drawn stands in a `tag` or is an `ornament`.
 */

type Doc = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;
/** `alt`: a picture in words; `scope`: what a heading of a table stands above. */
type Told = { within?: Element; alt?: string; scope?: 'Column' };

/** Options of every document. */
export const taggedPdf = {
  pdfVersion: '1.7',
  tagged: true,
  displayTitle: true,
  lang: 'pl-PL',
} as const;

const roots = new WeakMap<Doc, Element>();

function rootOf(doc: Doc): Element {
  const known = roots.get(doc);
  if (known) return known;
  const root = doc.struct('Document');
  doc.addStructure(root);
  roots.set(doc, root);
  return root;
}

/** Draws a piece as what it is: 'H1', 'P', 'TD' … `within`: a `group`, else the document itself. */
export function tag(
  doc: Doc,
  type: string,
  draw: () => void,
  { within, ...options }: Told = {},
): void {
  (within ?? rootOf(doc)).add(doc.struct(type as never, options, draw));
}

/** A piece of several: 'Table', 'TR', 'L'. It is to be ended by `end()` after its last one. */
export function group(doc: Doc, type: string, within?: Element): Element {
  const element = doc.struct(type as never);
  (within ?? rootOf(doc)).add(element);
  return element;
}

/** Draws what says nothing of its own: lines, backgrounds, numbers of pages. */
export function ornament(doc: Doc, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}
