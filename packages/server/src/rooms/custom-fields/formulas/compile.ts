import type { CustomField, CustomKind } from '@zaplecze/contract/kit/fields/custom-fields';
import type { BuiltInPart } from '@zaplecze/contract/rooms/custom-fields/built-in-parts';
import { fieldByName, partKinds } from '@zaplecze/contract/rooms/custom-fields/formulas';
import { customKindWords } from '@zaplecze/contract/rooms/custom-fields/lists';
import {
  type Formula,
  readFormula,
  type Sign,
  wrongAt,
} from '../../../kit/parsing/formula-grammar.ts';

/** A column of the record that a formula counts with. */
export type CountedColumn = Pick<BuiltInPart, 'name' | 'use'>;

/**
 * A formula as the database goes through it (`custom_formula`, migration 0160), and what it counts with: own fields by their
 * numbers, and columns of the record.
 */
export type FormulaSteps = [string, (string | number)?][];
export type CompiledFormula = { steps: FormulaSteps; parts: number[]; columns: CountedColumn[] };

/** An own field that may be named, also an archived one. */
export type Candidate = Pick<CustomField, 'id' | 'key' | 'label' | 'kind' | 'formula'> & {
  archived: boolean;
};

/** What may be named: own fields of the record, and those that stand in code. */
export type Countable = {
  fields: readonly Candidate[];
  builtIn: readonly BuiltInPart[];
  /** Labels of fields that stand in code and do not count. */
  uncounted: readonly string[];
};

type Type = 'number' | 'day' | 'flag';
const typeWords = { number: 'liczba', day: 'dzień', flag: '„tak lub nie”' } as const;
const typeOf = (kind: CustomKind): Type => (kind === 'day' || kind === 'flag' ? kind : 'number');

const countedWords = 'liczy się z liczb, kwot, dni i pól „tak lub nie”';

const shown: Partial<Record<Sign, string>> = { '*': '×', '/': '÷', '-': '−' };

/**
 * Reads a formula for a field of this kind: what it counts with is there and fits together, and comes to what the field holds.
 *
 * @throws WrongFormula in words, with the sign where it is
 */
export function compileFormula(
  text: string,
  { kind, ...among }: { kind: CustomKind } & Countable,
): CompiledFormula {
  const steps: FormulaSteps = [];
  const parts = new Set<number>();
  const columns = new Map<string, CountedColumn>();
  const put = (type: Type, ...step: FormulaSteps[number]): Type => {
    steps.push(step);
    return type;
  };

  function go(one: Formula): Type {
    switch (one.is) {
      case 'number':
        return put('number', 'num', one.value);
      case 'flag':
        return put('flag', 'num', one.value ? 1 : 0);
      case 'field': {
        const part = partOf(one, among);
        if ('use' in part) columns.set(part.name, { name: part.name, use: part.use });
        else parts.add(part.id);
        return put(typeOf(part.kind), 'part', 'use' in part ? part.name : part.id);
      }
      case 'minus':
        if (go(one.of) !== 'number') throw wrongAt(one.at, '„−” stoi tylko przed liczbą');
        return put('number', 'neg');
      case 'pair':
        return goPair(one, go(one.left), go(one.right));
      case 'call':
        return goCall(one);
    }
  }

  function goPair({ sign, at }: Formula & { is: 'pair' }, left: Type, right: Type): Type {
    const both = (type: Type) => left === type && right === type;
    const wrong = (words: string) =>
      wrongAt(at, `${words}, a tu są: ${typeWords[left]} i ${typeWords[right]}`);
    if (sign === '*' || sign === '/') {
      if (both('number')) return put('number', sign);
      throw wrong(`„${shown[sign]}” liczy na liczbach`);
    }
    if (sign === '+') {
      if (both('number')) return put('number', sign);
      if (left !== right && left !== 'flag' && right !== 'flag') return put('day', sign);
      throw wrong('„+” dodaje liczby albo dni do dnia');
    }
    if (sign === '-') {
      if (both('number') || both('day')) return put('number', sign);
      if (left === 'day' && right === 'number') return put('day', sign);
      throw wrong('„−” odejmuje liczby albo dni od dnia');
    }
    if (left !== right) throw wrong(`„${sign}” porównuje wartości jednego rodzaju`);
    if (left === 'flag' && sign !== '=' && sign !== '<>')
      throw wrong('Większe i mniejsze bywają liczby i dni');
    return put('flag', sign);
  }

  function goCall({ name, operands, at }: Formula & { is: 'call' }): Type {
    const takes = (count: number, words: string) => {
      if (operands.length !== count) throw wrongAt(at, `pisze się: ${words}`);
    };
    const types = (of: Formula[]) => of.map(go);
    if (name === 'min' || name === 'max') {
      if (operands.length < 2)
        throw wrongAt(at, `pisze się: ${name}(a; b), wartości oddziela średnik`);
      const [first = 'number', ...others] = types(operands);
      if (first === 'flag' || others.some((other) => other !== first))
        throw wrongAt(at, `${name} wybiera z samych liczb albo z samych dni`);
      return put(first, name, operands.length);
    }
    if (name === 'jeżeli' || name === 'jezeli') {
      takes(3, 'jeżeli(warunek; gdy tak; gdy nie)');
      const [condition, yes = 'number', no] = types(operands);
      if (condition !== 'flag')
        throw wrongAt(operands[0]?.at ?? at, 'tu stoi warunek, na przykład [Kwota] > 100');
      if (yes !== no) throw wrongAt(at, 'jeżeli daje w obu przypadkach wartość jednego rodzaju');
      return put(yes, 'if');
    }
    if (name === 'dni') {
      takes(2, 'dni(od; do)');
      const [until, since] = types(operands.toReversed());
      if (until !== 'day' || since !== 'day') throw wrongAt(at, 'dni liczy między dwoma dniami');
      return put('number', '-');
    }
    if (name === 'zaokr') {
      takes(2, 'zaokr(liczba; miejsca po przecinku)');
      const [value, places] = operands as [Formula, Formula];
      if (go(value) !== 'number') throw wrongAt(at, 'zaokrągla się liczbę');
      if (places.is !== 'number' || !/^[0-4]$/.test(places.value))
        throw wrongAt(places.at, 'miejsc po przecinku może być od 0 do 4');
      return put('number', 'round', Number(places.value));
    }
    throw wrongAt(at, `nie ma działania „${name}”; są: jeżeli, min, max, dni, zaokr`);
  }

  const type = go(readFormula(text));
  if (parts.size + columns.size === 0)
    throw wrongAt(1, 'wzór liczy się z pól tego rekordu, a nie ma w nim żadnego');
  if (type === 'flag')
    throw wrongAt(1, 'wychodzi „tak” albo „nie”; napisz na przykład jeżeli(…; 1; 0)');
  if (type !== typeOf(kind))
    throw wrongAt(
      1,
      `wychodzi ${typeWords[type]}, a to pole to ${customKindWords[kind].toLowerCase()}`,
    );
  return {
    steps,
    parts: [...parts].toSorted((a, b) => a - b),
    columns: [...columns.values()],
  };
}

function partOf(
  { name, at }: { name: string; at: number },
  { fields, builtIn, uncounted }: Countable,
): Candidate | BuiltInPart {
  const named = [...fields, ...builtIn];
  const found = fieldByName(named, name);
  const called = named.filter(({ label }) => label.trim() === name.trim());
  if (!found && called.length > 1)
    throw wrongAt(
      at,
      `pól „${name}” jest kilka, wpisz klucz: ${called.map(({ key }) => `[${key}]`).join(' albo ')}`,
    );
  if (!found && uncounted.includes(name.trim()))
    throw wrongAt(at, `„${name.trim()}” nie liczy się we wzorach; ${countedWords}`);
  if (!found) throw wrongAt(at, `nie ma pola „${name}”`);
  if ('use' in found) return found;
  if (found.formula !== null)
    throw wrongAt(at, `„${found.label}” też jest wyliczane; liczy się z pól, które ktoś wypełnia`);
  if (!partKinds.includes(found.kind))
    throw wrongAt(
      at,
      `„${found.label}” to ${customKindWords[found.kind].toLowerCase()}; ${countedWords}`,
    );
  if (found.archived) throw wrongAt(at, `pole „${found.label}” jest zarchiwizowane`);
  return found;
}
