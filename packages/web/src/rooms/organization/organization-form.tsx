import '../../kit/first-screen/styles-forms.ts';
import { Button } from '@mantine/core';
import { accentOf } from '@zaplecze/contract/kit/values/accent';
import {
  getOrganization,
  type Organization,
  saveOrganization,
} from '@zaplecze/contract/rooms/organization/calls';
import {
  organizationFields,
  organizationMarks,
} from '@zaplecze/contract/rooms/organization/fields';
import {
  noOrganization,
  organizationForm,
  organizationFormOf,
} from '@zaplecze/contract/rooms/organization/forms';
import { usualGuestDays } from '@zaplecze/contract/rooms/visits/lists';
import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { call } from '../../kit/calls/api.ts';
import { useFresh } from '../../kit/calls/use-api.ts';
import { FieldSection } from '../../kit/fields/record-fields.tsx';
import { upload } from '../../kit/files/upload.ts';
import { ConflictDialog } from '../../kit/forms/conflicts/conflict-dialog.tsx';
import { FormDraft } from '../../kit/forms/drafts/form-draft.tsx';
import { ErrorSummary } from '../../kit/forms/error-summary.tsx';
import { RecordFormProvider, useField } from '../../kit/forms/form-context.tsx';
import { FormElement } from '../../kit/forms/form-element.tsx';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { Loading, PendingAnswer } from '../../kit/records/states.tsx';
import classes from './organization.module.css';

const help = {
  acceptAfter:
    'Puste: nigdy. Zlecający dowie się dzień roboczy wcześniej; zwrot albo wznowienie to zatrzymuje.',
  publicFinances:
    'Zlecenia i własna działalność liczą się tu do stażu urlopowego od 1.01.2026, u innych pracodawców od 1.05.2026.',
  guestDays: `Puste: ${usualGuestDays}. Gość staje się anonimowy; to, że był, kiedy i u kogo, zostaje.`,
  accent:
    'Przyciski i odnośniki. Odcień dobieramy tak, żeby tekst był czytelny; puste pole to kolor programu.',
};

const later = { acceptAfter: () => null, guestDays: () => null, publicFinances: () => null };

/** The form of the company's own data; the page around it shows it. `brief`: without what a company decides later. */
export function OrganizationForm({ brief = false }: { brief?: boolean }) {
  const { data, error, refetch } = useFresh(getOrganization, {});
  const [saved, setSaved] = useState<{ organization: Organization; times: number } | null>(null);
  if (error || !data) return <PendingAnswer answer={{ error, refetch }} shape={<Loading />} />;
  // Each saving begins a form anew, which asks about what is typed after it.
  return (
    <Form
      key={saved?.times ?? 0}
      brief={brief}
      known={saved?.organization ?? data.organization}
      onSaved={(organization) => setSaved({ organization, times: (saved?.times ?? 0) + 1 })}
    />
  );
}

/** Name, logo and colour stand in the page itself: it is loaded anew to show them. */
function showLooks(before: Organization | null, after: Organization): void {
  const looks = (one: Organization | null) => [one?.name, one?.logo, one?.accent].join();
  if (looks(before) !== looks(after)) window.location.reload();
}

function Form(props: {
  brief: boolean;
  known: Organization | null;
  onSaved: (organization: Organization) => void;
}) {
  const { known, onSaved } = props;
  const element = useRef<HTMLFormElement>(null);
  const form = useRecordForm({
    schema: organizationForm,
    record: organizationFormOf(known),
    version: known?.version ?? noOrganization,
    send: (body, options) => call(saveOrganization, { body }, options),
    // Where nothing was changed, nothing is sent.
    onDone: (answer?: { organization: Organization | null }) => {
      if (!answer?.organization) return;
      showLooks(known, answer.organization);
      onSaved(answer.organization);
    },
    done: 'Dane firmy zapisane',
  });
  return (
    <RecordFormProvider form={form}>
      <FormElement ref={element} className={classes.form} onSend={() => void form.submit()}>
        <FormDraft />
        <FieldSection
          fields={organizationFields}
          section="company"
          beside={{ postalCode: 'city', nip: 'phone' }}
          help={help}
          own={props.brief ? later : {}}
        />
        <LogoField />
        <FieldSection fields={organizationFields} section="looks" help={help} own={{}} />
        <Sample />
        <ErrorSummary short />
        <div>
          <Button type="submit" loading={form.sending}>
            Zapisz dane firmy
          </Button>
        </div>
      </FormElement>
      <ConflictDialog of={element} />
    </RecordFormProvider>
  );
}

/** The colour as it will be: on a button and as a link, light and dark. */
function Sample() {
  const chosen = String(useFormContext().watch('accent') ?? '');
  if (!/^#[0-9a-f]{6}$/i.test(chosen)) return null;
  const { shades, light, dark } = accentOf(chosen);
  return (
    <div className={classes.sample} aria-hidden>
      Tak będzie wyglądać:
      <span className={classes.button} style={{ background: shades[7], color: '#fff' }}>
        Zapisz
      </span>
      <span className={classes.link} style={{ background: '#fff', color: light.anchor }}>
        Odnośnik
      </span>
      <span className={classes.link} style={{ background: '#1d1d1c', color: dark.anchor }}>
        Odnośnik
      </span>
    </div>
  );
}

/** The value is the path of the logo that there is, the id of an uploaded one, or null. */
function LogoField() {
  const { value, change, ref, error } = useField<number | string | null>({
    name: 'logo',
    label: organizationMarks.logo.label,
  });
  const [chosen, setChosen] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const shown = typeof value === 'number' ? chosen : value;
  const take = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    setFailure('');
    try {
      const { id } = await upload(file);
      setChosen(URL.createObjectURL(file));
      change(id);
    } catch {
      setFailure('Nie udało się przesłać pliku. Spróbuj ponownie.');
    } finally {
      setBusy(false);
    }
  };
  return (
    <fieldset className={classes.field}>
      <legend>Logo</legend>
      <div className={classes.logo}>
        {shown && <img src={shown} alt="Logo firmy" />}
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/gif"
          aria-label="Plik z logo"
          hidden
          onChange={(event) => {
            void take(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
        <Button
          ref={ref}
          variant="default"
          size="xs"
          loading={busy}
          onClick={() => input.current?.click()}
        >
          {shown ? 'Zmień logo' : 'Dodaj logo'}
        </Button>
        {shown && (
          <Button variant="subtle" color="gray" size="xs" onClick={() => change(null)}>
            Usuń logo
          </Button>
        )}
      </div>
      {(error || failure) && (
        <p role="alert" style={{ color: 'var(--mantine-color-error)' }}>
          {error || failure}
        </p>
      )}
    </fieldset>
  );
}
