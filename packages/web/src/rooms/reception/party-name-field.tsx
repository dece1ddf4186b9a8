import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { plain } from '@zaplecze/contract/kit/values/fold';
import { listParties, type Party } from '@zaplecze/contract/rooms/reception/desk/calls';
import { type KeyboardEvent, useRef, useState } from 'react';
import { apiQuery } from '../../kit/calls/use-api.ts';
import { Autocomplete } from '../../kit/fields/select.tsx';
import { tooLong } from '../../kit/fields/text-fields.tsx';
import { type FieldProps, useField } from '../../kit/forms/form-context.tsx';

const labelOf = ({ clientName, clientAddress, clientPostal, clientCity }: Party) =>
  `${clientName}, ${clientAddress}, ${clientPostal} ${clientCity}`;

/** The name of whoever sent or gets a parcel; who did before is offered with the address, the most frequent first. */
export function PartyNameField({
  maxLength,
  onParty,
  ...props
}: FieldProps & { maxLength?: number | undefined; onParty: (party: Party) => void }) {
  const { value, change, blur, ref, shared } = useField<string>(props);
  const [open, setOpen] = useState(false);
  const [search] = useDebouncedValue((value ?? '').trim(), 150);
  const found = useQuery({
    ...apiQuery(listParties, { query: search === '' ? {} : { search } }),
    enabled: open && !props.disabled,
    placeholderData: keepPreviousData,
  });
  const parties = found.data?.parties ?? [];
  const typed = (value ?? '').trim();
  const answered = useRef('');
  if (found.data && !found.isPlaceholderData) answered.current = search;
  // One that stands alone for fewer letters, and has those typed since, stands alone for these too.
  const isMeant = (only: Party) =>
    typed.startsWith(answered.current) && plain(only.clientName).includes(plain(typed));
  const isCurrent = !found.isPlaceholderData && search === typed;
  return (
    <Autocomplete
      {...shared}
      ref={ref}
      error={tooLong(value, maxLength) ?? shared.error}
      autoComplete="off"
      // What is there already is not to be chosen again: the list comes with a letter or a press.
      openOnFocus={false}
      value={value ?? ''}
      data={[...new Set(parties.map(labelOf))]}
      // The server has found by parts of names already, whatever letters are typed.
      filter={({ options }) => options}
      onChange={(next) => {
        const party = parties.find((one) => labelOf(one) === next);
        change(party ? party.clientName : next);
        if (party) onParty(party);
      }}
      onKeyDown={(event) => {
        const [only] = parties;
        if (event.key === 'Enter' && typed !== '' && only && (isCurrent || isMeant(only)))
          takeOnlyOne(event);
      }}
      onDropdownOpen={() => setOpen(true)}
      onBlur={blur}
      comboboxProps={{ shadow: 'sm' }}
    />
  );
}

/** Who stands alone in the open list is meant by Enter; of several an arrow chooses. */
function takeOnlyOne(event: KeyboardEvent<HTMLInputElement>) {
  const list = document.getElementById(event.currentTarget.getAttribute('aria-controls') ?? '');
  const options = list?.querySelectorAll<HTMLElement>('[role="option"]') ?? [];
  const [only] = options;
  if (options.length !== 1 || !only || only.hasAttribute('data-combobox-selected')) return;
  event.preventDefault();
  only.click();
}
