import * as mantine from '@mantine/core';
import { useReducer } from 'react';

/*
 * Mantine's fields with a list of choices, as the product has them. The list itself scrolls, which the field moves through: an
 * area around it could be reached by no key. And the field says that its list is open, and which it is: Mantine's is drawn
 * before its list has a name, so it is drawn once more.
 */

const list = {
  withScrollArea: false,
  styles: { options: { maxHeight: 220, overflowY: 'auto' } },
} as const;

/** What is to be done when a list opens, `then` included. */
function useNamedList(then: (() => void) | undefined) {
  const [, drawAnew] = useReducer((times: number) => times + 1, 0);
  return () => {
    then?.();
    setTimeout(drawAnew, 0);
  };
}

export function Select(props: mantine.SelectProps) {
  const onDropdownOpen = useNamedList(props.onDropdownOpen);
  return <mantine.Select {...list} {...props} onDropdownOpen={onDropdownOpen} />;
}

export function MultiSelect(props: mantine.MultiSelectProps) {
  const onDropdownOpen = useNamedList(props.onDropdownOpen);
  return <mantine.MultiSelect {...list} {...props} onDropdownOpen={onDropdownOpen} />;
}

export function Autocomplete(props: mantine.AutocompleteProps) {
  const onDropdownOpen = useNamedList(props.onDropdownOpen);
  return <mantine.Autocomplete {...list} {...props} onDropdownOpen={onDropdownOpen} />;
}
