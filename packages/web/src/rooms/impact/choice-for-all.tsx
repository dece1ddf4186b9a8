import { Button } from '@mantine/core';
import type { Impact } from '@zaplecze/contract/rooms/impact/calls';
import { type Remedy, remedies, remedyNames } from '@zaplecze/contract/rooms/impact/lists';
import { useFormContext } from 'react-hook-form';
import classes from './impact.module.css';

/** One choice for all rows that allow it; „Proponowane” takes it back. */
export function ForAll({ impact: { rows, candidates } }: { impact: Impact }) {
  const { setValue, getValues } = useFormContext();
  const offered = remedies.filter((remedy) => rows.some((row) => row.remedies.includes(remedy)));
  const choose = (remedy: Remedy | null) => {
    for (const [at, row] of rows.entries()) {
      const next = remedy ?? row.remedy;
      if (!row.remedies.includes(next)) continue;
      setValue(`rows.${at}.remedy`, next, { shouldDirty: true });
      if (next === 'handOver' && !getValues(`rows.${at}.to`)) {
        const to = getValues('user') ?? candidates[0]?.user.id ?? null;
        setValue(`rows.${at}.to`, to, { shouldDirty: true });
      }
    }
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's looks
    <div className={classes.all} role="group" aria-label="Dla wszystkich">
      <span className={classes.label}>Dla wszystkich:</span>
      {offered.map((remedy) => (
        <Button key={remedy} size="xs" variant="default" onClick={() => choose(remedy)}>
          {remedyNames[remedy]}
        </Button>
      ))}
      <Button size="xs" variant="subtle" onClick={() => choose(null)}>
        Proponowane
      </Button>
    </div>
  );
}
