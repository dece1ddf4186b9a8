import { SegmentedControl } from '@mantine/core';

/** What stands in place of a calendar's switch once it has come. */
export function SegmentedChoice(props: {
  'aria-label': string;
  data: { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}) {
  return <SegmentedControl size="xs" {...props} />;
}
