import { Anchor, Button } from '@mantine/core';
import type { BodyInput } from '@zaplecze/contract/kit/calls/endpoint';
import { createToken, listTokens } from '@zaplecze/contract/rooms/session/access-tokens/calls';
import { useState } from 'react';
import { call } from '../../kit/calls/api.ts';
import { openDocs } from '../../kit/calls/open-docs.ts';
import { useApi } from '../../kit/calls/use-api.ts';
import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';
import { TableSkeleton } from '../../kit/lists/table/table-skeleton.tsx';
import { MainBox } from '../../kit/records/details.tsx';
import { PendingAnswer } from '../../kit/records/states.tsx';
import classes from './machines.module.css';
import { TokenTable, tokenColumns } from './token-table.tsx';

const TokenForm = lazyPart(part(() => import('./token-form.tsx'), 'TokenForm'));

/** On the own profile: keys with which programs call in one's name. */
export function AccessKeys() {
  const { data, error, refetch } = useApi(listTokens, {});
  const [adding, setAdding] = useState(false);
  return (
    <MainBox
      title="Klucze dostępu"
      action={
        <Button size="xs" variant="default" onClick={() => setAdding(true)}>
          Nowy klucz
        </Button>
      }
    >
      <p className={classes.says}>
        Kluczem łączy się z systemem program albo asystent. Może tyle, ile mu dasz, i nigdy więcej
        niż Ty. Co można wywołać, mówi{' '}
        <Anchor
          component="button"
          type="button"
          inherit
          underline="always"
          onClick={() => void openDocs()}
        >
          opis API
        </Anchor>
        .
      </p>
      {data ? (
        <TokenTable label="Twoje klucze dostępu" tokens={data.list} />
      ) : (
        <PendingAnswer
          answer={{ error, refetch }}
          shape={<TableSkeleton columns={tokenColumns} rows={2} />}
        />
      )}
      {adding && (
        <TokenForm
          send={(body, options) =>
            call(createToken, { body: body as BodyInput<typeof createToken> }, options)
          }
          onClose={() => setAdding(false)}
        />
      )}
    </MainBox>
  );
}
