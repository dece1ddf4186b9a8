import { warsawOffset } from '@zaplecze/contract/kit/values/time';

/*
 * Answers of the API as an assistant reads them: without what only screens need, instants in Warsaw's time, and whole
 * JSON of a bounded length whatever a record holds.
 */

/** Characters that one answer may have: more helps no assistant. */
const longestAnswer = 60_000;

/** What only screens need. */
const dropped = new Set(['may', 'color', 'picture', 'path', 'filePath', 'descriptionHtml', 'html']);

const utc = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/;

/** '2026-11-27T01:02:00Z' → '2026-11-27T02:02:00+01:00'; what is no instant stays as it is. */
export function inWarsaw(text: string): string {
  if (!utc.test(text)) return text;
  const at = Date.parse(text);
  if (Number.isNaN(at)) return text;
  const offset = warsawOffset(at);
  const hours = String(offset / 60).padStart(2, '0');
  return `${new Date(at + offset * 60_000).toISOString().slice(0, 19)}+${hours}:00`;
}

/** What was asked for: that there is none of it is an answer. */
const answerNames = new Set(['list', 'groups']);
const isNothing = (value: unknown) =>
  value === null || (Array.isArray(value) && value.length === 0);

/** An answer without what is empty and what only screens need: an assistant pays for every word. */
export function compact(value: unknown, within?: string): unknown {
  if (typeof value === 'string') return inWarsaw(value);
  if (Array.isArray(value)) return value.map((one) => compact(one));
  if (value === null || typeof value !== 'object') return value;
  const visible = Object.entries(value)
    // A company's own field may be called as what only screens need.
    .filter(([name]) => within === 'custom' || !dropped.has(name))
    .map(([name, inner]) => [name, compact(inner, name)] as const)
    .filter(([name, inner]) => answerNames.has(name) || !isNothing(inner));
  return Object.fromEntries(visible);
}

/**
 * Characters of a text and elements of a list that are left at each further attempt. Texts are shortened first: the
 * cursor of a page counts all its rows, and one that is left out would be read by nobody.
 */
const bounds = [
  [8_000, 200],
  [2_000, 200],
  [600, 200],
  [200, 200],
  [200, 60],
  [200, 20],
  [200, 8],
] as const;

const cut = (value: unknown, [text, rows]: readonly [number, number]): unknown => {
  if (typeof value === 'string') return value.length > text ? `${value.slice(0, text)}…` : value;
  if (Array.isArray(value)) return value.slice(0, rows).map((one) => cut(one, [text, rows]));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, cut(inner, [text, rows])]),
  );
};

/** The parts of an answer, with long texts and lists shortened until all fits; `shortened` says that they were. */
export function fitAnswer(parts: Record<string, unknown>): Record<string, unknown> {
  if (JSON.stringify(parts).length <= longestAnswer) return parts;
  const shortened =
    'Długie teksty i listy są tu skrócone; dopytaj o jeden rekord albo węższy zakres.';
  const tried = bounds.map((bound) => ({ ...(cut(parts, bound) as object), shortened }));
  return tried.find((one) => JSON.stringify(one).length <= longestAnswer) ?? { shortened };
}
