import { ids } from '@zaplecze/contract/kit/fields/fields';
import type { Elements } from '@zaplecze/contract/kit/values/merge';
import { useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod';
import { type CallOptions, call } from '../../kit/calls/api.ts';
import { type Blank, useRecordForm } from '../../kit/forms/use-record-form.ts';
import type { Definition, DefinitionCalls } from './definition.ts';

type Fields = Record<string, unknown>;

/** The contract's body with the form's files beside it. */
export function withFiles<T extends z.ZodObject>(body: T) {
  return body.extend({ files: ids().optional() });
}

/**
 * The form of any definition, its files included: everything is sent by one 'Zapisz'. A save
 * that failed half-way goes on where it stopped when it is tried again.
 */
export function useDefinitionForm<S extends z.ZodType>(spec: {
  calls: DefinitionCalls;
  schema: S;
  /** What a new one starts from. */
  blank: Blank<z.input<S> & FieldValues>;
  /** The record to change, as it came and as the form holds it. */
  record?: Definition;
  values?: z.input<S> & FieldValues;
  collections?: Record<string, Elements>;
  /** Keeps what of the form has calls of its own; its fields stand in no body. */
  parts?: { [field: string]: (id: number, value: never) => Promise<void> };
  onDone: () => void;
}) {
  const { calls, schema, blank, record, values, onDone } = spec;
  const fileIds = record?.files.map(({ id }) => id) ?? [];
  const saved = useRef({ id: record?.id, version: record?.version, files: fileIds });

  async function send(body: z.output<S>, options: CallOptions) {
    const { files, ...all } = body as Fields & { files?: number[] };
    const own = Object.entries(spec.parts ?? {}).filter(([field]) => all[field] !== undefined);
    const fields = Object.fromEntries(
      Object.entries(all).filter(([field]) => !(field in (spec.parts ?? {}))),
    );
    const now = saved.current;
    if (now.id === undefined) {
      now.id = (await call(calls.create, { body: fields }, options)).id;
    } else if (Object.keys(fields).length > 0) {
      const ifMatch = Math.max(now.version ?? 0, options.ifMatch ?? 0) || undefined;
      const params = { id: now.id };
      const { version } = await call(
        calls.update,
        { params, body: fields },
        { ...options, ifMatch },
      );
      now.version = version ?? now.version;
    }
    if (files) await keepFiles(now.id, files);
    for (const [field, keep] of own) await keep(now.id, all[field] as never);
  }

  async function keepFiles(id: number, wanted: number[]) {
    const now = saved.current;
    for (const file of wanted.filter((each) => !now.files.includes(each))) {
      await call(calls.attach, { params: { id, file } });
      now.files = [...now.files, file];
    }
    for (const file of now.files.filter((each) => !wanted.includes(each))) {
      await call(calls.detach, { params: { id, file } });
      now.files = now.files.filter((each) => each !== file);
    }
  }

  return useRecordForm({
    schema,
    collections: spec.collections,
    ...(record && values
      ? { record: { ...values, files: fileIds }, version: record.version }
      : { defaults: { ...blank, files: fileIds } }),
    send,
    onDone,
  });
}
