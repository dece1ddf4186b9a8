import { useMantineColorScheme } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { addressOf } from '@zaplecze/contract/addresses';
import { isOffered } from '@zaplecze/contract/permissions';
import { useEffect, useMemo, useState } from 'react';
import { endSession, useMe } from '../../kit/calls/session.ts';
import { part } from '../../kit/first-screen/part.ts';
import { quickAdd } from '../../kit/forms/quick-add.ts';
import { pageActions } from '../../kit/navigation/page-actions.ts';
import { useGo } from '../../kit/navigation/use-go.ts';
import { AbsenceOver } from '../../rooms/absences/index.ts';
import { IssueAdd } from '../../rooms/issues/index.ts';
import { AskDialog } from '../../rooms/questions/index.ts';
import { type FindAction, followOpened, SearchDialog } from '../../rooms/search/index.ts';
import { type Action, type FindForm, findActions, wordsOfRecord } from './find-actions.ts';
import { findablesFor } from './findable.ts';
import { findTexts } from './screen-texts.ts';

const leaving = part(() => import('../leave.ts'), 'leave');
const loadTexts = part(() => import('virtual:screen-texts'), 'screenTexts');

/** 'Szukaj…' (Ctrl K) with the screens and actions of this person. */
export function Finder(props: {
  opened: boolean;
  onClose: () => void;
  takeTyped: () => string | null;
}) {
  const { id, flags } = useMe();
  const { setColorScheme } = useMantineColorScheme();
  const router = useRouter();
  const go = useGo();
  const [form, setForm] = useState<{ of: FindForm; client?: number; begun?: string } | null>(null);
  useEffect(() => followOpened(router, id), [router, id]);
  const mine = useMemo(() => {
    const run = ({ form: of, to, does }: Action, client?: number) => {
      if (does === 'leave') void leaving().then((out) => out(id), endSession);
      else if (does) setColorScheme(does);
      if (to) void go(to);
      if (of) setForm({ of, ...(client !== undefined && { client }) });
    };
    return {
      // What stands among the actions is no screen beside them.
      screens: findablesFor(
        { id, flags },
        findActions.flatMap(({ to, form, covers = form ? undefined : to }) => covers ?? []),
      ),
      actions: findActions
        .filter(({ allow, to }) => isOffered(allow, flags, to ?? ''))
        .map(
          ({ label, words, icon, ofClient, ...action }): FindAction => ({
            ...{ label, words, icon },
            run: () => run({ label, icon, ...action }),
            ...(ofClient && {
              ofClient: (client) =>
                ofClient === true
                  ? run({ label, icon, ...action }, client)
                  : void go(ofClient(client)),
            }),
          }),
        ),
    };
  }, [id, flags, go, setColorScheme]);
  const { opened } = props;
  // What the open record offers stands before what can be done from everywhere.
  const actions = useMemo(
    () => [
      ...(opened ? pageActions() : []).map((one) => ({ ...one, words: wordsOfRecord[one.label] })),
      ...mine.actions,
    ],
    [opened, mine.actions],
  );
  const texts = async () => findTexts(await loadTexts(), { id, flags }, mine.screens);
  const close = () => setForm(null);
  const Short = quickAdd('client');
  return (
    <>
      <SearchDialog
        {...props}
        screens={mine.screens}
        actions={actions}
        texts={texts}
        lost={[
          { label: 'Zapytaj kogoś', run: (begun) => setForm({ of: 'question', begun }) },
          { label: 'Pomoc programu', run: () => void go(addressOf('help')) },
        ]}
      />
      {form?.of === 'issue' && <IssueAdd client={form.client ?? null} onClose={close} />}
      {form?.of === 'client' && Short && (
        <Short
          here
          onClose={close}
          onAdded={(added) => {
            close();
            void go(addressOf('client', { id: added }));
          }}
        />
      )}
      {form?.of === 'question' && <AskDialog begun={form.begun ?? ''} onClose={close} />}
      {form?.of === 'absence' && <AbsenceOver start={{}} onClose={close} />}
    </>
  );
}
