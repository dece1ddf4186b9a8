import { strFromU8, strToU8, zipSync } from 'fflate';
import { Parser } from 'htmlparser2';
import { unpack } from '../office-parts.ts';

/* A DOCX or XLSX without what reaches out of it, before a program opens it that would follow. */

const refusals = { broken: 'broken', tooLarge: 'too large' };

/** Programs, things of other programs, and other workbooks within or beside it. */
const dangerous =
  /vba|macro|activex|embeddings\/|externallinks\/|connections\.xml|querytables\/|customxml\//i;

/** Fields of a document that fetch: `INCLUDEPICTURE "http://…"`. */
const fetching =
  /(INCLUDEPICTURE|INCLUDETEXT|INCLUDE|DDEAUTO|DDE|LINK|DATABASE|IMPORT)(?=\b|\s|&|")/gi;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Relations anew, but for those that lead outside; hyperlinks are only followed by hand. */
function insideOnly(xml: string): string {
  const relations: string[] = [];
  const parser = new Parser(
    {
      onopentag: (name, { Id = '', Type = '', Target = '', TargetMode }) => {
        if (!/(^|:)Relationship$/.test(name)) return;
        const outside = TargetMode !== undefined && TargetMode !== 'Internal';
        const link = /\/hyperlink$/.test(Type);
        if ((outside && !link) || dangerous.test(Target) || (!outside && /^\w+:/.test(Target)))
          return;
        const mode = outside ? ' TargetMode="External"' : '';
        relations.push(
          `<Relationship Id="${escaped(Id)}" Type="${escaped(Type)}" Target="${escaped(Target)}"${mode}/>`,
        );
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.join('')}</Relationships>`;
}

/**
 * For a thread of its own: parsing.ts.
 *
 * @throws HttpError 400 for what is damaged or unpacks without end
 */
export function officeInside(content: Buffer): Uint8Array {
  const parts = unpack(content, (name) => !dangerous.test(name), refusals);
  for (const [name, part] of Object.entries(parts)) {
    if (name.endsWith('.rels')) parts[name] = strToU8(insideOnly(strFromU8(part)));
    else if (/^word\/.*\.xml$/.test(name))
      parts[name] = strToU8(
        strFromU8(part).replace(/(<w:instrText[^>]*>|w:instr="[^"]*)([^<]*)/g, (all) =>
          all.replace(fetching, 'QUOTE'),
        ),
      );
  }
  return zipSync(parts, { level: 1 });
}
