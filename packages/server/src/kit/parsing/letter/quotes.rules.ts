import { answerAbove } from '../../mail/answer-above.ts';

/*
 * Where the letter that is answered begins. Programs do not mark it; it is known by the lines that they begin it with,
 * in the languages that clients write in.
 */

/** The end of an introduction to a quotation; a day or an address in it distinguishes it from other sentences. */
const ends =
  /(?:napisał|napisała|napisał\(a\)|napisał\/a|napisali|pisze|pisał|pisała|wrote|schrieb|geschrieben|a écrit|ha scritto|escribió|escreveu|schreef|geschreven|skrev|kirjoitti|пишет|пише|написал|написала|написав|napsal|napsal\(a\)|napísal|írta|yazdı)(?:[^:@\n]{0,80}@[^:\n]{0,160}|\s*\S{0,3})?[:：]$/iu;
/** Those that end with the sender, as Apple and Exchange have it. */
const endsBySender =
  /^(?:wiadomość napisana przez|am .{4,120} schrieb|op .{4,120} schreef|den .{4,120} skrev|il giorno .{4,120} ha scritto|le .{4,120} a écrit|el .{4,120} escribió|em .{4,120} escreveu) .{1,300}:$/iu;
/** Gmail in Russian and others name the sender alone behind the day. The one address is found first: time by the length. */
const endsByAddress =
  /^(?=[^<>]{1,200}<[^<>@\s]{1,100}@[^<>@\s]{1,200}>:$)\S{1,12},? .{4,80}\d{1,2}:\d{2}/u;
const dateOrAddress = /\d{4}|\d{1,2}[:.]\d{2}|@|\d{1,2}[./-]\d{1,2}/;
const startsQuote =
  /^(?:on|w dniu|dnia|pon|wt|śr|czw|pt|sob|niedz|ndz|am|le|il|el|em|op|den|wiadomość|użytkownik|\d{1,4}[./-]|.{1,100}<)/iu;
const longestIntroduction = 400;

/** '-----Oryginalna wiadomość-----', 'Begin forwarded message:' and the like. */
const divided =
  /^(?:[-_*]{2,}\s*)?(?:oryginalna wiadomość|wiadomość oryginalna|original message|original email|reply message|ursprüngliche nachricht|message d'origine|message original|messaggio originale|mensaje original|oprindelig meddelelse|ursprungligt meddelande|oorspronkelijk bericht|alkuperäinen viesti|исходное сообщение)(?:\s*[-_*]{2,})?:?$/iu;
const passedOn =
  /^(?:[-_*]{2,}\s*)?(?:wiadomość przekazana(?: dalej)?|przekazana wiadomość|przekazany list|forwarded message|begin forwarded message|początek przekazywanej wiadomości|weitergeleitete nachricht|message transféré|messaggio inoltrato|doorgestuurd bericht)(?:\s*[-_*]{2,})?:?(?: .{0,200})?$/iu;

const from = /^\*?(?:od|from|von|nadawca|de|da|van|от|från|fra):?\*?:? .*\S/iu;
const sent =
  /^\*?(?:wysłano|wysłane|data|sent|date|gesendet|datum|envoyé|inviato|enviado|verzonden|отправлено|дата|skickat|sendt):?\*?:? /iu;
const about =
  /^\*?(?:temat|subject|betreff|objet|oggetto|asunto|assunto|onderwerp|тема|ämne|emne):?\*?:?(?: |$)/iu;

const plain = (line: string) => line.replace(/^[>\s\u00a0]+/, '').trim();
const mostOf = (line: string | undefined) => (line ?? '').slice(0, 600).trim();

/** Words that an introduction begins with, and then the day: what goes on over several lines is known by its first. */
const dated =
  /^(?:(?:on|w dniu|dnia|pon|wt|śr|czw|pt|sob|niedz|ndz|am|le|il|el|em|op|den|po|wiadomość|użytkownik)(?=[\s.,]).{0,60}\d|\d{1,4}[./-]\d)/iu;
/** A sentence that has come to its end goes on in no further line. */
const ended = /[.!?…]$/;

/** Whether these lines, as one, introduce what is quoted below them. */
function introduces(parts: string[], next: string): boolean {
  const whole = parts.join(' ');
  if (parts.includes('') || whole.length > longestIntroduction) return false;
  if (!(ends.test(whole) || endsBySender.test(whole) || endsByAddress.test(whole))) return false;
  const begins = startsQuote.test(whole);
  // What is marked as quoted right below tells the same as a day or an address.
  return (
    (dateOrAddress.test(whole) && (begins || whole.includes('@'))) ||
    (begins && next.startsWith('>'))
  );
}

/**
 * How many lines an introduction that begins here has; none: 0. One of several lines begins with its day: a line that
 * introduces by itself takes none of those above it.
 */
export function introduction(lines: string[], at: number): number {
  const first = mostOf(lines[at]);
  if (first === '' || first.startsWith('>')) return 0;
  for (let count = 1; count <= (dated.test(first) && !ended.test(first) ? 4 : 1); count += 1) {
    const parts = lines.slice(at, at + count).map(mostOf);
    if (parts.slice(1).some((line) => dated.test(line))) return 0;
    const next = mostOf(lines[at + count]) || mostOf(lines[at + count + 1]);
    if (introduces(parts, next)) return count;
  }
  return 0;
}

/** Any line of such a head. */
const labelled =
  /^\*?(?:od|do|dw|udw|from|to|cc|bcc|von|an|nadawca|odbiorca|de|da|à|a|para|van|aan|от|кому|från|till|fra|til|ważność|importance|załączniki|attachments|reply-to|odpowiedz do|wysłano|wysłane|data|sent|date|gesendet|datum|envoyé|inviato|enviado|verzonden|отправлено|дата|skickat|sendt|temat|subject|betreff|objet|oggetto|asunto|assunto|onderwerp|тема|ämne|emne):?\*?:/iu;
/** Who: a name or an address, no day and no number. */
const someone = /:?\*?:? *(?=.*(?:@|\p{L}{2}))["'„<(]?[\p{L}@]/u;
const moment = /\d{1,2}:\d{2}|\d{4}/;
const mostLabels = 12;

/**
 * The head of an answered letter as programs write it: who, when and about what, line by line, then an empty line. A
 * list that somebody has typed in these words ("Od: 1.12", "Do: 31.12") has no sender, no hour, or goes on below.
 */
function isHead(lines: string[], at: number): boolean {
  const first = mostOf(lines[at]);
  if (!from.test(first) || !someone.test(first.slice(first.indexOf(':')))) return false;
  let [end, isDated, isNamed] = [at + 1, false, false];
  for (; end < at + mostLabels; end += 1) {
    const line = mostOf(lines[end]);
    if (line === '') break;
    if (sent.test(line) && moment.test(line)) isDated = true;
    if (about.test(line)) isNamed = true;
    // Long lists of people, and long subjects, go on in lines of their own.
    const before = mostOf(lines[end - 1]);
    const isWrapped = line.includes('@') || /[;,]$/.test(before) || before.length > 65;
    if (!labelled.test(line) && !isWrapped) break;
  }
  const below = mostOf(lines[end]);
  const goesOn = below !== '' && !below.startsWith('>') && !/^[-_*=]{3,}$/.test(below);
  if (goesOn || end - at < 2) return false;
  return isNamed ? isDated || first.includes('@') : isDated && first.includes('@');
}

export type Border = 'ours' | 'divided' | 'passedOn' | 'introduced' | 'head' | null;

/** Whether a divider is a program's: drawn with dashes, or above a head or what is marked as quoted. */
function isDrawn(lines: string[], at: number): boolean {
  if (/^[-_*]{2,}|[-_*]{2,}$/.test(mostOf(lines[at]))) return true;
  const next = mostOf(lines[at + 1]) || mostOf(lines[at + 2]);
  return next.startsWith('>') || labelled.test(next);
}

/** What another's letter begins with in a line, if one does. */
export function borderAt(lines: string[], at: number): Border {
  const words = mostOf(lines[at]);
  if (words === '') return null;
  if (plain(words).includes(answerAbove)) return 'ours';
  if (words.length < 300 && divided.test(words) && isDrawn(lines, at)) return 'divided';
  if (words.length < 300 && passedOn.test(words)) return 'passedOn';
  if (introduction(lines, at) > 0) return 'introduced';
  return isHead(lines, at) ? 'head' : null;
}
