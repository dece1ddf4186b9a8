import { Switch } from '@mantine/core';

/** Shows the accounts that were turned off beside the others. */
export function InactiveSwitch(props: { checked: boolean; onChange: (checked: boolean) => void }) {
  return (
    <Switch
      size="xs"
      label="Wyłączone konta"
      checked={props.checked}
      onChange={(event) => props.onChange(event.currentTarget.checked)}
    />
  );
}
