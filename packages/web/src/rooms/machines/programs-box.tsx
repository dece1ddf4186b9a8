import { Button } from '@mantine/core';
import { IconKey, IconLock, IconPencil } from '@tabler/icons-react';
import type { BodyInput } from '@zaplecze/contract/kit/calls/endpoint';
import { roleNames } from '@zaplecze/contract/permissions';
import {
  createProgramToken,
  endProgram,
  listPrograms,
  type Program,
} from '@zaplecze/contract/rooms/people/programs/calls';
import { useState } from 'react';
import { call } from '../../kit/calls/api.ts';
import { useApi } from '../../kit/calls/use-api.ts';
import { useSend } from '../../kit/calls/use-send.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { PartToCome } from '../../kit/first-screen/in-order.tsx';
import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';
import { EmptyNote } from '../../kit/lists/table/inner-list.tsx';
import { RowMenu } from '../../kit/lists/table/row-menu.tsx';
import { TableSkeleton } from '../../kit/lists/table/table-skeleton.tsx';
import { MainBox } from '../../kit/records/details.tsx';
import { PendingAnswer } from '../../kit/records/states.tsx';
import classes from './machines.module.css';
import { TokenTable, tokenColumns } from './token-table.tsx';

const ProgramForm = lazyPart(part(() => import('./program-form.tsx'), 'ProgramForm'));
const TokenForm = lazyPart(part(() => import('./token-form.tsx'), 'TokenForm'));

type Open = { program?: Program; what: 'form' | 'token' };

/** Programs with accounts of their own, each with its keys. */
export function ProgramsBox() {
  const { data, error, refetch } = useApi(listPrograms, {});
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  return (
    <MainBox
      title="Programy"
      count={data?.list.filter(({ ended }) => !ended).length}
      action={
        <Button size="xs" variant="default" onClick={() => setOpen({ what: 'form' })}>
          Dodaj program
        </Button>
      }
    >
      <p className={classes.says}>
        Program z własnym kontem nie zależy od niczyjego odejścia: nikt się nim nie loguje, a
        historia nazywa po imieniu to, co zrobił.
      </p>
      {!data && (
        <PendingAnswer
          answer={{ error, refetch }}
          shape={
            <>
              <TableSkeleton columns={tokenColumns} rows={2} />
              <PartToCome />
            </>
          }
        />
      )}
      {data?.list.length === 0 && <EmptyNote>Nie ma jeszcze programów.</EmptyNote>}
      {data?.list.map((program) => (
        <One key={program.id} program={program} open={setOpen} />
      ))}
      {open?.what === 'form' && <ProgramForm program={open.program} onClose={close} />}
      {open?.what === 'token' && open.program && (
        <TokenForm
          send={(body, options) =>
            call(
              createProgramToken,
              {
                params: { id: open.program?.id ?? 0 },
                body: body as BodyInput<typeof createProgramToken>,
              },
              options,
            )
          }
          onClose={close}
        />
      )}
    </MainBox>
  );
}

function One({ program, open }: { program: Program; open: (what: Open) => void }) {
  const end = useSend(endProgram, { toast: 'Konto programu zamknięte' });
  const { id, name, description, roles, ended, tokens } = program;
  const ask = async () => {
    const text = 'Jego klucze przestaną działać od razu i na zawsze. Historia zachowa jego nazwę.';
    if (await confirm({ title: `Zamknąć konto: ${name}?`, text })) end.mutate({ params: { id } });
  };
  return (
    <div className={classes.program}>
      <div className={classes.programHead}>
        <h3 className={classes.programName}>
          {name}{' '}
          <span className={classes.note}>
            {ended ? 'konto zamknięte' : roles.map((role) => roleNames[role]).join(', ')}
          </span>
        </h3>
        {!ended && (
          <RowMenu
            name={name}
            actions={[
              {
                label: 'Nowy klucz',
                icon: IconKey,
                run: () => open({ program, what: 'token' }),
              },
              { label: 'Edytuj', icon: IconPencil, run: () => open({ program, what: 'form' }) },
              { label: 'Zamknij konto', icon: IconLock, danger: true, run: () => void ask() },
            ]}
          />
        )}
      </div>
      {description && <p className={classes.says}>{description}</p>}
      {(!ended || tokens.length > 0) && (
        <TokenTable label={`Klucze programu ${name}`} tokens={tokens} />
      )}
    </div>
  );
}
