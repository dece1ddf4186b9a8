import {
  createToken,
  EmbeddedActionsParser,
  EOF,
  type IRecognitionException,
  type IToken,
  Lexer,
} from 'chevrotain';

/**
 * How a formula is written. The language is what stands here and nothing else: no members, no names but fields in brackets and
 * five functions. `at`: the sign, from 1, that a part stands at.
 */

export type Sign = '+' | '-' | '*' | '/' | '=' | '<>' | '<' | '>' | '<=' | '>=';

export type Formula = { at: number } & (
  | { is: 'number'; value: string }
  | { is: 'flag'; value: boolean }
  | { is: 'field'; name: string }
  | { is: 'call'; name: string; operands: Formula[] }
  | { is: 'minus'; of: Formula }
  | { is: 'pair'; sign: Sign; left: Formula; right: Formula }
);

/** What is wrong with a formula, in words with the sign where it is. */
export class WrongFormula extends Error {}

export const wrongAt = (at: number, words: string) => new WrongFormula(`Znak ${at}: ${words}`);

const Space = createToken({ name: 'Space', pattern: /\s+/, group: Lexer.SKIPPED });
const Field = createToken({ name: 'Field', pattern: /\[[^[\]]*\]/ });
const Num = createToken({ name: 'Num', pattern: /\d+(?:,\d+)?/ });
const Word = createToken({ name: 'Word', pattern: /[A-Za-zĄĆĘŁŃÓŚŹŻąćęłńóśźż]+/ });
const Compare = createToken({ name: 'Compare', pattern: /<=|>=|<>|!=|[<>=≤≥≠]/ });
const Add = createToken({ name: 'Add', pattern: /[+\-−–]/ });
const Times = createToken({ name: 'Times', pattern: /[*×·/÷:]/ });
const Open = createToken({ name: 'Open', pattern: /\(/ });
const Close = createToken({ name: 'Close', pattern: /\)/ });
const Next = createToken({ name: 'Next', pattern: /;/ });
const tokens = [Space, Field, Num, Word, Compare, Add, Times, Open, Close, Next];

const lexer = new Lexer(tokens, { positionTracking: 'onlyOffset' });

/** Signs that are typed for the same. */
const signs: { [typed: string]: Sign } = {
  ...{ '−': '-', '–': '-', '×': '*', '·': '*', '÷': '/', ':': '/' },
  ...{ '≤': '<=', '≥': '>=', '≠': '<>', '!=': '<>' },
};
const signOf = (image: string): Sign => signs[image] ?? (image as Sign);

const at = ({ startOffset }: IToken) => startOffset + 1;

class FormulaParser extends EmbeddedActionsParser {
  constructor() {
    super(tokens, { recoveryEnabled: false, maxLookahead: 2 });
    this.performSelfAnalysis();
  }

  formula = this.RULE('formula', (): Formula => {
    const left = this.SUBRULE(this.sum);
    return (
      this.OPTION(() => {
        const sign = this.CONSUME(Compare);
        const right = this.SUBRULE2(this.sum);
        return pair(sign, left, right);
      }) ?? left
    );
  });

  sum = this.RULE('sum', (): Formula => {
    let found = this.SUBRULE(this.product);
    this.MANY(() => {
      const sign = this.CONSUME(Add);
      const right = this.SUBRULE2(this.product);
      found = pair(sign, found, right);
    });
    return found;
  });

  product = this.RULE('product', (): Formula => {
    let found = this.SUBRULE(this.value);
    this.MANY(() => {
      const sign = this.CONSUME(Times);
      const right = this.SUBRULE2(this.value);
      found = pair(sign, found, right);
    });
    return found;
  });

  value: () => Formula = this.RULE(
    'value',
    (): Formula =>
      this.OR([
        {
          ALT: (): Formula => {
            const number = this.CONSUME(Num);
            return { is: 'number', value: number.image.replace(',', '.'), at: at(number) };
          },
        },
        {
          ALT: (): Formula => {
            const field = this.CONSUME(Field);
            return { is: 'field', name: field.image.slice(1, -1), at: at(field) };
          },
        },
        { ALT: () => this.SUBRULE(this.named) },
        {
          ALT: (): Formula => {
            this.CONSUME(Open);
            const inside = this.SUBRULE(this.formula);
            this.CONSUME(Close);
            return inside;
          },
        },
        {
          ALT: (): Formula => {
            const sign = this.CONSUME(Add);
            const of = this.SUBRULE(this.value);
            return this.ACTION((): Formula => {
              if (signOf(sign.image) === '+') throw wrongAt(at(sign), '„+” nie ma tu czego dodać');
              return { is: 'minus', of, at: at(sign) };
            });
          },
        },
      ]),
  );

  named = this.RULE('named', (): Formula => {
    const word = this.CONSUME(Word);
    const operands: Formula[] = [];
    const isCall = this.OPTION(() => {
      this.CONSUME(Open);
      this.AT_LEAST_ONE_SEP({
        SEP: Next,
        DEF: () => {
          operands.push(this.SUBRULE(this.formula));
        },
      });
      this.CONSUME(Close);
      return true;
    });
    const name = word.image.toLocaleLowerCase('pl');
    if (isCall) return { is: 'call', name, operands, at: at(word) };
    return this.ACTION((): Formula => {
      if (name !== 'tak' && name !== 'nie')
        throw wrongAt(
          at(word),
          `nie znamy słowa „${word.image}”; pole stoi w nawiasach kwadratowych: [Nazwa pola]`,
        );
      return { is: 'flag', value: name === 'tak', at: at(word) };
    });
  });
}

const pair = (sign: IToken, left: Formula, right: Formula): Formula => ({
  ...{ is: 'pair', sign: signOf(sign.image), left, right, at: at(sign) },
});

const parser = new FormulaParser();

/** What a formula of at most some hundred signs says. @throws WrongFormula */
export function readFormula(text: string): Formula {
  const { tokens: found, errors } = lexer.tokenize(text);
  const [strange] = errors;
  if (strange) throw wrongAt(strange.offset + 1, strangeWords(text[strange.offset] ?? ''));
  parser.input = found;
  const formula = parser.formula();
  const [error] = parser.errors;
  if (error) throw wrongToken(error, text.length);
  return formula;
}

function strangeWords(sign: string): string {
  if (sign === ',' || sign === '.')
    return `„${sign}” nic tu nie znaczy: ułamek to 1,5, a wartości w nawiasie oddziela średnik`;
  if (sign === '[') return 'nazwy pola nie zamyka nawias „]”';
  if (sign === ']') return 'nazwy pola nie otwiera nawias „[”';
  return `„${sign}” nic tu nie znaczy`;
}

function wrongToken({ token, name }: IRecognitionException, length: number): WrongFormula {
  if (token.tokenType === EOF)
    return wrongAt(
      length + 1,
      name === 'MismatchedTokenException'
        ? 'brakuje nawiasu „)”'
        : 'wzór się urywa, brakuje liczby albo pola',
    );
  return wrongAt(at(token), `„${token.image}” tu nie pasuje`);
}
