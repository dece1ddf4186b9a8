import { Button, Group, Radio } from '@mantine/core';
import { fieldOf } from '@zaplecze/contract/rooms/fields';
import type { HistoryEntity } from '@zaplecze/contract/rooms/history/calls';
import type { ConflictValue, FieldConflict } from '@zaplecze/contract/rooms/history/conflicts';
import { belongingOf } from '@zaplecze/contract/rooms/history/words';
import { useState } from 'react';
import { useMe } from '../../calls/session.ts';
import { Modal } from '../../dialogs/modal.tsx';
import { valueText } from '../../records/field-values.ts';
import { formatDateTime } from '../../records/format.ts';
import classes from './conflict-choices.module.css';

type Answers = Record<string, 'theirs' | 'yours'>;

/** 'Osoba kontaktowa: Jan Kowalski, Telefon': what the choice is about. */
function titleOf({ entity, field, key, part, own, subject }: FieldConflict): string {
  const whose = belongingOf({ entity: entity as HistoryEntity, action: 'update', subject });
  const name = part ?? (key === null ? field : null);
  return [key === null ? null : (whose ?? subject), name && (own ?? fieldOf(entity, name)).label]
    .filter(Boolean)
    .join(', ');
}

/** A value as people read it; of a whole element what its editor did with it. */
function valueWords({ entity, field, part, own }: FieldConflict, value: ConflictValue): string {
  if ('removed' in value) return 'usunięto';
  if ('value' in value) {
    return valueText(own ?? fieldOf(entity, part ?? field), value.value) ?? '(puste)';
  }
  const changed = value.changed.map((one) => {
    const spec = one.own ?? fieldOf(entity, one.field);
    return `${spec.label}: ${valueText(spec, one.value) ?? '(puste)'}`;
  });
  return changed.length === 0 ? 'zostawiono' : `zmieniono (${changed.join('; ')})`;
}

const joinedWords = ({ former, stays }: NonNullable<FieldConflict['joined']>) =>
  former === stays
    ? `Dwa wpisy „${stays}” połączono w międzyczasie w jeden.`
    : `„${former}” połączono w międzyczasie z „${stays}”.`;

/** Asks what stays of each thing that two people changed; nothing is chosen beforehand. */
export function Choices({
  found,
  settle,
  onClose,
}: {
  found: Record<string, FieldConflict>;
  settle: (answers: Answers) => Promise<void>;
  onClose: () => void;
}) {
  const me = useMe();
  const [answers, setAnswers] = useState<Answers>({});
  const conflicts = Object.entries(found);
  const open = conflicts.filter(([path]) => answers[path] === undefined).length;
  const own = conflicts.every(([, { by }]) => by?.id === me.id);
  return (
    <Modal
      title={own ? 'Zmieniono to już w innej karcie' : 'Ktoś zmienił to samo'}
      opened
      onClose={onClose}
    >
      <p className={classes.lead}>
        {own
          ? 'Od otwarcia formularza zapisano ten rekord z innej karty lub urządzenia.'
          : 'Od otwarcia formularza ktoś inny zapisał ten rekord.'}{' '}
        Wybierz, co ma zostać; pozostałe zmiany są zachowane.
      </p>
      {conflicts.map(([path, conflict]) => (
        <Radio.Group
          key={path}
          label={titleOf(conflict)}
          description={conflict.joined && joinedWords(conflict.joined)}
          value={answers[path] ?? null}
          onChange={(answer) => setAnswers({ ...answers, [path]: answer as 'theirs' })}
          className={classes.choice}
        >
          <Choice
            value="yours"
            who="W tym formularzu"
            text={valueWords(conflict, conflict.words.yours)}
          />
          <Choice
            value="theirs"
            who={whose(conflict, me.id)}
            text={valueWords(conflict, conflict.words.theirs)}
          />
        </Radio.Group>
      ))}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          Wróć do formularza
        </Button>
        <Button disabled={open > 0} onClick={() => void settle(answers)}>
          Zapisz wybrane
        </Button>
      </Group>
    </Modal>
  );
}

function whose({ by, at }: FieldConflict, me: number): string {
  const who = by === null ? 'Zapisane' : by.id === me ? 'Twoja zmiana z innej karty' : by.name;
  return at === null ? who : `${who}, ${formatDateTime(at)}`;
}

function Choice({ value, who, text }: { value: string; who: string; text: string }) {
  return (
    <Radio
      mt="xs"
      value={value}
      label={
        <>
          <span className={classes.who}>{who}</span>
          <span className={classes.text}>{text}</span>
        </>
      }
    />
  );
}
