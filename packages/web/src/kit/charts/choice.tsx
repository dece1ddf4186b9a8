import { SegmentedControl } from '@mantine/core';

/** One of a few ways to tell a chart. */
export function ChartChoice<V extends string>(props: {
  label: string;
  data: readonly { value: V; label: string }[];
  value: V;
  onChange: (value: V) => void;
}) {
  const { label, data, value, onChange } = props;
  return (
    <SegmentedControl
      size="xs"
      aria-label={label}
      data={[...data]}
      value={value}
      onChange={(chosen) => onChange(chosen as V)}
    />
  );
}
