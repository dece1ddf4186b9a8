import type { Colored } from '@zaplecze/contract/kit/records';
import type { Project } from '@zaplecze/contract/projects';
import { useMemo } from 'react';
import { ColorDot } from '../../kit/color-pill.tsx';
import { Fact } from '../../kit/details.tsx';
import { PickOne } from '../../kit/fields/record-picker.tsx';
import { useField } from '../../kit/form/form-context.tsx';
import { Row } from '../../kit/form-page.tsx';
import type { Item, Source } from '../../kit/source.ts';
import { serviceDefinitionSource } from '../../kit/sources.ts';
import type { Plan } from './service-plan.ts';

/** Services with these before the others. */
function offeredFirst(first: Item[]): Source {
  if (first.length === 0) return serviceDefinitionSource;
  const ids = first.map(({ id }) => id);
  const offered = (item: Item) => ids.includes(item.id);
  const noted = (item: Item) => ({ ...item, note: 'z oferty' });
  return {
    ...serviceDefinitionSource,
    key: [...serviceDefinitionSource.key, 'first', ids],
    async find(fragment, signal) {
      const found = await serviceDefinitionSource.find(fragment, signal);
      const before = fragment === '' ? first : found.filter(offered);
      return [...before.map(noted), ...found.filter((item) => !offered(item))];
    },
  };
}

/** The one service; the wire carries a list of one. */
export function ServiceField({ project, first = [] }: { project?: Project; first?: Item[] }) {
  const source = useMemo(() => offeredFirst(first), [first]);
  const fixed = project !== undefined && !project.serviceSwappable;
  const { value, change, blur, ref, shared } = useField<number[]>({
    name: 'services',
    label: 'Usługa',
    required: true,
    disabled: fixed,
    help: fixed
      ? project.status.id === 10
        ? 'Projekt jest anulowany, więc usługi nie można zmienić.'
        : 'Prace już trwają, więc usługi nie można zmienić.'
      : undefined,
  });
  return (
    <PickOne
      {...shared}
      source={source}
      known={project?.services ?? first}
      clearable={false}
      inputRef={ref}
      value={value?.[0] ?? null}
      onPick={(id) => change(id === null ? [] : [id])}
      onBlur={blur}
    />
  );
}

/** What the service brings along, only to read. */
export function Inherited({ plan }: { plan: Plan | null }) {
  const shown = (entry: Colored | null | undefined) =>
    entry && <ColorDot color={entry.color}>{entry.name}</ColorDot>;
  return (
    <Row>
      <Fact label="Spółka">{shown(plan?.company)}</Fact>
      <Fact label="Typ usługi">{shown(plan?.type)}</Fact>
      <Fact label="Dział">{shown(plan?.department)}</Fact>
    </Row>
  );
}
