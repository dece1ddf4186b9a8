import { Checkbox } from '@mantine/core';
import { addressOf } from '@zaplecze/contract/addresses';
import type { Answer, BodyInput } from '@zaplecze/contract/kit/calls/endpoint';
import { getChannels, saveChannels } from '@zaplecze/contract/rooms/notifications/calls';
import { channelsForm } from '@zaplecze/contract/rooms/notifications/forms';
import { useFormContext } from 'react-hook-form';
import '../../kit/first-screen/styles-forms.ts';
import { call } from '../../kit/calls/api.ts';
import { useApi } from '../../kit/calls/use-api.ts';
import { SwitchField } from '../../kit/fields/choice-fields.tsx';
import { FormPage, Section } from '../../kit/forms/form-page.tsx';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { AppLink } from '../../kit/navigation/link.tsx';
import { PendingPage } from '../../kit/navigation/page-problem.tsx';
import { useGoBack } from '../../kit/navigation/use-go-back.ts';
import { ConsentButton } from './consent-button.tsx';
import classes from './settings.module.css';

type Channels = Answer<typeof getChannels>;
type Values = BodyInput<typeof saveChannels>;

/** Where a person's notifications go beside the product: chosen for each kind. */
export function NotificationSettingsPage() {
  const answer = useApi(getChannels, {}, { refetchOnWindowFocus: false, staleTime: 0 });
  if (answer.error || !answer.data)
    return <PendingPage answer={answer} back={addressOf('notifications')} />;
  return <SettingsForm channels={answer.data} />;
}

function SettingsForm({ channels }: { channels: Channels }) {
  const goBack = useGoBack(addressOf('notifications'));
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
          <AppLink to={addressOf('push')}>Urządzenia i próba push</AppLink>
        </div>
        <Kinds known={channels.kinds} />
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

function Kinds({ known }: { known: Channels['kinds'] }) {
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
            <th scope="row">{known[at]?.name}</th>
            {columns.map(({ field, header }) => (
              <td key={field}>
                <Checkbox
                  aria-label={`${known[at]?.name}: ${header}`}
                  disabled={known[at]?.always === field}
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
