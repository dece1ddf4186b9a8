import { IconForms } from '@tabler/icons-react';
import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import {
  type CustomField,
  type CustomValues,
  customKeyOf,
  customName,
  mayEditCustom,
} from '@zaplecze/contract/kit/fields/custom-fields';
import { noOption, noValue } from '@zaplecze/contract/kit/fields/no-value';
import type { Flags } from '@zaplecze/contract/permissions';
import { useEffect, useEffectEvent } from 'react';
import type { RowAct } from '../bulk/acts.ts';
import { useMe } from '../calls/session.ts';
import { useKnownCustomFields } from '../custom-fields/use-custom-fields.ts';
import { toast } from '../dialogs/toast.ts';
import { TableSkeleton } from '../lists/table/table-skeleton.tsx';
import { useChangeSearch, usePageSearch } from '../navigation/page-place.tsx';
import { Board, type BoardProps } from './board.tsx';
import { boardRecord, columnFields } from './groupings.ts';

type Row = { custom?: CustomValues; may?: { edit?: boolean } };

/** How a card gets an option of a field, or none; where it stands says what it has. */
const actOf = (
  field: CustomField,
  acts: BoardProps<Endpoint>['acts'],
  flags: Flags,
): RowAct<Row> | undefined => {
  const [like] = acts ?? [];
  if (!like) return undefined;
  const { key, label, options, required } = field;
  const name = customName(key);
  const current = options.filter(({ archived }) => !archived);
  return {
    ...{ key: name, label, icon: IconForms },
    // Of the first act: the kind of the rows, and how calls name one.
    ...{ kind: like.kind, params: like.params as RowAct<Row>['params'] },
    control: {
      ...{ kind: 'options', field: name, none: noValue },
      options: required ? current : [...current, noOption],
    },
    may: ({ may }) => mayEditCustom(field, flags) && may?.edit !== false,
    now: ({ custom }) => {
      const value = custom?.[key];
      return typeof value === 'object' && 'id' in value ? value.id : noValue;
    },
  };
};

/** The board with a column for each status or, where the address says so, for each option of an own field: `by=custom.branza`. */
export function GroupedBoard(props: BoardProps<Endpoint>) {
  const { by } = usePageSearch();
  const key = typeof by === 'string' ? customKeyOf(by) : undefined;
  return key === undefined ? <Board {...props} /> : <OwnBoard {...props} field={key} />;
}

function OwnBoard({ field: key, ...props }: BoardProps<Endpoint> & { field: string }) {
  const { flags } = useMe();
  const change = useChangeSearch();
  const fields = useKnownCustomFields(boardRecord(props.endpoint));
  const field = fields && columnFields(fields).find((one) => one.key === key);
  const act = field && actOf(field, props.acts, flags);
  const leave = useEffectEvent(() => {
    change({ by: undefined }, { replace: true });
    toast.info(
      'Tablica jest pokazana według statusu: pola, według którego miała kolumny, już nie ma, nie widzisz go albo zmieniło rodzaj.',
    );
  });
  const isGone = fields !== undefined && act === undefined;
  useEffect(() => {
    if (isGone) leave();
  }, [isGone]);
  if (!field || !act) return <TableSkeleton columns={4} />;
  const name = customName(field.key);
  return (
    <Board
      key={field.key}
      {...props}
      // What is a column need not be said on its cards.
      columns={props.columns.filter((column) => column.key !== `custom_${field.key}`)}
      acts={[act as RowAct<never>, ...(props.acts ?? [])]}
      board={{
        ...props.board,
        ...{ filter: name, act: name },
        options: [...field.options.filter(({ archived }) => !archived), noOption],
      }}
    />
  );
}
