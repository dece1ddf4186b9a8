import type { ColoredRef } from '@zaplecze/contract/kit/values/records';
import type { Project } from '@zaplecze/contract/rooms/projects/calls';
import { projectFields } from '@zaplecze/contract/rooms/projects/fields';
import { projectStatus } from '@zaplecze/contract/rooms/projects/lists';
import { useMemo } from 'react';
import { PickOne } from '../../kit/fields/pickers/record-picker.tsx';
import type { PickerItem, Source } from '../../kit/fields/pickers/source.ts';
import { useField } from '../../kit/forms/form-context.tsx';
import { Row } from '../../kit/forms/form-page.tsx';
import { ColorDot } from '../../kit/records/color-pill.tsx';
import { Fact } from '../../kit/records/details.tsx';
import { serviceDefinitionSource } from '../catalog/index.ts';
import type { FormPlan } from './plan/service-plan.ts';

/** Services with these before the others. */
function offeredFirst(first: PickerItem[]): Source {
  if (first.length === 0) return serviceDefinitionSource;
  const ids = first.map(({ id }) => id);
  const offered = (item: PickerItem) => ids.includes(item.id);
  const noted = (item: PickerItem) => ({ ...item, note: 'z oferty' });
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
export function ServiceField(props: {
  project?: Project;
  first?: PickerItem[];
  /** Runs when a person has chosen another one. */
  onChosen: (service: number | null) => void;
}) {
  const { project, first = [], onChosen } = props;
  const source = useMemo(() => offeredFirst(first), [first]);
  const fixed = project !== undefined && !project.serviceSwappable;
  const { value, change, blur, ref, shared } = useField<number[]>({
    name: 'services',
    label: projectFields.services.label,
    required: true,
    disabled: fixed,
    help: fixed
      ? project.status.id === projectStatus.cancelled
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
      onPick={(id) => {
        change(id === null ? [] : [id]);
        onChosen(id);
      }}
      onBlur={blur}
    />
  );
}

/** What the service brings along, only to read. */
export function ServiceFacts({ plan }: { plan: FormPlan | null }) {
  const shown = (entry: ColoredRef | null | undefined) =>
    entry && <ColorDot color={entry.color}>{entry.name}</ColorDot>;
  return (
    <Row>
      <Fact label={projectFields.company.label}>{shown(plan?.company)}</Fact>
      <Fact label={projectFields.type.label}>{shown(plan?.type)}</Fact>
      <Fact label={projectFields.department.label}>{shown(plan?.department)}</Fact>
    </Row>
  );
}
