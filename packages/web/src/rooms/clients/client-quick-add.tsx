import { addressOf } from '@zaplecze/contract/addresses';
import { blankFields } from '@zaplecze/contract/kit/fields/record-fields';
import { quickAddClient } from '@zaplecze/contract/rooms/clients/calls';
import { type ClientField, clientFields } from '@zaplecze/contract/rooms/clients/fields';
import { quickClient } from '@zaplecze/contract/rooms/clients/forms';
import type * as z from 'zod';
import { call } from '../../kit/calls/api.ts';
import { ChoicePicker } from '../../kit/fields/pickers/record-picker.tsx';
import { TextField } from '../../kit/fields/text-fields.tsx';
import { FormModal } from '../../kit/forms/form-modal.tsx';
import { Row } from '../../kit/forms/form-page.tsx';
import type { QuickAdd } from '../../kit/forms/quick-add.ts';
import { type Blank, useRecordForm } from '../../kit/forms/use-record-form.ts';
import { AppLink } from '../../kit/navigation/link.tsx';
import { CompanyStart } from '../business-registries/index.ts';
import { provinceSource } from '../choice-sources/index.ts';
import { sureOfClient } from './import/doubts.ts';
import { NipField } from './nip-field.tsx';

const names = Object.keys(quickClient.shape) as (keyof typeof quickClient.shape)[];
const label = (name: ClientField) => clientFields[name].label;
const labels = Object.fromEntries(names.map((name) => [name, label(name)]));
const blank = blankFields(clientFields);
const defaults = Object.fromEntries(names.map((name) => [name, blank[name]])) as Blank<
  z.input<typeof quickClient>
>;

/**
 * A client of three typed fields: NIP, telephone and e-mail (CLI-110). The rest comes from registers, or is typed as well.
 * What is made in passing is a potential client (CLI-49).
 */
export const ClientQuickAdd: QuickAdd = ({ onClose, onAdded }) => {
  const form = useRecordForm({
    schema: quickClient,
    defaults,
    ask: (body) => sureOfClient(body),
    send: (body, options) => call(quickAddClient, { body }, options),
    onDone: ({ id }) => onAdded(id),
    done: 'Klient dodany',
  });
  const text = (name: ClientField) => ({ name, label: label(name) });
  return (
    <FormModal
      form={form}
      title="Dodaj klienta"
      onClose={onClose}
      size={760}
      beside={
        <AppLink to={addressOf('clientAdd')} newTab>
          Pełny formularz
        </AppLink>
      }
    >
      <CompanyStart labels={labels} autoFocus next="phone" />
      <Row>
        <TextField {...text('phone')} type="tel" required />
        <TextField {...text('email')} type="email" required />
      </Row>
      <TextField {...text('name')} maxLength={250} required />
      <Row>
        <NipField {...text('nip')} required />
        <TextField {...text('street')} maxLength={200} required />
      </Row>
      <Row columns="140px minmax(0, 1fr) minmax(0, 1fr)">
        <TextField {...text('postalCode')} placeholder="00-000" maxLength={6} required />
        <TextField {...text('city')} maxLength={100} required />
        <ChoicePicker {...text('province')} source={provinceSource} required />
      </Row>
    </FormModal>
  );
};
