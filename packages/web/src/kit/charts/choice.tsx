import { SegmentedControl } from '@mantine/core';

/** One of a few ways to tell a chart. */
export function ChartChoice<V extends string>(props: {
  label: string;
  /** The ways by their keys, in their order. */
  words: Record<V, string>;
  value: V;
  onChange: (value: V) => void;
}) {
  const { label, words, value, onChange } = props;
  return (
    <SegmentedControl
      size="xs"
      aria-label={label}
      data={Object.entries<string>(words).map(([key, word]) => ({ value: key, label: word }))}
      value={value}
      onChange={(chosen) => onChange(chosen as V)}
    />
  );
}
