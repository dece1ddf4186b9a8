/** A letter as it came, taken apart: plain data, as it goes between threads. */
export type ParsedLetter = {
  /** Its own name, made of its content where it brought none. */
  messageId: string;
  /** Tells another letter of the same name: a hash of who wrote what, not of the way it came. */
  content: string;
  from: { name: string; address: string };
  /** Everywhere it was sent to, in small letters. */
  to: string[];
  subject: string;
  /** All its words. */
  text: string;
  /** The author's answer without the quoted letter; may be empty. */
  answer: string;
  /** The words of a fresh letter, with what it forwards, without the signature. */
  fresh: string;
  files: LetterFile[];
  /** Names of the letters before it. */
  before: string[];
  /** All headers by their names in small letters, the topmost of a name first. */
  headers: Map<string, string[]>;
};

export type LetterFile = {
  name: string;
  content: Uint8Array;
  /** A picture so small that it belongs to a signature: it stays with the whole letter. */
  logo?: boolean;
};
