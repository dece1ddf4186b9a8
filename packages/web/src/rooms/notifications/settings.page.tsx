import { Checkbox } from '@mantine/core';
import { getChannels, saveChannels } from '@zaplecze/contract/notifications';
import { channelsForm } from '@zaplecze/contract/notifications.forms';
import { useFormContext } from 'react-hook-form';
import type * as z from 'zod';
import '../../kit/styles-forms.ts';
import { call } from '../../kit/api.ts';
import { SwitchField } from '../../kit/fields/choice-fields.tsx';
import { useRecordForm } from '../../kit/form/use-record-form.ts';
import { FormPage, Section } from '../../kit/form-page.tsx';
import { AppLink } from '../../kit/link.tsx';
import { PageProblem } from '../../kit/page-problem.tsx';
import { DetailSkeleton } from '../../kit/states.tsx';
import { useApi } from '../../kit/use-api.ts';
import { useGoBack } from '../../kit/use-go-back.ts';
import { ConsentButton } from './consent-button.tsx';
import classes from './settings.module.css';

type Channels = z.output<typeof getChannels.answer>;
type Values = z.input<typeof saveChannels.body>;

/** Where a person's notifications go beside the product: chosen for each kind. */
export function NotificationSettingsPage() {
  const answer = useApi(getChannels, {}, { refetchOnWindowFocus: false, staleTime: 0 });
  if (answer.error) {
    return (
      <PageProblem error={answer.error} retry={() => void answer.refetch()} back="/notifications" />
    );
  }
  if (!answer.data) return <DetailSkeleton />;
  return <SettingsForm channels={answer.data} />;
}

function SettingsForm({ channels }: { channels: Channels }) {
  const goBack = useGoBack('/notifications');
  const form = useRecordForm({
    schema: channelsForm,
    defaults: {
      kinds: channels.kinds.map(({ kind, push, mail }) => ({ kind, push, mail })),
      digest: channels.digest,
    },
    send: (body) => call(saveChannels, { body }),
    onDone: goBack,
  });
  return (
    <FormPage form={form} title="Kanały powiadomień" onCancel={goBack}>
      <Section
        title="Rodzaje"
        help="W programie widać zawsze wszystkie. Push przychodzi na urządzenia, na których wyrażono zgodę."
      >
        <div className={classes.push}>
          <ConsentButton />
          <AppLink to="/push">Urządzenia i próba push</AppLink>
        </div>
        <Kinds names={channels.kinds.map(({ name }) => name)} />
      </Section>
      <Section title="Dzienny list" help={`Na adres ${channels.email}`}>
        <SwitchField
          name="digest"
          label="Raz dziennie list z tym, czego nie przeczytano"
          help="W dni robocze po siódmej rano; gdy wszystko przeczytane, nie przychodzi."
        />
      </Section>
    </FormPage>
  );
}

const columns = [
  { field: 'push', header: 'Push' },
  { field: 'mail', header: 'E-mail' },
] as const;

function Kinds({ names }: { names: string[] }) {
  const { watch, setValue } = useFormContext<Values>();
  const kinds = watch('kinds');
  return (
    <table className={classes.kinds}>
      <thead>
        <tr>
          <th scope="col">Powiadomienie</th>
          {columns.map(({ field, header }) => (
            <th key={field} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind, at) => (
          <tr key={kind.kind}>
            <th scope="row">{names[at]}</th>
            {columns.map(({ field, header }) => (
              <td key={field}>
                <Checkbox
                  aria-label={`${names[at]}: ${header}`}
                  checked={kind[field]}
                  onChange={(event) =>
                    setValue(`kinds.${at}.${field}`, event.currentTarget.checked, {
                      shouldDirty: true,
                    })
                  }
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
