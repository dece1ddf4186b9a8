import { Button, Collapse } from '@mantine/core';
import { IconAdjustments } from '@tabler/icons-react';
import type { FileRef } from '@zaplecze/contract/kit/values/records';
import type { RuledTask } from '@zaplecze/contract/rooms/catalog/calls';
import type { StepForm } from '@zaplecze/contract/rooms/catalog/forms';
import { limitOrigins, noRule, performers } from '@zaplecze/contract/rooms/catalog/rules';
import { useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { CheckboxField, SelectField } from '../../../kit/fields/choice-fields.tsx';
import { LinesField } from '../../../kit/fields/lines-field.tsx';
import { NumberField } from '../../../kit/fields/number-field.tsx';
import { useNamed } from '../../../kit/fields/pickers/picker-parts.tsx';
import { ChoicePicker, RecordPicker } from '../../../kit/fields/pickers/record-picker.tsx';
import { FilesField } from '../../../kit/files/files.tsx';
import { Row } from '../../../kit/forms/form-page.tsx';
import { dictionarySource, peopleSource } from '../../choice-sources/index.ts';
import { ruleWords } from '../rule-words.ts';
import { fieldOf } from './step-files.ts';
import classes from './step-rule.module.css';

const departments = dictionarySource('department');
const positions = dictionarySource('position');

/** A step that says nothing yet. */
export const blankStep = (task: number): StepForm => ({
  ...{ task, ...noRule, checklist: [], checklistRequired: false },
});

type Step = Required<StepForm>;

/** The rule of one task of a procedure: told in a line, changed below it. */
export function StepRuleFields({
  task,
  named,
  files,
}: {
  task: { id: number; name: string };
  named?: RuledTask['named'];
  files?: FileRef[];
}) {
  const { watch, getFieldState, formState } = useFormContext();
  const steps = (watch('steps') ?? []) as Step[];
  const at = steps.findIndex((one) => one.task === task.id);
  const [open, setOpen] = useState(false);
  const id = useId();
  const rule = steps[at];
  const chosen = useChosen(rule, named);
  const field = `stepFiles.${fieldOf(task.id)}`;
  const hung = (watch(field) ?? []) as number[];
  if (!rule) return null;
  const wrong = getFieldState(`steps.${at}`, formState).invalid;
  const words = ruleWords(rule as RuledTask['rule'], {
    ...{ named: chosen, checklist: rule.checklist, files: hung },
    ...{ checklistRequired: rule.checklistRequired },
  });
  const shown = open || wrong;
  return (
    <div className={classes.rule}>
      <div className={classes.line}>
        <span className={words ? classes.words : classes.none}>
          {words ?? 'Przydzielane ręcznie'}
        </span>
        <Button
          size="compact-xs"
          variant="subtle"
          leftSection={<IconAdjustments size={14} stroke={1.5} aria-hidden />}
          aria-expanded={shown}
          aria-controls={id}
          aria-label={`Reguła: ${task.name}`}
          onClick={() => setOpen(!open)}
        >
          Reguła
        </Button>
      </div>
      <Collapse id={id} expanded={shown} transitionDuration={0}>
        {shown && (
          <>
            <Fields name={`steps.${at}`} who={rule.who} named={chosen} />
            <FilesField
              name={field}
              label="Pliki do tego zadania"
              help="Wzory i instrukcje, które dostaje zadanie projektu."
              known={files}
            />
          </>
        )}
      </Collapse>
    </div>
  );
}

/** Whom or what a rule refers to, by name: as it came, or as it was picked just now. */
function useChosen(rule: Step | undefined, named: RuledTask['named'] | undefined) {
  const { who = null, whoPerson, whoDepartment, whoPosition } = rule ?? {};
  const [source, value] =
    who === 'head'
      ? [departments, whoDepartment]
      : who === 'position'
        ? [positions, whoPosition]
        : [peopleSource, who === 'person' ? whoPerson : null];
  const [found] = useNamed(source, value ? [Number(value)] : [], named ? [named] : []);
  return found ?? null;
}

function Fields(props: { name: string; who: Step['who']; named: RuledTask['named'] }) {
  const { name, who, named } = props;
  const known = named ? [named] : undefined;
  return (
    <div className={classes.fields}>
      <Row columns="1.4fr 0.8fr">
        <SelectField
          name={`${name}.limitFrom`}
          label="Termin liczony"
          options={limitOrigins}
          clearable
        />
        <NumberField name={`${name}.limitDays`} label="Dni robocze" min={0} max={500} />
      </Row>
      <CheckboxField name={`${name}.finalDate`} label="Termin ostateczny" />
      <Row>
        <SelectField name={`${name}.who`} label="Kto wykonuje" options={performers} clearable />
        {who === 'person' && (
          <RecordPicker
            name={`${name}.whoPerson`}
            label="Osoba"
            source={peopleSource}
            known={known}
            required
          />
        )}
        {who === 'head' && (
          <ChoicePicker
            name={`${name}.whoDepartment`}
            label="Dział"
            source={departments}
            known={known}
            placeholder="Dział procedury"
          />
        )}
        {who === 'position' && (
          <ChoicePicker
            name={`${name}.whoPosition`}
            label="Stanowisko"
            source={positions}
            known={known}
            required
          />
        )}
      </Row>
      <Row>
        <NumberField
          name={`${name}.estimation`}
          label="Prognozowany czas"
          min={0}
          decimals={2}
          suffix="godz."
        />
      </Row>
      <LinesField
        name={`${name}.checklist`}
        label="Lista kontrolna"
        help="Każdy wiersz to punkt do odhaczenia w zadaniu."
      />
      <CheckboxField
        name={`${name}.checklistRequired`}
        label="Lista wymagana do zamknięcia zadania"
      />
    </div>
  );
}
