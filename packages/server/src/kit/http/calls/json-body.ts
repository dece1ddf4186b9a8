import type { FastifyInstance } from 'fastify';
import { HttpError } from './errors.ts';

/*
 * Bodies are measured as bytes before anything is made of them: a million members, or a thousand brackets in each
 * other, take the parser and the schemas longer than anybody may hold the thread that answers all.
 */

/** Members and elements of a body, whatever it is made of; the largest honest one has some thousands. */
export const mostMembers = 20_000;
/** Deeper than anything that a schema takes. */
export const deepest = 16;
/** What a stranger may send: a sign-in, a new password, a decision about an issue. */
export const strangersLimit = 128 * 1024;

const quote = 0x22;
const backslash = 0x5c;

/** What a byte outside of texts means here; a table, since there are millions to look up. */
const [nothing, text, member, opening, closing] = [0, 1, 2, 3, 4] as const;
const meanings = new Uint8Array(256);
meanings[quote] = text;
for (const [signs, meaning] of [
  [',', member],
  ['[{', opening],
  [']}', closing],
] as const) {
  for (const sign of signs) meanings[sign.charCodeAt(0)] = meaning;
}

/** Where the text that begins at a quote ends; one that does not end is the parser's to refuse. */
function endOfText(body: Buffer, start: number): number {
  for (let end = body.indexOf(quote, start + 1); end >= 0; end = body.indexOf(quote, end + 1)) {
    let before = end - 1;
    while (body[before] === backslash) before -= 1;
    if ((end - before) % 2 === 1) return end;
  }
  return body.length;
}

/**
 * Refuses what is too much or too deep to be anybody's form; its time grows with the bytes alone.
 *
 * @throws HttpError 400
 */
function assertModest(body: Buffer): void {
  let [members, depth] = [0, 0];
  for (let at = 0; at < body.length; at += 1) {
    const meaning = meanings[body[at] as number];
    if (meaning === nothing) continue;
    if (meaning === text) at = endOfText(body, at);
    else if (meaning === member) members += 1;
    else depth += meaning === opening ? 1 : -1;
    if (members > mostMembers) {
      throw new HttpError(
        400,
        'Przesłano zbyt wiele danych w jednym zapisie. Podziel je na mniejsze.',
      );
    }
    if (depth > deepest) throw new HttpError(400, 'Dane są zbyt zagnieżdżone');
  }
}

/** Bodies of JSON, as Fastify reads them itself, but for what `assertModest` refuses. */
export function registerJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      try {
        assertModest(body);
      } catch (error) {
        done(error as HttpError);
        return;
      }
      parse(request, body.toString('utf8'), done);
    },
  );
}
