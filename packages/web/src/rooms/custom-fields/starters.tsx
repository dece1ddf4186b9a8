import { IconPlus } from '@tabler/icons-react';
import type { CustomRecord } from '@zaplecze/contract/kit/fields/custom-fields';
import {
  type CustomDefinition,
  createCustomField,
} from '@zaplecze/contract/rooms/custom-fields/calls';
import { customKindWords } from '@zaplecze/contract/rooms/custom-fields/lists';
import { type StarterField, startersFor } from '@zaplecze/contract/rooms/custom-fields/starters';
import { useState } from 'react';
import { Button } from '../../kit/buttons/button.tsx';
import { useSend } from '../../kit/calls/use-send.ts';
import { MainBox } from '../../kit/records/details.tsx';
import classes from './custom-fields.module.css';

/**
 * Fields that many companies want, each taken by one click: open where there is no field yet, and until the page is left, for
 * whoever takes one takes others; else folded.
 */
export function Starters({ record, all }: { record: CustomRecord; all: CustomDefinition[] }) {
  const add = useSend(createCustomField, { toast: 'Pole dodane' });
  const starters = startersFor(record, all);
  const [withoutFields] = useState(() => new Map<CustomRecord, boolean>());
  if (!withoutFields.has(record))
    withoutFields.set(record, !all.some((field) => field.record === record && !field.archived));
  if (starters.length === 0) return null;
  return (
    <MainBox
      // Opened anew where another kind of record is looked at.
      key={record}
      title="Gotowe pola"
      count={starters.length}
      folds={withoutFields.get(record) ? true : 'closed'}
    >
      <ul className={classes.archived}>
        {starters.map((field) => (
          <li key={field.key} className={classes.away}>
            <span>
              {field.label}
              <span className={classes.words}>{wordsOf(field)}</span>
            </span>
            <Button
              size="xs"
              variant="default"
              aria-label={`Dodaj: ${field.label}`}
              disabled={add.isPending}
              leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
              onClick={() => add.mutate({ body: { ...empty, ...field } })}
            >
              Dodaj
            </Button>
          </li>
        ))}
      </ul>
    </MainBox>
  );
}

const empty = { help: null, section: null, unit: null, purpose: null };

const wordsOf = ({ kind, unit, options = [], section }: StarterField) =>
  [
    unit ? `${customKindWords[kind]} (${unit})` : customKindWords[kind],
    options.map(({ name }) => name).join(', '),
    `w części „${section}”`,
  ]
    .filter(Boolean)
    .join(' · ');
