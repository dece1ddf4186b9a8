import type { Pool } from 'pg';

const outsideExtensions = (catalogue: string, oid: string) =>
  `not exists (select 1 from pg_depend d
     where d.classid = '${catalogue}'::regclass and d.objid = ${oid} and d.deptype = 'e')`;

/** Each question answers texts, in an order that neither a locale nor the order of making decides. */
const extensions = `select format('create extension %I;', extname) as text from pg_extension
  where extname <> 'plpgsql' order by extname collate "C"`;

/** Those of identity columns belong to their tables. */
const sequences = `select format('create sequence %I as %s;', s.sequencename, s.data_type) as text
  from pg_sequences s where s.schemaname = 'public' and not exists (
    select 1 from pg_depend d where d.objid = format('%I', s.sequencename)::regclass and d.deptype = 'i')
  order by s.sequencename collate "C"`;

const functions = `select rtrim(pg_get_functiondef(p.oid), E'\\n') || ';' as text from pg_proc p
  where p.pronamespace = 'public'::regnamespace and ${outsideExtensions('pg_proc', 'p.oid')}
  order by p.proname collate "C", pg_get_function_identity_arguments(p.oid) collate "C"`;

const column = `'  ' || quote_ident(a.attname) || ' ' || format_type(a.atttypid, a.atttypmod)
  || case when a.attcollation <> t.typcollation
       then ' collate ' || (select quote_ident(collname) from pg_collation where oid = a.attcollation)
       else '' end
  || case when a.attnotnull then ' not null' else '' end
  || case when a.attidentity = 'a' then ' generated always as identity'
          when a.attgenerated = 's' then ' generated always as (' || pg_get_expr(v.adbin, v.adrelid) || ') stored'
          when v.adbin is not null then ' default ' || pg_get_expr(v.adbin, v.adrelid)
          else '' end`;

const tables = `select format(E'create %stable %I (\\n%s\\n)%s;',
    case c.relpersistence when 'u' then 'unlogged ' else '' end, c.relname,
    (select string_agg(line, E',\\n' order by place, name collate "C") from (
       select a.attnum as place, '' as name, ${column} as line
       from pg_attribute a join pg_type t on t.oid = a.atttypid
       left join pg_attrdef v on v.adrelid = a.attrelid and v.adnum = a.attnum
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       union all
       select 10000, k.conname, format('  constraint %I %s', k.conname, pg_get_constraintdef(k.oid))
       from pg_constraint k where k.conrelid = c.oid and k.contype <> 'n'
     ) lines),
    ' with (' || array_to_string(c.reloptions, ', ') || ')')
  || coalesce((
    select string_agg(E'\\n' || replace(pg_get_indexdef(i.indexrelid), ' public.', ' ') || ';', ''
      order by x.relname collate "C")
    from pg_index i join pg_class x on x.oid = i.indexrelid
    where i.indrelid = c.oid and not exists (
      select 1 from pg_constraint k where k.conindid = i.indexrelid and k.conrelid = c.oid)), '')
  || coalesce((
    select string_agg(E'\\n' || pg_get_triggerdef(g.oid, true) || ';', '' order by g.tgname collate "C")
    from pg_trigger g where g.tgrelid = c.oid and not g.tgisinternal), '') as text
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname !~ '^kysely_'
    and ${outsideExtensions('pg_class', 'c.oid')}
  order by c.relname collate "C"`;

/**
 * The whole schema of a migrated database as one text: extensions, functions, and each table with
 * its columns, constraints, indexes and triggers. Asked of the catalogue, since the database that
 * the product brings along has no pg_dump, and that of the system may be of another version.
 */
export async function dumpSchema(pool: Pool): Promise<string> {
  const parts = [
    '-- What the migrations make. Written by `npm run db:types`; never edited, never run.',
  ];
  const client = await pool.connect();
  try {
    await client.query('set search_path = public');
    for (const question of [extensions, sequences, functions, tables]) {
      const { rows } = await client.query<{ text: string }>(question);
      parts.push(rows.map(({ text }) => text).join('\n\n'));
    }
  } finally {
    client.release(true);
  }
  return `${parts.join('\n\n')}\n`;
}
