import { answerAbove } from '../../mail/answer-above.ts';

/*
 * Where the letter that is answered begins. Programs do not mark it; it is known by the lines that they begin it with,
 * in the languages that clients write in.
 */

/** What stands at the end of an introduction; what it names (a day, an address) tells it from other sentences. */
const ends =
  /(?:napisał|napisała|napisał\(a\)|napisał\/a|napisali|pisze|pisał|pisała|wrote|schrieb|geschrieben|a écrit|ha scritto|escribió|escreveu|schreef|geschreven|skrev|kirjoitti|пишет|пише|написал|написала|написав|napsal|napsal\(a\)|napísal|írta|yazdı)(?:[^:@\n]{0,80}@[^:\n]{0,160}|\s*\S{0,3})?[:：]$/iu;
/** Those that end with the sender, as Apple and Exchange have it. */
const endsBySender =
  /^(?:wiadomość napisana przez|am .{4,120} schrieb|op .{4,120} schreef|den .{4,120} skrev|il giorno .{4,120} ha scritto|le .{4,120} a écrit|el .{4,120} escribió|em .{4,120} escreveu) .{1,300}:$/iu;
/** Gmail in Russian and others name the sender alone behind the day. The one address is found first: time by the length. */
const endsByAddress =
  /^(?=[^<>]{1,200}<[^<>@\s]{1,100}@[^<>@\s]{1,200}>:$)\S{1,12},? .{4,80}\d{1,2}:\d{2}/u;
const telling = /\d{4}|\d{1,2}[:.]\d{2}|@|\d{1,2}[./-]\d{1,2}/;
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

/** How many lines an introduction that begins here has; none: 0. Below an empty line it may go on in the next ones. */
export function introduction(lines: string[], at: number): number {
  const first = mostOf(lines[at]);
  if (first === '' || first.startsWith('>')) return 0;
  const free = at === 0 || mostOf(lines[at - 1]) === '';
  for (let count = 1; count <= (free ? 4 : 1); count += 1) {
    const parts = lines.slice(at, at + count).map(mostOf);
    const whole = parts.join(' ');
    if (parts.includes('') || whole.length > longestIntroduction) return 0;
    const ended = ends.test(whole) || endsBySender.test(whole) || endsByAddress.test(whole);
    const begins = startsQuote.test(whole);
    if (ended && telling.test(whole) && (begins || whole.includes('@'))) return count;
    // What is marked as quoted right below tells the same.
    const next = mostOf(lines[at + count]) || mostOf(lines[at + count + 1]);
    if (ended && begins && next.startsWith('>')) return count;
  }
  return 0;
}

/** The head of an answered letter as Outlook writes it: who, when and about what, or whose address. */
export function isHead(lines: string[], at: number): boolean {
  const first = mostOf(lines[at]);
  if (!from.test(first)) return false;
  const rest = lines.slice(at + 1, at + 7).map(mostOf);
  const dated = rest.some((line) => sent.test(line));
  const named = rest.some((line) => about.test(line));
  return (named && dated) || (first.includes('@') && (named || dated));
}

export type Border = 'ours' | 'divided' | 'passedOn' | 'introduced' | 'head' | null;

/** What another's letter begins with in a line, if one does. */
export function borderAt(lines: string[], at: number): Border {
  const words = mostOf(lines[at]);
  if (words === '') return null;
  if (plain(words).includes(answerAbove)) return 'ours';
  if (words.length < 300 && divided.test(words)) return 'divided';
  if (words.length < 300 && passedOn.test(words)) return 'passedOn';
  if (introduction(lines, at) > 0) return 'introduced';
  return isHead(lines, at) ? 'head' : null;
}
